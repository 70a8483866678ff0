import { observationKinds } from "@fanradar/engine";
import { isEarnings } from "../access/visibility.ts";
import type { ModelInput } from "../analyses/gather-input.ts";
import type { StoredEvidence } from "./find-evidence.ts";

type EvidenceContent = Pick<StoredEvidence, "platform" | "statement" | "observations">;

/** Whether a piece of evidence says what a model earns, or may: statements, and whatever is of a page that is paid for. */
const isOfEarnings = ({ platform, statement, observations }: EvidenceContent): boolean =>
  statement !== null ||
  platform === null ||
  platform === "onlyfans" ||
  observations.some(({ metric }) => isEarnings(observationKinds[metric].metric));

/** Evidence as members without the earnings switch read it: pieces of earnings are left out whole, as if they were not there. */
export function withoutEarnings(stored: StoredEvidence[], input: ModelInput): [StoredEvidence[], ModelInput] {
  const closed = new Set(stored.filter(isOfEarnings).map(({ evidence }) => evidence.key));
  const observations = input.observations.filter(
    (one) =>
      !closed.has(one.evidence) && !isOfEarnings({ platform: one.platform, statement: null, observations: [one] }),
  );
  return [
    stored.filter(({ evidence }) => !closed.has(evidence.key)),
    { ...input, observations, evidence: input.evidence.filter(({ key }) => !closed.has(key)) },
  ];
}
