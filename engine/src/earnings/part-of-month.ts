import { daysBetween, daysOfMonth } from "../catalogue/time.ts";
import type { Fact } from "../ledger/fact.ts";

/** How much of a month an amount is of; undefined where it is of the whole. Days are ISO dates. */
export type PartOfMonth =
  | { is: "so-far" }
  | { is: "from" | "to"; day: string }
  | { is: "between"; from: string; to: string }
  /** Of a month's length, but not of the calendar's month. */
  | { is: "days-to"; days: number; to: string };

/** Payouts are not daily: a statement whose first or last payment is so near the month's end covers it. */
const slackDays = 2;

/**
 * @param month '2026-10'
 * @param today an ISO date, by which a month may not be over yet
 */
export function partOfMonth(
  month: string,
  { period, kind }: Pick<Fact, "period"> & Partial<Pick<Fact, "kind">>,
  today: string,
): PartOfMonth | undefined {
  if (!period) return undefined;
  const [from, to] = [period.from.slice(0, 10), period.to.slice(0, 10)];
  const { from: first, to: last } = daysOfMonth(month);
  const isCurrent = today.slice(0, 7) === month;
  // A person enters the thirty days before, which on a month's last day are all of its days: nothing says that they are of the month.
  const isEntered = isCurrent && kind === "self-reported";
  if (from < first || to > last || isEntered) return { is: "days-to", days: daysBetween(from, to) + 1, to };
  const isLate = daysBetween(first, from) > slackDays;
  const isEarly = isCurrent || daysBetween(to, last) > slackDays;
  if (isLate && isEarly) return { is: "between", from, to };
  if (isCurrent) return { is: "so-far" };
  if (isLate) return { is: "from", day: from };
  return isEarly ? { is: "to", day: to } : undefined;
}
