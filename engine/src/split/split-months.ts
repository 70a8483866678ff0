import { addDays, daysOfMonth } from "../catalogue/time.ts";
import { lastOf } from "../earnings/month-totals.ts";

/** What the agency has of the net after refunds, from a day on until the next rule holds. */
export interface SplitRule {
  id: number;
  /** First day, '2026-12-01', by the statement's clock. */
  from: string;
  /** Hundredths of a percent: 3000 is 30 %. */
  share: number;
}

/** A payment that counts as earned, or one that gives back what was earned before: then its amount is negative. */
export interface SplitPayment {
  id: number;
  /** By the statement's clock. */
  day: string;
  /** Cents. */
  netCents: number;
}

/** A payment with its cents of both sides, which add up to its amount. */
export interface DividedPayment extends SplitPayment {
  agency: number;
  creator: number;
}

/** Days of a month under one rule, both included. */
export interface SplitPeriod {
  rule: SplitRule;
  from: string;
  to: string;
  base: number;
  agency: number;
  creator: number;
  payments: DividedPayment[];
}

/** Cents; what is the agency's and what is the creator's add up to the base. */
export interface SplitMonth {
  /** '2026-12'. */
  month: string;
  base: number;
  agency: number;
  creator: number;
  /** One for each rule that holds on a day of the month, in order. */
  periods: SplitPeriod[];
}

/** Hundredths of a percent in the whole. */
export const wholeShare = 10_000;

/**
 * Net earnings after refunds, divided month by month, the oldest first. A rule holds from its first day until the next one's; payments before
 * the first rule are in no month. What falls under one rule in one month is rounded once, half up, and the rest is the creator's; its
 * payments have the agency's cents by the largest remainder, of equal ones the earlier in the given order, so that they add up to it.
 *
 * @param payments of one platform and currency, each once, in the order of their days
 * @param rules no two from the same day
 */
export function splitMonths(payments: readonly SplitPayment[], rules: readonly SplitRule[]): SplitMonth[] {
  const ordered = rules.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  return [...Map.groupBy(payments, ({ day }) => day.slice(0, 7))]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([month, paid]) => {
      const periods = periodsOf(month, ordered).map((period) => divide(period, paid));
      if (periods.length === 0) return [];
      const total = (side: "base" | "agency" | "creator") => periods.reduce((sum, period) => sum + period[side], 0);
      return [{ month, base: total("base"), agency: total("agency"), creator: total("creator"), periods }];
    });
}

type Days = Pick<SplitPeriod, "rule" | "from" | "to">;

/** The days of a month under each rule, the rules in order. */
function periodsOf(month: string, rules: readonly SplitRule[]): Days[] {
  const { from, to } = daysOfMonth(month);
  return rules.flatMap((rule, at) => {
    const next = rules[at + 1]?.from;
    if (rule.from > to || (next !== undefined && next <= from)) return [];
    const last = next === undefined || next > to ? to : addDays(next, -1);
    return [{ rule, from: lastOf([rule.from, from]), to: last }];
  });
}

function divide(days: Days, ofMonth: readonly SplitPayment[]): SplitPeriod {
  const { rule, from, to } = days;
  const paid = ofMonth.filter(({ day }) => day >= from && day <= to);
  const base = paid.reduce((sum, { netCents }) => sum + netCents, 0);
  const agency = roundedShare(base, rule.share);
  const parts = paid.map(({ netCents }) => partOf(netCents, rule.share));
  const missing = agency - parts.reduce((sum, { cents }) => sum + cents, 0);
  // Never more than there are remainders: what is missing is their sum, rounded.
  const raised = new Set(
    parts
      .map(({ rest }, at) => ({ rest, at }))
      .sort((one, other) => other.rest - one.rest || one.at - other.at)
      .slice(0, missing)
      .map(({ at }) => at),
  );
  const payments = paid.map((payment, at) => {
    const cents = (parts[at]?.cents ?? 0) + (raised.has(at) ? 1 : 0);
    return { ...payment, agency: cents, creator: payment.netCents - cents };
  });
  return { ...days, base, agency, creator: base - agency, payments };
}

/** A share of an amount in whole cents, rounded down, and what is left of a cent in ten-thousandths. Exact for every safe integer. */
function partOf(cents: number, share: number): { cents: number; rest: number } {
  // Multiplied at once, a large amount would leave the safe integers.
  const whole = Math.floor(cents / wholeShare);
  const small = (cents - whole * wholeShare) * share;
  const more = Math.floor(small / wholeShare);
  return { cents: whole * share + more, rest: small - more * wholeShare };
}

function roundedShare(cents: number, share: number): number {
  const part = partOf(cents, share);
  return part.cents + (part.rest * 2 >= wholeShare ? 1 : 0);
}
