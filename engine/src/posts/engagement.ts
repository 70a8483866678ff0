import { mean, median } from "simple-statistics";
import { type Desk, numberOf, put, putAbsent } from "../desk/desk.ts";
import type { Post } from "../ledger/evidence.ts";
import type { Reason, Series } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { settledPosts } from "./settled.ts";

const fewest = 5;
const enough = 8;
/**
 * Half-width of the 80 % interval, relative: 8 of 10 times the median of the next 12 posts lay no further from that of
 * the last ones. Measured by bench/src/engagement.ts over 2,000 spans; wider than the ±30 % of engine.md §12, which the data do not bear out. An interval from the posts' own spread would hold half as often as it says (§2).
 */
const relativeError = { few: 0.5, enough: 0.47 };

interface Rated {
  post: Post;
  interactions: number;
}

/**
 * Engagement rate: (likes + comments) ÷ followers of each settled post, in percent; the median of the last 8–12.
 * Mean and share of views stand beside it as alternatives. Hidden likes are not 0 likes: such posts do not count.
 */
export function putEngagement(desk: Desk, platform: Platform): Series | undefined {
  const posts = settledPosts(desk, platform);
  const rated = posts.flatMap((post): Rated[] =>
    post.likes === undefined ? [] : [{ post, interactions: post.likes + (post.comments ?? 0) }],
  );
  const followers = numberOf(desk, `${platform}.followers`);
  const absence = whyAbsent({ posts, rated, followers });
  putAverages(desk, platform, posts);
  putByViews(desk, platform, rated);
  const subject = { metric: "engagement", platform, unit: "percent" } as const;
  if (absence || !followers) {
    putAbsent(desk, subject, absence ?? { code: "no-follower-count" });
    return undefined;
  }
  const rates = rated.map(({ interactions }) => (100 * interactions) / followers);
  const value = median(rates);
  const wide = rates.length < enough ? relativeError.few : relativeError.enough;
  const sample = sampleOf(desk, platform, rated);
  put(desk, {
    ...subject,
    ...sample,
    metric: "engagementMean",
    kind: "derived",
    value: mean(rates),
    formula: "engagement.byFollowers.mean",
  });
  put(desk, {
    ...subject,
    ...sample,
    kind: "derived",
    value,
    low: value * (1 - wide),
    high: value * (1 + wide),
    level: 0.8,
    formula: "engagement.byFollowers.median",
    alternatives: [`${platform}.engagementMean`, `${platform}.engagementByViews`].filter(
      (id) => desk.facts.get(id)?.value != null,
    ),
  });
  return {
    id: `${platform}.engagementPerPost`,
    metric: "engagement",
    platform,
    unit: "percent",
    points: rated.map(({ post }, index) => ({ at: post.publishedAt, value: rates[index] ?? 0 })).reverse(),
  };
}

function whyAbsent(given: { posts: Post[]; rated: Rated[]; followers: number | undefined }): Reason | undefined {
  const { posts, rated, followers } = given;
  if (posts.length >= fewest && rated.length < fewest)
    return { code: "likes-hidden", needs: fewest, has: rated.length };
  if (rated.length < fewest) return { code: "too-few-posts", needs: fewest, has: rated.length };
  if (!followers) return { code: "no-follower-count" };
  return undefined;
}

function putAverages(desk: Desk, platform: Platform, posts: Post[]): void {
  for (const [metric, member] of [
    ["likesAverage", "likes"],
    ["commentsAverage", "comments"],
  ] as const) {
    const counted = posts.filter((post) => post[member] !== undefined);
    const subject = { metric, platform, unit: "count" } as const;
    if (counted.length < fewest) {
      const hidden = member === "likes" && posts.length >= fewest;
      putAbsent(desk, subject, { code: hidden ? "likes-hidden" : "too-few-posts", needs: fewest, has: counted.length });
      continue;
    }
    put(desk, {
      ...subject,
      kind: "derived",
      value: median(counted.map((post) => post[member] ?? 0)),
      formula: "posts.median",
      ...spanOf(counted),
      sources: counted.map(({ evidence }) => evidence),
    });
  }
}

function putByViews(desk: Desk, platform: Platform, rated: Rated[]): void {
  const viewed = rated.filter(({ post }) => (post.views ?? 0) > 0);
  if (viewed.length < fewest) return;
  put(desk, {
    metric: "engagementByViews",
    platform,
    kind: "derived",
    unit: "percent",
    value: median(
      viewed.map(({ post, interactions }) => (100 * (interactions + (post.shares ?? 0))) / (post.views ?? 1)),
    ),
    formula: "engagement.byViews.median",
    ...sampleOf(desk, platform, viewed),
    inputs: [],
  });
}

function sampleOf(desk: Desk, platform: Platform, rated: Rated[]) {
  const followers = desk.facts.get(`${platform}.followers`);
  return {
    ...spanOf(rated.map(({ post }) => post)),
    inputs: followers ? [followers.id] : [],
    sources: [...rated.map(({ post }) => post.evidence), ...(followers?.sources ?? [])],
  };
}

/** Size and span of a sample of posts, which are newest first. */
export function spanOf(posts: Post[]) {
  const [from, to] = [posts.at(-1)?.publishedAt, posts[0]?.publishedAt];
  return { n: posts.length, sampleOf: "posts" as const, ...(from && to && { period: { from, to } }) };
}
