import { unitOf } from "../catalogue/metrics.ts";
import { observationKinds } from "../catalogue/observations.ts";
import type { Evidence, Observation } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import { trustOf } from "../ledger/trust-ladder.ts";

/**
 * A fact with the value of one source alone, whatever other sources say.
 *
 * @param id unique among the facts that it is shown with
 */
export function sourceFact(observation: Observation, evidence: Evidence, id: string): Fact {
  const { platform, value, low, high, period, currency, observedAt } = observation;
  const { metric } = observationKinds[observation.metric];
  const trust = trustOf(evidence);
  return {
    id,
    metric,
    platform,
    kind: trust === "manual" || trust === "screenshot" ? "self-reported" : "measured",
    value,
    unit: unitOf(metric),
    ...(low !== undefined && { low }),
    ...(high !== undefined && { high }),
    ...(period && { period }),
    ...(currency && { currency }),
    asOf: observedAt,
    trust,
    sandbox: evidence.sandbox,
    inputs: [],
    sources: [evidence.key],
    scope: evidence.scope,
  };
}
