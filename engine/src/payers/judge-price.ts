import { monthDays } from "../earnings/latest-days.ts";
import { type Joiner, joinersOf, type PayerBook } from "./payer-book.ts";
import { fewestJoiners } from "./renewals.ts";

/** A change of the price: its day and those of the changes before and after it, in days since 1970-01-01. */
export interface PriceStep {
  day: number;
  before?: number;
  after?: number;
}

/** Why a change is not judged: too few who joined at the new price have come to their first renewal, as will be known later; or it never will be. */
export type NotJudged =
  | { state: "too-early"; weeks: number; joined: number; readyDay: number }
  | { state: "too-few"; joined: number };

/** What who joins in a week brings at the new price, net, against the old one, over as many days from joining. */
export interface PriceJudgement {
  state: "judged";
  /** Days from joining that are counted. */
  horizon: number;
  /** How many who joined at the two prices were followed. */
  joiners: number;
  /** First and last day on which they joined. */
  from: number;
  to: number;
  /** After ÷ before, with the 90 % range. */
  ratio: { value: number; low: number; high: number };
}

const week = 7;
/** Weeks of joining on either side: at least so many, and no more, since interest moves of itself over months. */
export const [fewestWeeks, mostWeeks] = [2, 8];
/** Interest moves of itself from one span to another by so much. */
const seasonSpread = 0.1;
/** Who joined in so many weeks before the change is followed. */
const weeksFollowed = 13;
/** Months of thirty days after joining that are added up, each of everybody of whom it is known, and of so many at least. */
const mostMonths = 12;
const fewestFollowed = 20;
/** A renewal that comes some days early counts for the month that it pays. */
const early = 5;
/** Where too few joined in so many weeks, more of them are not waited for. */
const mostWaited = 26;
/** Of a normal distribution, at 90 %: where nothing changed, one judgement in ten has a direction. */
const z = 1.645;

/** Days from joining in so many months; two hold the first renewal. */
const horizonOf = (months: number) => months * monthDays - early;
const weeksIn = (days: number) => Math.max(0, Math.floor(days / week));

/** The newest change of the logged prices, with its prices in cents; undefined without one, and of one from or to a free page. */
export function newestStep({ prices = [] }: Pick<PayerBook, "prices">) {
  const [was, is] = prices.slice(-2);
  if (!was || !is || was.cents <= 0 || is.cents <= 0 || was.cents === is.cents) return undefined;
  return { day: is.day, before: was.day, fromCents: was.cents, toCents: is.cents };
}

/**
 * Whether a change of the price brought more or less money: how many join in a week, times what each pays, for anything, in the same number
 * of days from joining. Who joins, who renews and what they buy beside the subscription are all in it. Source: docs/methods.md,
 * 'Subscription price'.
 */
export function judgePrice(book: PayerBook, { day, before, after }: PriceStep): PriceJudgement | NotJudged {
  const start = Math.max(before ?? book.from, book.from);
  const next = after ?? Number.POSITIVE_INFINITY;
  const end = Math.min(next, book.to + 1);
  const weeksBefore = weeksIn(day - start);
  const weeksKnown = Math.max(0, weeksIn(Math.min(end, book.to + 1 - horizonOf(2)) - day));
  const from = day - week * Math.min(weeksFollowed, weeksBefore);
  const all = joinersOf(book);
  const within = (first: number, until: number) => all.filter(({ joined }) => joined >= first && joined < until);
  const [old, now] = [within(from, day), within(day, end)];
  const knownFor = (joiners: readonly Joiner[], months: number) =>
    joiners.filter(({ joined }) => joined + horizonOf(months) <= book.to + 1);
  const renewing = knownFor(now, 2).length;
  if (weeksBefore < fewestWeeks || old.length < fewestJoiners) return { state: "too-few", joined: old.length };
  if (weeksKnown < fewestWeeks || renewing < fewestJoiners) {
    const isOver = next - day < fewestWeeks * week || weeksKnown > mostWaited || next <= book.to;
    if (isOver) return { state: "too-few", joined: renewing };
    const readyDay = day + fewestWeeks * week + horizonOf(2);
    return { state: "too-early", weeks: weeksKnown, joined: renewing, readyDay };
  }
  const follow = (months: number) => Math.min(...[old, now].map((joiners) => knownFor(joiners, months).length));
  const months = Array.from({ length: mostMonths }, (_, index) => mostMonths - index);
  const best = months.find((count) => count === 2 || follow(count) >= fewestFollowed) ?? 2;
  const [was, is] = [old, now].map((joiners) => worthOf(joiners, best, knownFor));
  if (!was || !is || was.mean <= 0 || is.mean <= 0) return { state: "too-few", joined: renewing };
  const near = week * Math.min(mostWeeks, weeksBefore, weeksIn(end - day));
  const joins = joinsRatio(within(day - near, day).length, within(day, day + near).length);
  const value = (joins.value * is.mean) / was.mean;
  const width = z * Math.sqrt(joins.variance + was.variance + is.variance);
  return {
    state: "judged",
    horizon: horizonOf(best),
    joiners: old.length + now.length,
    from,
    to: end - 1,
    ratio: { value, low: value * Math.exp(-width), high: value * Math.exp(width) },
  };
}

/** Counts of those who joined in equal spans: their ratio, and the variance of its logarithm by counting and by what spans do of themselves. */
export function joinsRatio(before: number, after: number): { value: number; variance: number } {
  return { value: after / before, variance: 1 / (before + 0.5) + 1 / (after + 0.5) + 2 * seasonSpread ** 2 };
}

/** What somebody brings in so many months, the sum of each month's mean of those of whom it is known, and its variance relative to it. */
function worthOf(
  joiners: readonly Joiner[],
  months: number,
  knownFor: (joiners: readonly Joiner[], months: number) => Joiner[],
): { mean: number; variance: number } {
  const parts = new Map<Joiner, number>();
  let total = 0;
  for (let month = 1; month <= months; month++) {
    const known = knownFor(joiners, month);
    const amounts = known.map((one) => amountIn(one, month === 1 ? 0 : horizonOf(month - 1), horizonOf(month)));
    const mean = amounts.reduce((sum, cents) => sum + cents, 0) / known.length;
    total += mean;
    for (const [index, one] of known.entries())
      parts.set(one, (parts.get(one) ?? 0) + ((amounts[index] ?? 0) - mean) / known.length);
  }
  const variance = [...parts.values()].reduce((sum, part) => sum + part ** 2, 0);
  return { mean: total, variance: variance / total ** 2 };
}

/** Net cents that somebody paid from one day after joining up to another. */
function amountIn({ joined, payments }: Joiner, from: number, until: number): number {
  return payments
    .filter(({ day }) => day >= joined + from && day < joined + until)
    .reduce((sum, { netCents }) => sum + netCents, 0);
}
