/** The page that stands in for one that cannot be reached. */
export const offlineWords = {
  title: "Offline",
  heading: "Du bist offline",
  backOnline: "Du bist wieder online",
  retry: "Seite erneut öffnen",
  none: "Öffne einen Bericht, solange du online bist. Der letzte bleibt hier lesbar.",
  lastSeen: "Diesen Bericht hast du zuletzt geöffnet, Stand:",
  mayHaveChanged: "Seine Zahlen können sich seitdem geändert haben.",
};
