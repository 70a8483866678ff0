import type { Period } from "../ledger/evidence.ts";

/** The days that all of these spans are; undefined where they differ, since a span around them would be longer than each of them. */
export function onePeriod([first, ...others]: readonly Period[]): Period | undefined {
  return others.every(({ from, to }) => from === first?.from && to === first.to) ? first : undefined;
}
