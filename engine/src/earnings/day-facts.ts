import type { Evidence, Period } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import { makeFact } from "../ledger/make-fact.ts";
import { lastOf } from "./month-totals.ts";

/** Of fewer days each is soon the best. */
const fewestDays = 5;

interface DayInput {
  currency: string;
  /** Every day that statements cover, the oldest first, with what it brought; a day without payments has 0. */
  days: readonly { day: string; cents: number }[];
  /** The last day that statements know whole. */
  wholeTo: string;
  /** Days, both included, that are compared; all where it is absent. */
  span?: Period | undefined;
  /** Of the statements. */
  evidence: readonly Evidence[];
}

/**
 * The day that brought most, the one that brought least and what a day brings on average, as `earnings.dayMost`, `.dayLeast` and `.dayMean`, of named
 * days with `.in`: cents, of so many days that are known whole; the first two with their day as their period. Of days that brought the same the
 * latest. Nothing of fewer than five days.
 */
export function dayFacts({ currency, days, wholeTo, span, evidence }: DayInput): Fact[] {
  const isMeant = (day: string) => day <= wholeTo && (!span || (day >= span.from && day <= span.to));
  const known = days.filter(({ day }) => isMeant(day));
  if (known.length < fewestDays) return [];
  const byAmount = known.toSorted((a, b) => a.cents - b.cents);
  const [least] = byAmount.filter(({ cents }) => cents === byAmount[0]?.cents).slice(-1);
  const most = byAmount.at(-1);
  const [first, last] = [known[0], known.at(-1)];
  if (!most || !least || !first || !last) return [];
  const made = (metric: "earnings.dayMost" | "earnings.dayLeast" | "earnings.dayMean", value: number, period: Period) =>
    makeFact(
      {
        ...{ id: span ? `${metric}.in` : metric, metric, kind: "derived", value, currency, period, scope: "owner" },
        formula: metric === "earnings.dayMean" ? metric : "earnings.dayExtreme",
        ...{ n: known.length, sampleOf: "days", asOf: lastOf(evidence.map(({ addedAt }) => addedAt)) },
        sources: evidence.map(({ key }) => key),
      },
      evidence,
    );
  const mean = Math.round(known.reduce((sum, { cents }) => sum + cents, 0) / known.length);
  return [
    made("earnings.dayMost", most.cents, { from: most.day, to: most.day }),
    made("earnings.dayLeast", least.cents, { from: least.day, to: least.day }),
    made("earnings.dayMean", mean, { from: first.day, to: last.day }),
  ];
}
