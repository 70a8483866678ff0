import type { Settings } from "@fanradar/contract";

interface DraftMerge {
  /** What the page showed before anything was changed. */
  shown: Settings;
  draft: Settings;
}

/**
 * What was changed on this page, over what is stored now: what another window or page changed meanwhile stays, so that saving a
 * name here does not open a profile that was hidden there.
 */
export function merge(stored: Settings, { shown, draft }: DraftMerge): Settings {
  const group = <Name extends keyof Settings>(name: Name): Settings[Name] => {
    const before = new Map<string, unknown>(Object.entries(shown[name]));
    const changed = Object.entries(draft[name]).filter(([key, value]) => before.get(key) !== value);
    return { ...stored[name], ...Object.fromEntries(changed) };
  };
  return {
    profile: group("profile"),
    notifications: group("notifications"),
    privacy: group("privacy"),
    preferences: group("preferences"),
  };
}
