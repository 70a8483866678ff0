/** The page of what models come to together. */
export const analyticsWords = {
  title: "Analytics",
  description:
    "See how creators perform over a week, a month, a quarter or a year: median followers, engagement and earnings, each with its source and margin of error.",
  leadOwn: "All your models, compared with the previous period.",
  leadPublic:
    "Medians on FanRadar, compared with the previous period: followers by profile, engagement and earnings by creator. Groups of fewer than five aren't shown.",
  period: "Period",
  periods: { "7d": "7 days", "30d": "30 days", "90d": "90 days", "1y": "1 year" },
  metric: "Over time",
  metrics: { earnings: "Net earnings", engagement: "Engagement", followers: "Followers" },
  overview: "Overview",
  against: "vs.",
  /** Of earnings of the latest days, whose days before are those right before each model's own. */
  daysBefore: (n: string) => `vs. the ${n} days before`,
  trend: "Trend",
  trendNone: "No data for these days yet.",
  cohort: {
    followers:
      "The line includes only profiles tracked the whole time, so it can differ from the card, which counts every profile. Profiles in the line:",
    earnings:
      "The line includes only models whose statements cover all of its days, so it can differ from the card. Models in the line:",
  },
  /** Where the line ends at a known part of the card's figure: the part, the whole, and of how many profiles. */
  inLine: {
    part: "The line has only profiles tracked the whole time. Their followers:",
    of: "of",
    profiles: "Profiles:",
  },
  withPosts: (n: string, all: string) => `${n} of ${all} have enough posts.`,
  manual: "Of this, entered by hand:",
  exchanged: "Includes, in the original currency:",
  notExchanged: "Not included, since no exchange rate is set:",
  manualNotDrawn:
    "Earnings entered by hand are one amount for many days, so they're in the figures above but not in the chart.",
  /** Which posts engagement is of. */
  engagementOf: "Engagement, latest posts",
  engagementHint: {
    own: "The median of your models. Each counts with the latest posts of its largest profile, twelve at most. The change is the median of what each one changed by.",
    creators: "The median creator, by the latest posts, twelve at most.",
  },
  platforms: "Platforms",
  members: { own: "Models", creators: "Creators" },
  typical: "Median followers",
  top: { own: "Top models", creators: "Top creators" },
  topNone: "No data yet.",
  exportCsv: "Export CSV",
  exportJson: "Export JSON",
  empty: "No models yet",
  emptyHint: "Submit a model to see its figures here.",
  submit: "Submit Model",
  noData: "no data",
  day: "Until",
} as const;
