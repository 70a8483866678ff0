import { dayMs } from "../catalogue/time.ts";
import type { Fact, Series } from "../ledger/fact.ts";
import { sumOfFigures } from "../ledger/sum-of-figures.ts";

/** A reading stands for a day's end if it lies at most so far from it. */
const farthestMs = 1.5 * dayMs;

/**
 * How many followed on a day that is over, as `{platform}.followers.in` and `follows.total.in`: the last reading of the day, else the one nearest to
 * its end, at most 36 hours from it, with the ends that a rounded count leaves open. The total only where every platform that is counted now has such a reading.
 *
 * @param day ISO day
 */
export function followersAt(facts: readonly Fact[], series: readonly Series[], day: string): Fact[] {
  const end = Date.parse(day) + dayMs;
  const counted = facts.filter(({ metric, platform, value }) => metric === "followers" && platform && value !== null);
  const then = counted.flatMap((fact): Fact[] => {
    const line = series.find(({ metric, platform }) => metric === "followers" && platform === fact.platform);
    const distanceOf = ({ at }: { at: string }) => Math.abs(Date.parse(at) - end);
    const points = line?.points ?? [];
    const [nearest] = [
      ...points.filter(({ at }) => at.startsWith(day)).slice(-1),
      ...points.toSorted((a, b) => distanceOf(a) - distanceOf(b)),
    ];
    if (!nearest || distanceOf(nearest) > farthestMs) return [];
    // The ends of the newest count are not those of an earlier one.
    const { low: _low, high: _high, ...rest } = fact;
    const { at: asOf, ...count } = nearest;
    return [{ ...rest, ...count, id: `${fact.platform}.followers.in`, asOf, period: { from: day, to: day } }];
  });
  const total =
    then.length > 1 && then.length === counted.length
      ? sumOfFigures(then, { id: "follows.total.in", metric: "follows.total" })
      : undefined;
  return total ? [total, ...then] : then;
}
