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

/** What the posts of a platform draw in a week. */
export interface WeeklyResponse {
  platform: Platform;
  /** Posts a week: a fact with a range. */
  rate: Fact;
  perWeek: number;
  /** Logarithm: how far the week lies off to either side 8 of 10 times, above and below. */
  reach: { below: number; above: number };
  sources: string[];
}

/** What the next posts of a platform should draw. */
export interface TypicalPost {
  /** Likes and comments, with the 80 % range. */
  each: { value: number; low: number; high: number };
  sources: string[];
}

/** What is typical of the newest settled posts, as in the rate of engagement. Undefined below 5, and where they draw next to nothing. */
export function typicalPost(
  builder: FactBuilder,
  platform: Platform,
  pool: RangePool | undefined,
): TypicalPost | undefined {
  const posts = settledPosts(builder, platform, engagementWindow).filter(
    ({ likes, comments }) => likes !== undefined && comments !== undefined,
  );
  if (posts.length < fewest) return undefined;
  const counts = posts.map(({ likes = 0, comments = 0 }) => likes + comments);
  const each = typicalRange(counts, pool);
  return each.low > 0 ? { each, sources: posts.map(({ evidence }) => evidence) } : undefined;
}

/** Likes and comments a week at the present pace. Undefined where the pace is typed or 0. */
export function weeklyResponse(
  platform: Platform,
  typical: TypicalPost | undefined,
  rate: Fact | undefined,
): WeeklyResponse | undefined {
  const pace = rate && numberOf(rate);
  if (!typical || !rate || !pace || !rate.low || rate.high === undefined) return undefined;
  const { each } = typical;
  return {
    platform,
    rate,
    perWeek: pace * each.value,
    reach: {
      below: Math.hypot(Math.log(each.value / each.low), Math.log(pace / rate.low), paceDrift),
      above: Math.hypot(Math.log(each.high / each.value), Math.log(rate.high / pace), paceDrift),
    },
    sources: [...typical.sources, ...rate.sources],
  };
}
