import { monthDays } from "../earnings/latest-days.ts";
import { sharesApart } from "../statistics/shares-apart.ts";
import { wilsonInterval } from "../statistics/wilson-interval.ts";
import type { Joiner } from "./payer-book.ts";

/** A renewal may come some days early or late. */
const [earliest, latest] = [monthDays - 5, monthDays + 15];
/** A share of fewer says nothing. */
export const fewestJoiners = 30;
const z = 1.2816;

/** How many joined, and how many of them renewed once. */
export interface Renewals {
  n: number;
  stayed: number;
}

/** Who joined long enough before the last day of the statements to have renewed or not. */
export const settledJoiners = (joiners: readonly Joiner[], to: number): Joiner[] =>
  joiners.filter(({ joined }) => joined + latest <= to);

export const renewalsOf = (joiners: readonly Joiner[]): Renewals => ({
  n: joiners.length,
  stayed: joiners.filter(hasRenewed).length,
});

function hasRenewed({ joined, payments }: Joiner): boolean {
  return payments.some(
    ({ day, type }) =>
      (type === "renewal" || type === "subscription") && day >= joined + earliest && day <= joined + latest,
  );
}

/** The share that renewed, percent, with the interval of Wilson. */
export const shareRenewed = ({ n, stayed }: Renewals) =>
  ({ value: (100 * stayed) / n, ...wilsonInterval(stayed / n, n, z), level: 0.8, n, sampleOf: "payers" }) as const;

/**
 * Points by which the second share lies above the first.
 *
 * @param width standard errors to either side
 */
export function renewalsApart(first: Renewals, second: Renewals, width: number) {
  const countOf = ({ n, stayed }: Renewals) => ({ n, count: stayed });
  const { difference, error } = sharesApart(countOf(first), countOf(second));
  const reach = width * error;
  const value = 100 * (second.stayed / second.n - first.stayed / first.n);
  return {
    value,
    low: Math.max(-100, Math.min(value, 100 * (difference - reach))),
    high: Math.min(100, Math.max(value, 100 * (difference + reach))),
  };
}
