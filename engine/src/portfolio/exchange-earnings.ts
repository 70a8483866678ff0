import type { PortfolioInput } from "./portfolio-input.ts";

type Payment = PortfolioInput["payments"][number];
type GivenAmount = NonNullable<PortfolioInput["given"]>[number];
/** What an amount was before it was exchanged. */
export interface OwnAmount {
  own?: { currency: string; cents: number };
}

/**
 * Payments and given amounts in one currency: others are exchanged by the rates, each to the cent, and remember their own
 * amount; those without a rate stay as they are.
 *
 * @param currency to which amounts are exchanged; undefined where nothing was earned
 */
export function exchangeEarnings(
  { payments, given = [], perDollar = {} }: Pick<PortfolioInput, "payments" | "given" | "perDollar">,
  currency: string | undefined,
): { payments: (Payment & OwnAmount)[]; given: (GivenAmount & OwnAmount)[] } {
  const to = perDollar[currency ?? ""];
  const exchange = <T extends { currency: string; cents: number; sameCents?: number }>(one: T): T & OwnAmount => {
    const from = perDollar[one.currency];
    if (currency === undefined || one.currency === currency || !from || !to) return one;
    const inTo = (cents: number) => Math.round((cents / from) * to);
    const { currency: before, cents, sameCents } = one;
    const same = sameCents === undefined ? {} : { sameCents: inTo(sameCents) };
    return { ...one, ...same, cents: inTo(cents), currency, own: { currency: before, cents } };
  };
  return { payments: payments.map(exchange), given: given.map(exchange) };
}

/** Amounts added up by currency, in the order of their names. */
export function sumByCurrency(amounts: readonly { currency: string; cents: number }[]): [string, number][] {
  const sums = new Map<string, number>();
  for (const { currency, cents } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + cents);
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The currency of most payments of both periods; without any, of most given amounts. */
export function mostPaid({ payments, given = [] }: PortfolioInput): string | undefined {
  const counts = new Map<string, number>();
  const paid = payments.filter(({ span }) => span === "now" || span === "before");
  for (const { currency, n } of paid.length > 0 ? paid : given.map((one) => ({ ...one, n: 1 })))
    counts.set(currency, (counts.get(currency) ?? 0) + n);
  return [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))[0]?.[0];
}
