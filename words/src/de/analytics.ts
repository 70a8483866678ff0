/** The page of what models come to together. */
export const analyticsWords = {
  title: "Analysen",
  description:
    "Worauf Creators in einer Woche, einem Monat, einem Quartal oder einem Jahr kommen: typische Follower, Engagement und Einnahmen, jede Zahl mit Quelle und Sicherheit.",
  leadOwn: "Deine Models zusammen, gegenüber dem gleich langen Zeitraum davor.",
  leadPublic:
    "Der typische Creator der zuletzt hier gelesenen, gegenüber dem gleich langen Zeitraum davor. Über weniger als fünf wird nichts gesagt.",
  period: "Zeitraum",
  periods: { "7d": "7 Tage", "30d": "30 Tage", "90d": "90 Tage", "1y": "1 Jahr" },
  metric: "Im Verlauf",
  metrics: { earnings: "Einnahmen", engagement: "Engagement", followers: "Follower" },
  overview: "Überblick",
  against: "gegenüber",
  trend: "Verlauf",
  trendNone: "Von diesen Tagen ist noch nichts bekannt.",
  cohort:
    "Die Linie folgt nur den Profilen, die an jedem ihrer Punkte gelesen waren, und kann deshalb unter der Karte enden, die alle Profile zählt. Profile in der Linie:",
  sameDays: (days: string) => `dieselben ${days} in beiden`,
  given: "Davon von Hand angegeben:",
  givenNotDrawn:
    "Von Hand angegebene Einnahmen gelten für einen Monat und lassen sich nicht auf Tage aufteilen: Sie stehen in den Zahlen oben, nicht im Diagramm.",
  engagementHint: {
    own: "Beiträge dieses Zeitraums; das typische deiner Profile. Ein Bericht nimmt die neuesten Beiträge je Profil und kann abweichen.",
    creators:
      "Beiträge dieses Zeitraums; der typische Creator. Ein Bericht nimmt die neuesten Beiträge je Profil und kann abweichen.",
  },
  platforms: "Plattformen",
  members: { own: "Models", creators: "Creators" },
  typical: "Typische Follower",
  top: { own: "Beste Models", creators: "Beste Creators" },
  topNone: "Diese Zahl hat noch niemand.",
  exportCsv: "CSV exportieren",
  exportJson: "JSON exportieren",
  summary: (title: string, count: number) => `${title}, ${count} Werte. Die Tabelle enthält jeden.`,
  empty: "Noch keine Models",
  emptyHint: "Reiche ein Model ein, und seine Zahlen stehen hier.",
  submit: "Model einreichen",
  noData: "keine Daten",
  showTable: "Als Tabelle zeigen",
  showChart: "Als Diagramm zeigen",
  day: "Bis",
  value: "Wert",
  range: "Spanne",
} as const;
