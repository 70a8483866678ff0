import type { Fact, MetricName, Period } from "@fanradar/engine";
import { isKindOfPayments } from "../payment-kinds.ts";
import { baseDays, daysOfPeriod } from "../period.ts";
import type { Block } from "../plan/block.ts";
import { comparedBefore, hasFigure, type ModelLedger, stateFigures } from "./model-ledger.ts";
import { monthOf } from "./monthly.ts";

/** The days of the period that the question names. */
export const namedDays = ({ knowledge, question }: ModelLedger): Period | undefined =>
  question.period === undefined ? undefined : daysOfPeriod(question.period, knowledge.now);

/** Of monthly facts those in these days. */
export const monthsIn = (facts: readonly Fact[], days: Period | undefined): Fact[] =>
  facts.filter((fact) => days && monthOf(fact) >= days.from.slice(0, 7) && monthOf(fact) <= days.to.slice(0, 7));

/** The parts of earnings that the question names, such as tips or refunds; without one the total. */
export const namedParts = ({ question }: ModelLedger): MetricName[] => {
  if (question.without && question.without.metrics.length > 0) return ["earnings.rest"];
  const parts = question.metrics.filter(isKindOfPayments);
  return parts.length > 0 ? parts : ["earnings.total"];
};

/** Whether all earnings are asked for, and no kind of payments. */
export const isOfTotal = (ledger: ModelLedger): boolean => namedParts(ledger).join() === "earnings.total";

/** What the days that the question names brought: the month's own amounts, else the payments of those days. */
export function earnedIn(ledger: ModelLedger): Block[] {
  const days = namedDays(ledger);
  if (!days) return [];
  const month = monthOfDays(days);
  return namedParts(ledger).flatMap((metric) => {
    const ofMonth = `${metric}.${month}`;
    return stateFigures(ledger, [month && hasFigure(ledger, ofMonth) ? ofMonth : `${metric}.in`]);
  });
}

/** The calendar month that these days are, as `2026-10`; undefined of others. */
export const monthOfDays = ({ from, to }: Period): string | undefined =>
  from.endsWith("-01") && to === daysOfPeriod(from.slice(0, 7), from)?.to ? from.slice(0, 7) : undefined;

/** Beside a month the one before, or the days that the question compares its own with. */
export function earnedBefore(ledger: ModelLedger): Block[] {
  const { knowledge, question } = ledger;
  const days = namedDays(ledger);
  const base = baseDays(question, knowledge.now);
  const [month, before] = [days, base].map((one) => one && monthOfDays(one));
  const parts = namedParts(ledger);
  // Of a month that is not over as many days are compared.
  const isOver = month !== undefined && month < knowledge.now.slice(0, month.length);
  const ofMonths = (isOver ? parts : [])
    .map((metric) => ({ kind: "compare" as const, left: `${metric}.${month}`, right: `${metric}.${before}` }))
    .filter(({ left, right }) => hasFigure(ledger, left) && hasFigure(ledger, right));
  if (ofMonths.length > 0) return ofMonths;
  const compared = comparedBefore(ledger, parts);
  return compared.length === 0 && question.before !== undefined && earnedIn(ledger).length > 0
    ? [{ kind: "phrase", phrase: "no-base" }]
    : compared;
}
