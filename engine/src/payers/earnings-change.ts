import { addFact, addMissing, type FactBuilder, type FactInput } from "../builder/fact-builder.ts";
import { fewestPayers } from "../earnings/content-style.ts";
import type { Reason } from "../ledger/fact.ts";
import { jointLevel } from "../statistics/joint-intervals.ts";
import { monthAmounts, monthPeriod, monthsKnown, type PayerBook } from "./payer-book.ts";

/**
 * Net earnings of the last thirty days against the thirty before, and of the last ninety against the ninety before, in percent. The range allows for who happened to pay: each payer's
 * amounts of both months are one draw. Source: docs/methods.md, 'Payers'.
 *
 * @param width standard errors to either side
 */
export function addEarningsChange(builder: FactBuilder, book: PayerBook, width: number): void {
  const subject = { metric: "earningsChange", platform: "onlyfans" } as const;
  const month = changeOver(book, 1, width);
  if ("code" in month) addMissing(builder, subject, month);
  else addFact(builder, { ...subject, ...month, formula: "payers.earningsChange" });
  // One month swings more than most pages grow in it: a course over a year shows in quarters.
  const course = changeOver(book, quarter, width);
  if (!("code" in course))
    addFact(builder, {
      ...{
        ...course,
        metric: "earningsChange",
        name: "quarter",
        platform: "onlyfans",
        formula: "payers.earningsChange",
      },
    });
}

const quarter = 3;

/** What the newest so many months of thirty days brought against as many before, or why that is not known. */
function changeOver(book: PayerBook, count: number, width: number): Omit<FactInput, "metric"> | Reason {
  const known = monthsKnown(book);
  if (known < 2 * count) return { code: "too-few-months", needs: 2 * count, has: known };
  const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);
  const paid = [...book.payers, ...book.unnamed.map((one) => [one])]
    .map((payments) => monthAmounts(payments, book.to, 2 * count))
    .map((amounts) => [sum(amounts.slice(0, count)), sum(amounts.slice(count))] as const)
    .filter(([now, before]) => now !== 0 || before !== 0)
    // Sums of fractions depend on their order.
    .sort(([a, b], [c, d]) => a - c || b - d);
  const change = changeOfSums(paid, width);
  if (!change) return { code: "no-earnings" };
  if (paid.length < fewestPayers) return { code: "too-few-payers", needs: fewestPayers, has: paid.length };
  return {
    ...change,
    kind: "derived",
    level: jointLevel,
    n: paid.length,
    sampleOf: "payers",
    period: monthPeriod(book, count, count),
    asOf: book.asOf,
    sources: book.evidence,
  };
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
