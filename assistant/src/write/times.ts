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

function endsOf({ value, low, high }: Fact) {
  return typeof value === "number" ? { value, low: low ?? value, high: high ?? value } : undefined;
}
