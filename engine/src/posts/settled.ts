import type { Desk } from "../desk/desk.ts";
import type { Post } from "../ledger/evidence.ts";
import type { Platform } from "../ledger/vocabulary.ts";

const dayMs = 86_400_000;
const newest = 12;
const maxAgeDays = 90;

/**
 * The posts that engagement may be read off: the last 12 of 90 days (engine.md §2: older ones mislead), leaving out those
 * under a day old, whose counts still grow and would read as a fall.
 */
export function settledPosts(desk: Desk, platform: Platform): Post[] {
  const now = Date.parse(desk.asOf);
  return desk.posts
    .filter((post) => {
      const ageDays = (now - Date.parse(post.publishedAt)) / dayMs;
      return post.platform === platform && ageDays >= 1 && ageDays <= maxAgeDays;
    })
    .slice(0, newest);
}
