import type { Fact } from "@fanradar/engine";
import type { Block } from "../plan/block.ts";
import type { PhraseKey } from "../plan/phrases.ts";
import { type ModelLedger, stateFigures } from "./model-ledger.ts";
import { monthly } from "./monthly.ts";

/** How a sum stands to the range of what is expected. */
export function chanceOf(cents: number, { value, low, high }: Fact): PhraseKey {
  const middle = Number(value);
  if (cents <= (low ?? middle)) return "sum-likely";
  if (cents <= middle) return "sum-within";
  return cents <= (high ?? middle) ? "sum-upper" : "sum-unlikely";
}

/** The sum that the question names against what its month, the coming year or each coming month is expected to bring. */
export function towardsSum(ledger: ModelLedger): Block[] {
  const { goal, month } = ledger.question;
  const ahead = monthly(ledger, "revenue.month").reverse();
  const last = ahead.at(-1);
  if (goal?.of !== "money" || last === undefined) return [];
  const { facts } = ledger.knowledge;
  const say = (phrase: PhraseKey, fact: Fact): Block[] => [
    { kind: "phrase", phrase },
    ...stateFigures(ledger, [fact.id]),
  ];
  if (goal.currency !== undefined && goal.currency !== last.currency)
    return [{ kind: "phrase", phrase: "sum-currency" }];
  const cents = 100 * goal.amount;
  const { horizon } = ledger.question;
  if (horizon !== undefined && last.period !== undefined && horizon > last.period.to)
    return say("beyond-forecast", last);
  const ofMonths = month?.includes("..") ? "revenue.ahead" : `revenue.month.${month}`;
  const whole = facts.get(goal.per === "year" ? "revenue.year" : ofMonths);
  if (whole) return say(chanceOf(cents, whole), whole);
  const soFar = facts.get(`earnings.total.${month}`);
  // A month that has begun has no forecast of its own where statements reach into it.
  if (soFar?.value != null) return say(Number(soFar.value) >= cents ? "sum-reached" : "sum-not-yet", soFar);
  if (month !== undefined) return say("beyond-forecast", last);
  const earned = monthly(ledger, "earnings.total").find(({ value }) => Number(value) >= cents);
  const expected = ahead.find(({ value }) => Number(value) >= cents);
  const possible = ahead.find(({ high }) => (high ?? 0) >= cents);
  if (earned) return [...say("sum-reached", earned), ...stateFigures(ledger, ["revenue.month"])];
  if (expected) return say("sum-expected", expected);
  if (possible) return say("sum-possible", possible);
  return say(
    "sum-beyond",
    ahead.reduce((most, fact) => (Number(fact.value) > Number(most.value) ? fact : most)),
  );
}
