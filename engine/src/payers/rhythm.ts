import { median } from "simple-statistics";
import type { PayerPayment } from "./payer-book.ts";

/** How somebody pays who pays regularly. Days; `last` is one since 1970-01-01. */
export interface Rhythm {
  /** The typical gap between payments. */
  usual: number;
  /** A silence up to so many days may be a gap like the others. */
  patience: number;
  last: number;
}

/** Payments within so many days of the first of them are one visit: what is bought in one sitting is no rhythm. */
const visitDays = 4;
const mostGaps = 12;
const fewestGaps = 3;
/** A longest gap of more than so many typical ones is no rhythm. */
const widest = 2.5;
/** How much longer than the longest gap the next one may be: more, where few gaps are known. */
const slack = { share: 0.1, ofFew: 0.6 } as const;
const leastPatience = 14;
/** For so many days after the silence began to be too long it is news. */
const newsDays = 60;

/**
 * The rhythm of somebody's payments up to a day, from the newest gaps between them; undefined of fewer than four visits, and where the gaps
 * are too unlike to expect anything. Limits are measured: docs/methods.md, 'Payers'.
 *
 * @param until days since 1970-01-01
 */
export function rhythmOf(payments: readonly PayerPayment[], until: number): Rhythm | undefined {
  const days = payments
    .filter(({ day, netCents }) => netCents > 0 && day <= until)
    .map(({ day }) => day)
    .sort((a, b) => a - b);
  const visits: number[] = [];
  for (const day of days) if (day - (visits.at(-1) ?? Number.NEGATIVE_INFINITY) >= visitDays) visits.push(day);
  const gaps = visits.flatMap((day, index) => (index === 0 ? [] : [day - (visits[index - 1] ?? day)])).slice(-mostGaps);
  const last = days.at(-1);
  if (last === undefined || gaps.length < fewestGaps) return undefined;
  const [usual, longest] = [median(gaps), Math.max(...gaps)];
  if (longest > widest * usual) return undefined;
  const patience = Math.max(leastPatience, longest * (1 + slack.share + slack.ofFew / gaps.length));
  return { usual, patience, last };
}

/**
 * Whether somebody with such a rhythm is still expected, has gone quiet lately, or did so long ago. As long as a subscription is paid for, silence says nothing.
 *
 * @param findPaidUntil the last day that a subscription is paid for
 */
export function stateOn(
  { last, patience }: Rhythm,
  day: number,
  findPaidUntil?: () => number,
): "here" | "quiet" | "gone" {
  if (day - last <= patience) return "here";
  const due = Math.max(last + patience, findPaidUntil?.() ?? Number.NEGATIVE_INFINITY);
  if (day <= due) return "here";
  return day <= due + newsDays ? "quiet" : "gone";
}
