import { median } from "simple-statistics";
import { monthDays } from "../earnings/latest-days.ts";
import type { PayerBook, PayerPayment } from "./payer-book.ts";

/** The price of a month's subscription on a day, cents gross; undefined where it is not known. */
export type PriceOn = (day: number) => number | undefined;

/** A renewal comes on the day after the month, or the one after that by the clock of the statement. */
const late = 1;
/** Months that OnlyFans sells as one (docs/platforms.md, 'OnlyFans'); a discount makes the payment smaller than as many prices. */
const bundles = [3, 6, 12];
/** From so many prices on a payment is for a bundle: a raised price, paid by some, is less. */
const leastBundle = 1.8;

const isOfSubscription = ({ type, netCents }: PayerPayment) =>
  (type === "subscription" || type === "renewal") && netCents > 0;

/** The last day that somebody's subscription is paid for, by the payments up to a day; -Infinity of who never paid for one. */
export function paidUntil(
  payments: readonly PayerPayment[],
  until: number,
  priceOn: PriceOn = () => undefined,
): number {
  let last = Number.NEGATIVE_INFINITY;
  for (const one of payments)
    if (one.day <= until && isOfSubscription(one))
      last = Math.max(last, one.day + late + monthDays * monthsOf(one, priceOn(one.day)));
  return last;
}

function monthsOf({ grossCents }: PayerPayment, price: number | undefined): number {
  const prices = grossCents === undefined || !price ? 1 : grossCents / price;
  if (prices < leastBundle) return 1;
  return bundles.find((months) => months >= prices) ?? Math.max(...bundles);
}

/** The price of each day: as logged, else what was typically paid for the subscription in the same thirty days. */
export function subscriptionPrices({ payers, prices = [] }: Pick<PayerBook, "payers" | "prices">): PriceOn {
  let typical: ReadonlyMap<number, number> | undefined;
  return (day) => {
    const logged = prices.findLast((one) => one.day <= day)?.cents;
    if (logged !== undefined) return logged;
    typical ??= typicalPrices(payers);
    return typical.get(Math.floor(day / monthDays));
  };
}

function typicalPrices(payers: PayerBook["payers"]): ReadonlyMap<number, number> {
  const paid = new Map<number, number[]>();
  for (const payments of payers)
    for (const one of payments) {
      if (one.grossCents === undefined || !isOfSubscription(one)) continue;
      const month = Math.floor(one.day / monthDays);
      const amounts = paid.get(month);
      if (amounts) amounts.push(one.grossCents);
      else paid.set(month, [one.grossCents]);
    }
  return new Map([...paid].map(([month, amounts]) => [month, median(amounts)]));
}
