import { monthDays } from "../earnings/latest-days.ts";
import { monthsKnown, type PayerBook, type PayerPayment } from "./payer-book.ts";

/** What the newest thirty days of statements show of a page's subscription. */
export interface SubscriptionCounts {
  /** People who paid for it, and payments for it that name nobody. */
  subscribers: number;
  /** The median that new subscribers paid, cents gross; undefined without new ones or without gross amounts. */
  priceCents?: number;
}

/** Undefined where statements cover no thirty days, and where nobody paid for a subscription: a free page says nothing of its subscribers. */
export function findPaying(book: PayerBook): SubscriptionCounts | undefined {
  if (monthsKnown(book) < 1) return undefined;
  const isNew = ({ day }: PayerPayment) => day > book.to - monthDays;
  const isPaid = (one: PayerPayment) =>
    isNew(one) && one.netCents > 0 && (one.type === "subscription" || one.type === "renewal");
  const subscribers =
    book.payers.filter((payments) => payments.some(isPaid)).length + book.unnamed.filter(isPaid).length;
  if (subscribers === 0) return undefined;
  const prices = [...book.payers.flat(), ...book.unnamed]
    .filter((one) => isPaid(one) && one.type === "subscription")
    .flatMap(({ grossCents }) => grossCents ?? [])
    .sort((a, b) => a - b);
  const priceCents = prices[Math.ceil(prices.length / 2) - 1];
  return { subscribers, ...(priceCents !== undefined && { priceCents }) };
}
