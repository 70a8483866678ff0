import { addMonths, countDays, dayMs, dayOf, isoDay } from "../catalogue/time.ts";
import { latestDays, shortDays } from "../earnings/latest-days.ts";
import { firstOf, lastOf, monthOf } from "../earnings/month-totals.ts";
import { daysIn } from "../ledger/days-in.ts";
import type { Period } from "../ledger/evidence.ts";
import { trustOf, weakest } from "../ledger/trust-ladder.ts";
import type { PortfolioInput } from "./portfolio-input.ts";

type GivenAmount = NonNullable<PortfolioInput["given"]>[number];

/** Whether a span of instants is a calendar month that is over: one that ends within its last day is not. */
export const isWholeMonth = ({ from, to }: Period): boolean =>
  [from, to].every((instant) => Date.parse(instant) === Date.parse(`${instant.slice(0, 7)}-01`)) &&
  addMonths(from.slice(0, 7), 1) === to.slice(0, 7);

/**
 * The given amounts that stand for a period beside its statements: those whose days are all days of it, or of the latest so many days of
 * the member and platform. In a calendar month that is over an amount of a month counts with the days that it has in others, where most are of
 * this one: the thirty days before it was entered are seldom a month's own, and it is in one month and no other. The stronger evidence
 * comes first, then the newest; one that shares a day with another or with a statement of the same member and platform
 * is left out, so that no day counts twice. Of the latest thirty days amounts of too few stand for none.
 */
export function givenEarnings<T extends GivenAmount>(
  { given = [], paid, period, isLatest }: Pick<PortfolioInput, "paid" | "period" | "isLatest"> & { given?: T[] },
  currency: string | undefined,
): T[] {
  const days = daysIn(period);
  const keyOf = ({ member, platform }: { member: string; platform: string | null }) => `${member} ${platform}`;
  const paidOf = Map.groupBy(paid, keyOf);
  const month = !isLatest && isWholeMonth(period) ? days.from.slice(0, 7) : undefined;
  const countsIn = (one: T) => monthOf({ period: { from: dayOf(one.from), to: dayOf(one.to) } });
  const matching = given.filter((it) => it.currency === currency && (month !== undefined || dayOf(it.to) <= days.to));
  const givenOf = Map.groupBy(matching, keyOf);
  const windows = new Map<string, Period | undefined>();
  const windowOf = (key: string) => {
    if (!isLatest) return days;
    if (!windows.has(key)) windows.set(key, latestDays(days, newestOf(paidOf.get(key), givenOf.get(key), days)));
    return windows.get(key);
  };
  const isWithin = (one: T) => {
    const own = month === undefined ? undefined : countsIn(one);
    if (own !== undefined) return own === month;
    const window = windowOf(keyOf(one));
    return window !== undefined && dayOf(one.from) >= window.from && dayOf(one.to) <= window.to;
  };
  const standing = new Map<string, T[]>();
  for (const one of matching.filter(isWithin).toSorted(byStrength)) {
    const key = keyOf(one);
    const earlier = standing.get(key) ?? [];
    const isInStatement = paidOf.get(key)?.some((it) => shareDay(one, { from: it.first, to: it.last }));
    if (!isInStatement && !earlier.some((it) => shareDay(one, it))) standing.set(key, [...earlier, one]);
  }
  if (!isLatest) return [...standing.values()].flat();
  // They share no day, so that their days add up.
  return [...standing.values()].filter((all) => shortDays(days, spanOfAll(all)) === undefined).flat();
}

/** The newest day that statements of a member say something of, where it is of late; else that of given amounts. */
function newestOf(paid: PortfolioInput["paid"] = [], given: readonly GivenAmount[] = [], { from, to }: Period): string {
  const lastPaid = firstOf([to, lastOf(paid.map(({ last }) => dayOf(last)))]);
  return lastPaid >= from ? lastPaid : lastOf(given.map((one) => dayOf(one.to)));
}

/** As many days as these amounts have together, as a span that ends with the newest. */
function spanOfAll(all: readonly GivenAmount[]): Period {
  const to = lastOf(all.map((one) => dayOf(one.to)));
  const count = all.reduce((sum, one) => sum + countDays({ from: dayOf(one.from), to: dayOf(one.to) }), 0);
  return { from: isoDay(Date.parse(to) / dayMs - count + 1), to };
}

const shareDay = (one: { from: string; to: string }, other: { from: string; to: string }) =>
  dayOf(one.from) <= dayOf(other.to) && dayOf(other.from) <= dayOf(one.to);

function byStrength(one: GivenAmount, other: GivenAmount): number {
  const [a, b] = [trustOf(one), trustOf(other)];
  if (a !== b) return weakest([a, b]) === a ? 1 : -1;
  return one.to < other.to ? 1 : one.to > other.to ? -1 : one.observedAt < other.observedAt ? 1 : -1;
}
