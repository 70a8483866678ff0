/** Adding many models at once: rows of names and links, what is wrong in which, and what becomes of them. */
export const addManyWords = {
  title: "Viele Models hinzufügen",
  lead: "In jeder Zeile ein Model: ein Name und seine Links. Alle Zeilen werden hinzugefügt oder keine: Gespeichert wird erst, wenn jede Zeile stimmt.",
  rows: "Zeilen",
  rowsHint:
    "Aus einer Tabelle einfügen oder tippen: ein Name, ein Komma, ein Link. In einer Zeile dürfen mehrere Links stehen, einer von jeder Plattform. Eine Kopfzeile darf Spalten benennen: name, nutzername, link, instagram, x, tiktok, onlyfans, notizen.",
  file: "Oder eine CSV-Datei",
  fileHint: "Was in der Datei steht, kommt zum Durchsehen in das Feld oben.",
  fileLarge: "Diese Datei ist zu groß für eine Liste von Models. Erwartet werden höchstens 256 kB Zeilen",
  example: "Ada Stein, instagram.com/demo.ada\nBo Linde, x.com/demo_bo, instagram.com/demo.bo",
  inOrder: "In Ordnung",
  toChange: "Zu ändern",
  row: (n: number) => `Zeile ${n}`,
  problems: "Was zu ändern ist",
  ready: "Zeilen in Ordnung",
  follows: "Diesem Profil folgst du schon",
  adult: "Alle, denen diese OnlyFans-Profile gehören, sind 18 oder älter",
  add: "Models hinzufügen",
  adding: "Wird hinzugefügt...",
  cancel: "Abbrechen",
  done: "Models hinzugefügt",
  doneText: (when: string) => `Ihre Analysen beginnen eine nach der anderen, die letzte: ${when}.`,
  failed: "Die Models konnten nicht hinzugefügt werden",
  /** What is expected where any platform may stand: its name alone would not tell which. */
  anyLink: {
    kind: "ein Profil-Link",
    form: "ein Link wie instagram.com/name, x.com/name, tiktok.com/@name oder onlyfans.com/name",
  },
  faults: {
    quote: "Hier beginnt ein Anführungszeichen, das nie endet. Erwartet wird ein zweites oder keines",
    second: "In dieser Zeile stehen zwei Links einer Plattform. Erwartet wird höchstens einer von jeder",
  },
  none: "Tippe oder füge mindestens eine Zeile ein",
};
