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

/** The day until which somebody's subscription is paid for; -Infinity of who never paid for one. */
export function paidUntil(payments: readonly PayerPayment[], priceOn: PriceOn = () => undefined): number {
  return payments
    .filter(isOfSubscription)
    .reduce(
      (until, one) => Math.max(until, one.day + late + monthDays * monthsOf(one, priceOn(one.day))),
      Number.NEGATIVE_INFINITY,
    );
}

function monthsOf({ grossCents }: PayerPayment, price: number | undefined): number {
  const prices = grossCents === undefined || !price ? 1 : grossCents / price;
  if (prices < leastBundle) return 1;
  return bundles.find((months) => months >= prices) ?? Math.max(...bundles);
}

/** The price of each day: as logged, else what was typically paid for the subscription in the same thirty days. */
export function subscriptionPrices({ payers, prices = [] }: Pick<PayerBook, "payers" | "prices">): PriceOn {
  const paid = payers.flat().filter(isOfSubscription);
  const byMonth = Map.groupBy(paid, ({ day }) => Math.floor(day / monthDays));
  const typical = new Map(
    [...byMonth].flatMap(([month, ofMonth]) => {
      const amounts = ofMonth.flatMap(({ grossCents }) => grossCents ?? []);
      return amounts.length > 0 ? [[month, median(amounts)] as const] : [];
    }),
  );
  return (day) => prices.findLast((one) => one.day <= day)?.cents ?? typical.get(Math.floor(day / monthDays));
}
