import type { FormulaKey } from "../catalogue/formulas.ts";
import type { MetricName } from "../catalogue/metrics.ts";
import type { Fact } from "../ledger/fact.ts";
import { recordFact } from "../ledger/make-fact.ts";
import type { RiskFinding } from "./assess-risks.ts";

/**
 * How many of the risk checks ran, and how many there are for the linked platforms, as facts: counts of the engine's own,
 * which rest on no evidence. A check that does not apply counts in neither; one rule is one check, however many platforms
 * it found something on.
 */
export function checkFacts(findings: readonly RiskFinding[], asOf: string): Fact[] {
  const rulesIn = (states: RiskFinding["state"][]) =>
    new Set(findings.filter(({ state }) => states.includes(state)).map(({ rule }) => rule)).size;
  const counts: [metric: MetricName & FormulaKey, value: number][] = [
    ["checks.ran", rulesIn(["raised", "clear"])],
    ["checks.all", rulesIn(["raised", "clear", "not-checked"])],
  ];
  return counts.map(([metric, value]) =>
    recordFact({ id: metric, metric, kind: "derived", value, asOf, formula: metric }, { scope: "public" }),
  );
}
