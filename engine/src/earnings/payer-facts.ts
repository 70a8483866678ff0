import { median } from "simple-statistics";
import type { MetricName } from "../catalogue/metrics.ts";
import type { Evidence, Period } from "../ledger/evidence.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import { type FactDraft, makeFact, makeMissing } from "../ledger/make-fact.ts";
import { bestWeekday, fewestWeeks, wholeWeeks } from "./best-weekday.ts";
import { lastOf } from "./month-totals.ts";

/** Statistics over people need so many of them; with fewer of those below, the first ten are nearly all. */
const fewest = { payers: 5, besideTop: 30, ofTenths: 50 };
const topPayers = 10;
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

interface SpendingInput {
  asOf: string;
  currency: string;
  /** Most first. */
  payers: readonly { cents: number }[];
  /** The days whose payments these are. */
  period?: Period | undefined;
  /** Of the statements; none where there are none. */
  evidence: readonly Evidence[];
}

export interface PayerInput extends Omit<SpendingInput, "period"> {
  payers: readonly { payer: string; cents: number; payments: number }[];
  days: readonly { day: string; cents: number }[];
}

const baseOf = ({ asOf, period, evidence }: Pick<SpendingInput, "asOf" | "period" | "evidence">) => ({
  kind: "derived" as const,
  asOf: lastOf(evidence.map(({ addedAt }) => addedAt)) || asOf,
  scope: "owner" as const,
  sources: evidence.map(({ key }) => key),
  ...(period && { period }),
});

/**
 * How many paid, what a payer spent (median and mean, from 5 payers), and the share of those who spent most: of ten (percent, from 30) and of
 * a tenth (from 50).
 *
 * @param suffix of the ids of facts on named days or one kind of payments, as 'in' of `payers.count.in`
 */
export function spendingFacts({ suffix, ...input }: SpendingInput & { suffix?: string }): Fact[] {
  const { asOf, currency, payers, evidence } = input;
  const idOf = (metric: MetricName) => (suffix === undefined ? metric : `${metric}.${suffix}`);
  const has = payers.length;
  const spent = payers.map(({ cents }) => cents);
  const all = spent.reduce((sum, cents) => sum + cents, 0);
  const sample = { n: has, sampleOf: "payers" } as const;
  const made = (draft: Pick<FactDraft, "metric" | "value" | "formula"> & Partial<FactDraft>, needs: number) => {
    // A statement may name nobody who paid.
    const reason: Reason = evidence.length === 0 ? { code: "needs-statement" } : { code: "too-few-payers", needs, has };
    const id = idOf(draft.metric);
    return has < needs || all <= 0
      ? makeMissing({ id, metric: draft.metric, asOf, scope: "owner" }, reason)
      : makeFact({ ...baseOf(input), id, ...draft }, evidence);
  };
  const money = { ...sample, currency };
  const shareOf = (count: number) =>
    (100 * spent.slice(0, count).reduce((sum, cents) => sum + cents, 0)) / Math.max(1, all);
  return [
    made({ metric: "payers.count", value: has, formula: "payers.distinct" }, fewest.payers),
    made(
      { ...money, metric: "payers.median", value: has > 0 ? median(spent) : 0, formula: "payers.median" },
      fewest.payers,
    ),
    made({ ...money, metric: "payers.mean", value: all / Math.max(1, has), formula: "payers.mean" }, fewest.payers),
    made(
      { ...sample, metric: "payers.topShare", value: shareOf(topPayers), formula: "payers.topShare" },
      fewest.besideTop,
    ),
    made(
      { ...sample, metric: "payers.topTenth", value: shareOf(Math.ceil(has / 10)), formula: "payers.topTenth" },
      fewest.ofTenths,
    ),
  ];
}

/** Who pays and when: payers and what they spend, each payer's sum, the weekday that brings most. */
export function payerFacts({ days, ...input }: PayerInput): Fact[] {
  const { currency, payers, evidence } = input;
  const [first, last] = [days[0], days.at(-1)];
  const period = first && last && { from: first.day, to: last.day };
  const base = baseOf({ ...input, period });
  const made = (draft: Pick<FactDraft, "metric" | "value" | "formula"> & Partial<FactDraft>) =>
    makeFact({ ...base, id: draft.metric, ...draft }, evidence);
  const facts = spendingFacts({ ...input, period });
  if (payers.length >= fewest.payers)
    for (const { payer, cents, payments } of payers.slice(0, 20)) {
      const sample = { n: payments, sampleOf: "payments" } as const;
      const id = `payers.spend.${payer}`;
      facts.push(made({ ...sample, id, metric: "payers.spend", currency, value: cents, formula: "earnings.sum" }));
    }
  return [...facts, ...weekdayFacts({ ...input, days })];
}

/**
 * The weekday that brings most, and its share of a week's earnings; or why none is surely best.
 *
 * @param prefix of the ids, as 'breakdown.' of `breakdown.earnings.bestWeekday`
 */
export function weekdayFacts({
  days,
  prefix = "",
  ...input
}: Pick<PayerInput, "asOf" | "days" | "evidence"> & { prefix?: string }): Fact[] {
  const { asOf, evidence } = input;
  const [first, last] = [days[0], days.at(-1)];
  const base = baseOf({ ...input, period: first && last && { from: first.day, to: last.day } });
  const best = bestWeekday(days);
  if (best === undefined || best === "tie") {
    const weeks = { needs: fewestWeeks, has: wholeWeeks(days).length };
    const reason: Reason = best === "tie" ? { code: "no-best-weekday" } : { code: "too-few-weeks", ...weeks };
    return (["earnings.bestWeekday", "earnings.weekdayShare"] as const).map((metric) =>
      makeMissing({ id: `${prefix}${metric}`, metric, asOf, scope: "owner" }, reason),
    );
  }
  const sample = { n: best.weeks, sampleOf: "weeks", formula: "earnings.weekdayShare" } as const;
  const made = (draft: Pick<FactDraft, "metric" | "value"> & Partial<FactDraft>) =>
    makeFact({ ...base, ...sample, id: `${prefix}${draft.metric}`, ...draft }, evidence);
  const { percent, low, high } = best;
  return [
    made({ metric: "earnings.bestWeekday", value: weekdays[best.weekday] ?? "" }),
    made({ metric: "earnings.weekdayShare", value: percent, low, high, level: 0.8 }),
  ];
}
