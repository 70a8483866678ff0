import type { Fact, FormulaKey, MetricName } from "@fanradar/engine";

/** A count of rows or facts that this page itself was given. */
export function countedPlaces(
  metric: MetricName,
  value: number,
  { asOf, formula }: { asOf: string; formula: FormulaKey },
): Fact {
  return {
    id: metric,
    metric,
    kind: "measured",
    value,
    unit: "count",
    asOf,
    trust: "record",
    sandbox: false,
    formula,
    inputs: [],
    sources: [],
    scope: "public",
  };
}
