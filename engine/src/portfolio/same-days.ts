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

/**
 * The days that statements cover in a period and in the one before it. A day counts where it is covered from its
 * beginning to its end in both, of every member that is compared; a member with fewer than half of the period's days is left
 * out. Undefined where fewer than half of the days are left.
 */
export function sameDays(
  covered: readonly StatementSpan[],
  { period, before }: { period: Period; before: Period },
): SameDays | undefined {
  // A month may be longer than the one before it: what only one of them has is not compared.
  const length = Math.min(
    ...[period, before].map(({ from, to }) => Math.floor((Date.parse(to) - Date.parse(from)) / dayMs)),
  );
  const fewest = fewestShare * length;
  const [nowMs, beforeMs] = [Date.parse(period.from), Date.parse(before.from)];
  const members: string[] = [];
  /** Days that all members so far have. */
  const shared = new Uint8Array(length).fill(1);
  for (const [member, ofMember] of Map.groupBy(covered, ({ member }) => member)) {
    const stretches = statementRuns(ofMember);
    const both = wholeDays(stretches, { from: nowMs, length });
    const then = wholeDays(stretches, { from: beforeMs, length });
    let count = 0;
    for (let day = 0; day < length; day++) count += both[day] = (both[day] ?? 0) & (then[day] ?? 0);
    if (count === 0 || count < fewest) continue;
    members.push(member);
    for (let day = 0; day < length; day++) shared[day] = (shared[day] ?? 0) & (both[day] ?? 0);
  }
  const days = [...shared.keys()].filter((day) => shared[day] === 1);
  return members.length === 0 || days.length === 0 || days.length < fewest ? undefined : { members, days };
}

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
