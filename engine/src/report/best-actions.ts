import { cumulativeStdNormalProbability } from "simple-statistics";
import { shiftKinds } from "../catalogue/groups.ts";
import type { Fact, Statement } from "../ledger/fact.ts";
import type { RiskFinding } from "../risk/assess-risks.ts";
import { type Facts, isThere, makeStatement } from "./draft.ts";

const at = { section: "riskAssessment", place: "next" } as const;

/** What a step should bring, by which steps of different kinds are ranked. */
export interface RankedAction {
  statement: Statement;
  /** Likes and comments a week. */
  effect: Fact;
}

/**
 * Steps with an expected effect, that of most effect × chance first; none whose range holds 0, and none for less than a like a week. Of changes of what is posted only the
 * first: they would change the same posts.
 */
export function bestActions(facts: Facts, risks: readonly RiskFinding[]): Statement[] {
  const shifts = shiftKinds.flatMap((kind) =>
    [...facts.values()]
      .filter(({ metric }) => metric === `shift.${kind}.effect`)
      .flatMap((effect): RankedAction[] => {
        const statement = shiftTo(facts, kind, effect);
        return statement && isWorthIt(effect) ? [{ statement, effect }] : [];
      }),
  );
  const byWorth = (one: RankedAction, other: RankedAction) => worthOf(other.effect) - worthOf(one.effect);
  const actions = [...shifts.sort(byWorth).slice(0, 1), ...risks.flatMap((finding) => comeback(facts, finding))];
  return actions.sort(byWorth).map(({ statement }) => statement);
}

const leastEffect = 1;
const isWorthIt = ({ value, low }: Fact): boolean => (low ?? 0) > 0 && Number(value) >= leastEffect;

/** To post again after a pause that is a risk. */
function comeback(facts: Facts, finding: RiskFinding): RankedAction[] {
  if (finding.rule !== "cadence" || finding.state !== "raised") return [];
  const [since = "", , usual = ""] = finding.facts;
  const effect = facts.get(since.replace("daysSincePost", "comeback.effect"));
  if (!effect || !isThere(facts, usual) || !isWorthIt(effect)) return [];
  return [{ statement: makeStatement("next.resumeEffect", { since, usual, effect: effect.id }, at), effect }];
}

function shiftTo(facts: Facts, kind: (typeof shiftKinds)[number], effect: Fact): Statement | undefined {
  const of = (effect.inputs[0] ?? "").replace(/\.change$/, "");
  const slots = { share: `${of}.share`, target: effect.id.replace(/effect$/, "target"), effect: effect.id };
  if (!isThere(facts, of) || !isThere(facts, slots.share) || !isThere(facts, slots.target)) return undefined;
  const evidence = effect.inputs;
  if (kind === "theme") return makeStatement("next.shiftTheme", { theme: of, ...slots }, { ...at, evidence });
  if (kind === "format") return makeStatement("next.shiftFormat", { format: of, ...slots }, { ...at, evidence });
  return makeStatement("next.shiftPairing", { theme: of, format: `${of}.format`, ...slots }, { ...at, evidence });
}

/** Effect × the chance that it is above 0, by its 80 % range as that of a normal distribution. */
export function worthOf({ value, low, high }: Fact): number {
  if (typeof value !== "number") return 0;
  const deviation = ((high ?? value) - (low ?? value)) / (2 * 1.2816);
  const chance = deviation > 0 ? cumulativeStdNormalProbability(value / deviation) : Number(value > 0);
  return value * chance;
}
