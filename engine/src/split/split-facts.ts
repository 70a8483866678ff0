import { firstOf, lastOf } from "../earnings/month-totals.ts";
import type { Evidence } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import { deriveFact, makeFact } from "../ledger/make-fact.ts";
import type { SplitMonth } from "./split-months.ts";

interface SplitFactsInput {
  currency: string;
  /** Statements behind the payments, each with its first and last day. */
  statements: readonly { evidence: Evidence; from: string; to: string }[];
  /** How many payments the month's sums are of. */
  payments: number;
}

/** What a month came to and how it is divided, each with what it rests on: cents, as `split.base.2026-12`, `.agency`, `.creator`. */
export interface SplitFacts {
  base: Fact;
  agency: Fact;
  creator: Fact;
}

/**
 * The sums of a divided month as facts, of the statements that cover its days. Source: docs/methods.md, 'Revenue split'.
 *
 * @param month as `splitMonths` gives it
 */
export function splitFacts(month: SplitMonth, { currency, statements, payments }: SplitFactsInput): SplitFacts {
  const days = {
    from: firstOf(month.periods.map(({ from }) => from)),
    to: lastOf(month.periods.map(({ to }) => to)),
  };
  const behind = statements.filter(({ from, to }) => from <= days.to && to >= days.from);
  // Of a month that is not over, up to the newest payment that is known.
  const period = {
    from: lastOf([days.from, firstOf(behind.map(({ from }) => from))]),
    to: firstOf([
      days.to,
      ...behind
        .map(({ to }) => to)
        .toSorted()
        .slice(-1),
    ]),
  };
  const evidence = behind.map((one) => one.evidence);
  const shared = {
    currency,
    period,
    asOf: lastOf(evidence.map(({ addedAt }) => addedAt)),
    ...{ n: payments, sampleOf: "payments" as const },
  };
  const base = makeFact(
    {
      ...shared,
      ...{ id: `split.base.${month.month}`, metric: "earnings.total", kind: "derived", value: month.base },
      ...{ formula: "earnings.cleared", scope: "owner", sources: evidence.map(({ key }) => key) },
    },
    evidence,
  );
  const part = (side: "agency" | "creator") =>
    deriveFact(
      {
        ...shared,
        ...{
          id: `split.${side}.${month.month}`,
          metric: `split.${side}`,
          value: month[side],
          formula: `split.${side}`,
        },
      },
      [base],
    );
  return { base, agency: part("agency"), creator: part("creator") };
}
