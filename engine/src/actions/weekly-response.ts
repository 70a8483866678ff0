import { type FactBuilder, numberOf } from "../builder/fact-builder.ts";
import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import type { RangePool } from "../posts/range-pool.ts";
import { engagementWindow, settledPosts } from "../posts/settled.ts";
import { typicalRange } from "../posts/typical-range.ts";

const fewest = 5;
/**
 * Logarithm: how far the pace of the next 8 weeks lies from that of the last 8, 8 of 10 times, beyond the chance of counting. With it 8 of 10
 * promised effects hold what they promise (`npm run bench -- accuracy --part actions`), on either half of 213 Instagram accounts.
 */
const paceDrift = 0.65;

/** What a post of a platform draws, with its 80 % range, and what such posts draw in a week. */
export interface WeeklyResponse {
  platform: Platform;
  /** Likes and comments of the next posts. */
  each: { value: number; low: number; high: number };
  /** Posts a week: a fact with a range. */
  rate: Fact;
  perWeek: number;
  /** Logarithm: how far the week lies off to either side 8 of 10 times, above and below. */
  reach: { below: number; above: number };
  sources: string[];
}

/**
 * Likes and comments a week at the present pace: what is typical of the newest settled posts, as in the rate of engagement, times posts
 * a week. Undefined below 5 posts, where none draws anything, and where the pace is typed or 0.
 */
export function weeklyResponse(
  builder: FactBuilder,
  platform: Platform,
  { rate, pool }: { rate?: Fact; pool: RangePool | undefined },
): WeeklyResponse | undefined {
  const posts = settledPosts(builder, platform, engagementWindow).filter(
    ({ likes, comments }) => likes !== undefined && comments !== undefined,
  );
  const pace = rate && numberOf(rate);
  if (posts.length < fewest || !rate || !pace || rate.low === undefined || rate.high === undefined) return undefined;
  const counts = posts.map(({ likes = 0, comments = 0 }) => likes + comments);
  const each = typicalRange(counts, pool);
  if (each.low <= 0 || rate.low <= 0) return undefined;
  return {
    platform,
    each,
    rate,
    perWeek: pace * each.value,
    reach: {
      below: Math.hypot(Math.log(each.value / each.low), Math.log(pace / rate.low), paceDrift),
      above: Math.hypot(Math.log(each.high / each.value), Math.log(rate.high / pace), paceDrift),
    },
    sources: [...posts.map(({ evidence }) => evidence), ...rate.sources],
  };
}
