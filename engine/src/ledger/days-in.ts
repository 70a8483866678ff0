import { dayOf } from "../catalogue/time.ts";
import type { Period } from "./evidence.ts";

/**
 * The days of UTC that a half-open span of instants contains, both ends included, as periods are printed: a span that ends at
 * midnight contains nothing of the day that begins then.
 */
export function daysIn({ from, to }: Period): Period {
  const last = Math.max(Date.parse(from), Date.parse(to) - 1);
  return { from: dayOf(from), to: dayOf(new Date(last).toISOString()) };
}
