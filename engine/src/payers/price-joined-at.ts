import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import type { JoinersAtPrice } from "../pricing/pricing-input.ts";
import { jointLevel } from "../statistics/joint-intervals.ts";
import { isDiscounted } from "./discounted-joiners.ts";
import { joinersOf, type PayerBook } from "./payer-book.ts";
import { fewestJoiners, renewalsApart, renewalsOf, settledJoiners, shareRenewed } from "./renewals.ts";

/**
 * Of those who joined at each of the two prices at which most did, the share that renewed once, and how the shares differ, in points. Who
 * joined at a discount is not among them. An association: they joined at different times too. Source: docs/methods.md, 'Payers'.
 *
 * @param width standard errors to either side of the difference
 */
export function addStayByPrice(builder: FactBuilder, book: PayerBook, width: number): void {
  const groups = joinersByPrice(book);
  const [low, high] = groups
    .filter(({ n }) => n >= fewestJoiners)
    .slice(0, 2)
    .sort((a, b) => a.priceCents - b.priceCents);
  const subject = { metric: "stayChange", platform: "onlyfans" } as const;
  if (!low || !high) {
    // One price is no gap in the data.
    if (groups.length > 1)
      addMissing(builder, subject, { code: "too-few-payers", needs: fewestJoiners, has: groups[1]?.n ?? 0 });
    return;
  }
  const shared = { platform: "onlyfans", kind: "derived", asOf: book.asOf, sources: book.evidence } as const;
  const ids = (
    [
      ["Low", low],
      ["High", high],
    ] as const
  ).flatMap(([end, group]) => [
    addFact(builder, {
      ...shared,
      metric: `stay${end}Price`,
      value: group.priceCents,
      currency: book.currency,
      formula: "payers.joinPrice",
    }).id,
    addFact(builder, { ...shared, ...shareRenewed(group), metric: `stay${end}`, formula: "payers.stayed" }).id,
  ]);
  addFact(builder, {
    ...shared,
    ...subject,
    ...renewalsApart(low, high, width),
    level: jointLevel,
    n: low.n + high.n,
    sampleOf: "payers",
    formula: "payers.stayChange",
    inputs: ids,
  });
}

/** Who joined long enough ago to have renewed or not, by the price paid, the largest group first. Who joined at a discount is left out. */
export function joinersByPrice(book: PayerBook): JoinersAtPrice[] {
  const known = settledJoiners(joinersOf(book), book.to).filter(
    (one) => (one.priceCents ?? 0) > 0 && !isDiscounted(one, book),
  );
  return [...Map.groupBy(known, ({ priceCents }) => priceCents ?? 0)]
    .map(([priceCents, members]) => ({ priceCents, ...renewalsOf(members) }))
    .sort((a, b) => b.n - a.n || a.priceCents - b.priceCents);
}
