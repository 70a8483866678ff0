import type { ObservationMetric } from "@fanradar/engine";

/** More people than there are: above, a count is a slip of the keyboard. */
const mostCounted = 10_000_000_000;
/** Posts a week of an account that posts every five minutes. */
const mostPerWeek = 2_000;
/** Cents: a billion of the largest unit of a currency. */
const mostCents = 100_000_000_000;

const moneyMetrics: ReadonlySet<ObservationMetric> = new Set([
  "subscription.priceCents",
  "earnings.gross",
  "earnings.net",
]);

/** The largest value that may be typed for a metric, in its unit. */
export function largestFigure(metric: ObservationMetric): number {
  if (metric === "posts.perWeek") return mostPerWeek;
  return moneyMetrics.has(metric) ? mostCents : mostCounted;
}
