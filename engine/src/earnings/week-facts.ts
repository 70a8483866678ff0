import { mondayOf } from "../catalogue/time.ts";
import type { Evidence, Period } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import { makeFact } from "../ledger/make-fact.ts";
import { lastOf } from "./month-totals.ts";

interface WeekInput {
  currency: string;
  /** Every day that statements cover, the oldest first, with what it brought; a day without payments has 0. */
  days: readonly { day: string; cents: number }[];
  /** Days, both included, of which the weeks are; all where it is absent. */
  span?: Period | undefined;
  /** Of the statements. */
  evidence: readonly Evidence[];
}

/**
 * What each week from Monday to Sunday brought, as `earnings.week.{its Monday}`: cents, with the days that are known of it as its period. The first and
 * the last week may have fewer than seven.
 */
export function weekFacts({ currency, days, span, evidence }: WeekInput): Fact[] {
  const known = days.filter(({ day }) => !span || (day >= span.from && day <= span.to));
  const weeks = Map.groupBy(known, ({ day }) => mondayOf(day));
  return [...weeks].map(([monday, ofWeek]) => {
    const [from = monday, to = monday] = [ofWeek[0]?.day, ofWeek.at(-1)?.day];
    return makeFact(
      {
        ...{ id: `earnings.week.${monday}`, metric: "earnings.week", kind: "derived", currency, scope: "owner" },
        ...{ value: ofWeek.reduce((sum, { cents }) => sum + cents, 0), period: { from, to }, formula: "earnings.week" },
        ...{ n: ofWeek.length, sampleOf: "days", asOf: lastOf(evidence.map(({ addedAt }) => addedAt)) },
        sources: evidence.map(({ key }) => key),
      },
      evidence,
    );
  });
}
