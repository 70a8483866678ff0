/** The public analysis home page. */
export const analyzeWords = {
  title: "Kostenlose Analyse",
  lead: "Füge einen Profil-Link ein und erhalte einen ganzen Bericht: Wachstum, Engagement, Themen und Risiken. Ganz ohne Konto.",
  description:
    "Analysiere das öffentliche Profil eines Creators kostenlos. Jede Zahl zeigt Quelle, Alter und Fehlerspanne.",
  form: "Ein Model analysieren",
  gets: "Was du bekommst",
  getsList: [
    "Follower, Engagement und Wachstum, mit Fehlerspanne",
    "Die Größenklasse, und wie ähnliche Creators abschneiden",
    "Die beste Zeit zum Posten, wenn es eine gibt",
    "Risiken und bis zu drei nächste Schritte, mit Zahlen belegt",
    "Quelle, Alter, Formel und Stichprobe hinter jeder Zahl",
  ],
  sample: "Vorschau eines Beispielberichts",
  sampleLead: "Ein ganzer Bericht über einen Beispiel-Creator. Wähle eine Zahl, um ihre Quelle zu sehen.",
  openSample: "Beispiel öffnen",
  closeSample: "Beispiel schließen",
  mine: "Deine Analysen",
  storedUntil: (date: string) => `Aufbewahrt bis zum ${date}`,
  keepLead: (date: string) =>
    `Wir bewahren diesen Bericht bis zum ${date} auf. Mit einem kostenlosen Konto bleibt er dauerhaft. Der Bericht gehört dir allein; Zahlen öffentlicher Profile stehen auch in der Suche.`,
  createAccount: "Kostenloses Konto erstellen",
  another: "Ein weiteres Model analysieren",
  started: "Analyse gestartet",
  startedText: "Die KI analysiert das Model. Das dauert meist 2-5 Minuten.",
  ready: "Analyse abgeschlossen",
  readyText: "Dein KI-Bericht ist fertig!",
  longer: "Analyse dauert länger",
  longerText: "Die Analyse dauert länger als erwartet. Bitte versuche es noch einmal.",
  lost: "Die Ergebnisse der Analyse konnten nicht abgerufen werden. Bitte versuche es noch einmal.",
  notBegun:
    "Die Analyse hat noch nicht begonnen. Deine Anfrage bleibt erhalten: Du kannst jederzeit auf diese Seite zurückkommen.",
  typeLead:
    "Ergänze die Zahlen, die FanRadar hier nicht erfassen kann, und du erhältst Engagement, Vergleichswert und Posting-Häufigkeit.",
  rerun: "Eine neuere Analyse läuft. Dieser Bericht gilt, bis sie fertig ist.",
  notFound:
    "In diesem Browser finden wir diese Analyse nicht. Vielleicht liegt sie in deinem Konto, oder ihre 14 Tage sind vorbei.",
};
