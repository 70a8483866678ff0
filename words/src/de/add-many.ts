/** A paste of links, handles and names, one model or many: what is wrong in which row, and what becomes of them. */
export const addManyWords = {
  title: "Viele Models hinzufügen",
  lead: "Gib je Zeile ein Model ein: einen Namen und die Links. Zeilen mit Fehlern bleiben hier, während du die anderen hinzufügst.",
  rows: "Zeilen",
  rowsHint:
    "Füge aus einer Tabelle ein, oder tippe Name, Komma und Link. Eine Zeile kann je Plattform einen Link enthalten. Eine Kopfzeile kann diese Spalten benennen: name, username, link, instagram, x, tiktok, onlyfans, notes.",
  file: "Oder eine CSV-Datei",
  fileHint: "Die Zeilen erscheinen im Feld oben, damit du sie prüfen kannst.",
  example: "Ada Stein, instagram.com/demo.ada\nBo Linde, x.com/demo_bo, instagram.com/demo.bo",
  inOrder: "Bereit",
  toChange: "Zu korrigieren",
  row: (n: number) => `Zeile ${n}`,
  problems: "Was zu korrigieren ist",
  ready: "Bereite Zeilen",
  follows: "Diesen Creators folgst du schon",
  followedCount: "Schon gefolgt",
  adult: "Alle, denen diese OnlyFans-Profile gehören, sind 18 oder älter",
  add: "Models hinzufügen",
  addReady: (n: number) => (n === 1 ? "1 fertige Zeile hinzufügen" : `${n} fertige Zeilen hinzufügen`),
  adding: "Wird hinzugefügt...",
  done: "Models hinzugefügt",
  doneText: (when: string) => `Ihre Analysen laufen nacheinander, bis etwa ${when}.`,
  failed: "Die Models konnten nicht hinzugefügt werden",
  /** What is expected where any platform may stand: its name alone would not tell which. */
  anyLink: {
    kind: "ein Profil-Link",
    form: "ein Link wie instagram.com/name, x.com/name, tiktok.com/@name oder onlyfans.com/name",
  },
  faults: {
    quote: "Dieses Anführungszeichen wird nie geschlossen. Erwartet wird ein schließendes oder keines",
    second: "Diese Zeile hat mehrere Links zu einer Plattform. Erwartet wird höchstens einer je Plattform",
  },
  many: (rows: string, most: string, over: string) =>
    `${rows} Zeilen. Höchstens ${most} auf einmal: Entferne ${over} oder teile die Liste auf`,
  none: "Füge mindestens einen Profil-Link oder ein Handle ein",
  box: "Profil-Links oder Handles",
  boxHint: "Ein Model pro Zeile. Links derselben Person gehören in dieselbe Zeile; ein Name davor ist möglich.",
  whichPlatform: "Auf welcher Plattform ist dieses Handle?",
  allAreOn: "Alle diese Handles sind auf:",
  onePerVisitor:
    "Ohne Konto kannst du ein Model nach dem anderen analysieren. Registriere dich kostenlos, um alle zu analysieren.",
  signUp: "Registrieren und diese Links behalten",
  publicPages:
    "Jedes öffentliche Profil hat auf FanRadar eine öffentliche Seite mit dem, was seine Plattform veröffentlicht. Nichts, was du ergänzt, wie Namen, Notizen, Zahlen und Dateien, steht dort.",
  toForm: "Stattdessen ein Formular ausfüllen",
  toBox: "Stattdessen Links einfügen",
};
