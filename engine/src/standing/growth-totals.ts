import { addFact, type FactBuilder } from "../builder/fact-builder.ts";
import { relativeGain } from "../growth/relative-gain.ts";
import type { Fact } from "../ledger/fact.ts";

/**
 * What the last 28 days brought over all platforms, and where their sum is going. Only of creators with followers on several
 * platforms, and only where each of these has the figure for the same days: a sum over a part of them, or over different days,
 * would be read as the whole. Otherwise there is no fact, and those of the platforms stand alone.
 *
 * @param known the facts of the platforms and `follows.total`
 */
export function addGrowthTotals(builder: FactBuilder, known: readonly Fact[]): void {
  const total = known.find(({ id }) => id === "follows.total");
  if (typeof total?.value !== "number" || total.inputs.length < 2) return;
  const platforms = known.flatMap(({ id, platform }) => (total.inputs.includes(id) && platform ? [platform] : []));
  const ofEach = (metric: string) =>
    platforms.flatMap((platform) => known.find(({ id }) => id === `${platform}.${metric}`) ?? []);
  const gain = sumOf(ofEach("gain"), platforms.length);
  if (gain) {
    addFact(builder, { ...gain, metric: "follows.gain", kind: "derived", formula: "sum.gains" });
    const before = total.value - gain.value;
    if (before > 0)
      addFact(builder, {
        ...gain,
        metric: "follows.gainPercent",
        kind: "derived",
        value: relativeGain(gain.value, before),
        ...(gain.low !== undefined &&
          gain.high !== undefined && { low: relativeGain(gain.low, before), high: relativeGain(gain.high, before) }),
        formula: "growth.relativeTotal",
        inputs: [...gain.inputs, total.id],
      });
  }
  const forecast = sumOf(ofEach("forecast"), platforms.length);
  const [level] = ofEach("forecast").flatMap((fact) => fact.level ?? []);
  if (forecast && level !== undefined)
    addFact(builder, { ...forecast, metric: "follows.forecast", kind: "estimated", level, formula: "sum.forecasts" });
}

/**
 * The sum of figures of the same days. Their ends are added: platforms of one creator rise and fall together, so that the range
 * is too wide rather than too narrow. Undefined where fewer than `needed` are numbers, or where their days differ.
 */
export function sumOf(facts: readonly Fact[], needed: number) {
  const counted = facts.flatMap((fact) =>
    typeof fact.value === "number" && fact.period ? [{ ...fact, value: fact.value, period: fact.period }] : [],
  );
  const days = new Set(counted.map(({ period }) => `${period.from.slice(0, 10)} ${period.to.slice(0, 10)}`));
  const [first] = counted;
  if (!first || counted.length < needed || days.size !== 1) return undefined;
  const sum = (pick: (fact: (typeof counted)[number]) => number) => counted.reduce((all, fact) => all + pick(fact), 0);
  return {
    value: sum(({ value }) => value),
    ...(counted.some(({ low }) => low !== undefined) && {
      low: sum(({ value, low }) => low ?? value),
      high: sum(({ value, high }) => high ?? value),
    }),
    period: first.period,
    asOf: counted.map(({ asOf }) => asOf).sort()[0] ?? first.asOf,
    inputs: counted.map(({ id }) => id),
    sources: counted.flatMap(({ sources }) => sources),
  };
}
