import { cleanPosts } from "../builder/clean.ts";
import { readTimes } from "../builder/fact-builder.ts";
import type { MetricName } from "../catalogue/metrics.ts";
import { dayMs } from "../catalogue/time.ts";
import { termsOf } from "../content/caption-terms.ts";
import type { Evidence, Period, Post } from "../ledger/evidence.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import { type FactDraft, makeFact, makeMissing } from "../ledger/make-fact.ts";
import { platformNames } from "../ledger/vocabulary.ts";
import { isRetweet } from "./is-retweet.ts";
import { readAt, settledPosts } from "./settled.ts";
import { typicalOf } from "./typical-range.ts";

/** Posts around a post, by date, that say what was typical at that time. */
const neighbours = 20;
const fewest = 5;
const usualDays = 90;

export interface RankPostsInput {
  /** ISO instant. */
  asOf: string;
  evidence: readonly Evidence[];
  posts: readonly Post[];
  /** Posts published in it are ranked; those of the last 90 days without one. */
  period?: Period;
}

/** A post with the ids of its facts. */
export interface PostWithFacts {
  /** `{platform}-{id on the platform}`. */
  id: string;
  post: Post;
  facts: { likes?: string; comments?: string; views?: string; change?: string };
}

/**
 * Settled posts by their likes and comments against the typical of the 20 posts around them on the same platform, the highest
 * first, each count a measured fact `post.{id}.likes`. A growing audience therefore does not rank recent posts first. From 5 posts
 * around; posts without both counts, those of a platform with fewer, and others' that were passed on are not ranked. Source: docs/methods.md, 'Engagement'.
 */
export function rankPosts({ period, ...input }: RankPostsInput): { posts: PostWithFacts[]; facts: Fact[] } {
  const { posts, settled, asOf, factOf } = openPosts(input);
  const from = period?.from ?? new Date(Date.parse(asOf) - usualDays * dayMs).toISOString();
  const to = period?.to ?? asOf;
  const facts: Fact[] = [];
  const ranked = posts.flatMap((post) => {
    if (post.publishedAt < from || post.publishedAt > to) return [];
    const { around, typical, count } = settled(post) ?? noneAround;
    if (typical === 0) return [];
    const add = (...given: Parameters<typeof factOf>) => {
      const fact = factOf(...given);
      facts.push(fact);
      return fact.id;
    };
    const change = 100 * (count / typical - 1);
    const likes = add(post, { metric: "post.likes", kind: "measured", value: post.likes ?? 0 });
    const comments = add(post, { metric: "post.comments", kind: "measured", value: post.comments ?? 0 });
    const ids = {
      likes,
      comments,
      ...(post.views !== undefined && {
        views: add(post, { metric: "post.views", kind: "measured", value: post.views }),
      }),
      change: add(post, {
        metric: "post.change",
        kind: "derived",
        value: change,
        n: around.length,
        sampleOf: "posts",
        formula: "posts.likesAndComments",
        inputs: [likes, comments],
        around,
      }),
    };
    return { id: idOf(post), post, facts: ids, change };
  });
  ranked.sort((one, other) => other.change - one.change || (one.post.publishedAt < other.post.publishedAt ? 1 : -1));
  return { posts: ranked.map(({ id, post, facts: ids }) => ({ id, post, facts: ids })), facts };
}

/** A post with the ids of its facts; `theme` is that of a report's theme. */
export interface ListedPost {
  id: string;
  post: Post;
  facts: { likes: string; comments: string; views: string; times: string };
  theme?: string;
}

/**
 * All posts, the newest first, with their counts and how many times the typical of the 20 around them each drew, by likes and
 * comments: `post.{id}.times`, the same as of posts that stand out in a report. A count that a post hides is missing.
 *
 * @param input.themes facts of a report's themes: a post has the first that its caption names
 */
export function listPosts({ themes, ...input }: Omit<RankPostsInput, "period"> & { themes: readonly Fact[] }): {
  posts: ListedPost[];
  facts: Fact[];
} {
  const { posts, settled, factOf, asOf } = openPosts(input);
  const facts: Fact[] = [];
  const listed = posts.map((post): ListedPost => {
    const id = idOf(post);
    const missing = (metric: MetricName, reason: Reason) => {
      const fact = makeMissing(
        { id: metric.replace("post.", `post.${id}.`), metric, platform: post.platform, asOf, sources: [post.evidence] },
        reason,
      );
      facts.push(fact);
      return fact.id;
    };
    const add = (...given: Parameters<typeof factOf>) => {
      const fact = factOf(...given);
      facts.push(fact);
      return fact.id;
    };
    const count = (metric: MetricName, value: number | undefined) =>
      value === undefined ? missing(metric, { code: "not-public" }) : add(post, { metric, kind: "measured", value });
    const likes = count("post.likes", post.likes);
    const comments = count("post.comments", post.comments);
    const views = count("post.views", post.views);
    const { around, typical, count: own } = settled(post) ?? noneAround;
    const isHidden = post.likes === undefined || post.comments === undefined;
    const times =
      typical > 0
        ? add(post, {
            metric: "post.times",
            kind: "derived",
            value: own / typical,
            n: around.length,
            sampleOf: "posts",
            formula: "posts.timesTypical",
            inputs: [likes, comments],
            around,
          })
        : missing(
            "post.times",
            whyUnmeasured({ isHidden, isOfOthers: isRetweet(post), isSettled: settled(post) !== undefined, around }),
          );
    const theme = themeOf(post, themes);
    return { id, post, facts: { likes, comments, views, times }, ...(theme && { theme: theme.id }) };
  });
  return { posts: listed, facts };
}

interface PostStanding {
  isHidden: boolean;
  isOfOthers: boolean;
  isSettled: boolean;
  around: readonly Post[];
}

function whyUnmeasured({ isHidden, isOfOthers, isSettled, around }: PostStanding): Reason {
  if (isOfOthers) return { code: "post-of-others" };
  if (isHidden) return { code: "not-public" };
  if (!isSettled) return { code: "post-too-new" };
  return around.length < fewest
    ? { code: "too-few-posts", needs: fewest, has: around.length }
    : { code: "no-interactions" };
}

function themeOf({ caption }: Post, themes: readonly Fact[]): Fact | undefined {
  if (!caption) return undefined;
  const { tags, words, pairs } = termsOf(caption);
  return themes.find(
    ({ value }) => typeof value === "string" && [tags, words, pairs].some((terms) => terms.has(value)),
  );
}

const idOf = ({ platform, externalId }: Post) => `${platform}-${externalId}`;
const noneAround = { around: [], typical: 0, count: 0 };

/** Posts in order of date by platform, and what each of the settled ones drew beside those around it. */
function openPosts({ asOf, evidence, posts: given }: Omit<RankPostsInput, "period">) {
  const known = new Map(evidence.map((one) => [one.key, one]));
  const posts = cleanPosts([...given], { evidence: known, asOf });
  const builder = { asOf, posts, readAt: readTimes(evidence, Date.parse(asOf)) };
  const measured = new Map<Post, { around: Post[]; typical: number; count: number }>();
  for (const platform of platformNames) {
    const counted = settledPosts(builder, platform, {}).flatMap((post) =>
      post.likes === undefined || post.comments === undefined || isRetweet(post)
        ? []
        : [{ post, count: post.likes + post.comments }],
    );
    for (const [at, { post, count }] of counted.entries()) {
      const around = nearest(counted, at);
      const typical = around.length < fewest ? 0 : typicalOf(around.map((one) => one.count));
      measured.set(post, { around: around.map((one) => one.post), typical, count });
    }
  }
  const factOf = (
    post: Post,
    {
      around = [],
      ...draft
    }: Pick<FactDraft, "metric" | "kind" | "value"> & Partial<FactDraft> & { around?: readonly Post[] },
  ): Fact => {
    const sources = [post, ...around].map((one) => one.evidence);
    const behind = sources.flatMap((key) => known.get(key) ?? []);
    return makeFact(
      {
        id: draft.metric.replace("post.", `post.${idOf(post)}.`),
        platform: post.platform,
        asOf: new Date(readAt(builder, post)).toISOString(),
        sources,
        ...draft,
      },
      behind,
    );
  };
  return { asOf, posts, settled: (post: Post) => measured.get(post), factOf };
}

/** The posts nearest in order of date to the one at a place, without it. */
export function nearest<T>(list: readonly T[], at: number): T[] {
  const first = Math.max(0, Math.min(at - neighbours / 2, list.length - 1 - neighbours));
  return list.slice(first, first + neighbours + 1).filter((one) => one !== list[at]);
}
