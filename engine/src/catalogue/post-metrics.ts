import { dayChanges, formatMetrics, hourChanges, shiftKinds, standOutPlaces, themeMetrics } from "./groups.ts";
import { type Metric, outsideReports } from "./metric.ts";

const inContent = { field: "posts", section: "contentAnalysis" } as const;

const standOuts = [...standOutPlaces.up, ...standOutPlaces.down];
const uncompared = { ...inContent, isCompared: false } as const;
/** So many likes and comments. */
const ofReach = { field: "figures", section: null, isCompared: false } as const;

/** Forms of posts that are counted. */
export const countedForms = ["image", "video", "carousel", "text"] as const;
const ofSomeDays = { unit: "count", field: "posts", ...outsideReports, isOfPeriod: true } as const;

/** What is posted: how often, when, about what, and how it does. */
export const postMetrics = [
  { id: "postsTotal", unit: "count", field: "posts", section: null, isCompared: true },
  ...countedForms.map((form) => ({ id: `posts.${form}`, ...ofSomeDays }) as const),
  { id: "sampleNewest", unit: "days", field: "posts", section: null, isCompared: false },
  { id: "sampleOldest", unit: "days", field: "posts", section: null, isCompared: false },
  // How many a post reaches is a figure of reach: beside a rate it would give the followers away.
  { id: "likesAverage", unit: "count", field: "figures", section: null, isCompared: true },
  { id: "commentsAverage", unit: "count", field: "figures", section: null, isCompared: true },
  { id: "avgViews", unit: "count", field: "figures", section: "engagementMetrics", isCompared: true },
  { id: "viralPotential", unit: "percent", field: "posts", section: "engagementMetrics", isCompared: true },
  { id: "postFrequency", unit: "perWeek", field: "posts", section: "engagementMetrics", isCompared: true },
  { id: "longestGap", unit: "days", field: "posts", section: null, isCompared: true },
  { id: "usualGap", unit: "days", field: "posts", section: null, isCompared: true },
  { id: "daysSincePost", unit: "days", field: "posts", section: null, isCompared: false },
  { id: "schedule.best", unit: "hour", field: "posts", section: "contentAnalysis", isCompared: true },
  { id: "schedule.until", unit: "hour", field: "posts", section: "contentAnalysis", isCompared: true },
  { id: "topPostShare", unit: "percent", field: "posts", section: null, isCompared: true },
  { id: "likesVariation", unit: "percent", field: "posts", section: null, isCompared: true },
  { id: "captionLanguage", unit: "words", field: "posts", section: "contentAnalysis", isCompared: true },
  { id: "post.likes", unit: "count", field: "posts", ...outsideReports },
  { id: "post.comments", unit: "count", field: "posts", ...outsideReports },
  { id: "post.views", unit: "count", field: "posts", ...outsideReports },
  { id: "post.times", unit: "ratio", field: "posts", ...outsideReports },
  { id: "post.change", unit: "percent", field: "posts", ...outsideReports },
  ...[...hourChanges, ...dayChanges].map((id) => ({ id, ...inContent, unit: "percent", isCompared: false }) as const),
  // A place may be another theme's by now: only which theme leads is news.
  ...themeMetrics.map((id) => ({ id, ...inContent, unit: "words", isCompared: id === "theme.1" }) as const),
  ...themeMetrics.map((id) => ({ id: `${id}.share`, ...inContent, unit: "percent", isCompared: false }) as const),
  ...themeMetrics.map((id) => ({ id: `${id}.change`, ...inContent, unit: "percent", isCompared: false }) as const),
  ...formatMetrics.map((id) => ({ id, ...uncompared, unit: "words" }) as const),
  ...formatMetrics.map((id) => ({ id: `${id}.share`, ...uncompared, unit: "percent" }) as const),
  ...formatMetrics.map((id) => ({ id: `${id}.change`, ...uncompared, unit: "percent" }) as const),
  ...shiftKinds.map((kind) => ({ id: `shift.${kind}.target`, ...uncompared, unit: "percent" }) as const),
  ...shiftKinds.map((kind) => ({ id: `shift.${kind}.effect`, ...ofReach, unit: "perWeek" }) as const),
  { id: "effort.posts", unit: "percent", field: "posts", section: "platformOverview", isCompared: false },
  { id: "effort.response", unit: "percent", field: "posts", section: "platformOverview", isCompared: true },
  { id: "comeback.effect", ...ofReach, unit: "perWeek" },
  { id: "pairing", ...uncompared, unit: "words" },
  { id: "pairing.format", ...uncompared, unit: "words" },
  { id: "pairing.share", ...uncompared, unit: "percent" },
  { id: "pairing.change", ...uncompared, unit: "percent" },
  ...standOuts.map((id) => ({ id, ...uncompared, unit: "ratio" }) as const),
  ...standOuts.map((id) => ({ id: `${id}.format`, ...uncompared, unit: "words" }) as const),
  ...standOuts.map((id) => ({ id: `${id}.time`, ...uncompared, unit: "hour" }) as const),
  ...standOuts.map((id) => ({ id: `${id}.theme`, ...uncompared, unit: "words" }) as const),
  ...standOuts.map((id) => ({ id: `${id}.link`, ...uncompared, unit: "words" }) as const),
] as const satisfies readonly Metric[];
