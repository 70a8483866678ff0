import type { FactBuilder } from "../builder/fact-builder.ts";
import type { Breakdown } from "../ledger/evidence.ts";
import type { Platform } from "../ledger/vocabulary.ts";

interface Question {
  platform: Platform;
  dimension: Breakdown["dimension"];
}

/** The last answer with sound parts; of two of one instant the one of the greater key, so that order does not matter. */
export function newestOf(builder: FactBuilder, breakdowns: readonly Breakdown[], { platform, dimension }: Question) {
  const orderOf = ({ observedAt, evidence }: Breakdown) => `${new Date(observedAt).toISOString()} ${evidence}`;
  return breakdowns
    .filter((one) => one.platform === platform && one.dimension === dimension && builder.evidence.has(one.evidence))
    .filter(({ observedAt }) => Date.parse(observedAt) <= Date.parse(builder.asOf))
    .map((one) => ({ ...one, parts: one.parts.filter(({ value }) => Number.isSafeInteger(value) && value > 0) }))
    .filter(({ parts }) => parts.length > 0)
    .reduce<Breakdown | undefined>((best, one) => (best && orderOf(best) >= orderOf(one) ? best : one), undefined);
}
