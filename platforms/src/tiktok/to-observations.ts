import type { Observation, ObservationMetric, Post } from "@fanradar/engine";
import { definedMembers } from "../count.ts";
import type { TiktokUser, TiktokVideo } from "./wire.ts";

interface Stamp {
  observedAt: string;
  evidence: string;
}

/** Counts of a profile. A count that was not answered gives no observation. */
export function toObservations(user: TiktokUser, { observedAt, evidence }: Stamp): Observation[] {
  const counts: [ObservationMetric, number | undefined][] = [
    ["followers", user.follower_count],
    ["following", user.following_count],
    ["posts.total", user.video_count],
    ["likes.total", user.likes_count],
  ];
  return counts.flatMap(([metric, value]) =>
    value === undefined ? [] : [{ platform: "tiktok" as const, metric, value, observedAt, evidence }],
  );
}

/** Videos with a time; how many have none. The description holds the hashtags; the title is its beginning. */
export function toPosts(videos: readonly TiktokVideo[], evidence: string): { posts: Post[]; undated: number } {
  const posts = videos.flatMap((video) =>
    video.create_time === undefined
      ? []
      : [
          {
            platform: "tiktok" as const,
            externalId: video.id,
            publishedAt: new Date(video.create_time * 1_000).toISOString(),
            kind: "video" as const,
            ...definedMembers({
              caption: video.video_description || video.title || undefined,
              likes: video.like_count,
              comments: video.comment_count,
              shares: video.share_count,
              views: video.view_count,
            }),
            evidence,
          },
        ],
  );
  return { posts, undated: videos.length - posts.length };
}
