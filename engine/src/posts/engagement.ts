import { mean, median } from "simple-statistics";
import { reasonOfSample } from "../desk/absence.ts";
import { addMissing, type Desk, numberOf, put } from "../desk/desk.ts";
import type { Post } from "../ledger/evidence.ts";
import type { Reason, Series } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import type { RangePool } from "./range-pool.ts";
import { engagementWindow, settledPosts, spanOf, tooFewPosts } from "./settled.ts";
import { rangeAccounts, typicalRange } from "./typical-range.ts";

const fewest = 5;
const dayMs = 86_400_000;
/** What the rest of a report calls now is the last 28 days; a sample without a post of them describes an earlier time. */
const recentDays = 30;

interface Rated {
  post: Post;
  interactions: number;
}

/**
 * Engagement rate: (likes + comments) ÷ followers of each settled post, in percent; what is typical of the last 8–12, from 5.
 * Median, mean and shares of views and of reach stand beside it as alternatives. A post that hides its likes or has no count of comments does
 * not count: a hidden count is not 0. Where posts do not tell, the rate of the typed averages, without an interval.
 *
 * @param pool how wide ranges are on this platform, where enough creators of it were read
 * @returns the rate of each post for a chart, oldest first
 */
export function putEngagement(desk: Desk, platform: Platform, pool?: RangePool): Series | undefined {
  const posts = settledPosts(desk, platform, engagementWindow);
  const rated = posts.flatMap((post): Rated[] =>
    post.likes === undefined || post.comments === undefined ? [] : [{ post, interactions: post.likes + post.comments }],
  );
  putBySeen(desk, platform, rated);
  const followers = numberOf(desk, `${platform}.followers`);
  if (rated.length < fewest || !followers) {
    putWithoutPosts(desk, platform, whyAbsent(posts, rated));
    return undefined;
  }
  const rates = rated.map(({ interactions }) => (100 * interactions) / followers);
  putByFollowers(desk, platform, { rates, rated, pool });
  return {
    id: `${platform}.engagementPerPost`,
    metric: "engagement",
    platform,
    unit: "percent",
    points: rated.map(({ post }, index) => ({ at: post.publishedAt, value: rates[index] ?? 0 })).reverse(),
  };
}

function putByFollowers(
  desk: Desk,
  platform: Platform,
  { rates, rated, pool }: { rates: number[]; rated: Rated[]; pool: RangePool | undefined },
): void {
  const followers = desk.facts.get(`${platform}.followers`);
  const base = numberOf(desk, `${platform}.followers`) ?? 1;
  const shared = {
    platform,
    unit: "percent" as const,
    kind: "derived" as const,
    ...spanOf(rated.map(({ post }) => post)),
    inputs: followers ? [followers.id] : [],
    sources: [...rated.map(({ post }) => post.evidence), ...(followers?.sources ?? [])],
  };
  put(desk, { ...shared, metric: "engagementMean", value: mean(rates), formula: "engagement.byFollowers.mean" });
  put(desk, { ...shared, metric: "engagementMedian", value: median(rates), formula: "engagement.byFollowers.median" });
  putAges(desk, platform, rated);
  const counts = rated.map(({ interactions }) => interactions);
  const { value, low, high } = typicalRange(counts, { factor: pool?.factor ?? 1 });
  put(desk, {
    ...shared,
    metric: "engagement",
    value: (100 * value) / base,
    low: (100 * low) / base,
    high: (100 * high) / base,
    level: 0.8,
    calibration: pool ? { from: "own", ...pool } : { from: "shipped", creators: rangeAccounts },
    formula: "engagement.byFollowers.typical",
    alternatives: [
      `${platform}.engagementMedian`,
      `${platform}.engagementMean`,
      `${platform}.engagementByReach`,
      `${platform}.engagementByViews`,
    ].filter((id) => desk.facts.get(id)?.value != null),
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
function putWithoutPosts(desk: Desk, platform: Platform, reason: Reason): void {
  const subject = { metric: "engagement", platform, unit: "percent" } as const;
  const inputs = ["followers", "likesAverage", "commentsAverage"].flatMap(
    (metric) => desk.facts.get(`${platform}.${metric}`) ?? [],
  );
  const [followers, likes, comments] = inputs.map(({ value }) => (typeof value === "number" ? value : undefined));
  if (likes !== undefined && comments !== undefined && followers) {
    put(desk, {
      ...subject,
      kind: "derived",
      value: (100 * (likes + comments)) / followers,
      formula: "engagement.byFollowers.averages",
      inputs: inputs.map(({ id }) => id),
      sources: inputs.flatMap(({ sources }) => sources),
    });
  } else addMissing(desk, subject, reasonOfSample(desk, platform, reason));
}

function whyAbsent(posts: Post[], rated: Rated[]): Reason {
  const has = rated.length;
  if (has >= fewest) return { code: "no-follower-count" };
  return tooFewPosts(posts, { needs: fewest, has });
}

/**
 * All interactions of a post against those who saw it: by views, which hardly depend on the size of an account and so
 * compare creators fairly (engine.md §2), and by reach where a connected account tells it.
 */
function putBySeen(desk: Desk, platform: Platform, rated: Rated[]): void {
  for (const [metric, member, formula] of [
    ["engagementByViews", "views", "engagement.byViews.median"],
    ["engagementByReach", "reach", "engagement.byReach.median"],
  ] as const) {
    const seen = rated.flatMap(({ post, interactions }) => {
      const all = interactions + (post.shares ?? 0) + (member === "reach" ? (post.saves ?? 0) : 0);
      return post[member] ? [{ post, rate: (100 * all) / post[member] }] : [];
    });
    if (seen.length < fewest) continue;
    put(desk, {
      metric,
      platform,
      kind: "derived",
      unit: "percent",
      value: median(seen.map(({ rate }) => rate)),
      formula,
      ...spanOf(seen.map(({ post }) => post)),
      sources: seen.map(({ post }) => post.evidence),
    });
  }
}
