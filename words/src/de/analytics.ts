/** The page of what models come to together. */
export const analyticsWords = {
  title: "Analysen",
  description:
    "Sieh, wie Creators über eine Woche, einen Monat, ein Quartal oder ein Jahr abschneiden: mittlere Follower, Engagement und Einnahmen, jeweils mit Quelle und Fehlerspanne.",
  leadOwn: "Alle deine Models, verglichen mit dem vorigen Zeitraum.",
  leadPublic:
    "Mediane auf FanRadar, verglichen mit dem vorigen Zeitraum: Follower je Profil, Engagement und Einnahmen je Creator. Gruppen unter fünf werden nicht gezeigt.",
  period: "Zeitraum",
  periods: { "7d": "7 Tage", "30d": "30 Tage", "90d": "90 Tage", "1y": "1 Jahr" },
  metric: "Im Verlauf",
  metrics: { earnings: "Nettoeinnahmen", engagement: "Engagement", followers: "Follower" },
  overview: "Überblick",
  against: "ggü.",
  daysBefore: (n: string) => `ggü. den ${n} Tagen davor`,
  trend: "Verlauf",
  trendNone: "Noch keine Daten für diese Tage.",
  cohort: {
    followers:
      "Die Linie umfasst nur durchgehend erfasste Profile und kann darum von der Karte abweichen, die jedes Profil zählt. Profile in der Linie:",
    earnings:
      "Die Linie umfasst nur Models, deren Abrechnungen alle ihre Tage abdecken, und kann darum von der Karte abweichen. Models in der Linie:",
  },
  /** Where the line ends at a known part of the card's figure: the part, the whole, and of how many profiles. */
  inLine: {
    part: "Die Linie enthält nur durchgehend erfasste Profile. Ihre Follower:",
    of: "von",
    profiles: "Profile:",
  },
  withPosts: (n: string, all: string) => `${n} von ${all} haben genug Beiträge.`,
  manual: "Davon von Hand eingegeben:",
  exchanged: "Darin enthalten, in der ursprünglichen Währung:",
  notExchanged: "Nicht enthalten, weil kein Wechselkurs hinterlegt ist:",
  manualNotDrawn:
    "Von Hand eingegebene Einnahmen sind ein Betrag für viele Tage; sie sind in den Zahlen oben, nicht im Diagramm.",
  /** Which posts engagement is of. */
  engagementOf: "Engagement, neueste Beiträge",
  engagementHint: {
    own: "Der Median deiner Models. Jedes zählt mit den neuesten Beiträgen seines größten Profils, höchstens zwölf. Die Veränderung ist der Median dessen, worum sich jedes verändert hat.",
    creators: "Der Median der Creators, nach ihren neuesten Beiträgen, höchstens zwölf.",
  },
  platforms: "Plattformen",
  members: { own: "Models", creators: "Creators" },
  typical: "Mittlere Follower",
  top: { own: "Beste Models", creators: "Beste Creators" },
  topNone: "Noch keine Daten.",
  exportCsv: "CSV exportieren",
  exportJson: "JSON exportieren",
  empty: "Noch keine Models",
  emptyHint: "Reiche ein Model ein, um seine Zahlen hier zu sehen.",
  submit: "Model einreichen",
  noData: "keine Daten",
  day: "Bis",
} as const;
