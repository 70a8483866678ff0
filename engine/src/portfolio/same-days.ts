import { dayMs } from "../catalogue/time.ts";
import { daysIn } from "../ledger/days-in.ts";
import type { Period } from "../ledger/evidence.ts";

/** A stretch of time that one statement of a member covers, from its first to its last payment. ISO instants. */
export interface StatementSpan {
  member: string;
  first: string;
  last: string;
}

/** The days on which two periods may be compared, and of whom. Day 0 is the first day of both periods. */
export interface SameDays {
  members: string[];
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
 * The days that statements cover in a period and in the one before it. A day counts where it is covered from its
 * beginning to its end in both, of every member that is compared; a member with fewer than half of the period's days is left
 * out. Undefined where fewer than half of the days are left.
 */
export function sameDays(covered: readonly StatementSpan[], periods: Periods): SameDays | undefined {
  const each = sameDaysOfEach(covered, periods);
  const counts = new Uint32Array(lengthOf(periods));
  for (const { days } of each) for (const day of days) counts[day] = (counts[day] ?? 0) + 1;
  const days = [...counts.keys()].filter((day) => counts[day] === each.length);
  if (each.length === 0 || days.length === 0 || days.length < fewestShare * counts.length) return undefined;
  return { members: each.flatMap(({ members }) => members), days };
}

/** The same of each member alone, whatever the days of the others; none for a member with fewer than half of the days. */
export function sameDaysOfEach(covered: readonly StatementSpan[], periods: Periods): SameDays[] {
  const length = lengthOf(periods);
  const [nowMs, beforeMs] = [Date.parse(periods.period.from), Date.parse(periods.before.from)];
  return [...Map.groupBy(covered, ({ member }) => member)].flatMap(([member, ofMember]) => {
    const stretches = statementRuns(ofMember);
    const now = wholeDays(stretches, { from: nowMs, length });
    const then = wholeDays(stretches, { from: beforeMs, length });
    const days = [...now.keys()].filter((day) => now[day] === 1 && then[day] === 1);
    return days.length === 0 || days.length < fewestShare * length ? [] : [{ members: [member], days }];
  });
}

/** A month may be longer than the one before it: what only one of them has is not compared. */
const lengthOf = ({ period, before }: Periods) =>
  Math.min(...[period, before].map(({ from, to }) => Math.floor((Date.parse(to) - Date.parse(from)) / dayMs)));

/** Of so many days from an instant on: 1 for each that one stretch covers from its beginning to its end. */
function wholeDays(stretches: readonly Stretch[], { from, length }: { from: number; length: number }): Uint8Array {
  const days = new Uint8Array(length);
  const dayAt = (ms: number) => Math.max(0, (ms - from) / dayMs);
  for (const { first, last } of stretches) days.fill(1, Math.ceil(dayAt(first)), Math.floor(dayAt(last)));
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

/** The part of a period that such days span, from the first to the last of them: days, both included. */
export function spanOfDays({ days }: SameDays, { from }: Period): Period {
  const at = (day: number) => new Date(Date.parse(from) + day * dayMs).toISOString();
  return daysIn({ from: at(days[0] ?? 0), to: at((days.at(-1) ?? 0) + 1) });
}
