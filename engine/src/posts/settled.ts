import type { FactBuilder } from "../builder/fact-builder.ts";
import { dayMs } from "../catalogue/time.ts";
import type { Post } from "../ledger/evidence.ts";
import type { Reason } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";

interface Window {
  /** The newest so many; all when absent. */
  newest?: number;
  /** Published within so many days of `asOf`; any time when absent. */
  maxAgeDays?: number;
}

/** The sample of engagement: the last 12 posts of 90 days. Older ones mislead (docs/methods.md, 'Engagement'). */
export const engagementWindow = { newest: 12, maxAgeDays: 90 } as const;

/**
 * A platform's posts whose counts had come to rest, newest first: those under a day old when they were read are left out,
 * since their counts still grow and would read as a fall. A post that was read young and never again stays out.
 */
export function settledPosts(
  builder: Pick<FactBuilder, "asOf" | "posts" | "readAt">,
  platform: Platform,
  { newest = Number.POSITIVE_INFINITY, maxAgeDays = Number.POSITIVE_INFINITY }: Window,
): Post[] {
  const now = Date.parse(builder.asOf);
  const settled: Post[] = [];
  for (const post of builder.posts) {
    if (settled.length >= newest) break;
    if (post.platform !== platform) continue;
    const published = Date.parse(post.publishedAt);
    // Newest first: all that follow are older still.
    if (now - published > maxAgeDays * dayMs) break;
    if (readAt(builder, post) - published >= dayMs) settled.push(post);
  }
  return settled;
}

/** Why a figure over posts is missing: they hide their likes, or there are too few of them. `has`: those that could be used. */
export function tooFewPosts(posts: readonly Post[], { needs, has }: { needs: number; has: number }): Reason {
  const shown = posts.filter(({ likes }) => likes !== undefined).length;
  if (posts.length >= needs && shown < needs) return { code: "likes-hidden", needs, has: shown };
  return { code: "too-few-posts", needs, has };
}

/** When a post's counts were read, never after `asOf`. Milliseconds. */
export function readAt(builder: Pick<FactBuilder, "asOf" | "readAt">, post: Post): number {
  return builder.readAt.get(post.evidence) ?? Date.parse(builder.asOf);
}

/** Size and span of a sample of posts, which are newest first. */
export function sampleSpan(posts: Post[]) {
  const [from, to] = [posts.at(-1)?.publishedAt, posts[0]?.publishedAt];
  return { n: posts.length, sampleOf: "posts" as const, ...(from && to && { period: { from, to } }) };
}
