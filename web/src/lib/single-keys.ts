const storeKey = "fanradar-single-keys";

/** Whether shortcuts of one key work on this device. They can be turned off, since speech input types letters (WCAG 2.1.4). */
export const hasSingleKeys = (): boolean => localStorage.getItem(storeKey) !== "off";

/** Turns shortcuts of one key on or off on this device. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storeKey);
  else localStorage.setItem(storeKey, "off");
}
