import { earningsTypes, type MetricName } from "@fanradar/engine";

const sums: ReadonlySet<MetricName> = new Set<MetricName>([
  ...earningsTypes.map((type) => `earnings.${type}` as const),
  "earnings.subscriptions",
  "earnings.back",
  "earnings.pending",
  "earnings.rest",
  "earnings.fees",
]);

const kindsByPart: ReadonlyMap<string, MetricName> = new Map(
  earningsTypes.map((type) => [`kindShare.${type}`, `earnings.${type}`] as const),
);

/** The kind of payments whose part in all a metric is; undefined of any other metric. */
export const kindOfPart = (metric: MetricName): MetricName | undefined => kindsByPart.get(metric);

/** Whether a metric is of a kind of payments, and not of all: the sum of one, what was given back or is pending, or what is left without some. */
export const isKindOfPayments = (metric: MetricName): boolean => sums.has(metric);
