import { addMonths, daysOfMonth } from "../catalogue/time.ts";
import type { Fact, Series } from "../ledger/fact.ts";
import { deriveFact, type FactDraft } from "../ledger/make-fact.ts";

/** What each month ahead may bring, as facts `revenue.month.2026-12` made from the line of a price analysis; none without a projection. */
export function comingMonths({ facts, series }: { facts: readonly Fact[]; series: readonly Series[] }): Fact[] {
  const next = facts.find(({ id }) => id === "revenue.month");
  const ahead = series.find(({ metric }) => metric === "revenue.month")?.forecast ?? [];
  if (next === undefined || next.value === null) return [];
  return ahead.map(({ at, value, low, high }): Fact => {
    const month = at.slice(0, 7);
    return { ...next, id: `revenue.month.${month}`, period: daysOfMonth(month), value, low, high };
  });
}

/**
 * What months, as '2026-01' to '2026-12', are expected to bring together, as `revenue.ahead`: those before the first month ahead what they
 * brought, the others what is expected. Its ends are those of all months at once, so that the range is rather too wide. Undefined where one of
 * the months after the first that is known has neither.
 *
 * @param facts amounts of months, such as `earnings.total.2026-10` and `revenue.month.2026-12`
 */
export function expectedIn(facts: readonly Fact[], { from, to }: { from: string; to: string }): Fact | undefined {
  const byId = new Map(facts.map((fact) => [fact.id, fact]));
  const months: string[] = [];
  for (let month = from; month <= to && months.length < longest; month = addMonths(month, 1)) months.push(month);
  const ofMonth = (month: string) => byId.get(`revenue.month.${month}`) ?? byId.get(`earnings.total.${month}`);
  const first = months.findIndex((month) => typeof ofMonth(month)?.value === "number");
  const parts = first < 0 ? [] : months.slice(first).map(ofMonth);
  const ahead = parts.find((fact) => fact?.metric === "revenue.month");
  const isKnown = (fact: Fact | undefined): fact is Fact =>
    typeof fact?.value === "number" && fact.currency === ahead?.currency;
  if (ahead === undefined || !parts.every(isKnown)) return undefined;
  const period = { from: daysOfMonth(months[first] ?? from).from, to: daysOfMonth(to).to };
  return withAllEnds(parts, ahead, { id: "revenue.ahead", formula: "revenue.months", period });
}
const longest = 24;

/**
 * What several models are expected to bring together in the same month or months, as `together.revenue.month`. Its ends are those of all models at once, so
 * that the range is rather too wide. Undefined of none, of several currencies and of different days.
 */
export function expectedOfModels(facts: readonly Fact[]): Fact | undefined {
  const [first] = facts;
  const isAlike = ({ currency, period }: Fact) =>
    currency === first?.currency && period?.from === first?.period?.from && period?.to === first?.period?.to;
  if (!first || !facts.every((fact) => typeof fact.value === "number" && isAlike(fact))) return undefined;
  const { period } = first;
  return withAllEnds(facts, first, {
    id: "together.revenue.month",
    formula: "revenue.models",
    ...(period && { period }),
  });
}

/** A sum whose ends are those of all its parts at once; currency, level and age are those of `like`. */
function withAllEnds(
  parts: readonly Fact[],
  { asOf, currency, level }: Fact,
  of: Pick<FactDraft, "id" | "formula" | "period">,
): Fact {
  const sum = (amountOf: (fact: Fact) => number) => parts.reduce((total, fact) => total + amountOf(fact), 0);
  return deriveFact(
    {
      ...{ ...of, metric: "revenue.month", asOf },
      ...(currency !== undefined && { currency }),
      ...(level !== undefined && { level }),
      value: sum(({ value }) => Number(value)),
      low: sum(({ value, low }) => low ?? Number(value)),
      high: sum(({ value, high }) => high ?? Number(value)),
    },
    parts,
  );
}
