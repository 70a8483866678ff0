/** The page that stands in for one that cannot be reached. */
export const offlineWords = {
  title: "Offline",
  heading: "You're offline",
  backOnline: "You're back online",
  retry: "Open the page again",
  none: "Open a report while you're online. The last one you open stays here to read.",
  lastSeen: "This is the report you opened last, as it was",
  mayHaveChanged: "Its numbers may have changed since.",
};
