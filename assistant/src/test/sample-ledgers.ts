import type { Knowledge } from "../knowledge.ts";
import { knowledgeOfReport, rankedPost, readDaily, sealedOf, typed } from "./make-knowledge.ts";

/** Between -6 and 6, the same at every run. */
const noise = (index: number) => ((index * 7919) % 13) - 6;

/** Grows; posts with #homemade draw more than those with #outdoors, the most frequent theme. */
const instagram = readDaily({
  platform: "instagram",
  days: 60,
  followers: (age) => 10_000 - 40 * age + noise(age),
  posts: Array.from({ length: 48 }, (_, index) => {
    const isHome = index % 3 === 0;
    return {
      days: 3 + index * 1.5,
      likes: 300 + 20 * noise(index) + (isHome ? 260 : 0),
      caption: isHome ? "pasta tonight #homemade" : "a day outside #outdoors",
    };
  }),
});
/** The newest posts draw a third of what earlier ones drew. */
const x = readDaily({
  platform: "x",
  days: 60,
  followers: (age) => 3_000 - 3 * age + noise(age),
  posts: Array.from({ length: 40 }, (_, index) => ({
    days: 3 + index * 1.5,
    likes: index < 12 ? 20 + noise(index) : 60 + noise(index),
  })),
});

/** Instagram, whose response to posts has no clear change; X, where it fell; TikTok, of which only followers were typed. */
export const three: Knowledge = knowledgeOfReport(sealedOf(instagram, x, typed("tiktok", 18_400)), {
  posts: [rankedPost("instagram", "a"), rankedPost("instagram", "b"), rankedPost("x", "c"), rankedPost("x", "d")],
});
/** Instagram alone. */
export const one: Knowledge = knowledgeOfReport(sealedOf(instagram), {
  posts: [rankedPost("instagram", "a"), rankedPost("instagram", "b")],
});
/** Instagram, and TikTok without any figure. */
export const withoutFigures: Knowledge = knowledgeOfReport(sealedOf(instagram, typed("tiktok")));
/** First read today: a count and nothing else. */
export const firstDay: Knowledge = knowledgeOfReport(
  sealedOf(readDaily({ platform: "instagram", days: 1, followers: () => 1_200 })),
);
