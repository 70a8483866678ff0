import { mean, variance } from "simple-statistics";
import { addFact, type FactBuilder } from "../builder/fact-builder.ts";
import { dayMs } from "../catalogue/time.ts";
import type { RatedPost } from "../content/rated-posts.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { jointLevel, jointWidth } from "../statistics/joint-intervals.ts";

/** Days: as posting frequency. */
const longest = 56;
const shortest = 14;
const fewest = 8;

/** A platform's part of the posts and of the likes and comments, in percent; the latter with its interval. */
export interface Effort {
  platform: Platform;
  posts: number;
  response: { value: number; low: number; high: number };
}

/**
 * Each platform's share of the posts beside its share of their likes and comments. The interval of the latter is that of a ratio of two
 * sums, by the logarithm of its odds and how much single posts differ; those of all platforms hold together at 95 % (decision 0164).
 *
 * @param counts likes and comments of each post, at least 2 for each platform
 */
export function effortOf(counts: ReadonlyMap<Platform, readonly number[]>): Effort[] {
  const sums = [...counts].map(([platform, list]) => ({
    platform,
    posts: list.length,
    sum: list.reduce((total, count) => total + count, 0),
    // Of the sum, relative to it.
    variance: mean([...list]) > 0 ? variance([...list]) / mean([...list]) ** 2 / list.length : 0,
  }));
  const posts = sums.reduce((total, one) => total + one.posts, 0);
  const all = sums.reduce((total, one) => total + one.sum, 0);
  const width = jointWidth(sums.length);
  return sums.flatMap((one): Effort[] => {
    const rest = all - one.sum;
    if (one.sum === 0 || rest === 0) return [];
    const others = sums.filter((other) => other !== one);
    const doubt = others.reduce((total, other) => total + other.variance * (other.sum / rest) ** 2, one.variance);
    const at = (deviations: number) => 100 / (1 + (rest / one.sum) * Math.exp(-deviations * Math.sqrt(doubt)));
    return [
      {
        platform: one.platform,
        posts: (100 * one.posts) / posts,
        response: { value: at(0), low: at(-width), high: at(width) },
      },
    ];
  });
}

/**
 * Where the posts go and where the response comes from, over the last 56 days or as far back as the posts of every platform reach, at
 * least 14 days: from two platforms with 8 settled posts then.
 */
export function addEffort(builder: FactBuilder, rated: ReadonlyMap<Platform, readonly RatedPost[]>): void {
  const now = Date.parse(builder.asOf);
  const read = [...rated].filter(([, posts]) => posts.length >= fewest);
  const from = Math.max(now - longest * dayMs, ...read.map(([, posts]) => posts.at(-1)?.at ?? now));
  const within = read
    .map(([platform, posts]) => [platform, posts.filter(({ at }) => at >= from)] as const)
    .filter(([, posts]) => posts.length >= fewest);
  if (within.length < 2 || now - from < shortest * dayMs) return;
  const counts = new Map(
    within.map(([platform, posts]) => [platform, posts.map(({ post }) => (post.likes ?? 0) + (post.comments ?? 0))]),
  );
  const sources = within.flatMap(([, posts]) => posts.map(({ post }) => post.evidence));
  const n = within.reduce((sum, [, posts]) => sum + posts.length, 0);
  for (const { platform, posts, response } of effortOf(counts)) {
    const shared = {
      platform,
      kind: "derived" as const,
      n,
      sampleOf: "posts" as const,
      period: { from: new Date(from).toISOString(), to: builder.asOf },
      sources,
    };
    const { id } = addFact(builder, { ...shared, metric: "effort.posts", value: posts, formula: "effort.posts" });
    const inputs = [id];
    addFact(builder, {
      ...shared,
      ...response,
      metric: "effort.response",
      level: jointLevel,
      formula: "effort.response",
      inputs,
    });
  }
}
