/** The page of what models come to together. */
export const analyticsWords = {
  title: "Analytics",
  description:
    "What creators come to over a week, a month, a quarter or a year: typical followers, engagement and earnings, each figure with its source and how sure it is.",
  leadOwn: "Your models together, against the equal period before.",
  leadPublic:
    "The typical creator of those read here last, against the equal period before. Nothing is said of fewer than five.",
  period: "Period",
  periods: { "7d": "7 days", "30d": "30 days", "90d": "90 days", "1y": "1 year" },
  metric: "Over time",
  metrics: { earnings: "Earnings", engagement: "Engagement", followers: "Followers" },
  overview: "Overview",
  against: "against",
  trend: "Trend",
  trendNone: "Nothing is known of these days yet.",
  cohort:
    "The line follows only the profiles read at each of its points, so it can end below the card, which counts every profile. Profiles in the line:",
  sameDays: (days: string) => `the same ${days} of each`,
  given: "Of it entered by hand:",
  givenNotDrawn:
    "Earnings entered by hand cover a month and cannot be divided into days: they are in the figures above, not in the chart.",
  engagementHint: {
    own: "Posts of this period; the typical profile of yours. A report uses each profile’s newest posts, so it can differ.",
    creators: "Posts of this period; the typical creator. A report uses each profile’s newest posts, so it can differ.",
  },
  platforms: "Platforms",
  members: { own: "Models", creators: "Creators" },
  typical: "Typical followers",
  top: { own: "Top models", creators: "Top creators" },
  topNone: "Nobody has this figure yet.",
  exportCsv: "Export CSV",
  exportJson: "Export JSON",
  summary: (title: string, count: number) => `${title}, ${count} values. The table has every one.`,
  empty: "No models yet",
  emptyHint: "Submit a model, and its figures add up here.",
  submit: "Submit Model",
  noData: "no data",
  showTable: "Show as table",
  showChart: "Show as chart",
  day: "Until",
  value: "Value",
  range: "Range",
} as const;
