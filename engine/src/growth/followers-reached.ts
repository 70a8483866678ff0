import { dayOf } from "../catalogue/time.ts";
import { lastOf } from "../earnings/month-totals.ts";
import type { Fact, Series } from "../ledger/fact.ts";
import { followersAt } from "./followers-at.ts";

/**
 * The first day on which a number of followers was counted, of each platform that had fewer before: its count, as `{platform}.followers.reached`. Of a platform
 * that had so many from its first count on that one, as `{platform}.followers.first`. Of several platforms together the first day on which all were counted
 * and had so many, as `follows.total.reached`.
 */
export function followersReached(facts: readonly Fact[], series: readonly Series[], amount: number): Fact[] {
  const lines = series.filter(({ metric, platform }) => metric === "followers" && platform !== undefined);
  const together = lines.length > 1 ? totalReached(facts, lines, amount) : [];
  const each = lines.flatMap(({ platform, points }) => {
    const first = points.findIndex(({ value }) => value >= amount);
    const point = points[first];
    if (!platform || !point) return [];
    return followersAt(facts, series, dayOf(point.at))
      .filter((fact) => fact.platform === platform)
      .map((fact) => ({ ...fact, id: `${platform}.followers.${first === 0 ? "first" : "reached"}` }));
  });
  return [...together, ...each];
}

/** The first day on which the newest counts of all platforms came to so many; nothing where they did from the first such day on. */
function totalReached(facts: readonly Fact[], lines: readonly Series[], amount: number): Fact[] {
  const days = [...new Set(lines.flatMap(({ points }) => points.map(({ at }) => dayOf(at))))].toSorted();
  const begun = lastOf(lines.flatMap(({ points: [first] }) => (first ? [dayOf(first.at)] : [])));
  const newest = (points: Series["points"], day: string) => points.findLast(({ at }) => dayOf(at) <= day)?.value ?? 0;
  const sumOn = (day: string) => lines.reduce((sum, { points }) => sum + newest(points, day), 0);
  const reached = days.filter((day) => day >= begun).find((day) => sumOn(day) >= amount);
  if (reached === undefined || reached === begun) return [];
  return followersAt(facts, lines, reached)
    .filter(({ id }) => id === "follows.total.in")
    .map((fact) => ({ ...fact, id: "follows.total.reached" }));
}
