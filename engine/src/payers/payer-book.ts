import { isoDay } from "../catalogue/time.ts";
import { monthDays } from "../earnings/latest-days.ts";
import type { TransactionType } from "../ledger/statement.ts";

/** One payment that counts in sums of earnings; what was given back is negative. */
export interface PayerPayment {
  /** Days since 1970-01-01, by the statement's own clock. */
  day: number;
  type: TransactionType;
  netCents: number;
  /** Undefined: the statement has no gross amounts. */
  grossCents?: number;
}

/** What imported statements of OnlyFans say of who paid, without saying who they are. */
export interface PayerBook {
  currency: string;
  /** First and last day that statements cover without a gap, up to the newest. Days since 1970-01-01. */
  from: number;
  to: number;
  /** ISO instant of the newest payment. */
  asOf: string;
  /** Keys of the statements. */
  evidence: readonly string[];
  /** The payments of each person. */
  payers: readonly (readonly PayerPayment[])[];
  /** What the page cost from which day on, by its logged changes, oldest first. Absent: none is logged. */
  prices?: readonly { day: number; cents: number }[];
  /** Payments that name no payer. */
  unnamed: readonly PayerPayment[];
}

/** How many whole months of thirty days the statements cover, counted back from their last day. */
export function monthsKnown({ from, to }: PayerBook): number {
  return Math.max(0, Math.floor((to - from + 1) / monthDays));
}

/** The first day of the logged price that holds at the end of the statements; -Infinity without a log. Who joined before it joined at another price. */
export const presentPriceSince = ({ prices = [], to }: Pick<PayerBook, "prices" | "to">): number =>
  prices.findLast(({ day }) => day <= to)?.day ?? Number.NEGATIVE_INFINITY;

/** Net cents of each of the last `count` months of thirty days, the newest first. */
export function monthAmounts(payments: readonly PayerPayment[], to: number, count: number): number[] {
  const amounts = new Array<number>(count).fill(0);
  for (const { day, netCents } of payments) {
    const at = Math.floor((to - day) / monthDays);
    if (at >= 0 && at < count) amounts[at] = (amounts[at] ?? 0) + netCents;
  }
  return amounts;
}

/** First and last day of a month of thirty days, 0 being the newest, as ISO days. */
export function monthPeriod({ to }: PayerBook, month: number, count = 1): { from: string; to: string } {
  const last = to - month * monthDays;
  return { from: isoDay(last - count * monthDays + 1), to: isoDay(last) };
}

/** Somebody who subscribed for the first time within the statements. */
export interface Joiner {
  /** Days since 1970-01-01. */
  joined: number;
  /** The price paid, cents gross; undefined where the statement has no gross amounts. */
  priceCents?: number;
  payments: readonly PayerPayment[];
}

/** Payers whose first payment is a new subscription, not a renewal; who had paid before the statements begin is unknown and not among them. */
export function joinersOf({ payers }: PayerBook): Joiner[] {
  return payers.flatMap((payments): Joiner[] => {
    const joined = Math.min(...payments.map(({ day }) => day));
    const first = payments.find(({ day, type }) => day === joined && type === "subscription");
    if (!first || payments.some(({ day, type }) => day === joined && type === "renewal")) return [];
    const { grossCents } = first;
    return [{ joined, payments, ...(grossCents !== undefined && { priceCents: grossCents }) }];
  });
}
