import { median, quantile } from "simple-statistics";
import { dayMs } from "../catalogue/time.ts";
import { engagementWindow } from "./settled.ts";
import { reachOf, typicalOf } from "./typical-range.ts";

/** A post of a creator of the pool. */
export interface PooledPost {
  /** When it was published. Milliseconds. */
  at: number;
  interactions: number;
  /** ISO day on which its counts were read. */
  readOn: string;
}

/** At one moment of a creator: how far the next posts lay from the middle of the range, in widths of what ships. */
export interface RangeMiss {
  ratio: number;
  /** The latest day on which a post of the moment was read. */
  readOn: string;
}

/** How wide ranges of engagement have to be on one platform, from the creators read there. */
export interface RangePool {
  /** Times what ships. */
  factor: number;
  creators: number;
  /** Percent of the calibration that stands on posts read on one and the same day; the day with most. */
  oneDay: number;
}

const fewestPosts = 5;
/** Posts whose median the range is of, and posts from one moment to the next. */
const [judged, step] = [12, 6];
/** The newest moments of a creator: one with a thousand posts counts no more than others. */
const mostMoments = 12;
const held = 0.8;
/** Under so many creators the pool is not used. */
const fewestCreators = 10;
const furthest = 6;

/**
 * The range's errors over a creator's past: at every sixth post what is typical of the last 5–12 within 90 days, against
 * the median of the next 12.
 *
 * @param posts oldest first
 * @param options.next of how many posts the median is taken, where histories are shorter than a range is stated for
 */
export function rangeMisses(
  posts: readonly PooledPost[],
  { next: nextPosts = judged }: { next?: number } = {},
): RangeMiss[] {
  const errors: RangeMiss[] = [];
  for (let at = posts.length - nextPosts; at >= fewestPosts && errors.length < mostMoments; at -= step) {
    const newest = posts[at - 1]?.at ?? 0;
    const known = posts
      .slice(Math.max(0, at - engagementWindow.newest), at)
      .filter((post) => newest - post.at <= engagementWindow.maxAgeDays * dayMs);
    if (known.length < fewestPosts) continue;
    const next = posts.slice(at, at + nextPosts);
    const counts = known.map(({ interactions }) => interactions);
    const truth = median(next.map(({ interactions }) => interactions));
    const ratio = Math.abs(Math.log((1 + truth) / (1 + typicalOf(counts)))) / reachOf(counts);
    errors.push({
      ratio,
      readOn: [...known, ...next].reduce((day, post) => (post.readOn > day ? post.readOn : day), ""),
    });
  }
  return errors;
}

/**
 * The width that would have held 80 % of the moments, and of the next one as well: of n known moments the one in place .8 (n + 1), so that few
 * make it a little wider (decision 0101). Undefined under 10 creators.
 *
 * @param creators the errors of each
 */
export function rangePoolOf(creators: readonly RangeMiss[][]): RangePool | undefined {
  const bearing = creators.filter((errors) => errors.length > 0);
  if (bearing.length < fewestCreators) return undefined;
  const moments = bearing.flat();
  const needed = quantile(
    moments.map(({ ratio }) => ratio),
    Math.min(1, held * (1 + 1 / moments.length)),
  );
  const factor = Math.min(furthest, Math.max(1 / furthest, needed));
  const byDay = new Map<string, number>();
  for (const { readOn } of moments) byDay.set(readOn, (byDay.get(readOn) ?? 0) + 1);
  return { factor, creators: bearing.length, oneDay: (100 * Math.max(...byDay.values())) / moments.length };
}
