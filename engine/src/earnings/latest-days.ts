import { addDays, countDays, daysBetween } from "../catalogue/time.ts";
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
  return { from: addDays(newest, -daysBetween(from, to)), to: newest };
}

/** The last day that statements know, or know whole. */
export const newestDay = (statements: readonly StatementDays[], by: "to" | "wholeTo"): string | undefined =>
  statements
    .map((one) => one[by])
    .toSorted()
    .at(-1);

/** As many days as a span has, right before it. */
export const daysBefore = (period: Period): Period => ({
  from: addDays(period.from, -countDays(period)),
  to: addDays(period.from, -1),
});

/** Statements with so many days without a payment between them, or fewer, count as one where the latest days are compared. */
export const widestGapDays = 7;

/**
 * Of the latest thirty days so many as are known, where they are too few for their sum to stand for them: no report and no total counts such
 * a sum. Undefined where it may stand, and for any other number of days, which is asked for as what it is.
 *
 * @param period ISO days of the latest days that are asked for
 * @param known ISO days of them that are known
 */
export function shortDays(period: Period, known: Period): number | undefined {
  const days = countDays(known);
  return countDays(period) === monthDays && days < fewestMonthDays ? days : undefined;
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
  const unknown = daysBetween(newest, later.to);
  if (isLatest) return { from: addDays(earlier.from, -unknown), to: addDays(earlier.to, -unknown) };
  const last = addDays(earlier.from, countDays({ from: later.from, to: newest }) - 1);
  return { from: earlier.from, to: firstOf([last, earlier.to]) };
}
