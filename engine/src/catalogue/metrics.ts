import type { Unit } from "../ledger/vocabulary.ts";
import { audienceMetrics } from "./audience-metrics.ts";
import { bookMetrics } from "./book-metrics.ts";
import { comparisonMetrics } from "./comparison-metrics.ts";
import { earningsMetrics } from "./earnings-metrics.ts";
import { instanceMetrics } from "./instance-metrics.ts";
import type { Metric } from "./metric.ts";
import { postMetrics } from "./post-metrics.ts";
import { answerMetrics, pricingMetrics } from "./pricing-metrics.ts";

const rows = [
  ...audienceMetrics,
  ...postMetrics,
  ...earningsMetrics,
  ...comparisonMetrics,
  ...instanceMetrics,
  ...pricingMetrics,
  ...answerMetrics,
  ...bookMetrics,
];
/** What a fact may be about. Each has its label in `words/`. */
export type MetricName = (typeof rows)[number]["id"];
export type PricingMetric = (typeof pricingMetrics | typeof answerMetrics)[number]["id"];
/** Of an import alone. */
export type ImportMetric = Extract<MetricName, `import.${string}`>;
export type BookMetric = (typeof bookMetrics)[number]["id"];

/** Every metric that a fact may be about, once. */
export const metrics: readonly (Metric & { id: MetricName })[] = rows;
const byName: ReadonlyMap<string, Metric> = new Map(metrics.map((metric) => [metric.id, metric]));

/** The row of a metric; undefined where the catalogue has none, as in a report of another version. */
export const metricOf = (name: string): Metric | undefined => byName.get(name);

/** The unit of a metric of this version. */
export function unitOf(name: MetricName): Unit {
  const metric = byName.get(name);
  if (!metric) throw new Error(`the catalogue has no metric ${name}`);
  return metric.unit;
}
