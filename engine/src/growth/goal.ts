import { dayMs } from "../catalogue/time.ts";
import type { Fact, Series } from "../ledger/fact.ts";
import { deriveFact } from "../ledger/make-fact.ts";
import { milestoneAhead } from "./milestone.ts";

/**
 * When the followers of each platform reach a number that somebody names: `{platform}.goal`, the number, and
 * `{platform}.goal.days`, the days with their range. Nothing of a platform that has as many, or whose forecast does not reach it with
 * both ends of its band. Source: docs/methods.md, 'Course of the followers'.
 */
export function followerGoal(
  { facts, series }: { facts: readonly Fact[]; series: readonly Series[] },
  goal: number,
): Fact[] {
  return series.flatMap(({ metric, platform, points, forecast = [] }) => {
    const last = points.at(-1);
    const source = facts.find(({ id }) => id === `${platform}.followers`);
    if (metric !== "followers" || !platform || !last || typeof source?.value !== "number" || source.value >= goal)
      return [];
    const ahead = forecast.flatMap(({ value, low, high }) =>
      low === undefined || high === undefined ? [] : [{ value, low, high }],
    );
    const found = milestoneAhead(last.value, ahead, goal);
    if (!found) return [];
    const { days, low, high } = found;
    // No more trusted than the forecast that it is read from.
    const behind = [source, ...facts.filter(({ id }) => id === `${platform}.forecast`)];
    const about = { platform, asOf: last.at, n: points.length, sampleOf: "readings" } as const;
    const named = deriveFact({ ...about, id: `${platform}.goal`, metric: "goal", value: goal, formula: "goal.named" }, [
      source,
    ]);
    const reached = deriveFact(
      {
        ...{ ...about, id: `${platform}.goal.days`, metric: "goal.days" },
        ...{ value: days, low, high, level: 0.8, formula: "growth.milestoneDays" },
        period: { from: last.at, to: new Date(Date.parse(last.at) + days * dayMs).toISOString() },
        inputs: [...behind, named].map(({ id }) => id),
      },
      behind,
    );
    return [named, reached];
  });
}
