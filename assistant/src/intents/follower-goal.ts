import { audienceOf, dayMs, type Fact } from "@fanradar/engine";
import type { Block } from "../plan/block.ts";
import { hasFigure, type ModelLedger, numberOfFact, stateFigures } from "./model-ledger.ts";

/** When the number of followers that the question names is reached; that it is reached already, or that no forecast gets there. */
export function towardsGoal(ledger: ModelLedger): Block[] {
  const { platforms, question } = ledger;
  if (question.goal?.of !== "followers") return [];
  const { amount } = question.goal;
  const reached = platforms.filter((platform) => (numberOfFact(ledger, audienceOf(platform)) ?? 0) >= amount);
  const days = stateFigures(
    ledger,
    platforms.map((platform) => `${platform}.goal.days`),
  );
  const isOfAll = question.platforms.length === 0 && hasFigure(ledger, "follows.total.reached");
  const passed = [
    ...(isOfAll && reached.length === 0 ? ["follows.total.reached"] : []),
    ...reached.map((platform) => `${platform}.followers.reached`).filter((id) => hasFigure(ledger, id)),
  ];
  const before = reached.map((platform) => `${platform}.followers.first`).filter((id) => hasFigure(ledger, id));
  const when: Block[] = [
    ...(passed.length > 0 ? [{ kind: "phrase", phrase: "goal-passed" } as const, ...stateFigures(ledger, passed)] : []),
    ...(before.length > 0 ? [{ kind: "phrase", phrase: "goal-before" } as const, ...stateFigures(ledger, before)] : []),
  ];
  const there: Block[] =
    reached.length > 0
      ? [{ kind: "phrase", phrase: "goal-reached" }, ...stateFigures(ledger, reached.map(audienceOf)), ...when]
      : [];
  if (days.length + there.length > 0) return [...byThen(ledger), ...days, ...there];
  if (passed.length > 0)
    return [{ kind: "phrase", phrase: "goal-reached" }, ...stateFigures(ledger, ["follows.total"]), ...when];
  const isWithin = platforms.some((platform) => {
    const { low, high } = ledger.knowledge.facts.get(`${platform}.forecast`) ?? {};
    return low !== undefined && high !== undefined && low <= amount && amount <= high;
  });
  return [{ kind: "phrase", phrase: isWithin ? "goal-within" : "beyond-goal" }];
}

/** Whether the number is there by the day that the question names, by the range of days that it takes on any platform. */
function byThen({ knowledge: { facts, now }, platforms, question: { deadline } }: ModelLedger): Block[] {
  const taken = platforms.flatMap((platform) => facts.get(`${platform}.goal.days`) ?? []);
  const known = taken.filter(({ value }) => typeof value === "number");
  if (deadline === undefined || known.length === 0) return [];
  const left = (Date.parse(deadline) - Date.parse(now.slice(0, 10))) / dayMs;
  const isBy = (most: (fact: Fact) => number | undefined) =>
    known.some((fact) => (most(fact) ?? Number(fact.value)) <= left);
  const phrase = isBy(({ high }) => high)
    ? "by-then-likely"
    : isBy(({ low }) => low)
      ? "by-then-open"
      : "by-then-unlikely";
  return [{ kind: "phrase", phrase }];
}
