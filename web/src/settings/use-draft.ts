import type { Settings } from "@fanradar/contract";
import { useState } from "react";
import { unsentKey } from "../lib/unsent-keys.ts";

/** What was changed on the page, with what it showed before anything was. */
export interface ChangedSettings {
  shown: Settings;
  draft: Settings;
}

/** Unsaved changes. They outlive the page until they are saved, so also while the person confirms with a provider. */
export function useSettingsDraft(userId: number) {
  const key = unsentKey("settings", userId);
  const [changed, setChanged] = useState<ChangedSettings | undefined>(
    () => JSON.parse(sessionStorage.getItem(key) ?? "null") ?? undefined,
  );
  const change = (next: ChangedSettings) => {
    sessionStorage.setItem(key, JSON.stringify(next));
    setChanged(next);
  };
  const forget = () => {
    sessionStorage.removeItem(key);
    setChanged(undefined);
  };
  return { changed, change, forget };
}
