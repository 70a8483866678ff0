import type { Metric } from "./metric.ts";

/** What a slot of the day brings, by the hour at which it begins, and what weekdays and weekends do. */
export const hourChanges = [
  "hourChange.00",
  "hourChange.03",
  "hourChange.06",
  "hourChange.09",
  "hourChange.12",
  "hourChange.15",
  "hourChange.18",
  "hourChange.21",
] as const;
export const dayChanges = ["dayChange.weekday", "dayChange.weekend"] as const;
const inContent = { field: "posts", section: "contentAnalysis" } as const;
const places = ["1", "2", "3", "4", "5"] as const;

/** What is posted: how often, when, about what, and how it does. */
export const postMetrics = [
  { id: "postsTotal", unit: "count", field: "posts", section: null, isCompared: true },
  { id: "sampleNewest", unit: "days", field: "posts", section: null, isCompared: false },
  { id: "sampleOldest", unit: "days", field: "posts", section: null, isCompared: false },
  { id: "likesAverage", unit: "count", field: "posts", section: null, isCompared: true },
  { id: "commentsAverage", unit: "count", field: "posts", section: null, isCompared: true },
  { id: "avgViews", unit: "count", field: "posts", section: "engagementMetrics", isCompared: true },
  { id: "viralPotential", unit: "percent", field: "posts", section: "engagementMetrics", isCompared: true },
  { id: "postFrequency", unit: "perWeek", field: "posts", section: "engagementMetrics", isCompared: true },
  { id: "longestGap", unit: "days", field: "posts", section: null, isCompared: true },
  { id: "usualGap", unit: "days", field: "posts", section: null, isCompared: true },
  { id: "daysSincePost", unit: "days", field: "posts", section: null, isCompared: false },
  { id: "viralGain", unit: "count", field: "posts", section: null, isCompared: true },
  { id: "contentStyle", unit: "words", field: "posts", section: "engagementMetrics", isCompared: true },
  { id: "schedule.best", unit: "hour", field: "posts", section: "contentAnalysis", isCompared: true },
  { id: "schedule.until", unit: "hour", field: "posts", section: "contentAnalysis", isCompared: true },
  { id: "topPostShare", unit: "percent", field: "posts", section: null, isCompared: true },
  { id: "likesVariation", unit: "percent", field: "posts", section: null, isCompared: true },
  { id: "captionLanguage", unit: "words", field: "posts", section: "contentAnalysis", isCompared: true },
  ...[...hourChanges, ...dayChanges].map((id) => ({ id, ...inContent, unit: "percent", isCompared: false }) as const),
  { id: "theme.1", unit: "words", ...inContent, isCompared: true },
  // A place may be another theme's by now: only which theme leads is news.
  ...(["2", "3", "4", "5"] as const).map(
    (place) => ({ id: `theme.${place}`, ...inContent, unit: "words", isCompared: false }) as const,
  ),
  ...places.map((place) => ({ id: `theme.${place}.share`, ...inContent, unit: "percent", isCompared: false }) as const),
  ...places.map(
    (place) => ({ id: `theme.${place}.change`, ...inContent, unit: "percent", isCompared: false }) as const,
  ),
] as const satisfies readonly Metric[];
