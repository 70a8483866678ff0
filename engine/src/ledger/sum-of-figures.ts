import type { MetricName } from "../catalogue/metrics.ts";
import type { Period } from "./evidence.ts";
import type { Fact } from "./fact.ts";
import { deriveFact } from "./make-fact.ts";

type NumberFact = Fact & { value: number };

/**
 * What figures come to together, as a fact of `metric`, over the days that they are of together. Undefined without any, and of two units or
 * currencies, whose sum is none. What has no value counts as nothing. Source: docs/methods.md, 'Comparison'.
 */
export function sumOfFigures(
  figures: readonly Fact[],
  { id, metric }: { id: string; metric: MetricName },
): Fact | undefined {
  const known = figures.filter((fact): fact is NumberFact => typeof fact.value === "number");
  const [first] = known;
  if (!first || known.some(({ unit, currency }) => unit !== first.unit || currency !== first.currency))
    return undefined;
  const period = spanOf(known);
  return deriveFact(
    {
      ...{ id, metric, value: known.reduce((sum, { value }) => sum + value, 0), formula: "figures.sum" },
      ...(period && { period }),
      ...(first.currency && { currency: first.currency }),
      asOf: known.map(({ asOf }) => asOf).toSorted()[0] ?? first.asOf,
    },
    known,
  );
}

function spanOf(facts: readonly Fact[]): Period | undefined {
  const periods = facts.flatMap(({ period }) => period ?? []);
  const from = periods.map((one) => one.from).toSorted()[0];
  const to = periods
    .map((one) => one.to)
    .toSorted()
    .at(-1);
  return from === undefined || to === undefined ? undefined : { from, to };
}
