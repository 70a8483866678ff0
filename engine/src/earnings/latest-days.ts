import { dayMs, isoDay } from "../catalogue/time.ts";
import type { Period } from "../ledger/evidence.ts";
import { fewestMonthDays, type StatementDays } from "./earnings-input.ts";
import { firstOf } from "./month-totals.ts";

/** Days of a month of earnings, wherever one figure stands for a month without naming the calendar's. */
export const monthDays = 30;

/**
 * The days that 'the last so many days' of earnings are: as many, up to the newest day that statements know whole, by their own clock.
 * Ended they today, a sum would lack what no statement says yet. Undefined where that day is none of the period: such
 * earnings are not of late. Source: docs/methods.md, 'Earnings'.
 *
 * @param period ISO days, both included, the last one today
 * @param newest ISO day
 */
export function latestDays({ from, to }: Period, newest: string): Period | undefined {
  if (newest < from) return undefined;
  const days = (Date.parse(to) - Date.parse(from)) / dayMs;
  return { from: isoDay(Date.parse(newest) / dayMs - days), to: newest };
}

/** The last day that statements know, or know whole. */
export const newestDay = (statements: readonly StatementDays[], by: "to" | "wholeTo"): string | undefined =>
  statements
    .map((one) => one[by])
    .toSorted()
    .at(-1);

/** As many days as a span has, right before it. */
export function daysBefore(period: Period): Period {
  const first = Date.parse(period.from) / dayMs;
  return { from: isoDay(first - daysOf(period)), to: isoDay(first - 1) };
}

/** Statements with so many days without a payment between them, or fewer, count as one where the latest days are compared. */
export const widestGapDays = 7;

/** How many days a span of ISO days has, both ends included. */
export const daysOf = ({ from, to }: Period) => (Date.parse(to) - Date.parse(from)) / dayMs + 1;

/**
 * Of the latest thirty days so many as are known, where they are too few for their sum to stand for them: no report and no total counts such
 * a sum. Undefined where it may stand, and for any other number of days, which is asked for as what it is.
 *
 * @param period ISO days of the latest days that are asked for
 * @param known ISO days of them that are known
 */
export function shortDays(period: Period, known: Period): number | undefined {
  const days = daysOf(known);
  return daysOf(period) === monthDays && days < fewestMonthDays ? days : undefined;
}

/**
 * The part of earlier days that is held against later ones of which only the first are known: as many of them. The latest days end with the
 * newest known one, so that those before them end as much earlier.
 *
 * @param earlier ISO days, both included
 * @param later ISO days that the earlier ones are held against
 * @param newest ISO day up to which the later ones are known
 */
export function comparableDays(
  earlier: Period,
  later: Period,
  { newest, isLatest = false }: { newest: string; isLatest?: boolean | undefined },
): Period {
  if (newest >= later.to || newest < later.from) return earlier;
  const unknown = daysOf({ from: newest, to: later.to }) - 1;
  const before = (day: string, count: number) => isoDay(Date.parse(day) / dayMs - count);
  if (isLatest) return { from: before(earlier.from, unknown), to: before(earlier.to, unknown) };
  const last = before(earlier.from, 1 - daysOf({ from: later.from, to: newest }));
  return { from: earlier.from, to: firstOf([last, earlier.to]) };
}
