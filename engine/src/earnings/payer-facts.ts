import { mean, median } from "simple-statistics";
import type { MetricName } from "../catalogue/metrics.ts";
import type { Evidence } from "../ledger/evidence.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import { type FactDraft, makeFact, makeMissing } from "../ledger/make-fact.ts";
import { bestWeekday, fewestWeeks, wholeWeeks } from "./best-weekday.ts";
import { lastOf } from "./month-totals.ts";

/** Statistics over people need so many of them. */
const fewestPayers = 5;
const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;

export interface PayerInput {
  asOf: string;
  currency: string;
  /** Which of the two amounts the cents are. */
  payers: readonly { payer: string; cents: number; payments: number }[];
  days: readonly { day: string; cents: number }[];
  /** Of the statements that name payers. */
  evidence: readonly Evidence[];
}

/** Who pays and when: payers and what they spend, each payer's sum, the weekday that brings most. */
export function payerFacts({ asOf, currency, payers, days, evidence }: PayerInput): Fact[] {
  const newest = lastOf(evidence.map(({ addedAt }) => addedAt));
  const base = {
    kind: "derived" as const,
    asOf: newest || asOf,
    scope: "owner" as const,
    sources: evidence.map(({ key }) => key),
    ...(days.length > 0 && { period: { from: days[0]?.day ?? "", to: days.at(-1)?.day ?? "" } }),
  };
  const made = (draft: Pick<FactDraft, "metric" | "value" | "formula"> & Partial<FactDraft>) =>
    makeFact({ ...base, id: draft.metric, ...draft }, evidence);
  const none = (metric: MetricName, reason: Reason) =>
    makeMissing({ id: metric, metric, asOf, scope: "owner" }, reason);
  const facts: Fact[] = [];
  const spent = payers.map(({ cents }) => cents);
  if (payers.length < fewestPayers) {
    const reason =
      payers.length === 0
        ? ({ code: "needs-statement" } as const)
        : ({ code: "too-few-payers", needs: fewestPayers, has: payers.length } as const);
    facts.push(none("payers.count", reason), none("payers.median", reason), none("payers.mean", reason));
  } else {
    const n = { n: payers.length, sampleOf: "payers" } as const;
    const money = { ...n, currency };
    facts.push(
      made({ metric: "payers.count", value: payers.length, formula: "payers.distinct" }),
      made({ ...money, metric: "payers.median", value: median(spent), formula: "payers.median" }),
      made({ ...money, metric: "payers.mean", value: mean(spent), formula: "payers.mean" }),
    );
    for (const { payer, cents, payments } of payers.slice(0, 20)) {
      const sample = { n: payments, sampleOf: "payments" } as const;
      const id = `payers.spend.${payer}`;
      facts.push(made({ ...sample, id, metric: "payers.spend", currency, value: cents, formula: "earnings.sum" }));
    }
  }
  const best = bestWeekday(days);
  const weeks = { needs: fewestWeeks, has: wholeWeeks(days).length };
  if (best === undefined || best === "tie") {
    const reason =
      best === "tie" ? ({ code: "no-best-weekday" } as const) : ({ code: "too-few-weeks", ...weeks } as const);
    facts.push(none("earnings.bestWeekday", reason), none("earnings.weekdayShare", reason));
    return facts;
  }
  const sample = { n: best.weeks, sampleOf: "weeks" as const, formula: "earnings.weekdayShare" };
  const { percent, low, high } = best;
  facts.push(
    made({ ...sample, metric: "earnings.bestWeekday", value: weekdays[best.weekday] ?? "" }),
    made({ ...sample, metric: "earnings.weekdayShare", value: percent, low, high, level: 0.8 }),
  );
  return facts;
}
