import { addMonths, daysOfMonth } from "../catalogue/time.ts";
import type { Evidence } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import { deriveFact, makeFact } from "../ledger/make-fact.ts";
import type { MonthFacts } from "./month-facts.ts";
import { firstOf } from "./month-totals.ts";
import { partOfMonth } from "./part-of-month.ts";

interface SoFarInput {
  /** ISO instant. */
  asOf: string;
  currency: string;
  months: readonly MonthFacts[];
  /** Every day that statements cover, with what it brought; a day without payments has 0. */
  days: readonly { day: string; cents: number }[];
  /** The last day that statements know whole. */
  wholeTo: string;
  /** Of the statements. */
  evidence: readonly Evidence[];
}

/**
 * What the month that is not over brought against the same days of the month before, as the portfolio compares them: of the days that are
 * known whole, and of a shorter month before those that both have. Cents and percent.
 * Nothing where a day of either is not covered by a statement, or the days before brought nothing.
 */
export function earningsSoFar({ asOf, currency, months, days, wholeTo, evidence }: SoFarInput): Fact[] {
  const isRunning = ({ month, total }: MonthFacts) => partOfMonth(month, total, asOf.slice(0, 10))?.is === "so-far";
  const running = months.find(isRunning);
  if (!running?.total.period) return [];
  const before = addMonths(running.month, -1);
  const last = firstOf([running.total.period.to.slice(0, 10), wholeTo]);
  const n = last < dateIn(running.month, 1) ? 0 : Math.min(dayOf(last), dayOf(daysOfMonth(before).to));
  const known = new Map(days.map(({ day, cents }) => [day, cents]));
  const sumOf = (month: string) => {
    const amounts = Array.from({ length: n }, (_, at) => known.get(dateIn(month, at + 1)));
    return amounts.reduce((sum, cents) => (sum === undefined || cents === undefined ? undefined : sum + cents), 0);
  };
  const [then, now] = [sumOf(before), sumOf(running.month)];
  if (n < 1 || then === undefined || now === undefined || then <= 0) return [];
  const shared = { asOf, scope: "owner", n, sampleOf: "days" } as const;
  const amountOf = (
    metric: "portfolio.earnings.compared" | "portfolio.earnings.comparedBefore",
    month: string,
    value: number,
  ) =>
    makeFact(
      {
        ...{
          ...shared,
          id: `soFar.${metric}`,
          metric,
          kind: "derived",
          value,
          currency,
          formula: "portfolio.compared",
        },
        period: { from: dateIn(month, 1), to: dateIn(month, n) },
        sources: evidence.map(({ key }) => key),
      },
      evidence,
    );
  const compared = [
    amountOf("portfolio.earnings.comparedBefore", before, then),
    amountOf("portfolio.earnings.compared", running.month, now),
  ];
  const change = deriveFact(
    {
      ...{ ...shared, id: "soFar.portfolio.earnings.change", metric: "portfolio.earnings.change" },
      ...{ value: (100 * (now - then)) / then, formula: "portfolio.sameDays", inputs: compared.map(({ id }) => id) },
      period: { from: dateIn(before, 1), to: dateIn(before, n) },
    },
    compared,
  );
  return [...compared, change];
}

const dayOf = (date: string) => Number(date.slice(8, 10));
const dateIn = (month: string, day: number) => `${month}-${String(day).padStart(2, "0")}`;
