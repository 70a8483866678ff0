import type { Settings } from "@fanradar/contract";
import { useState } from "react";

/** What was changed on the page, with what it showed before anything was. */
export interface ChangedSettings {
  shown: Settings;
  draft: Settings;
}

const storageKey = "fanradar-settings";

/** Unsaved changes. Stored while the person confirms with a provider and returns. */
export function useSettingsDraft(userId: number) {
  const [changed, setChanged] = useState<ChangedSettings | undefined>(() => readStored(userId));
  const keep = () => {
    if (changed) sessionStorage.setItem(storageKey, JSON.stringify({ userId, changed }));
  };
  return { changed, setChanged, keep, forget: () => sessionStorage.removeItem(storageKey) };
}

function readStored(userId: number): ChangedSettings | undefined {
  const stored: { userId: number; changed: ChangedSettings } | null = JSON.parse(
    sessionStorage.getItem(storageKey) ?? "null",
  );
  return stored?.userId === userId ? stored.changed : undefined;
}
