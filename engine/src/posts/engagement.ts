import { mean, median } from "simple-statistics";
import { reasonOfSample } from "../desk/absence.ts";
import { addMissing, type Desk, numberOf, put } from "../desk/desk.ts";
import type { Post } from "../ledger/evidence.ts";
import type { Fact, Reason, Series } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import type { Averages } from "./averages.ts";
import type { RangePool } from "./range-pool.ts";
import { engagementWindow, settledPosts, spanOf, tooFewPosts } from "./settled.ts";
import { rangeAccounts, typicalRange } from "./typical-range.ts";

const fewest = 5;
const dayMs = 86_400_000;
/** What the rest of a report calls now is the last 28 days; a sample without a post of them describes an earlier time. */
const recentDays = 30;

/** What a rate is computed from, beside posts. */
interface Known extends Averages {
  followers: Fact;
  /** How wide ranges are on this platform, where enough creators of it were read. */
  pool: RangePool | undefined;
}

interface Rated {
  post: Post;
  interactions: number;
}

/**
 * Engagement rate: (likes + comments) ÷ followers of each settled post, in percent; what is typical of the last 8–12, from 5.
 * Median, mean and shares of views and of reach stand beside it as alternatives. A post that hides its likes or has no count of comments does
 * not count: a hidden count is not 0. Where posts do not tell, the rate of the typed averages, without an interval.
 *
 * @returns the rate, and that of each post for a chart, oldest first
 */
export function putEngagement(
  desk: Desk,
  platform: Platform,
  { pool, ...known }: Known,
): { rate: Fact; series?: Series } {
  const posts = settledPosts(desk, platform, engagementWindow);
  const rated = posts.flatMap((post): Rated[] =>
    post.likes === undefined || post.comments === undefined ? [] : [{ post, interactions: post.likes + post.comments }],
  );
  const bySeen = putBySeen(desk, platform, rated);
  const followers = numberOf(known.followers);
  if (rated.length < fewest || !followers)
    return { rate: putWithoutPosts(desk, platform, { ...known, reason: whyAbsent(posts, rated) }) };
  const rates = rated.map(({ interactions }) => (100 * interactions) / followers);
  const rate = putByFollowers(desk, platform, {
    followers: known.followers,
    base: followers,
    rates,
    rated,
    pool,
    bySeen,
  });
  const series: Series = {
    id: `${platform}.engagementPerPost`,
    metric: "engagement",
    platform,
    unit: "percent",
    points: rated.map(({ post }, index) => ({ at: post.publishedAt, value: rates[index] ?? 0 })).reverse(),
  };
  return { rate, series };
}

interface ByFollowers {
  followers: Fact;
  base: number;
  /** Percent, of each post. */
  rates: number[];
  rated: Rated[];
  pool: RangePool | undefined;
  /** Shares of reach and of views. */
  bySeen: Fact[];
}

function putByFollowers(
  desk: Desk,
  platform: Platform,
  { followers, base, rates, rated, pool, bySeen }: ByFollowers,
): Fact {
  const shared = {
    platform,
    unit: "percent" as const,
    kind: "derived" as const,
    ...spanOf(rated.map(({ post }) => post)),
    inputs: [followers.id],
    sources: [...rated.map(({ post }) => post.evidence), ...followers.sources],
  };
  const byMean = { metric: "engagementMean", value: mean(rates), formula: "engagement.byFollowers.mean" } as const;
  const byMedian = {
    metric: "engagementMedian",
    value: median(rates),
    formula: "engagement.byFollowers.median",
  } as const;
  const others = [byMean, byMedian].map((one) => put(desk, { ...shared, ...one }));
  putAges(desk, platform, rated);
  const counts = rated.map(({ interactions }) => interactions);
  const { value, low, high } = typicalRange(counts, { factor: pool?.factor ?? 1 });
  return put(desk, {
    ...shared,
    metric: "engagement",
    value: (100 * value) / base,
    low: (100 * low) / base,
    high: (100 * high) / base,
    level: 0.8,
    calibration: pool ? { from: "own", ...pool } : { from: "shipped", creators: rangeAccounts },
    formula: "engagement.byFollowers.typical",
    alternatives: [...others.reverse(), ...bySeen.reverse()].map(({ id }) => id),
  });
}

/** How old the newest and the oldest post of the sample are, where a reader would take them for recent and none is. */
function putAges(desk: Desk, platform: Platform, rated: Rated[]): void {
  const age = (post: Post | undefined) => (Date.parse(desk.asOf) - Date.parse(post?.publishedAt ?? desk.asOf)) / dayMs;
  const ends = [
    ["sampleNewest", rated[0]?.post],
    ["sampleOldest", rated.at(-1)?.post],
  ] as const;
  if (age(rated[0]?.post) <= recentDays) return;
  for (const [metric, post] of ends)
    put(desk, {
      metric,
      platform,
      kind: "derived",
      unit: "days",
      value: age(post),
      formula: "posts.age",
      sources: post ? [post.evidence] : [],
    });
}

/** The rate of typed averages, else why there is none. */
function putWithoutPosts(
  desk: Desk,
  platform: Platform,
  { reason, ...known }: Omit<Known, "pool"> & { reason: Reason },
): Fact {
  const subject = { metric: "engagement", platform, unit: "percent" } as const;
  const inputs = [known.followers, known.likes, known.comments];
  const [followers, likes, comments] = inputs.map(numberOf);
  if (likes !== undefined && comments !== undefined && followers)
    return put(desk, {
      ...subject,
      kind: "derived",
      value: (100 * (likes + comments)) / followers,
      formula: "engagement.byFollowers.averages",
      inputs: inputs.map(({ id }) => id),
      sources: inputs.flatMap(({ sources }) => sources),
    });
  return addMissing(desk, subject, reasonOfSample(desk, platform, reason));
}

function whyAbsent(posts: Post[], rated: Rated[]): Reason {
  const has = rated.length;
  if (has >= fewest) return { code: "no-follower-count" };
  return tooFewPosts(posts, { needs: fewest, has });
}

/**
 * All interactions of a post against those who saw it: by views, which hardly depend on the size of an account and so
 * compare creators fairly (docs/methods.md, 'Engagement'), and by reach where a connected account tells it.
 */
function putBySeen(desk: Desk, platform: Platform, rated: Rated[]): Fact[] {
  const ways = [
    ["engagementByViews", "views", "engagement.byViews.median"],
    ["engagementByReach", "reach", "engagement.byReach.median"],
  ] as const;
  return ways.flatMap(([metric, member, formula]) => {
    const seen = rated.flatMap(({ post, interactions }) => {
      const all = interactions + (post.shares ?? 0) + (member === "reach" ? (post.saves ?? 0) : 0);
      return post[member] ? [{ post, rate: (100 * all) / post[member] }] : [];
    });
    if (seen.length < fewest) return [];
    return put(desk, {
      metric,
      platform,
      kind: "derived",
      unit: "percent",
      value: median(seen.map(({ rate }) => rate)),
      formula,
      ...spanOf(seen.map(({ post }) => post)),
      sources: seen.map(({ post }) => post.evidence),
    });
  });
}
