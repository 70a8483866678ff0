/** The public analysis home page. */
export const analyzeWords = {
  title: "Kostenlose Analyse",
  lead: "Füge ein Profil ein und lies, was die öffentlichen Zahlen sagen, jede mit Quelle und Sicherheit. Ganz ohne Konto.",
  description:
    "Analysiere das öffentliche Profil eines Creators kostenlos: jede Zahl mit Quelle, Alter und Sicherheit.",
  form: "Ein Model analysieren",
  gets: "Was du bekommst",
  getsList: [
    "Follower, Engagement und Wachstum mit Spanne statt bloßer Zahl",
    "Die Größenklasse und wie es anderen derselben Größe geht",
    "Wann Beiträge mehr bringen, oder dass sich nichts Sicheres sagen lässt",
    "Risiken und höchstens drei nächste Schritte, jeder mit seinen Fakten",
    "Jede Zahl lässt sich öffnen: Quelle, Alter, Formel, Stichprobe",
  ],
  sample: "Vorschau eines Beispielberichts",
  sampleLead: "Ein ganzer Bericht über einen Beispiel-Creator. Drücke auf eine beliebige Zahl.",
  openSample: "Beispiel öffnen",
  closeSample: "Beispiel schließen",
  mine: "Deine Analysen",
  keptUntil: (date: string) => `Aufbewahrt bis ${date}`,
  keepLead: (date: string) =>
    `Dieser Bericht wird bis ${date} aufbewahrt. Mit einem kostenlosen Konto bleibt er, und nur du kannst ihn lesen.`,
  createAccount: "Kostenloses Konto erstellen",
  another: "Ein weiteres Model analysieren",
  open: "Deinen Bericht öffnen",
  started: "Analyse gestartet",
  startedText: "Die KI analysiert das Model. Das dauert meist 2-5 Minuten.",
  ready: "Analyse abgeschlossen",
  readyText: "Dein KI-Bericht ist fertig!",
  longer: "Analyse dauert länger",
  longerText: "Die Analyse dauert länger als erwartet. Bitte versuche es noch einmal.",
  lost: "Die Ergebnisse der Analyse konnten nicht abgerufen werden. Bitte versuche es noch einmal.",
  notBegun:
    "Noch hat niemand damit begonnen. Deine Anfrage bleibt erhalten: Du kannst jederzeit auf diese Seite zurückkommen.",
  typeLead:
    "Was hier keine Plattform verrät, kannst du eintippen: Engagement, Vergleichswert und Rhythmus ergeben sich daraus.",
  rerun: "Eine neuere Analyse läuft; dieser Bericht gilt, bis sie fertig ist.",
  gone: "In diesem Browser gibt es keine solche Analyse. Vielleicht liegt sie in deinem Konto, oder ihre 14 Tage sind vorbei.",
};
