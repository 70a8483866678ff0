import type { Observation, ObservationMetric, Post } from "@fanradar/engine";
import type { z } from "zod";
import { definedMembers } from "../count.ts";
import type { BusinessDiscovery, media } from "./wire.ts";

interface Stamp {
  observedAt: string;
  evidence: string;
}

type Counts = Pick<BusinessDiscovery, "followers_count" | "follows_count" | "media_count">;

/** Counts of a profile. A count that was not answered gives no observation. */
export function toObservations(profile: Counts, { observedAt, evidence }: Stamp): Observation[] {
  const counts: [ObservationMetric, number | undefined][] = [
    ["followers", profile.followers_count],
    ["following", profile.follows_count],
    ["posts.total", profile.media_count],
  ];
  return counts.flatMap(([metric, value]) =>
    value === undefined ? [] : [{ platform: "instagram" as const, metric, value, observedAt, evidence }],
  );
}

const kinds: Record<string, Post["kind"]> = { IMAGE: "image", VIDEO: "video", CAROUSEL_ALBUM: "carousel" };

/** Stories vanish within a day, and advertisements reach whom money reaches. */
const isNoPost = new Set(["STORY", "AD"]);

/** Posts with a time, without stories and advertisements; how many have no time. Hidden likes stay absent. */
export function toPosts(items: z.infer<typeof media>[], evidence: string): { posts: Post[]; undated: number } {
  const published = items.filter((item) => !isNoPost.has(item.media_product_type ?? ""));
  const posts = published.flatMap((item) => {
    if (!item.timestamp) return [];
    return [
      {
        platform: "instagram" as const,
        externalId: item.id,
        publishedAt: item.timestamp,
        kind: kinds[item.media_type ?? ""] ?? ("other" as const),
        ...definedMembers({ caption: item.caption, likes: item.like_count, comments: item.comments_count }),
        evidence,
      },
    ];
  });
  return { posts, undated: published.length - posts.length };
}
