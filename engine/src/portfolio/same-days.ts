import { dayMs } from "../catalogue/time.ts";
import { daysIn } from "../ledger/days-in.ts";
import type { Period } from "../ledger/evidence.ts";
import type { Platform } from "../ledger/vocabulary.ts";

/**
 * A stretch of time that one statement of a member covers, from its first payment on: to its last, or to the last millisecond of that day where
 * the day was over when the statement was added. ISO instants.
 */
export interface StatementSpan {
  member: string;
  /** Null for one of a platform that no model links. */
  platform: Platform | null;
  /** Of its payments; absent where that is not known. */
  currency?: string | undefined;
  first: string;
  last: string;
}

/** Statements of one page and currency continue each other; those of another page say nothing of its days. */
export const pageOf = ({ platform, currency }: Pick<StatementSpan, "platform" | "currency">): string =>
  `${platform} ${currency}`;

/** The statements of each page of which something is known in these spans. */
export const pagesIn = <T extends StatementSpan>(statements: readonly T[], spans: readonly Period[]): T[][] =>
  [...Map.groupBy(statements, pageOf).values()].filter((ofPage) =>
    ofPage.some(({ first, last }) => spans.some(({ from, to }) => first < to && last >= from)),
  );

/** The days on which two periods of a member may be compared. Day 0 is the first day of both periods. */
export interface SameDays {
  member: string;
  days: number[];
}

/** Days without payments between two statements that count as covered: payouts are not daily. */
const joinMs = 2 * dayMs;
/** Of fewer days of a period nothing is said about it. */
const fewestShare = 0.5;

interface Periods {
  period: Period;
  before: Period;
}

/**
 * The days that each member's statements cover in a period and in the one before it, whatever the days of the others. A day counts where it is
 * covered from its beginning to its end in both, by statements of each page; a member with fewer than half of the period's days has none.
 */
export function sameDays(covered: readonly StatementSpan[], periods: Periods): SameDays[] {
  const length = lengthOf(periods);
  const [nowMs, beforeMs] = [Date.parse(periods.period.from), Date.parse(periods.before.from)];
  return [...Map.groupBy(covered, ({ member }) => member)].flatMap(([member, ofMember]) => {
    const pages = pagesIn(ofMember, [periods.period, periods.before]).flatMap((ofPage) => {
      const stretches = statementRuns(ofPage);
      return [nowMs, beforeMs].map((from) => wholeDays(stretches, { from, length }));
    });
    if (pages.length === 0) return [];
    const days = Array.from({ length }, (_, day) => day).filter((day) => pages.every((days) => days[day] === 1));
    return days.length === 0 || days.length < fewestShare * length ? [] : [{ member, days }];
  });
}

/** A month may be longer than the one before it: what only one of them has is not compared. */
const lengthOf = ({ period, before }: Periods) =>
  Math.min(...[period, before].map(({ from, to }) => Math.floor((Date.parse(to) - Date.parse(from)) / dayMs)));

/** Of so many days from an instant on: 1 for each that one stretch covers from its beginning to its end. */
function wholeDays(stretches: readonly Stretch[], { from, length }: { from: number; length: number }): Uint8Array {
  const days = new Uint8Array(length);
  const dayAt = (ms: number) => Math.max(0, (ms - from) / dayMs);
  for (const { first, last } of stretches) days.fill(1, Math.ceil(dayAt(first)), Math.floor(dayAt(last + 1)));
  return days;
}

/** Milliseconds since 1970. */
interface Stretch {
  first: number;
  last: number;
}

/** Stretches that statements of one member cover, in order; those that meet, or lie no further apart than this, as one. */
export function statementRuns(covered: readonly StatementSpan[], gapMs = joinMs): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { first, last } of covered
    .map((one) => ({ first: Date.parse(one.first), last: Date.parse(one.last) }))
    .sort((a, b) => a.first - b.first)) {
    const open = stretches.at(-1);
    if (open && first <= open.last + gapMs) open.last = Math.max(open.last, last);
    else stretches.push({ first, last });
  }
  return stretches;
}

/** The part of a period that such days of all span, from the first to the last of them: days, both included. */
export function spanOfDays(same: readonly SameDays[], { from }: Period): Period {
  const at = (day: number) => new Date(Date.parse(from) + day * dayMs).toISOString();
  const first = Math.min(...same.map(({ days }) => days[0] ?? 0));
  const last = Math.max(...same.map(({ days }) => days.at(-1) ?? 0));
  return daysIn({ from: at(first), to: at(last + 1) });
}
