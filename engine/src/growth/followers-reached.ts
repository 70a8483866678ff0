import { dayOf } from "../ledger/days-in.ts";
import type { Fact, Series } from "../ledger/fact.ts";
import { followersAt } from "./followers-at.ts";

/**
 * The first day on which a number of followers was counted, of each platform that had fewer before: its count, as `{platform}.followers.reached`. Of a platform
 * that had so many from its first count on that one, as `{platform}.followers.first`.
 */
export function followersReached(facts: readonly Fact[], series: readonly Series[], amount: number): Fact[] {
  return series.flatMap(({ metric, platform, points }) => {
    const first = points.findIndex(({ value }) => value >= amount);
    const point = points[first];
    if (metric !== "followers" || !platform || !point) return [];
    return followersAt(facts, series, dayOf(point.at))
      .filter((fact) => fact.platform === platform)
      .map((fact) => ({ ...fact, id: `${platform}.followers.${first === 0 ? "first" : "reached"}` }));
  });
}
