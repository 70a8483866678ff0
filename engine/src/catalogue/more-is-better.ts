import type { MetricName } from "./metrics.ts";

/** Metrics whose rise is good for a creator whatever else changes, and whose fall is bad. Of others a change is neither by itself. */
export const moreIsBetter: ReadonlySet<string> = new Set<MetricName>([
  ...(["followers", "follows.total", "subscribers", "score", "trendingScore"] as const),
  ...(["engagement", "engagementMedian", "engagementMean", "engagementByViews", "engagementByReach"] as const),
  ...(["likesAverage", "commentsAverage", "avgViews", "reachTotal", "viewsTotal"] as const),
  ...(["earningsNet", "earningsGross"] as const),
]);
