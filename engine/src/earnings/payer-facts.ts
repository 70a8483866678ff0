import { mean, median } from "simple-statistics";
import type { Evidence } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import { trustOf, weakest } from "../ledger/trust-ladder.ts";
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
  const shared: Pick<Fact, "inputs" | "scope"> = { inputs: [], scope: "owner" };
  const base = {
    ...shared,
    kind: "derived" as const,
    asOf: newest || asOf,
    trust: weakest(evidence.map(trustOf)),
    sandbox: evidence.some(({ sandbox }) => sandbox),
    sources: evidence.map(({ key }) => key).sort(),
    ...(days.length > 0 && { period: { from: days[0]?.day ?? "", to: days.at(-1)?.day ?? "" } }),
  };
  const none = (metric: string, unit: Fact["unit"], reason: NonNullable<Fact["reason"]>): Fact => ({
    ...shared,
    id: metric,
    metric,
    unit,
    kind: "unavailable",
    value: null,
    asOf,
    trust: "inferred",
    sandbox: false,
    sources: [],
    reason,
  });
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
    const money = { ...base, ...n, unit: "cents" as const, currency };
    facts.push(
      {
        ...base,
        id: "payers.count",
        metric: "payers.count",
        unit: "count",
        value: payers.length,
        formula: "payers.distinct",
      },
      { ...money, id: "payers.median", metric: "payers.median", value: median(spent), formula: "payers.median" },
      { ...money, id: "payers.mean", metric: "payers.mean", value: mean(spent), formula: "payers.mean" },
    );
    for (const { payer, cents, payments } of payers.slice(0, 20))
      facts.push({
        ...base,
        id: `payers.spend.${payer}`,
        metric: "payers.spend",
        unit: "cents",
        currency,
        value: cents,
        n: payments,
        sampleOf: "payments",
        formula: "earnings.sum",
      });
  }
  const best = bestWeekday(days);
  const weeks = { needs: fewestWeeks, has: wholeWeeks(days).length };
  if (best === undefined || best === "tie") {
    const reason =
      best === "tie" ? ({ code: "no-best-weekday" } as const) : ({ code: "too-few-weeks", ...weeks } as const);
    facts.push(none("earnings.bestWeekday", "words", reason), none("earnings.weekdayShare", "percent", reason));
    return facts;
  }
  const sample = { ...base, n: best.weeks, sampleOf: "weeks" as const, formula: "earnings.weekdayShare" };
  facts.push({
    ...sample,
    id: "earnings.bestWeekday",
    metric: "earnings.bestWeekday",
    unit: "words",
    value: weekdays[best.weekday] ?? "",
  });
  facts.push({
    ...sample,
    id: "earnings.weekdayShare",
    metric: "earnings.weekdayShare",
    unit: "percent",
    value: best.percent,
    low: best.low,
    high: best.high,
    level: 0.8,
  });
  return facts;
}
