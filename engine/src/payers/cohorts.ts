import { addMonths, dayNumber, daysOfMonth, isoDay } from "../catalogue/time.ts";
import { monthDays } from "../earnings/latest-days.ts";
import type { Evidence } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import { makeFact, makeMissing } from "../ledger/make-fact.ts";
import { wilsonInterval } from "../statistics/wilson-interval.ts";
import { type Joiner, joinersOf, type PayerBook } from "./payer-book.ts";

/** Those who subscribed for the first time in a calendar month; each place names a fact by id. */
export interface PayerCohort {
  /** '2026-10'. */
  month: string;
  joined: string;
  /** How many percent were still subscribed 1, 2, … months of thirty days after they joined: as many months as are known of all of them. */
  stayed: string[];
  /** Net per person, up to the end of the statements. */
  value: string;
}

const mostMonths = 12;
/** Of fewer, a share says nothing. */
const fewest = 5;
/** A renewal may come some days early or late. */
const early = 5;
export const renewsLate = 15;
const z = 1.2816;

/**
 * Subscribers by the month they joined in, of the newest twelve whole months that the statements cover: how many, how many percent of them
 * were there how long, and what each brought so far. Somebody counts as still subscribed until their last payment for the subscription.
 * Source: docs/methods.md, 'Payers'.
 */
export function payerCohorts(
  book: PayerBook,
  { asOf, evidence }: { asOf: string; evidence: readonly Evidence[] },
): { cohorts: PayerCohort[]; facts: Fact[] } {
  const byMonth = Map.groupBy(joinersOf(book), ({ joined }) => isoDay(joined).slice(0, 7));
  const cohorts: PayerCohort[] = [];
  const facts: Fact[] = [];
  const add = (fact: Fact) => {
    facts.push(fact);
    return fact.id;
  };
  for (const month of wholeMonths(book)) {
    const members = byMonth.get(month) ?? [];
    const period = daysOfMonth(month);
    const shared = { kind: "derived", asOf: book.asOf, scope: "owner", sources: book.evidence } as const;
    const joined = add(
      makeFact(
        {
          ...{ ...shared, id: `cohort.joined.${month}`, metric: "cohort.joined", value: members.length },
          ...{ formula: "cohort.joined", period },
        },
        evidence,
      ),
    );
    const missing = { code: "too-few-payers", needs: fewest, has: members.length } as const;
    const sample = { n: members.length, sampleOf: "payers" } as const;
    const stayed = Array.from({ length: agesKnown(month, book) }, (_, index) => {
      const id = `cohort.stayed.${month}.${index + 1}`;
      const metric = "cohort.stayed";
      if (members.length < fewest) return add(makeMissing({ id, metric, asOf, scope: "owner" }, missing));
      const share = members.filter((one) => lastSubscribed(one) >= one.joined + (index + 1) * monthDays - early).length;
      const value = share / members.length;
      const range = { ...wilsonInterval(value, members.length, z), level: 0.8 };
      return add(
        makeFact(
          {
            ...{ ...shared, ...sample, ...range, id, metric, value: 100 * value, formula: "cohort.stayed" },
            ...{ period, inputs: [joined] },
          },
          evidence,
        ),
      );
    });
    const id = `cohort.value.${month}`;
    const metric = "cohort.value";
    const net = members.flatMap(({ payments }) => payments).reduce((sum, { netCents }) => sum + netCents, 0);
    const value = add(
      members.length < fewest
        ? makeMissing({ id, metric, asOf, scope: "owner" }, missing)
        : makeFact(
            {
              ...{ ...shared, ...sample, id, metric, value: net / members.length, currency: book.currency },
              ...{ formula: "cohort.value", period: { from: period.from, to: isoDay(book.to) } },
            },
            evidence,
          ),
    );
    cohorts.push({ month, joined, stayed, value });
  }
  return { cohorts, facts };
}

/** Calendar months that the statements cover whole, the newest first. */
export function wholeMonths({ from, to }: PayerBook): string[] {
  const last = isoDay(to + 1).slice(0, 7);
  return Array.from({ length: mostMonths }, (_, index) => addMonths(last, -1 - index)).filter(
    (month) => dayNumber(daysOfMonth(month).from) >= from,
  );
}

/** How many months of thirty days all who joined in a month have had, late renewals included. */
function agesKnown(month: string, { to }: PayerBook): number {
  const youngest = dayNumber(daysOfMonth(month).to);
  return Math.max(0, Math.min(mostMonths - 1, Math.floor((to - renewsLate - youngest) / monthDays)));
}

function lastSubscribed({ payments }: Joiner): number {
  return Math.max(
    ...payments.filter(({ type }) => type === "subscription" || type === "renewal").map(({ day }) => day),
  );
}
