import { type Metric, outsideReports } from "./metric.ts";

const places = ["1", "2", "3"] as const;
const inAudience = { field: "figures", section: "contentAnalysis", isCompared: true } as const;
const ofTotal = { field: "figures", section: "growthPotential", isCompared: false, isOfPeriod: true } as const;
const part = { ...inAudience, unit: "words" } as const;

/** Size, growth, engagement and standing of an audience, and who is in it. */
export const audienceMetrics = [
  { id: "followers", unit: "count", field: "figures", section: "engagementMetrics", isCompared: true },
  { id: "reading", unit: "words", field: "figures", section: null, isCompared: true },
  { id: "following", unit: "count", field: "figures", section: null, isCompared: true },
  { id: "subscribers", unit: "count", field: "subscribers", section: "engagementMetrics", isCompared: true },
  { id: "likesTotal", unit: "count", field: "figures", section: null, isCompared: true },
  { id: "engagement", unit: "percent", field: "figures", section: "engagementMetrics", isCompared: true },
  { id: "engagementMedian", unit: "percent", field: "figures", section: "engagementMetrics", isCompared: true },
  { id: "engagementMean", unit: "percent", field: "figures", section: "engagementMetrics", isCompared: true },
  { id: "engagementByViews", unit: "percent", field: "figures", section: "engagementMetrics", isCompared: true },
  { id: "engagementByReach", unit: "percent", field: "figures", section: "engagementMetrics", isCompared: true },
  { id: "reachTotal", unit: "count", field: "figures", section: "engagementMetrics", isCompared: true },
  { id: "viewsTotal", unit: "count", field: "figures", section: "engagementMetrics", isCompared: true },
  { id: "gain", unit: "count", field: "figures", section: null, isCompared: true, isOfPeriod: true },
  { id: "gainPercent", unit: "percent", field: "figures", section: null, isCompared: true, isOfPeriod: true },
  { id: "gain.before", unit: "count", field: "figures", ...outsideReports, isOfPeriod: true },
  { id: "gainPercent.before", unit: "percent", field: "figures", ...outsideReports, isOfPeriod: true },
  { id: "forecast", unit: "count", field: "figures", section: null, isCompared: true, isOfPeriod: true },
  { id: "forecastConfidence", unit: "words", field: "figures", section: null, isCompared: false, isOfPeriod: true },
  { id: "chanceOfDecline", unit: "percent", field: "figures", section: null, isCompared: true },
  { id: "viralGain", unit: "count", field: "figures", section: null, isCompared: true },
  { id: "unexplainedGain", unit: "count", field: "figures", section: null, isCompared: true },
  { id: "unexplainedRise", unit: "percent", field: "figures", section: null, isCompared: true },
  { id: "suddenFall", unit: "percent", field: "figures", section: null, isCompared: true },
  { id: "jump", unit: "count", field: "figures", section: "growthPotential", isCompared: false },
  { id: "unexplainedJumps", unit: "count", field: "figures", section: null, isCompared: false },
  { id: "trendingScore", unit: "score", field: "figures", section: null, isCompared: true },
  { id: "trendingPlace", unit: "score", field: "figures", section: null, isCompared: true },
  { id: "trendingWeight", unit: "percent", field: "figures", section: null, isCompared: true },
  { id: "engagementChange", unit: "percent", field: "figures", section: "engagementMetrics", isCompared: true },
  { id: "tier", unit: "words", field: "figures", section: "engagementMetrics", isCompared: true },
  { id: "tierPercentile", unit: "percent", field: "figures", section: "engagementMetrics", isCompared: true },
  { id: "benchmarkEngagement", unit: "percent", field: "figures", section: "engagementMetrics", isCompared: false },
  { id: "peerEngagement", unit: "percent", field: "figures", section: "engagementMetrics", isCompared: false },
  { id: "follows.total", unit: "count", field: "figures", section: "growthPotential", isCompared: true },
  // Sums of what is compared platform by platform.
  ...(["follows.gain", "follows.forecast"] as const).map((id) => ({ id, unit: "count", ...ofTotal }) as const),
  { id: "follows.gainPercent", unit: "percent", ...ofTotal },
  { id: "share.largest", unit: "percent", field: "figures", section: null, isCompared: true },
  { id: "share.largestPlatform", unit: "words", field: "figures", section: null, isCompared: true },
  { id: "market.position", unit: "percent", field: "figures", section: null, isCompared: true },
  { id: "coverage", unit: "percent", field: "figures", section: null, isCompared: true },
  { id: "checks.ran", unit: "count", field: "figures", section: null, isCompared: false },
  { id: "checks.all", unit: "count", field: "figures", section: null, isCompared: false },
  { id: "audience.demographics", unit: "words", field: "figures", section: "contentAnalysis", isCompared: true },
  { id: "dataAge", unit: "days", field: "figures", section: null, isCompared: false },
  { id: "handleLikeness", unit: "percent", field: "figures", section: null, isCompared: true },
  { id: "followRatio", unit: "ratio", field: "figures", section: null, isCompared: true },
  /** Only in reports sealed by engines before 1.20. */
  { id: "suspectShare", unit: "percent", field: "figures", section: null, isCompared: true },
  { id: "audience.onlineFrom", unit: "hour", field: "figures", section: "contentAnalysis", isCompared: true },
  { id: "audience.onlineUntil", unit: "hour", field: "figures", section: "contentAnalysis", isCompared: true },
  { id: "audience.onlineChange", unit: "percent", field: "figures", section: "contentAnalysis", isCompared: true },
  ...places.map((place) => ({ id: `audience.country.${place}`, ...part }) as const),
  ...places.map((place) => ({ id: `audience.city.${place}`, ...part }) as const),
  ...places.map((place) => ({ id: `audience.age.${place}`, ...part }) as const),
  ...places.map((place) => ({ id: `audience.gender.${place}`, ...part }) as const),
  ...(["country", "city", "age", "gender"] as const).flatMap((dimension) =>
    places.map((place) => ({ id: `audience.${dimension}.${place}.share`, ...inAudience, unit: "percent" }) as const),
  ),
] as const satisfies readonly Metric[];
