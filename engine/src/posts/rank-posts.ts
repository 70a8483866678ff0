import { cleanPosts } from "../builder/clean.ts";
import { readTimes } from "../builder/fact-builder.ts";
import type { Evidence, Period, Post } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import { type FactDraft, makeFact } from "../ledger/make-fact.ts";
import { platformNames } from "../ledger/vocabulary.ts";
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
 * around; posts without both counts, and those of a platform with fewer, are not ranked. Source: docs/methods.md, 'Engagement'.
 */
export function rankPosts({ asOf, evidence, posts: given, period }: RankPostsInput): {
  posts: PostWithFacts[];
  facts: Fact[];
} {
  const known = new Map(evidence.map((one) => [one.key, one]));
  const posts = cleanPosts([...given], { evidence: known, asOf });
  const builder = { asOf, posts, readAt: readTimes(evidence, Date.parse(asOf)) };
  const from = period?.from ?? new Date(Date.parse(asOf) - usualDays * 86_400_000).toISOString();
  const to = period?.to ?? asOf;
  const facts: Fact[] = [];
  const ranked = platformNames.flatMap((platform) => {
    const counted = settledPosts(builder, platform, {}).flatMap((post) =>
      post.likes === undefined || post.comments === undefined ? [] : [{ post, count: post.likes + post.comments }],
    );
    return counted.flatMap(({ post, count }, at) => {
      if (post.publishedAt < from || post.publishedAt > to) return [];
      const around = nearest(counted, at);
      const typical = around.length < fewest ? 0 : typicalOf(around.map((one) => one.count));
      if (typical === 0) return [];
      const id = `${platform}-${post.externalId}`;
      const add = (draft: Pick<FactDraft, "metric" | "kind" | "value"> & Partial<FactDraft>, of: readonly Post[]) => {
        const sources = of.map((one) => one.evidence);
        const behind = sources.flatMap((key) => known.get(key) ?? []);
        const fact = makeFact(
          {
            id: draft.metric.replace("post.", `post.${id}.`),
            platform,
            asOf: new Date(readAt(builder, post)).toISOString(),
            sources,
            ...draft,
          },
          behind,
        );
        facts.push(fact);
        return fact.id;
      };
      const change = 100 * (count / typical - 1);
      const likes = add({ metric: "post.likes", kind: "measured", value: post.likes ?? 0 }, [post]);
      const comments = add({ metric: "post.comments", kind: "measured", value: post.comments ?? 0 }, [post]);
      const ids = {
        likes,
        comments,
        ...(post.views !== undefined && {
          views: add({ metric: "post.views", kind: "measured", value: post.views }, [post]),
        }),
        change: add(
          {
            metric: "post.change",
            kind: "derived",
            value: change,
            n: around.length,
            sampleOf: "posts",
            formula: "posts.likesAndComments",
            inputs: [likes, comments],
          },
          [post, ...around.map((one) => one.post)],
        ),
      };
      return { id, post, facts: ids, change };
    });
  });
  ranked.sort((one, other) => other.change - one.change || (one.post.publishedAt < other.post.publishedAt ? 1 : -1));
  return { posts: ranked.map(({ id, post, facts: ids }) => ({ id, post, facts: ids })), facts };
}

/** The posts nearest in order of date to the one at a place, without it. */
export function nearest<T>(list: readonly T[], at: number): T[] {
  const first = Math.max(0, Math.min(at - neighbours / 2, list.length - 1 - neighbours));
  return list.slice(first, first + neighbours + 1).filter((one) => one !== list[at]);
}
