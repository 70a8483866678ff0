import { deriveFact, type Fact } from "@fanradar/engine";
import { modelIdOf, type WriteContext } from "./write-context.ts";

/** Below this 'higher' says enough. */
const least = 1.5;
/** Between the ends of its range; of a wider one 'about' would be untrue. */
const widest = 2;
const units: ReadonlySet<Fact["unit"]> = new Set(["count", "cents", "percent", "perWeek", "ratio"]);

/**
 * How many times `low` goes into `high`, as a fact of its own with both as inputs; undefined where the ranges leave that open. Only of
 * the reader's own models: what another hides could be computed from it.
 */
export function timesOf(high: Fact, low: Fact, { knowledge }: WriteContext): Fact | undefined {
  const [top, bottom] = [high, low].map(endsOf);
  const isOwn = knowledge.model?.isOwn !== false || (modelIdOf(high) !== undefined && modelIdOf(low) !== undefined);
  if (!top || !bottom || bottom.low <= 0 || !isOwn || !units.has(high.unit)) return undefined;
  const ends = { low: top.low / bottom.high, high: top.high / bottom.low };
  const value = top.value / bottom.value;
  if (value < least || ends.low <= 1 || ends.high / ends.low > widest) return undefined;
  const hasRange = high.low !== undefined || low.low !== undefined;
  return deriveFact(
    {
      id: `${high.id}.times.${low.id}`,
      metric: "comparison.times",
      value,
      ...(hasRange && ends),
      asOf: [high.asOf, low.asOf].toSorted()[0] ?? high.asOf,
      formula: "comparison.times",
    },
    [high, low],
  );
}

/**
 * By how many percent two measured amounts differ, of the second, as a fact of its own with both as inputs. Undefined of rates and of what has a
 * range, where it does not round to a tenth, and where another's hidden figure could be computed from it.
 */
export function percentOf(first: Fact, second: Fact, { knowledge }: WriteContext): Fact | undefined {
  const isExact = [first, second].every(({ low, high }) => low === undefined && high === undefined);
  const isAmount = first.unit === "cents" || first.unit === "count";
  const isOwn = knowledge.model?.isOwn !== false || (modelIdOf(first) !== undefined && modelIdOf(second) !== undefined);
  const [from, to] = [Number(second.value), Number(first.value)];
  if (!isExact || !isAmount || !isOwn || !(from > 0) || !(to >= 0)) return undefined;
  const value = (100 * (to - from)) / from;
  if (Math.abs(value) < leastPercent) return undefined;
  return deriveFact(
    {
      id: `${first.id}.percent.${second.id}`,
      metric: "comparison.percent",
      value,
      asOf: [first.asOf, second.asOf].toSorted()[0] ?? first.asOf,
      formula: "comparison.percent",
    },
    [first, second],
  );
}
const leastPercent = 0.05;

/** By how much two known amounts of money differ, as a fact of its own with both as inputs; undefined of what has a range. */
export function differenceOf(first: Fact, second: Fact, { knowledge }: WriteContext): Fact | undefined {
  const isExact = [first, second].every(
    ({ low, high, unit }) => low === undefined && high === undefined && unit === "cents",
  );
  const isOwn = knowledge.model?.isOwn !== false || (modelIdOf(first) !== undefined && modelIdOf(second) !== undefined);
  const value = Number(first.value) - Number(second.value);
  if (!isExact || !isOwn || first.value === null || second.value === null || value === 0) return undefined;
  const { currency } = first;
  return deriveFact(
    {
      ...{ id: `${first.id}.difference.${second.id}`, metric: "comparison.difference", value },
      ...{ asOf: [first.asOf, second.asOf].toSorted()[0] ?? first.asOf, formula: "comparison.difference" },
      ...{ inputs: [first.id, second.id], ...(currency && { currency }) },
    },
    [first, second],
  );
}

/** A part of an amount of money, as a fact of its own with the amount as input; with a range where the amount has one. */
export function fractionOf(fact: Fact, percent: number): Fact | undefined {
  if (typeof fact.value !== "number" || fact.unit !== "cents") return undefined;
  const part = (cents: number) => Math.round((cents * percent) / 100);
  const { low, high, currency, period } = fact;
  return deriveFact(
    {
      ...{ id: `${fact.id}.fraction`, metric: "comparison.fraction", value: part(fact.value), asOf: fact.asOf },
      ...{ formula: "comparison.fraction", inputs: [fact.id] },
      ...(low !== undefined && high !== undefined && { low: part(low), high: part(high) }),
      ...(currency && { currency }),
      ...(period && { period }),
    },
    [fact],
  );
}

function endsOf({ value, low, high }: Fact) {
  return typeof value === "number" ? { value, low: low ?? value, high: high ?? value } : undefined;
}
