import { dayMs, daysOfMonth } from "../catalogue/time.ts";
import type { LoggedPrice } from "./pricing-input.ts";

/** A month counts as one of a price that held for so much of it. */
const mostOfIt = 0.9;

/** The price in force on a day, by the log; undefined without one. */
export function priceOn(day: string, log: readonly LoggedPrice[]): number | undefined {
  const sorted = log.toSorted((a, b) => (a.on < b.on ? -1 : 1));
  const last = sorted.filter(({ on }) => on <= day).at(-1);
  return last?.toCents ?? sorted[0]?.fromCents;
}

/**
 * The price for new subscribers during most of a month, by the log; undefined without a log, and of a month in which it
 * changed: those who joined in it cannot be assigned to a price.
 */
export function priceOfMonth(month: string, log: readonly LoggedPrice[]): number | undefined {
  const { from, to } = daysOfMonth(month);
  const prices: number[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs) {
    const price = priceOn(new Date(at).toISOString().slice(0, 10), log);
    if (price !== undefined) prices.push(price);
  }
  const byPrice = [...Map.groupBy(prices, (price) => price)].map(([price, days]) => ({ price, days: days.length }));
  return byPrice.find(({ days }) => days >= mostOfIt * prices.length)?.price;
}
