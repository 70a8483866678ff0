import type { FailureCode } from "@fanradar/contract";
import type { Outcome } from "@fanradar/engine";

const unknown: ReadonlySet<Outcome> = new Set(["not_found", "not_professional_or_missing"]);
const unreachable: ReadonlySet<Outcome> = new Set(["upstream_error", "contract_error"]);

interface Evidence {
  outcomes: readonly Outcome[];
  /** The submitter typed figures: then a report is possible whatever the outcomes of the platforms. */
  hasTyped: boolean;
}

/**
 * Whether reading came to nothing by a fault. Only then a run fails: no link at all, links without a connector or key,
 * a private account, a used-up limit or budget are stated in a report (decision 0016).
 */
export function judge({ outcomes, hasTyped }: Evidence): FailureCode | undefined {
  if (hasTyped || outcomes.length === 0) return undefined;
  if (outcomes.every((outcome) => unknown.has(outcome))) return "sources-unknown";
  const isLost = (outcome: Outcome) => unknown.has(outcome) || unreachable.has(outcome);
  return outcomes.every(isLost) ? "sources-unreachable" : undefined;
}
