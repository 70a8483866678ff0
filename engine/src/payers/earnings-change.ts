import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import { fewestPayers } from "../earnings/content-style.ts";
import { jointLevel } from "../statistics/joint-intervals.ts";
import { monthAmounts, monthPeriod, monthsKnown, type PayerBook } from "./payer-book.ts";

/**
 * Net earnings of the last thirty days against the thirty before, in percent. The range allows for who happened to pay: each payer's
 * amounts of both months are one draw. Source: docs/methods.md, 'Payers'.
 *
 * @param width standard errors to either side
 */
export function addEarningsChange(builder: FactBuilder, book: PayerBook, width: number): void {
  const subject = { metric: "earningsChange", platform: "onlyfans" } as const;
  if (monthsKnown(book) < 2) {
    addMissing(builder, subject, { code: "too-few-months", needs: 2, has: monthsKnown(book) });
    return;
  }
  const paid = [...book.payers, ...book.unnamed.map((one) => [one])]
    .map((payments) => monthAmounts(payments, book.to, 2))
    .filter(([now, before]) => now !== 0 || before !== 0)
    // Sums of fractions depend on their order.
    .sort(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
  const change = changeOfSums(paid, width);
  if (!change) addMissing(builder, subject, { code: "no-earnings" });
  else if (paid.length < fewestPayers)
    addMissing(builder, subject, { code: "too-few-payers", needs: fewestPayers, has: paid.length });
  else
    addFact(builder, {
      ...subject,
      kind: "derived",
      ...change,
      level: jointLevel,
      n: paid.length,
      sampleOf: "payers",
      formula: "payers.earningsChange",
      period: monthPeriod(book, 1),
      asOf: book.asOf,
      sources: book.evidence,
    });
}

/**
 * By how many percent the sum of the first amounts lies from that of the second, as far out as the sums of payers who differ by as much
 * stray where nothing changed: a single large payer who left is no fall of the others. Undefined where the second sum is not above 0.
 *
 * @param pairs of each payer: now, before
 */
export function changeOfSums(
  pairs: readonly (readonly number[])[],
  width: number,
): { value: number; low: number; high: number } | undefined {
  const now = pairs.reduce((sum, [amount = 0]) => sum + amount, 0);
  const before = pairs.reduce((sum, [, amount = 0]) => sum + amount, 0);
  if (before <= 0) return undefined;
  const ratio = Math.max(0, now / before);
  const squares = pairs.reduce((sum, [after = 0, amount = 0]) => sum + (after - amount) ** 2, 0);
  const reach = (width * Math.sqrt(squares)) / before;
  return { value: 100 * (ratio - 1), low: 100 * (Math.max(0, ratio - reach) - 1), high: 100 * (ratio + reach - 1) };
}
