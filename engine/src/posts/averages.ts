import { median } from "simple-statistics";
import { putTypedOr } from "../desk/counts.ts";
import { type Desk, put } from "../desk/desk.ts";
import type { Reason } from "../ledger/fact.ts";
import type { ObservationMetric, Platform } from "../ledger/vocabulary.ts";
import { engagementWindow, settledPosts, spanOf, tooFewPosts } from "./settled.ts";

const fewest = 5;

interface Average {
  metric: "likesAverage" | "commentsAverage" | "avgViews";
  member: "likes" | "comments" | "views";
  from: ObservationMetric;
}

const likes: Average = { metric: "likesAverage", member: "likes", from: "likes.average" };
const comments: Average = { metric: "commentsAverage", member: "comments", from: "comments.average" };
const views: Average = { metric: "avgViews", member: "views", from: "views.average" };

/**
 * What a typical post gets: the median over the last 12 settled posts, from 5 that show the count (a mean would follow
 * the one post that went far). Where posts do not tell, the typed figure. A hidden count is not 0.
 */
export function putAverages(desk: Desk, platform: Platform): void {
  const posts = settledPosts(desk, platform, engagementWindow);
  for (const { metric, member, from } of platform === "tiktok" ? [likes, comments, views] : [likes, comments]) {
    const counted = posts.filter((post) => post[member] !== undefined);
    const subject = { metric, platform, unit: "count" } as const;
    if (counted.length < fewest) {
      const few = { needs: fewest, has: counted.length };
      const reason: Reason = member === "views" ? { code: "too-few-videos", ...few } : tooFewPosts(posts, few);
      putTypedOr(desk, { ...subject, from }, reason);
      continue;
    }
    put(desk, {
      ...subject,
      kind: "derived",
      value: median(counted.map((post) => post[member] ?? 0)),
      formula: "posts.median",
      ...spanOf(counted),
      sources: counted.map(({ evidence }) => evidence),
    });
  }
}
