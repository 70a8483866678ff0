import { mean, median } from "simple-statistics";
import { addFact, addMissing, type FactBuilder, numberOf } from "../builder/fact-builder.ts";
import { reasonOfSample } from "../builder/missing-reasons.ts";
import { dayMs } from "../catalogue/time.ts";
import type { Post } from "../ledger/evidence.ts";
import type { Fact, Reason, Series } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import type { Averages } from "./averages.ts";
import type { RangePool } from "./range-pool.ts";
import { engagementWindow, sampleSpan, settledPosts, tooFewPosts } from "./settled.ts";
import { rangeAccounts, typicalRange } from "./typical-range.ts";

const fewest = 5;
/** What the rest of a report calls now is the last 28 days; a sample without a post of them describes an earlier time. */
const recentDays = 30;

/** What a rate is computed from, beside posts. */
interface RateInput extends Averages {
  followers: Fact;
  /** How wide ranges are on this platform, where enough creators of it were read. */
  pool: RangePool | undefined;
}

interface EngagedPost {
  post: Post;
  interactions: number;
}

/**
 * Engagement rate: (likes + comments) ÷ followers of each settled post, in percent; what is typical of the last 8–12, from 5.
 * Median, mean and shares of views and of reach stand beside it as alternatives. A post that hides its likes or has no count of comments does
 * not count: a hidden count is not 0. Where posts have no counts, the rate of the typed averages, without an interval.
 *
 * @returns the rate, and that of each post for a chart, oldest first
 */
export function addEngagement(
  builder: FactBuilder,
  platform: Platform,
  { pool, ...known }: RateInput,
): { rate: Fact; series?: Series } {
  const posts = settledPosts(builder, platform, engagementWindow);
  const rated = posts.flatMap((post): EngagedPost[] =>
    post.likes === undefined || post.comments === undefined ? [] : [{ post, interactions: post.likes + post.comments }],
  );
  const bySeen = addBySeen(builder, platform, rated);
  const followers = numberOf(known.followers);
  if (rated.length < fewest || !followers)
    return { rate: addWithoutPosts(builder, platform, { ...known, reason: whyAbsent(posts, rated) }) };
  const rates = rated.map(({ interactions }) => (100 * interactions) / followers);
  const rate = addByFollowers(builder, platform, {
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
  rated: EngagedPost[];
  pool: RangePool | undefined;
  /** Shares of reach and of views. */
  bySeen: Fact[];
}

function addByFollowers(
  builder: FactBuilder,
  platform: Platform,
  { followers, base, rates, rated, pool, bySeen }: ByFollowers,
): Fact {
  const shared = {
    platform,
    kind: "derived" as const,
    ...sampleSpan(rated.map(({ post }) => post)),
    inputs: [followers.id],
    sources: [...rated.map(({ post }) => post.evidence), ...followers.sources],
  };
  const byMean = { metric: "engagementMean", value: mean(rates), formula: "engagement.byFollowers.mean" } as const;
  const byMedian = {
    metric: "engagementMedian",
    value: median(rates),
    formula: "engagement.byFollowers.median",
  } as const;
  const others = [byMean, byMedian].map((one) => addFact(builder, { ...shared, ...one }));
  addAges(builder, platform, rated);
  const counts = rated.map(({ interactions }) => interactions);
  const { value, low, high } = typicalRange(counts, { factor: pool?.factor ?? 1 });
  return addFact(builder, {
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
function addAges(builder: FactBuilder, platform: Platform, rated: EngagedPost[]): void {
  const age = (post: Post | undefined) =>
    (Date.parse(builder.asOf) - Date.parse(post?.publishedAt ?? builder.asOf)) / dayMs;
  const ends = [
    ["sampleNewest", rated[0]?.post],
    ["sampleOldest", rated.at(-1)?.post],
  ] as const;
  if (age(rated[0]?.post) <= recentDays) return;
  for (const [metric, post] of ends)
    addFact(builder, {
      metric,
      platform,
      kind: "derived",
      value: age(post),
      formula: "posts.age",
      sources: post ? [post.evidence] : [],
    });
}

/** The rate of typed averages, else why there is none. */
function addWithoutPosts(
  builder: FactBuilder,
  platform: Platform,
  { reason, ...known }: Omit<RateInput, "pool"> & { reason: Reason },
): Fact {
  const subject = { metric: "engagement", platform } as const;
  const inputs = [known.followers, known.likes, known.comments];
  const [followers, likes, comments] = inputs.map(numberOf);
  if (likes !== undefined && comments !== undefined && followers)
    return addFact(builder, {
      ...subject,
      kind: "derived",
      value: (100 * (likes + comments)) / followers,
      formula: "engagement.byFollowers.averages",
      inputs: inputs.map(({ id }) => id),
      sources: inputs.flatMap(({ sources }) => sources),
    });
  return addMissing(builder, subject, reasonOfSample(builder, platform, reason));
}

function whyAbsent(posts: Post[], rated: EngagedPost[]): Reason {
  const has = rated.length;
  if (has >= fewest) return { code: "no-follower-count" };
  return tooFewPosts(posts, { needs: fewest, has });
}

/**
 * All interactions of a post against those who saw it: by views, which hardly depend on the size of an account and so
 * compare creators fairly (docs/methods.md, 'Engagement'), and by reach where a connected account states it.
 */
function addBySeen(builder: FactBuilder, platform: Platform, rated: EngagedPost[]): Fact[] {
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
    return addFact(builder, {
      metric,
      platform,
      kind: "derived",
      value: median(seen.map(({ rate }) => rate)),
      formula,
      ...sampleSpan(seen.map(({ post }) => post)),
      sources: seen.map(({ post }) => post.evidence),
    });
  });
}
