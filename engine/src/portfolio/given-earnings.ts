import { dayOf, daysIn } from "../ledger/days-in.ts";
import { trustOf, weakest } from "../ledger/trust-ladder.ts";
import type { PortfolioInput } from "./portfolio-input.ts";

type GivenAmount = NonNullable<PortfolioInput["given"]>[number];

/**
 * The given amounts that stand for a period beside its statements: those whose days are all days of it. The stronger evidence
 * comes first, then the newest; one that shares a day with another or with a statement of the same member and platform
 * is left out, so that no day counts twice.
 */
export function givenEarnings<T extends GivenAmount>(
  { given = [], paid, period }: Pick<PortfolioInput, "paid" | "period"> & { given?: T[] },
  currency: string | undefined,
): T[] {
  const days = daysIn(period);
  const keyOf = ({ member, platform }: { member: string; platform: string | null }) => `${member} ${platform}`;
  const paidOf = Map.groupBy(paid, keyOf);
  const standing = new Map<string, T[]>();
  for (const one of given
    .filter((it) => it.currency === currency && dayOf(it.from) >= days.from && dayOf(it.to) <= days.to)
    .toSorted(byStrength)) {
    const key = keyOf(one);
    const earlier = standing.get(key) ?? [];
    const isInStatement = paidOf.get(key)?.some((it) => shareDay(one, { from: it.first, to: it.last }));
    if (!isInStatement && !earlier.some((it) => shareDay(one, it))) standing.set(key, [...earlier, one]);
  }
  return [...standing.values()].flat();
}

const shareDay = (one: { from: string; to: string }, other: { from: string; to: string }) =>
  dayOf(one.from) <= dayOf(other.to) && dayOf(other.from) <= dayOf(one.to);

function byStrength(one: GivenAmount, other: GivenAmount): number {
  const [a, b] = [trustOf(one), trustOf(other)];
  if (a !== b) return weakest([a, b]) === a ? 1 : -1;
  return one.to < other.to ? 1 : one.to > other.to ? -1 : one.observedAt < other.observedAt ? 1 : -1;
}
