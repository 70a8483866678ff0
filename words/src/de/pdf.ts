/** A report as a document. What it shares with the page stands with the page's words. */
export const pdfWords = {
  title: (number: string) => `FanRadar-Bericht ${number}`,
  sealedOn: (when: string) => `Gesiegelt ${when}`,
  preparedFor: "Erstellt für",
  preparedBy: "Erstellt von",
  marksLead: "Das Zeichen hinter einer Zahl zeigt, worauf sie beruht.",
  marksAppendix: "Der Anhang nennt Quelle, Alter und Formel jeder Zahl.",
  marksSteps:
    "Die nächsten Schritte folgen aus den Zahlen in diesem Dokument; mit privaten Zahlen kann ein anderer Schritt vorne stehen.",
  appendix: "Jede Zahl und woher sie kommt",
  appendixLead:
    "Zahlen mit allen Stellen, nach Plattform. Eine Spanne zeigt, wie sicher eine Zahl ist. „—“ heißt nicht bekannt, und das ist nicht 0.",
  figure: "Zahl",
  value: "Wert",
  evidence: "Worauf sie beruht",
  formula: "Wie sie berechnet wurde",
  ofAll: "Alle Plattformen",
  sources: "Quellen",
  source: "Quelle",
  readOn: "Stand",
  times: (count: number, span: string) => `${count} Mal, ${span}`,
  seal: "Fingerabdruck",
  report: "Bericht",
  engine: "Engine",
  sealHash: "Fingerabdruck (SHA-256)",
  renderingHash: "Dieses Dokument (SHA-256 seines Inhalts)",
  timeZone: "Zeiten",
  verify: (address: string) =>
    `Gib Nummer und Fingerabdruck auf ${address} ein, um zu prüfen, wann und von welcher Engine dieser Bericht gesiegelt wurde.`,
  named: (name: string, what: string) => `${name}: ${what}`,
  forecastTo: (range: string, day: string) => `${range} · ${day}`,
} as const;
