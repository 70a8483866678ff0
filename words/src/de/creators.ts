/** Creators: their public page, and the strip of those that gain the most. */
export const creatorWords = {
  description:
    "Was über diesen Creator öffentlich bekannt ist: Reichweite, Engagement und Wachstum, jede Zahl mit Quelle, Alter und Sicherheit.",
  badges: {
    "top-creator": "Top-Creator",
    hot: "Gefragt",
    "verified-creator": "Geprüfter Creator",
    featured: "Hervorgehoben",
  },
  isThisYou: "Bist du das? Beanspruchen",
  yours: "Deine Seite",
  verified: "Geprüft",
  ownerVerified: "Vom Inhaber geprüft",
  score: "Score",
  views: "Aufrufe",
  analyse: "Analysieren",
  compare: "Vergleichen",
  hidden: "Nur du kannst diese Seite sehen: Dein Profil ist nicht öffentlich. Unten steht, was andere sehen würden.",
  figures: "Öffentliche Zahlen",
  edition: "Öffentliche Ausgabe",
  editionLead:
    "Ein Bericht, der nur aus öffentlichen Zahlen gesiegelt ist. Nichts darin wurde von jemandem eingetippt.",
  sealedOn: "Stand",
  stale: (age: string) =>
    `Diese Zahlen sind ${age} alt: Zurzeit folgt hier niemand diesem Profil. Eine neue Analyse liest es wieder.`,
  beingMade: "Die öffentliche Ausgabe entsteht gerade",
  beingMadeHint:
    "Das Profil wurde gelesen. Der Bericht wird innerhalb von zehn Minuten geschrieben, und diese Seite zeigt ihn von selbst.",
  none: "Keine öffentliche Ausgabe",
  noneHint: "Das Profil konnte nicht gelesen werden, als der Bericht fällig war. Eine Analyse versucht es erneut.",
  minor: "Das könnte minderjährig sein",
  problem: "Problem melden",
  notFound: "Creator nicht gefunden",
  notFoundHint: "Unter diesem Handle ist hier kein Creator verzeichnet.",
  analyseHandle: (handle: string) => `@${handle} kostenlos analysieren`,
  question: "War dieser Bericht hilfreich?",
  signInToRate: "Melde dich an, um zu bewerten",
  parts: "Woraus der Score besteht",
  partsLead:
    "Der Platz eines Creators unter Creators nach dem, was jeder Tag für die Größe bringt, von 0 bis 100. Nur öffentliche Lesungen zählen.",
  partsNone: "Nicht genug Daten: Ein Score braucht 7 tägliche Lesungen.",
  hotThisWeek: "Gefragte Models dieser Woche",
  hotLead: "Nach Trend-Score: wer für die eigene Größe am meisten gewinnt, aus täglichen öffentlichen Lesungen.",
  hotNone: "Noch hat niemand einen Score: Es braucht 7 tägliche Lesungen eines Profils.",
} as const;
