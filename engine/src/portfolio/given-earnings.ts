import { trustOf, weakest } from "../ledger/trust-ladder.ts";
import type { PortfolioInput } from "./portfolio-input.ts";

type Given = NonNullable<PortfolioInput["given"]>[number];

const dayMs = 86_400_000;
const dayOf = (iso: string) => iso.slice(0, 10);
const lengthOf = ({ from, to }: { from: string; to: string }) =>
  Math.round((Date.parse(dayOf(to)) - Date.parse(dayOf(from))) / dayMs) + 1;

/**
 * The given amounts that stand for a period beside its statements: those that end in it and are no longer than it. The stronger
 * evidence comes first, then the newest; one that shares a day with another or with a statement of the same member and platform
 * is left out, so that no day counts twice.
 */
export function givenEarnings({ given = [], paid, period }: PortfolioInput, currency: string | undefined): Given[] {
  const from = dayOf(period.from);
  const length = lengthOf({ from: period.from, to: period.to }) - 1;
  const standing: Given[] = [];
  for (const one of given
    .filter((it) => it.currency === currency && dayOf(it.to) > from && lengthOf(it) <= length)
    .toSorted(byStrength)) {
    const isTold = paid.some(
      (it) =>
        it.member === one.member && it.platform === one.platform && shareDay(one, { from: it.first, to: it.last }),
    );
    const isTwice = standing.some(
      (it) => it.member === one.member && it.platform === one.platform && shareDay(one, it),
    );
    if (!isTold && !isTwice) standing.push(one);
  }
  return standing;
}

const shareDay = (one: { from: string; to: string }, other: { from: string; to: string }) =>
  dayOf(one.from) <= dayOf(other.to) && dayOf(other.from) <= dayOf(one.to);

function byStrength(one: Given, other: Given): number {
  const [a, b] = [trustOf(one), trustOf(other)];
  if (a !== b) return weakest([a, b]) === a ? 1 : -1;
  return one.to < other.to ? 1 : one.to > other.to ? -1 : one.observedAt < other.observedAt ? 1 : -1;
}
