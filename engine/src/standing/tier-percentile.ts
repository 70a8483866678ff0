import { quantile } from "simple-statistics";
import type { AnalyseInput } from "../analyse-input.ts";
import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import { reasonOfOutcome } from "../builder/missing-reasons.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { type SizedPeer, tierOf } from "./tier.ts";

const fewestPeers = 30;

interface PlacedAccount extends SizedPeer {
  /** Engagement. */
  rate: Fact;
  peers: AnalyseInput["peers"];
}

/**
 * Where engagement stands among the creators of the same tier on this instance, from 30 of them: the share with less,
 * half of those with the same. Its interval is the place of the rate's own ends.
 */
export function addTierPercentile(
  builder: FactBuilder,
  platform: Platform,
  { followers, tier, rate, peers }: PlacedAccount,
): Fact {
  const subject = { metric: "tierPercentile", platform } as const;
  const leaveOut = (reason: Reason) => {
    const missing = addMissing(builder, subject, reason);
    addMissing(builder, { ...subject, metric: "peerEngagement" }, reason);
    return missing;
  };
  if (typeof followers.value !== "number") return leaveOut(followers.reason ?? { code: "no-follower-count" });
  if (typeof rate.value !== "number") return leaveOut(rate.reason ?? reasonOfOutcome(builder, platform));
  const size = tierOf(followers.value);
  const rates = peers.flatMap((peer) =>
    peer.platform === platform && tierOf(peer.followers) === size && Number.isFinite(peer.engagement)
      ? (peer.engagement ?? [])
      : [],
  );
  if (rates.length < fewestPeers) return leaveOut({ code: "too-few-peers", needs: fewestPeers, has: rates.length });
  addPeers(builder, platform, { followers, tier, rates });
  const { low, high } = rate;
  return addFact(builder, {
    ...subject,
    kind: "derived",
    value: percentileOf(rate.value, rates),
    ...(low !== undefined &&
      high !== undefined && { low: percentileOf(low, rates), high: percentileOf(high, rates), level: 0.8 }),
    n: rates.length,
    sampleOf: "creators",
    formula: "tier.percentile",
    inputs: [rate.id, tier.id],
    sources: rate.sources,
  });
}

/** What is usual in the tier here: the median of its creators, and what eight of ten of them lie between. */
function addPeers(
  builder: FactBuilder,
  platform: Platform,
  { followers, tier, rates }: SizedPeer & { rates: number[] },
): void {
  addFact(builder, {
    metric: "peerEngagement",
    platform,
    kind: "estimated",
    value: quantile(rates, 0.5),
    low: quantile(rates, 0.1),
    high: quantile(rates, 0.9),
    level: 0.8,
    n: rates.length,
    sampleOf: "creators",
    formula: "benchmark.ownPool",
    inputs: [tier.id],
    sources: followers.sources,
  });
}

/** Percent of the others below a value, half of those at it. */
export function percentileOf(value: number, others: number[]): number {
  const below = others.filter((other) => other < value).length;
  const beside = others.filter((other) => other === value).length;
  return (100 * (below + beside / 2)) / others.length;
}
