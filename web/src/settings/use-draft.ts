import type { Settings } from "@fanradar/contract";
import { useState } from "react";

/** What was changed on the page, with what it showed before anything was. */
export interface ChangedSettings {
  shown: Settings;
  draft: Settings;
}

const storageKey = "fanradar-settings";

/** What was changed and not saved. Kept over the way to Google and back, where somebody confirms by it before it is saved. */
export function useDraft(userId: number) {
  const [changed, setChanged] = useState<ChangedSettings | undefined>(() => takeKept(userId));
  const keep = () => {
    if (changed) sessionStorage.setItem(storageKey, JSON.stringify({ userId, changed }));
  };
  return { changed, setChanged, keep, forget: () => sessionStorage.removeItem(storageKey) };
}

function takeKept(userId: number): ChangedSettings | undefined {
  const kept: { userId: number; changed: ChangedSettings } | null = JSON.parse(
    sessionStorage.getItem(storageKey) ?? "null",
  );
  return kept?.userId === userId ? kept.changed : undefined;
}
