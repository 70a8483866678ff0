import { metricOf, metrics } from "../catalogue/metrics.ts";
import { dayMs } from "../catalogue/time.ts";
import type { Period } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import { deriveFact } from "../ledger/make-fact.ts";

type NumberFact = Fact & { value: number };

/** Periods whose ends lie so many days apart are the same one: statements end on their own days. */
const slackDays = 3;

/**
 * The mean of one figure over models, as `average.{id}`: of those that have it, with the mean of their ends where any has a range. Undefined of
 * fewer than two, of two currencies, of different times and of what is no number. Source: docs/methods.md, 'Comparison'.
 *
 * @param figures the figure of each model
 * @param id what the figure is called without its model, such as `instagram.likesAverage`
 */
export function averageOfModels(figures: readonly Fact[], id: string): Fact | undefined {
  const known = figures.filter((fact): fact is NumberFact => typeof fact.value === "number");
  const [first] = known;
  const metric = metrics.find((one) => one.id === first?.metric)?.id;
  const isAlike = known.every((fact) => fact.metric === metric && fact.currency === first?.currency);
  if (!first || !metric || known.length < 2 || !isAlike) return undefined;
  const period = metricOf(metric)?.isOfPeriod ? spanOf(known) : undefined;
  if (metricOf(metric)?.isOfPeriod && period === undefined) return undefined;
  const { platform, currency, unit, level = 0.8 } = first;
  const mean = (of: (fact: NumberFact) => number) => {
    const value = known.reduce((sum, fact) => sum + of(fact), 0) / known.length;
    return unit === "count" || unit === "cents" ? Math.round(value) : value;
  };
  const isOnePlatform = platform !== undefined && known.every((fact) => fact.platform === platform);
  const ends = { low: mean(({ low, value }) => low ?? value), high: mean(({ high, value }) => high ?? value), level };
  return deriveFact(
    {
      ...{ id: `average.${id}`, metric, value: mean(({ value }) => value), formula: "portfolio.average" },
      ...(isOnePlatform && { platform }),
      ...(period && { period }),
      ...(currency && { currency }),
      ...(known.some(({ low }) => low !== undefined) && ends),
      asOf: known.map(({ asOf }) => asOf).toSorted()[0] ?? first.asOf,
    },
    known,
  );
}

/** The days that all are of; undefined where they are of different ones. */
function spanOf(facts: readonly Fact[]): Period | undefined {
  const periods = facts.flatMap(({ period }) => period ?? []);
  const [from, lateFrom] = endsOf(periods.map((one) => one.from));
  const [earlyTo, to] = endsOf(periods.map((one) => one.to));
  if (periods.length < facts.length || !from || !to || !lateFrom || !earlyTo) return undefined;
  const isNear = (one: string, other: string) => Date.parse(other) - Date.parse(one) <= slackDays * dayMs;
  return isNear(from, lateFrom) && isNear(earlyTo, to) ? { from, to } : undefined;
}

function endsOf(instants: readonly string[]): [string | undefined, string | undefined] {
  const sorted = instants.toSorted();
  return [sorted[0], sorted.at(-1)];
}
