import { sampleVariance } from "simple-statistics";
import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import { isoDay } from "../catalogue/time.ts";
import { monthDays } from "../earnings/latest-days.ts";
import { type Joiner, joinersOf, type PayerBook, presentPriceSince } from "./payer-book.ts";

const months = 6;
/** A payment counts for the month that it is nearest to, since renewals come early and late. */
const half = monthDays / 2;
/** Who joined in so many days is asked of: of longer ago others would be, who joined at another price. */
const window = 7 * monthDays;
/** Who joins in so many days is what the range is of. */
const next = 90;
const [fewest, fewestOldest] = [30, 10];
const z = 1.2816;

/**
 * How many of their first six months new subscribers pay for: the sum, over these months, of the mean number of payments for the subscription,
 * each month of all who joined in the last seven months, at the present price, and of whom it is known; with the range in which the mean of those who join in the next 90 days lies in 8 of 10
 * cases. Somebody who leaves and returns counts with the months paid for. Source: docs/methods.md, 'Payers'.
 */
export function addMonthsSubscribed(builder: FactBuilder, book: PayerBook): void {
  const since = Math.max(book.to - window + 1, presentPriceSince(book));
  const joiners = joinersOf(book).filter(({ joined }) => joined >= since);
  const subject = { metric: "monthsSubscribed", platform: "onlyfans" } as const;
  // Per month: everybody of whom it is known, and how often they paid in it.
  const paid = Array.from({ length: months }, (_, month) =>
    joiners
      .filter(({ joined }) => joined + month * monthDays + half <= book.to + 1)
      .map((joiner) => ({ joiner, count: paymentsIn(joiner, month) })),
  );
  const [known = 0, oldest = 0] = [paid[0]?.length, paid.at(-1)?.length];
  if (known < fewest || oldest < fewestOldest) {
    const reason = known < fewest ? { needs: fewest, has: known } : { needs: fewestOldest, has: oldest };
    addMissing(builder, subject, { code: "too-few-payers", ...reason });
    return;
  }
  const means = paid.map((ofMonth) => sum(ofMonth.map(({ count }) => count)) / ofMonth.length);
  const value = sum(means);
  // Each person's part in the error of the sum, by the months of whom they are known.
  const parts = new Map<Joiner, number>();
  for (const [month, ofMonth] of paid.entries())
    for (const { joiner, count } of ofMonth)
      parts.set(joiner, (parts.get(joiner) ?? 0) + (count - (means[month] ?? 0)) / ofMonth.length);
  const whole = (paid.at(-1) ?? []).map(({ joiner }) => sum(paid.map((_, month) => paymentsIn(joiner, month))));
  const coming = Math.max(1, joiners.filter(({ joined }) => joined > book.to - next).length);
  // Sums of fractions depend on their order.
  const own = sum([...parts.values()].map((part) => part ** 2).sort((a, b) => a - b));
  const reach = z * Math.sqrt(own + sampleVariance(whole.sort((a, b) => a - b)) / coming);
  addFact(builder, {
    ...subject,
    kind: "derived",
    asOf: book.asOf,
    sources: book.evidence,
    value,
    low: Math.max(0, value - reach),
    high: Math.min(Math.max(months, value), value + reach),
    level: 0.8,
    n: known,
    sampleOf: "payers",
    formula: "payers.monthsSubscribed",
    period: { from: isoDay(Math.max(book.from, since)), to: isoDay(book.to) },
  });
}

/** Payments for the subscription that are nearest to the beginning of this month after joining, the first being 0. */
function paymentsIn({ joined, payments }: Joiner, month: number): number {
  const from = joined + month * monthDays - half;
  return payments.filter(
    ({ day, type }) => (type === "subscription" || type === "renewal") && day >= from && day < from + monthDays,
  ).length;
}

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
