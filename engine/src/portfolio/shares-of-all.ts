import type { MetricName } from "../catalogue/metrics.ts";
import type { Fact } from "../ledger/fact.ts";
import { deriveFact } from "../ledger/make-fact.ts";

/**
 * Which part of what several models have together each of them has, in percent. None of figures below 0, of different currencies, and where all are 0.
 *
 * @param figures one of each model
 * @param metric what a part is called
 * @param idOf the id of a model's part, by that of its figure
 */
export function sharesOfAll(figures: readonly Fact[], metric: MetricName, idOf: (id: string) => string): Fact[] {
  const known = figures.filter((fact): fact is Fact & { value: number } => typeof fact.value === "number");
  const total = known.reduce((sum, { value }) => sum + value, 0);
  const isAlike = known.every(({ value, currency }) => value >= 0 && currency === known[0]?.currency);
  if (!isAlike || total <= 0) return [];
  return known.map(({ id, value, asOf, period }) =>
    deriveFact(
      { id: idOf(id), metric, value: (100 * value) / total, asOf, formula: "figures.share", ...(period && { period }) },
      known,
    ),
  );
}
