import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import type { Fact } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { type SizedPeer, type Tier, tierOf } from "./tier.ts";

interface PublishedRate {
  value: number;
  low: number;
  high: number;
}

/**
 * Engagement by followers on Instagram, percent: HypeAuditor's report of 2026, which names three tiers only, inside the
 * span of what its reports of 2018, 2023 and 2026 say of the tier's sizes: the same tier lies twice and four times as
 * high in another year. Source: docs/methods.md, 'Standing'. The reports of brands are no measure for creators, and stay out.
 */
const published: Partial<Record<Tier, PublishedRate>> = {
  nano: { value: 1.78, low: 1.78, high: 4.26 },
  micro: { value: 0.54, low: 0.54, high: 2.28 },
  mega: { value: 0.33, low: 0.33, high: 1.54 },
};

/** What is published of the engagement of accounts of this size, percent; undefined where nothing is. */
const publishedEngagement = (platform: Platform, followers: number): PublishedRate | undefined =>
  platform === "instagram" ? published[tierOf(followers)] : undefined;

/**
 * What a platform's engagement is held against, wherever one figure stands beside it: that of the creators of its size here, else what is
 * published of them. Undefined where neither is known.
 */
export function usualEngagement(facts: Iterable<Fact>, platform: Platform): Fact | undefined {
  const known = [...facts].filter((fact) => fact.platform === platform && typeof fact.value === "number");
  return (
    known.find(({ metric }) => metric === "peerEngagement") ??
    known.find(({ metric }) => metric === "benchmarkEngagement")
  );
}

/** What is published of accounts of this size, as a fact: external, so only inferred. Absent where nothing is published of it. */
export function addBenchmark(builder: FactBuilder, platform: Platform, { followers, tier }: SizedPeer): void {
  const subject = { metric: "benchmarkEngagement", platform } as const;
  if (typeof followers.value !== "number") {
    addMissing(builder, subject, followers.reason ?? { code: "no-follower-count" });
    return;
  }
  const known = publishedEngagement(platform, followers.value);
  if (!known) {
    addMissing(builder, subject, { code: "no-benchmark" });
    return;
  }
  addFact(builder, {
    ...subject,
    kind: "estimated",
    ...known,
    formula: "benchmark.hypeauditor2026",
    inputs: [tier.id],
    sources: followers.sources,
  });
}
