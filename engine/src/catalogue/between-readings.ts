import type { MetricName } from "./metrics.ts";

/**
 * Differences of two readings. Their period is that of the readings; the days that it brought are those after the first: what a count of Nov 1
 * and one of Nov 29 differ by is of Nov 2 to 29.
 */
export const betweenReadings: ReadonlySet<string> = new Set<MetricName>([
  "gain",
  "gainPercent",
  "gain.before",
  "gainPercent.before",
  "follows.gain",
  "follows.gainPercent",
  "portfolio.followers.change",
]);
