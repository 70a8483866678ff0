import { mean, standardDeviation } from "simple-statistics";
import { daysOfMonth } from "../catalogue/time.ts";

/** What the first days of a month brought, and which share of a whole month such days usually bring. */
export interface MonthSoFar {
  /** '2026-11'. */
  month: string;
  /** Of the days that are known whole, and of all that are known. */
  cents: number;
  earned: number;
  /** 0–1, with the spread by which months differ in it. */
  share: number;
  spread: number;
}

/** Days as they fall by chance, alike in each part of a month: worth so many months. */
const priorMonths = 3;
/** So many whole months of days are needed to know the course of a month. */
const fewestMonths = 2;
const leastSpread = 0.005;

/**
 * The part of `month` that is known by day, with the share of a month that the same part of earlier months was. Undefined where one of its
 * first days is unknown, or too few whole months are known by day. Source: docs/methods.md, 'Revenue'.
 *
 * @param days cents of every day that statements cover, days without payments among them
 * @param wholeDays how many days of the month are known whole, at least 1
 */
export function monthSoFar(
  month: string,
  wholeDays: number,
  days: ReadonlyMap<string, number>,
  earlier: readonly string[],
): MonthSoFar | undefined {
  const part = wholeDays / lengthOf(month);
  const cents = sumOf(month, wholeDays, days);
  if (cents === undefined || wholeDays < 1 || part >= 1) return undefined;
  const shares = earlier.flatMap((one) => {
    const length = lengthOf(one);
    const [first, whole] = [sumOf(one, Math.round(part * length), days), sumOf(one, length, days)];
    return first === undefined || whole === undefined || whole <= 0 ? [] : [first / whole];
  });
  if (shares.length < fewestMonths) return undefined;
  const n = shares.length;
  const share = (shares.reduce((sum, one) => sum + one, 0) + priorMonths * part) / (n + priorMonths);
  const amounts = earlier.flatMap((one) => amountsOf(one, lengthOf(one), days) ?? []);
  const level = mean(amounts);
  const usual = ((standardDeviation(amounts) / level) ** 2 * part * (1 - part)) / lengthOf(month);
  const squares = shares.reduce((sum, one) => sum + (one - share) ** 2, 0);
  const variance = (squares + priorMonths * usual) / (n + priorMonths);
  // The mean is known from few months itself.
  const spread = Math.max(leastSpread, Math.sqrt(variance * (1 + 1 / (n + priorMonths))));
  const earned = [...days].reduce((sum, [day, amount]) => (day.startsWith(month) ? sum + amount : sum), 0);
  return { month, cents, earned, share, spread };
}

const lengthOf = (month: string) => Number(daysOfMonth(month).to.slice(8, 10));

/** Of the month's first days; undefined where one of them is unknown. */
function amountsOf(month: string, count: number, days: ReadonlyMap<string, number>): number[] | undefined {
  const amounts = Array.from({ length: count }, (_, at) => days.get(`${month}-${String(at + 1).padStart(2, "0")}`));
  return amounts.every((cents) => cents !== undefined) ? amounts : undefined;
}

const sumOf = (...of: Parameters<typeof amountsOf>) => amountsOf(...of)?.reduce((sum, cents) => sum + cents, 0);
