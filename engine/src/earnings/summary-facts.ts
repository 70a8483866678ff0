import type { FormulaKey } from "../catalogue/formulas.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import { deriveFact, makeMissing } from "../ledger/make-fact.ts";
import type { MonthFacts } from "./month-facts.ts";
import { firstOf, lastOf } from "./month-totals.ts";
import { partOfMonth } from "./part-of-month.ts";
import { wholeMonthsOf } from "./whole-months.ts";

interface SummaryInput {
  /** ISO instant. */
  asOf: string;
  currency: string;
  /** Newest first. */
  months: readonly MonthFacts[];
}

/**
 * What heads a model's earnings: of the last month that is known whole its change against the month before, where that is whole too; the
 * sum of the last twelve whole months, what was given back in them, and what such a month brings on average.
 * Months without a gap between them count: a sum over a gap would be taken for the sum of a year.
 *
 * @returns the facts, and the last whole month, '2026-10', where there is one
 */
export function earningsSummary({ asOf, currency, months }: SummaryInput): {
  month: string | undefined;
  facts: Fact[];
} {
  const day = asOf.slice(0, 10);
  const isWhole = ({ month, total }: MonthFacts) =>
    typeof total.value === "number" && partOfMonth(month, total, day) === undefined;
  const whole = wholeMonthsOf(months, isWhole);
  const [last, before] = whole;
  const none = (metric: SummaryMetric, reason: Reason) =>
    makeMissing({ id: metric, metric, asOf, scope: "owner" }, reason);
  const facts: Fact[] = [];

  const [now, then] = [last?.total, before?.total];
  facts.push(
    last && before && now && then && typeof now.value === "number" && typeof then.value === "number" && then.value > 0
      ? deriveFact(
          {
            ...{ id: "earnings.change", metric: "earnings.change", asOf },
            value: (100 * (now.value - then.value)) / then.value,
            formula: "earnings.change",
            inputs: [now.id, then.id],
            ...(then.period && { period: then.period }),
          },
          [now, then],
        )
      : none("earnings.change", { code: "too-few-months", needs: 2, has: whole.length }),
  );

  const ofMonths = (
    metric: Exclude<SummaryMetric, "earnings.change">,
    of: readonly Fact[],
    {
      formula,
      needs,
      amountOf,
    }: { formula: FormulaKey; needs: number; amountOf: (sum: number, months: number) => number },
  ) => {
    const known = of.filter(({ value }) => typeof value === "number");
    if (known.length < needs) return none(metric, { code: "too-few-months", needs, has: known.length });
    const spans = known.flatMap(({ period }) => period ?? []);
    const sum = known.reduce((all, { value }) => all + Number(value), 0);
    return deriveFact(
      {
        ...{ id: metric, metric, asOf, currency, formula, inputs: known.map(({ id }) => id) },
        value: amountOf(sum, known.length),
        ...{ n: known.length, sampleOf: "months" },
        ...(spans.length > 0 && {
          period: { from: firstOf(spans.map(({ from }) => from)), to: lastOf(spans.map(({ to }) => to)) },
        }),
      },
      known,
    );
  };
  const totals = whole.map(({ total }) => total);
  const backs = whole.map(({ back }) => back);
  const asSum = { formula: "earnings.months", needs: 1, amountOf: (sum: number) => sum } as const;
  facts.push(
    ofMonths("earnings.year", totals, asSum),
    ofMonths("earnings.yearBack", backs, asSum),
    ofMonths("earnings.monthMean", totals, {
      ...{ formula: "earnings.monthMean", needs: 2, amountOf: (sum, months) => Math.round(sum / months) },
    }),
  );
  return { month: last?.month, facts };
}

type SummaryMetric = "earnings.change" | "earnings.year" | "earnings.yearBack" | "earnings.monthMean";
