/** The cache of this browser that holds the report seen last and the page that shows it. Absent on pages that come by plain http. */
export const offlineCache = "fanradar-offline";

/** Removes what is stored for reading offline. */
export function forgetOfflineCopy(): void {
  void globalThis.caches?.delete(offlineCache);
}
