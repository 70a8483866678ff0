import { mean, median } from "simple-statistics";
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
  /** Of the statements that tell them. */
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
  const made = (draft: Pick<Fact, "metric" | "unit" | "value" | "formula"> & Partial<FactDraft>) =>
    makeFact({ ...base, id: draft.metric, ...draft }, evidence);
  const none = (metric: string, unit: Fact["unit"], reason: Reason) =>
    makeMissing({ id: metric, metric, unit, asOf, scope: "owner" }, reason);
  const facts: Fact[] = [];
  const spent = payers.map(({ cents }) => cents);
  if (payers.length < fewestPayers) {
    const reason =
      payers.length === 0
        ? ({ code: "needs-statement" } as const)
        : ({ code: "too-few-payers", needs: fewestPayers, has: payers.length } as const);
    facts.push(
      none("payers.count", "count", reason),
      none("payers.median", "cents", reason),
      none("payers.mean", "cents", reason),
    );
  } else {
    const n = { n: payers.length, sampleOf: "payers" } as const;
    const money = { ...n, unit: "cents" as const, currency };
    facts.push(
      made({ metric: "payers.count", unit: "count", value: payers.length, formula: "payers.distinct" }),
      made({ ...money, metric: "payers.median", value: median(spent), formula: "payers.median" }),
      made({ ...money, metric: "payers.mean", value: mean(spent), formula: "payers.mean" }),
    );
    for (const { payer, cents, payments } of payers.slice(0, 20)) {
      const sample = { n: payments, sampleOf: "payments" } as const;
      const id = `payers.spend.${payer}`;
      facts.push(
        made({ ...sample, id, metric: "payers.spend", unit: "cents", currency, value: cents, formula: "earnings.sum" }),
      );
    }
  }
  const best = bestWeekday(days);
  const weeks = { needs: fewestWeeks, has: wholeWeeks(days).length };
  if (best === undefined || best === "tie") {
    const reason =
      best === "tie" ? ({ code: "no-best-weekday" } as const) : ({ code: "too-few-weeks", ...weeks } as const);
    facts.push(none("earnings.bestWeekday", "words", reason), none("earnings.weekdayShare", "percent", reason));
    return facts;
  }
  const sample = { n: best.weeks, sampleOf: "weeks" as const, formula: "earnings.weekdayShare" };
  const { percent, low, high } = best;
  facts.push(
    made({ ...sample, metric: "earnings.bestWeekday", unit: "words", value: weekdays[best.weekday] ?? "" }),
    made({ ...sample, metric: "earnings.weekdayShare", unit: "percent", value: percent, low, high, level: 0.8 }),
  );
  return facts;
}
