import { addFact, type FactBuilder } from "../builder/fact-builder.ts";
import { jointLevel } from "../statistics/joint-intervals.ts";
import { type Joiner, joinersOf, type PayerBook } from "./payer-book.ts";
import { fewestJoiners, type Renewals, renewalsApart, renewalsOf, settledJoiners, shareRenewed } from "./renewals.ts";

/** Part of the price of the day: up to here a first month is discounted, between these it is at the full price, above it is a bundle. Choices. */
const [discounted, full, above] = [0.9, 0.98, 1.02];

/** The part of the logged price of the day that somebody paid for the first month; undefined where the price or the payment is not known. */
export function partOfPrice({ joined, priceCents }: Joiner, { prices = [] }: Pick<PayerBook, "prices">) {
  const logged = prices.findLast(({ day }) => day <= joined)?.cents;
  return logged && priceCents !== undefined ? priceCents / logged : undefined;
}

/** Whether somebody paid surely less for the first month than the page cost that day. */
export const isDiscounted = (joiner: Joiner, book: PayerBook): boolean =>
  (partOfPrice(joiner, book) ?? 1) <= discounted;

/** Who joined at a discount and who at the full price of the same days, by the logged prices; undefined with fewer than 30 in either. */
export function discountGroups(book: PayerBook): { cut: Renewals; whole: Renewals } | undefined {
  const settled = settledJoiners(joinersOf(book), book.to);
  const among = (from: number, to: number) =>
    renewalsOf(
      settled.filter((one) => {
        const part = partOfPrice(one, book);
        return part !== undefined && part > from && part <= to;
      }),
    );
  const [cut, whole] = [among(0, discounted), among(full, above)];
  return cut.n < fewestJoiners || whole.n < fewestJoiners ? undefined : { cut, whole };
}

/**
 * Of those whose first month was discounted and of those who paid it in full the share that renewed once, and how the shares differ, in points. A free first month is no
 * payment and is not seen. An association. Source: docs/methods.md, 'Payers'.
 *
 * @param width standard errors to either side of the difference
 */
export function addStayByDiscount(
  builder: FactBuilder,
  book: PayerBook,
  { cut, whole, width }: { cut: Renewals; whole: Renewals; width: number },
): void {
  const shared = { platform: "onlyfans", kind: "derived", asOf: book.asOf, sources: book.evidence } as const;
  const [first, second] = (
    [
      ["stayDiscounted", cut],
      ["stayFull", whole],
    ] as const
  ).map(([metric, group]) => addFact(builder, { ...shared, ...shareRenewed(group), metric, formula: "payers.stayed" }));
  addFact(builder, {
    ...{ ...shared, ...renewalsApart(whole, cut, width), metric: "stayDiscountChange", level: jointLevel },
    ...{ n: cut.n + whole.n, sampleOf: "payers", formula: "payers.discountChange" },
    inputs: [first, second].flatMap((fact) => fact?.id ?? []),
  });
}
