import { median } from "simple-statistics";
import { addTypedOr } from "../builder/counts.ts";
import { addFact, type FactBuilder } from "../builder/fact-builder.ts";
import { observationKinds } from "../catalogue/observations.ts";
import type { Post } from "../ledger/evidence.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { engagementWindow, sampleSpan, settledPosts, tooFewPosts } from "./settled.ts";

const fewest = 5;

/** A typical post, as facts. */
export interface Averages {
  likes: Fact;
  comments: Fact;
}

/**
 * What a typical post gets: the median over the last 12 settled posts, from 5 that show the count (a mean would follow
 * the one post that went far). Where posts have no counts, the typed figure. A hidden count is not 0.
 */
export function addAverages(builder: FactBuilder, platform: Platform): Averages {
  const posts = settledPosts(builder, platform, engagementWindow);
  const average = (member: "likes" | "comments" | "views") => addAverage(builder, platform, { posts, member });
  const averages = { likes: average("likes"), comments: average("comments") };
  if (platform === "tiktok") average("views");
  return averages;
}

function addAverage(
  builder: FactBuilder,
  platform: Platform,
  { posts, member }: { posts: Post[]; member: "likes" | "comments" | "views" },
): Fact {
  const observed = `${member}.average` as const;
  const counted = posts.filter((post) => post[member] !== undefined);
  if (counted.length < fewest) {
    const few = { needs: fewest, has: counted.length };
    const reason: Reason = member === "views" ? { code: "too-few-videos", ...few } : tooFewPosts(posts, few);
    return addTypedOr(builder, platform, observed, reason);
  }
  return addFact(builder, {
    metric: observationKinds[observed].metric,
    platform,
    kind: "derived",
    value: median(counted.map((post) => post[member] ?? 0)),
    formula: "posts.median",
    ...sampleSpan(counted),
    sources: counted.map(({ evidence }) => evidence),
  });
}
