import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import { fewestPayers } from "../earnings/content-style.ts";
import { monthAmounts, monthPeriod, monthsKnown, type PayerBook } from "./payer-book.ts";

/** Who paid in each of so many months is a regular. */
const regularMonths = 3;
const fewestReturns = 20;
/** Of a normal distribution, at 80 %. */
const z = 1.2816;

/**
 * Regulars, who paid in each of the three months before, and have not paid for thirty days: how many, what they brought a month, and
 * how many of those who were as quiet earlier paid again within the next thirty days. Source: docs/methods.md, 'Payers'.
 */
export function addQuietPayers(builder: FactBuilder, book: PayerBook): void {
  const months = monthsKnown(book);
  const quiet = { metric: "quietPayers", platform: "onlyfans" } as const;
  const known = book.payers.map((payments) => monthAmounts(payments, book.to, months));
  if (months <= regularMonths) {
    addMissing(builder, quiet, { code: "too-few-months", needs: regularMonths + 1, has: months });
    return;
  }
  const wasRegular = (amounts: readonly number[], month: number) =>
    amounts.slice(month + 1, month + 1 + regularMonths).every((cents) => cents > 0);
  const regulars = known.filter((amounts) => wasRegular(amounts, 0));
  if (regulars.length < fewestPayers) {
    addMissing(builder, quiet, { code: "too-few-payers", needs: fewestPayers, has: regulars.length });
    return;
  }
  const gone = regulars.filter(([newest = 0]) => newest <= 0);
  const shared = { platform: "onlyfans", kind: "derived", asOf: book.asOf, sources: book.evidence } as const;
  const count = addFact(builder, {
    ...shared,
    metric: "quietPayers",
    value: gone.length,
    n: regulars.length,
    sampleOf: "payers",
    formula: "payers.quiet",
    period: monthPeriod(book, 0),
  });
  // A sum of fewer would disclose what one person spent.
  if (gone.length < fewestPayers) return;
  const brought = gone.flatMap((amounts) => amounts.slice(1, 1 + regularMonths));
  addFact(builder, {
    ...shared,
    metric: "quietWorth",
    value: brought.reduce((sum, cents) => sum + cents, 0) / regularMonths,
    currency: book.currency,
    formula: "payers.quietWorth",
    period: monthPeriod(book, 1, regularMonths),
    inputs: [count.id],
  });
  addReturns(builder, book, { known, months, wasRegular });
}

interface Known {
  known: readonly (readonly number[])[];
  months: number;
  wasRegular: (amounts: readonly number[], month: number) => boolean;
}

/** Of those who were as quiet in an earlier month, the share that paid in the next one. */
function addReturns(builder: FactBuilder, book: PayerBook, { known, months, wasRegular }: Known): void {
  const past = Array.from({ length: Math.max(0, months - regularMonths - 1) }, (_, index) => index + 1);
  const returned = past.flatMap((month) =>
    known
      .filter((amounts) => (amounts[month] ?? 0) <= 0 && wasRegular(amounts, month))
      .map((amounts) => (amounts[month - 1] ?? 0) > 0),
  );
  const subject = { metric: "quietReturned", platform: "onlyfans" } as const;
  const n = returned.length;
  if (n < fewestReturns) {
    addMissing(builder, subject, { code: "too-few-payers", needs: fewestReturns, has: n });
    return;
  }
  const share = returned.filter(Boolean).length / n;
  addFact(builder, {
    ...subject,
    kind: "derived",
    value: 100 * share,
    ...wilson(share, n, z),
    level: 0.8,
    n,
    sampleOf: "payers",
    formula: "payers.returned",
    asOf: book.asOf,
    sources: book.evidence,
  });
}

/** Wilson's interval of a share of `n`, in percent. */
export function wilson(share: number, n: number, width: number): { low: number; high: number } {
  const square = width ** 2;
  const middle = (share + square / (2 * n)) / (1 + square / n);
  const reach = (width * Math.sqrt((share * (1 - share)) / n + square / (4 * n * n))) / (1 + square / n);
  return {
    low: 100 * Math.min(share, Math.max(0, middle - reach)),
    high: 100 * Math.max(share, Math.min(1, middle + reach)),
  };
}
