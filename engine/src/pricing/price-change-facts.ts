import type { MetricName } from "../catalogue/metrics.ts";
import { dayAt, dayMs } from "../catalogue/time.ts";
import { fewestPayers } from "../earnings/content-style.ts";
import type { Evidence, Period } from "../ledger/evidence.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import { type Behind, type FactDraft, makeFact, makeMissing } from "../ledger/make-fact.ts";
import type { LoggedPrice } from "./pricing-input.ts";

/** What a day brought: who joined, and what was paid for anything, net cents. */
export interface PricingDay {
  day: string;
  joined: number;
  netCents: number;
  /** Who paid, by a hash; a payment without a name is a payer of its own. */
  payers: readonly string[];
}

export interface PriceChangeInput {
  asOf: string;
  currency: string;
  /** The change with its id, the one before it and the one after it, where there are such. */
  change: LoggedPrice & { id: number };
  before?: string;
  after?: string;
  /** First and last day that statements cover; absent without any. */
  covered?: Period;
  /** Days on which something was paid, the oldest first. */
  days: readonly PricingDay[];
  evidence: readonly Evidence[];
}

const week = 7;
/** So many weeks on either side at most, and at least. */
const mostWeeks = 4;
const fewestWeeks = 2;
const monthSpread = 0.1;
/** Quantiles at 0.9 of Student's distribution, by degrees of freedom. */
const student: Record<number, number> = { 2: 1.886, 4: 1.533, 6: 1.44 };

/**
 * What went before and after a change of the price: who joined, and what was paid for anything, over whole weeks, as many on
 * either side, up to four and to the next change. The ranges cover what chance and the months alone do; the effect of a season or of a
 * viral post in the same weeks is not separated from that of the price.
 *
 * @returns ids begin with `change.{id}`; each figure is absent with its reason while weeks are missing
 */
export function priceChangeFacts(input: PriceChangeInput): Fact[] {
  const { change, covered } = input;
  const weeksKnown = weeksAround(input);
  const addFact = makerOf(input);
  const paid = (name: "from" | "to", cents: number) =>
    addFact(`change.${name}`, { kind: "self-reported", value: cents, currency: input.currency });
  const prices = [paid("from", change.fromCents), paid("to", change.toCents)];
  if (weeksKnown < fewestWeeks) {
    const reason: Reason = covered
      ? { code: "too-few-weeks", needs: fewestWeeks, has: Math.max(0, weeksKnown), ...readyOn(input) }
      : { code: "needs-statement" };
    const none = (metric: MetricName) => addFact(metric, { kind: "unavailable", value: null, reason });
    return [
      ...prices,
      none("change.joinedBefore"),
      none("change.joinedAfter"),
      none("change.joined"),
      none("change.net"),
    ];
  }
  const at = Date.parse(change.on);
  const period = (first: number, last: number) => ({ from: dayAt(at + first * dayMs), to: dayAt(at + last * dayMs) });
  const spans = { before: period(-weeksKnown * week, -1), after: period(0, weeksKnown * week - 1) };
  const whole = { from: spans.before.from, to: spans.after.to };
  const within = ({ from, to }: Period) => input.days.filter(({ day }) => day >= from && day <= to);
  const joinedIn = (span: Period) => within(span).reduce((sum, { joined }) => sum + joined, 0);
  const [before, after] = [joinedIn(spans.before), joinedIn(spans.after)];
  const side = (span: Period): Side => ({
    payers: new Set(within(span).flatMap(({ payers }) => payers)).size,
    weeks: Array.from({ length: weeksKnown }, (_, index) => {
      const from = Date.parse(span.from) + index * week * dayMs;
      const seen = within({ from: dayAt(from), to: dayAt(from + (week - 1) * dayMs) });
      return seen.reduce((sum, { netCents }) => sum + netCents, 0);
    }),
  });
  const sample = { n: weeksKnown, sampleOf: "weeks" } as const;
  const counted = { ...sample, kind: "derived", formula: "change.counted" } as const;
  const estimate = (metric: "change.joined" | "change.net", ratio: Ratio | Reason): Fact =>
    "code" in ratio
      ? addFact(metric, { kind: "unavailable", value: null, reason: ratio })
      : addFact(metric, {
          ...sample,
          ...percentOf(ratio),
          kind: "estimated",
          level: 0.8,
          period: whole,
          formula: metric,
        });
  return [
    ...prices,
    addFact("change.joinedBefore", { ...counted, value: before, period: spans.before }),
    addFact("change.joinedAfter", { ...counted, value: after, period: spans.after }),
    estimate("change.joined", joinsRatio(before, after) ?? { code: "no-subscribers" }),
    estimate("change.net", amountRatio(side(spans.before), side(spans.after))),
  ];
}

/** Whole weeks that are covered on both sides and lie in no other price's time. */
function weeksAround({ change, covered, before, after }: PriceChangeInput): number {
  if (!covered) return 0;
  const at = Date.parse(change.on);
  const start = Math.max(Date.parse(covered.from), before === undefined ? 0 : Date.parse(before));
  const end = Math.min(
    Date.parse(covered.to),
    after === undefined ? Number.POSITIVE_INFINITY : Date.parse(after) - dayMs,
  );
  const weeksIn = (ms: number) => Math.floor(ms / (week * dayMs));
  return Math.min(mostWeeks, weeksIn(at - start), weeksIn(end + dayMs - at));
}

/** When the weeks after would be whole, where those before are. */
function readyOn({ change, before, after, covered, asOf }: PriceChangeInput): { readyOn?: string } {
  const [at, needed] = [Date.parse(change.on), fewestWeeks * week * dayMs];
  const start = Math.max(Date.parse(covered?.from ?? change.on), before === undefined ? 0 : Date.parse(before));
  const ready = at + needed;
  const isCut = after !== undefined && Date.parse(after) < ready;
  return at - start < needed || isCut || ready < Date.parse(asOf) ? {} : { readyOn: dayAt(ready) };
}

interface Ratio {
  value: number;
  low: number;
  high: number;
}

/** The ratio of two counts: counting noise, and what months do of themselves. */
function joinsRatio(before: number, after: number): Ratio | undefined {
  if (before === 0) return undefined;
  const value = after / before;
  const off = 1.2816 * Math.sqrt(1 / (before + 0.5) + 1 / (after + 0.5) + 2 * monthSpread ** 2);
  const middle = (after + 0.5) / (before + 0.5);
  return { value, low: Math.min(value, middle * Math.exp(-off)), high: Math.max(value, middle * Math.exp(off)) };
}

/** What each week of one side brought, and how many people paid in all of them. */
interface Side {
  weeks: readonly number[];
  payers: number;
}

/**
 * The ratio of two means of weeks, by how much the weeks differ among themselves (delta method), and at least by counting noise of
 * who paid. Below five payers before the change there is nothing to compare with. Afterwards even 0 may have paid: half a
 * payer more on either side, who brings what one does on average, keeps a range above 0 then.
 */
function amountRatio(before: Side, after: Side): Ratio | Reason {
  const [one, other] = [spreadOf(before.weeks), spreadOf(after.weeks)];
  if (one.mean <= 0 || other.mean < 0) return { code: "no-earnings" };
  if (before.payers < fewestPayers) return { code: "too-few-payers", needs: fewestPayers, has: before.payers };
  const value = other.mean / one.mean;
  const half = (one.mean + other.mean) / (before.payers + after.payers) / 2;
  const middle = (other.mean + half) / (one.mean + half);
  const quantile = student[2 * (before.weeks.length - 1)] ?? student[2] ?? 1.886;
  const off = ({ mean, error }: { mean: number; error: number }, payers: number) =>
    Math.max(mean > 0 ? (error / mean) ** 2 : 0, 1 / (payers + 0.5));
  const width = quantile * Math.sqrt(off(one, before.payers) + off(other, after.payers) + 2 * monthSpread ** 2);
  return { value, low: Math.min(value, middle * Math.exp(-width)), high: Math.max(value, middle * Math.exp(width)) };
}

function spreadOf(values: readonly number[]): { mean: number; error: number } {
  const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
  const squares = values.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(1, values.length - 1) / values.length) };
}

function percentOf({ value, low, high }: Ratio): Ratio {
  const percent = (one: number) => 100 * (one - 1);
  return { value: percent(value), low: percent(low), high: percent(high) };
}

function makerOf({ change, evidence, asOf }: PriceChangeInput) {
  const newest =
    evidence
      .map(({ addedAt }) => addedAt)
      .sort()
      .at(-1) ?? asOf;
  const typed: Behind = { kind: "manual", sandbox: false };
  return (
    metric: MetricName,
    { reason, ...draft }: Partial<FactDraft> & Pick<Fact, "kind" | "value" | "reason">,
  ): Fact => {
    const isTyped = draft.kind === "self-reported";
    const about = {
      ...{ id: `change.${change.id}.${metric.slice("change.".length)}`, metric, scope: "owner" as const },
      asOf: isTyped || reason ? asOf : newest,
      ...draft,
    };
    if (reason) return makeMissing(about, reason);
    const sources = isTyped ? [logKey(change.id)] : evidence.map(({ key }) => key);
    return makeFact({ ...about, sources }, isTyped ? [typed] : evidence);
  };
}

/** Key of the act of logging a price change. */
export const logKey = (id: number): string => `price-change:${id}`;
