import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import { monthDays } from "../earnings/latest-days.ts";
import { jointLevel } from "../statistics/joint-intervals.ts";
import { wilsonInterval } from "../statistics/wilson-interval.ts";
import { type Joiner, joinersOf, type PayerBook } from "./payer-book.ts";

/** A renewal may come some days early or late. */
const [earliest, latest] = [monthDays - 5, monthDays + 15];
const fewest = 30;
const z = 1.2816;

interface PriceGroup {
  priceCents: number;
  n: number;
  stayed: number;
}

/**
 * Of those who joined at each of the two prices at which most did, the share that renewed once, and how the shares differ, in points. An
 * association: they joined at different times too. Source: docs/methods.md, 'Payers'.
 *
 * @param width standard errors to either side of the difference
 */
export function addStayByPrice(builder: FactBuilder, book: PayerBook, width: number): void {
  const groups = priceGroups(joinersOf(book), book.to);
  const [low, high] = groups
    .filter(({ n }) => n >= fewest)
    .slice(0, 2)
    .sort((a, b) => a.priceCents - b.priceCents);
  const subject = { metric: "stayChange", platform: "onlyfans" } as const;
  if (!low || !high) {
    // One price is no gap in the data.
    if (groups.length > 1)
      addMissing(builder, subject, { code: "too-few-payers", needs: fewest, has: groups[1]?.n ?? 0 });
    return;
  }
  const shared = { platform: "onlyfans", kind: "derived", asOf: book.asOf, sources: book.evidence } as const;
  const ids = (
    [
      ["Low", low],
      ["High", high],
    ] as const
  ).flatMap(([end, { priceCents, n, stayed }]) => [
    addFact(builder, {
      ...shared,
      metric: `stay${end}Price`,
      value: priceCents,
      currency: book.currency,
      formula: "payers.joinPrice",
    }).id,
    addFact(builder, {
      ...shared,
      metric: `stay${end}`,
      value: (100 * stayed) / n,
      ...wilsonInterval(stayed / n, n, z),
      level: 0.8,
      n,
      sampleOf: "payers",
      formula: "payers.stayed",
    }).id,
  ]);
  addFact(builder, {
    ...shared,
    ...subject,
    ...differenceOf(low, high, width),
    level: jointLevel,
    n: low.n + high.n,
    sampleOf: "payers",
    formula: "payers.stayChange",
    inputs: ids,
  });
}

/** Points by which the second share lies above the first (Agresti and Caffo 2000: one of each kind is added to both). */
function differenceOf(low: PriceGroup, high: PriceGroup, width: number) {
  const plus = ({ n, stayed }: PriceGroup) => ({ n: n + 2, share: (stayed + 1) / (n + 2) });
  const [a, b] = [plus(low), plus(high)];
  const reach = width * Math.sqrt((a.share * (1 - a.share)) / a.n + (b.share * (1 - b.share)) / b.n);
  const value = 100 * (high.stayed / high.n - low.stayed / low.n);
  const middle = b.share - a.share;
  return {
    value,
    low: Math.max(-100, Math.min(value, 100 * (middle - reach))),
    high: Math.min(100, Math.max(value, 100 * (middle + reach))),
  };
}

/** Who joined long enough ago to have renewed or not, by the price paid, the largest group first. */
function priceGroups(joiners: readonly Joiner[], to: number): PriceGroup[] {
  const known = joiners.filter(({ joined, priceCents }) => joined + latest <= to && (priceCents ?? 0) > 0);
  return [...Map.groupBy(known, ({ priceCents }) => priceCents ?? 0)]
    .map(([priceCents, members]) => ({ priceCents, n: members.length, stayed: members.filter(hasStayed).length }))
    .sort((a, b) => b.n - a.n || a.priceCents - b.priceCents);
}

function hasStayed({ joined, payments }: Joiner): boolean {
  return payments.some(
    ({ day, type }) =>
      (type === "renewal" || type === "subscription") && day >= joined + earliest && day <= joined + latest,
  );
}
