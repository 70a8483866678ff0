import { chanceOf, normalOf } from "./chance.ts";
import type { Creator } from "./creators.ts";

const dayMs = 86_400_000;
/** The world's first day. Nothing exists before it. */
export const firstDay = Date.UTC(2025, 8, 1);

/** A post as it was made; its counts grow with age. */
export interface WorldPost {
  id: string;
  publishedAt: number;
  caption: string | undefined;
  kind: "IMAGE" | "VIDEO" | "CAROUSEL_ALBUM";
  /** Where the counts end up. */
  finalLikes: number;
  finalComments: number;
  finalShares: number;
  finalViews: number;
}

const relativeGain: Record<Creator["style"], (day: number, chance: number) => number> = {
  steady: () => 0.0009,
  rising: (day) => 0.001 + 0.000006 * day,
  declining: (day) => (day < 250 ? 0.0004 : -0.0011),
  viral: (_day, chance) => (chance > 0.985 ? 0.035 : 0.0007),
  flat: () => 0,
  spike: (day) => (day % 190 === 181 ? 0.04 : 0.0006),
};

/** Followers by day since the first; grown on demand, since a day never changes once it is over. */
export function createHistory(creator: Creator, seed: string) {
  const key = `${seed}:${creator.username}`;
  const followers: number[] = [creator.start];
  const posts: WorldPost[] = [];
  let postedDays = 0;

  const followersOn = (day: number): number => {
    for (let next = followers.length; next <= day; next++) {
      const before = followers[next - 1] ?? creator.start;
      const drift = before * relativeGain[creator.style](next, chanceOf(key, "luck", next));
      const noise = normalOf(key, "noise", next) * (Math.sqrt(before) * 0.25 + before * 0.00015);
      followers.push(Math.max(10, before + drift + noise));
    }
    return followers[day] ?? creator.start;
  };

  const postUntil = (day: number): void => {
    for (; postedDays <= day; postedDays++) posts.push(...postsOn(creator, key, postedDays, followersOn(postedDays)));
  };

  return {
    /** Followers at an instant, between two days on the line. */
    followersAt(at: number): number {
      const days = Math.max(0, (at - firstDay) / dayMs);
      const day = Math.floor(days);
      const from = followersOn(day);
      return Math.round(from + (followersOn(day + 1) - from) * (days - day));
    },
    /** Posts that existed at an instant, newest first. */
    postsAt(at: number): WorldPost[] {
      postUntil(Math.max(0, Math.floor((at - firstDay) / dayMs)));
      return posts.filter((post) => post.publishedAt <= at).reverse();
    },
  };
}

function postsOn(creator: Creator, key: string, day: number, followers: number): WorldPost[] {
  const isPosting = chanceOf(key, "posts", day) < creator.postsPerWeek / 7;
  if (!isPosting) return [];
  const pick = <T>(list: readonly T[], what: string): T | undefined =>
    list[Math.floor(chanceOf(key, what, day) * list.length)];
  const hour = 8 + 13 * chanceOf(key, "hour", day);
  const quality = Math.exp(0.45 * normalOf(key, "quality", day));
  const likes = followers * creator.likeShare * quality;
  const words = pick(creator.themes, "theme");
  return [
    {
      id: String(17_000_000_000_000_000n + BigInt(Math.floor(chanceOf(key, "id") * 1e9)) * 1_000n + BigInt(day)),
      publishedAt: firstDay + day * dayMs + Math.floor(hour * 3_600) * 1_000,
      caption: chanceOf(key, "silent", day) < 0.06 ? undefined : `${words} ${pick(creator.themes, "tags")}`,
      kind: pick(["IMAGE", "VIDEO", "CAROUSEL_ALBUM"] as const, "kind") ?? "IMAGE",
      finalLikes: Math.round(likes),
      finalComments: Math.round(likes * (0.02 + 0.05 * chanceOf(key, "comments", day))),
      finalShares: Math.round(likes * 0.08 * chanceOf(key, "shares", day)),
      finalViews: Math.round(likes * (8 + 20 * chanceOf(key, "views", day))),
    },
  ];
}

const halfDay = 12 * 3_600_000;

/** What a count has grown to by an instant: most of it within two days. */
export function grown(final: number, post: WorldPost, at: number): number {
  return Math.round(final * (1 - Math.exp(-Math.max(0, at - post.publishedAt) / halfDay)));
}
