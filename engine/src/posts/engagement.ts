import { mean, median } from "simple-statistics";
import { reasonOfSample } from "../desk/absence.ts";
import { type Desk, numberOf, put, putAbsent } from "../desk/desk.ts";
import type { Post } from "../ledger/evidence.ts";
import type { Reason, Series } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { engagementWindow, settledPosts, spanOf } from "./settled.ts";

const fewest = 5;
const enough = 8;
/**
 * Half-width of the 80 % interval, relative: 8 of 10 times the median of the next 12 posts lay no further from that of
 * the last ones. Measured by bench/src/engagement.ts over 2,000 spans; wider than the ±30 % of engine.md §12, which the
 * data do not bear out. An interval from the posts' own spread would hold half as often as it says (§2).
 */
const relativeError = { few: 0.5, enough: 0.47 };

interface Rated {
  post: Post;
  interactions: number;
}

/**
 * Engagement rate: (likes + comments) ÷ followers of each settled post, in percent; the median of the last 8–12, from 5.
 * Mean and share of views stand beside it as alternatives. A post that hides its likes or has no count of comments does
 * not count: a hidden count is not 0. Where posts do not tell, the rate of the typed averages, without an interval.
 *
 * @returns the rate of each post for a chart, oldest first
 */
export function putEngagement(desk: Desk, platform: Platform): Series | undefined {
  const posts = settledPosts(desk, platform, engagementWindow);
  const rated = posts.flatMap((post): Rated[] =>
    post.likes === undefined || post.comments === undefined ? [] : [{ post, interactions: post.likes + post.comments }],
  );
  putByViews(desk, platform, rated);
  const followers = numberOf(desk, `${platform}.followers`);
  if (rated.length < fewest || !followers) {
    putWithoutPosts(desk, platform, whyAbsent(posts, rated));
    return undefined;
  }
  const rates = rated.map(({ interactions }) => (100 * interactions) / followers);
  putByFollowers(desk, platform, { rates, rated });
  return {
    id: `${platform}.engagementPerPost`,
    metric: "engagement",
    platform,
    unit: "percent",
    points: rated.map(({ post }, index) => ({ at: post.publishedAt, value: rates[index] ?? 0 })).reverse(),
  };
}

function putByFollowers(desk: Desk, platform: Platform, { rates, rated }: { rates: number[]; rated: Rated[] }): void {
  const followers = desk.facts.get(`${platform}.followers`);
  const shared = {
    platform,
    unit: "percent" as const,
    kind: "derived" as const,
    ...spanOf(rated.map(({ post }) => post)),
    inputs: followers ? [followers.id] : [],
    sources: [...rated.map(({ post }) => post.evidence), ...(followers?.sources ?? [])],
  };
  put(desk, { ...shared, metric: "engagementMean", value: mean(rates), formula: "engagement.byFollowers.mean" });
  const value = median(rates);
  const wide = rates.length < enough ? relativeError.few : relativeError.enough;
  put(desk, {
    ...shared,
    metric: "engagement",
    value,
    low: value * (1 - wide),
    high: value * (1 + wide),
    level: 0.8,
    formula: "engagement.byFollowers.median",
    alternatives: [`${platform}.engagementMean`, `${platform}.engagementByViews`].filter(
      (id) => desk.facts.get(id)?.value != null,
    ),
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
  } else putAbsent(desk, subject, reasonOfSample(desk, platform, reason));
}

function whyAbsent(posts: Post[], rated: Rated[]): Reason {
  const has = rated.length;
  if (has >= fewest) return { code: "no-follower-count" };
  const shown = posts.filter(({ likes }) => likes !== undefined).length;
  if (posts.length >= fewest && shown < fewest) return { code: "likes-hidden", needs: fewest, has: shown };
  return { code: "too-few-posts", needs: fewest, has };
}

/** The fair comparison between creators of unlike size, where views are known (engine.md §2). */
function putByViews(desk: Desk, platform: Platform, rated: Rated[]): void {
  const viewed = rated.flatMap(({ post, interactions }) =>
    post.views ? [{ post, rate: (100 * (interactions + (post.shares ?? 0))) / post.views }] : [],
  );
  if (viewed.length < fewest) return;
  put(desk, {
    metric: "engagementByViews",
    platform,
    kind: "derived",
    unit: "percent",
    value: median(viewed.map(({ rate }) => rate)),
    formula: "engagement.byViews.median",
    ...spanOf(viewed.map(({ post }) => post)),
    sources: viewed.map(({ post }) => post.evidence),
  });
}
