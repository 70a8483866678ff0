import { median } from "simple-statistics";
import type { Fact } from "../ledger/fact.ts";
import { shiftOf } from "../posts/engagement-change.ts";
import { jointLevel, jointWidth } from "../statistics/joint-intervals.ts";
import type { PortfolioSubject } from "./portfolio-input.ts";
import type { Readings } from "./readings.ts";

/** Of fewer posts in one of the periods a change has no range. */
const fewestPosts = 8;

/**
 * The range of a typical change of engagement over so few subjects that their spread gives none: the median ends of the ranges of each
 * one's own change, by the test of the report (`shiftOf`), so that a fall which the report calls none is none here. Undefined where a
 * subject has too few posts in one of the periods.
 */
export function rangeOfOwnChanges(
  subjects: readonly PortfolioSubject[],
  { followers, posts }: Readings,
  value: number,
): Pick<Fact, "low" | "high" | "level"> | undefined {
  const width = jointWidth(subjects.length);
  const own = subjects.map(({ id }) => {
    const [before, now] = [posts(id, "before")?.all ?? [], posts(id, "now")?.all ?? []];
    const [countBefore, count] = [followers(id, "before"), followers(id, "now")];
    if (before.length < fewestPosts || now.length < fewestPosts || !countBefore || !count) return undefined;
    // Of rates, not of counts: each is over the followers of its time.
    return shiftOf([...before], [...now], width).map((percent) => (100 + percent) * (countBefore / count) - 100);
  });
  const known = own.flatMap((range) => (range ? [range] : []));
  if (known.length < own.length) return undefined;
  const [low, high] = [0, 1].map((end) => median(known.map((range) => range[end] ?? value)));
  if (low === undefined || high === undefined) return undefined;
  return { low: Math.min(value, low), high: Math.max(value, high), level: jointLevel };
}
