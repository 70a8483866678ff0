import { mean, sampleStandardDeviation } from "simple-statistics";
import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import { isoDay } from "../catalogue/time.ts";
import { jointLevel } from "../statistics/joint-intervals.ts";
import { joinersOf, type PayerBook, presentPriceSince } from "./payer-book.ts";

/** What somebody brings is counted over so many days from joining; who joined within as many is a cohort. */
const days = 90;
const fewest = 30;
const z = 1.2816;

/**
 * What a new subscriber at the present price brings in the first 90 days, net: the mean of those who joined in the newest 90 days of which so much is known, with
 * the range in which the mean of as many others lies in 8 of 10 cases; and how it differs from those who joined in the 90 days before.
 * Source: docs/methods.md, 'Payers'.
 *
 * @param width standard errors to either side of the change
 */
export function addJoinerValue(builder: FactBuilder, book: PayerBook, width: number): void {
  const until = book.to - days + 1;
  const since = presentPriceSince(book);
  const cohort = (age: number) =>
    joinersOf(book)
      .filter(({ joined }) => joined <= until - age * days && joined > until - (age + 1) * days && joined >= since)
      .map(({ joined, payments }) =>
        payments.filter(({ day }) => day < joined + days).reduce((sum, { netCents }) => sum + netCents, 0),
      )
      // Sums of fractions depend on their order.
      .sort((a, b) => a - b);
  const [newest, before] = [cohort(0), cohort(1)];
  const subject = { metric: "joinerValue", platform: "onlyfans" } as const;
  if (newest.length < fewest) {
    addMissing(builder, subject, { code: "too-few-payers", needs: fewest, has: newest.length });
    return;
  }
  const shared = { platform: "onlyfans", kind: "derived", asOf: book.asOf, sources: book.evidence } as const;
  const [value, spread, n] = [mean(newest), sampleStandardDeviation(newest), newest.length];
  const reach = z * spread * Math.sqrt(2 / n);
  const span = { ...periodOf(until, 0), ...(since > until - days && { from: isoDay(since) }) };
  const now = addFact(builder, {
    ...shared,
    metric: "joinerValue",
    value,
    low: Math.min(value, Math.max(0, value - reach)),
    high: value + reach,
    level: 0.8,
    n,
    sampleOf: "payers",
    currency: book.currency,
    formula: "payers.joinerValue",
    period: span,
  });
  // Of a whole cohort before at the same price, or none: half of one is of another season.
  if (before.length < fewest || Math.max(book.from, since) > until - 2 * days + 1 || value <= 0) return;
  const was = mean(before);
  if (was <= 0) return;
  const deviation =
    (value / was) * Math.sqrt((spread / value) ** 2 / n + (sampleStandardDeviation(before) / was) ** 2 / before.length);
  const ratio = value / was;
  addFact(builder, {
    ...shared,
    metric: "joinerValueChange",
    value: 100 * (ratio - 1),
    low: 100 * (Math.max(0, ratio - width * deviation) - 1),
    high: 100 * (ratio + width * deviation - 1),
    level: jointLevel,
    n: n + before.length,
    sampleOf: "payers",
    formula: "payers.joinerChange",
    period: periodOf(until, 1),
    inputs: [now.id],
  });
}

function periodOf(until: number, age: number): { from: string; to: string } {
  return { from: isoDay(until - (age + 1) * days + 1), to: isoDay(until - age * days) };
}
