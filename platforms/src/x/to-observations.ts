import type { Observation, ObservationMetric, Post } from "@fanradar/engine";
import { definedMembers } from "../count.ts";
import type { XPost, XUser } from "./wire.ts";

interface Stamp {
  observedAt: string;
  evidence: string;
}

/** Counts of a profile in either vocabulary. A count that was not answered gives no observation. */
export function toObservations({ public_metrics: metrics }: XUser, { observedAt, evidence }: Stamp): Observation[] {
  const counts: [ObservationMetric, number | undefined][] = [
    ["followers", metrics?.followers_count],
    ["following", metrics?.following_count],
    ["posts.total", metrics?.tweet_count ?? metrics?.post_count],
    ["likes.total", metrics?.like_count],
  ];
  return counts.flatMap(([metric, value]) =>
    value === undefined ? [] : [{ platform: "x" as const, metric, value, observedAt, evidence }],
  );
}

/** Posts with a time; how many have none. Shares are reposts and quotes together, absent when neither was answered. */
export function toPosts(items: XPost[], evidence: string): { posts: Post[]; undated: number } {
  const posts = items.flatMap((item) => {
    if (!item.created_at) return [];
    const metrics = item.public_metrics;
    const reposts = metrics?.retweet_count ?? metrics?.repost_count;
    const shares =
      reposts === undefined && metrics?.quote_count === undefined
        ? undefined
        : (reposts ?? 0) + (metrics?.quote_count ?? 0);
    return [
      {
        platform: "x" as const,
        externalId: item.id,
        publishedAt: new Date(item.created_at).toISOString(),
        kind: "text" as const,
        ...definedMembers({
          caption: item.text,
          likes: metrics?.like_count,
          comments: metrics?.reply_count,
          shares,
          saves: metrics?.bookmark_count,
          views: metrics?.impression_count,
        }),
        evidence,
      },
    ];
  });
  return { posts, undated: items.length - posts.length };
}
