import { quantile } from "simple-statistics";
import type { AnalyseInput } from "../analyse-input.ts";
import { reasonOfOutcome } from "../desk/absence.ts";
import { addMissing, type Desk, numberOf, put } from "../desk/desk.ts";
import type { Reason } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { tierOf } from "./tier.ts";

const fewestPeers = 30;

/**
 * Where engagement stands among the creators of the same tier on this instance, from 30 of them: the share with less,
 * half of those with the same. Its interval is the place of the rate's own ends.
 */
export function putTierPercentile(desk: Desk, platform: Platform, peers: AnalyseInput["peers"]): void {
  const subject = { metric: "tierPercentile", platform, unit: "percent" } as const;
  const leaveOut = (reason: Reason) => {
    addMissing(desk, subject, reason);
    addMissing(desk, { ...subject, metric: "peerEngagement" }, reason);
  };
  const followers = numberOf(desk, `${platform}.followers`);
  const rate = desk.facts.get(`${platform}.engagement`);
  if (followers === undefined) {
    leaveOut(desk.facts.get(`${platform}.followers`)?.reason ?? { code: "no-follower-count" });
    return;
  }
  if (typeof rate?.value !== "number") {
    leaveOut(rate?.reason ?? reasonOfOutcome(desk, platform));
    return;
  }
  const tier = tierOf(followers);
  const rates = peers.flatMap((peer) =>
    peer.platform === platform && tierOf(peer.followers) === tier && Number.isFinite(peer.engagement)
      ? (peer.engagement ?? [])
      : [],
  );
  if (rates.length < fewestPeers) {
    leaveOut({ code: "too-few-peers", needs: fewestPeers, has: rates.length });
    return;
  }
  putPeers(desk, platform, rates);
  const { low, high } = rate;
  put(desk, {
    ...subject,
    kind: "derived",
    value: placeOf(rate.value, rates),
    ...(low !== undefined &&
      high !== undefined && { low: placeOf(low, rates), high: placeOf(high, rates), level: 0.8 }),
    n: rates.length,
    sampleOf: "creators",
    formula: "tier.percentile",
    inputs: [rate.id, `${platform}.tier`],
    sources: rate.sources,
  });
}

/** What is usual in the tier here: the median of its creators, and what eight of ten of them lie between. */
function putPeers(desk: Desk, platform: Platform, rates: number[]): void {
  const followers = desk.facts.get(`${platform}.followers`);
  put(desk, {
    metric: "peerEngagement",
    platform,
    kind: "estimated",
    unit: "percent",
    value: quantile(rates, 0.5),
    low: quantile(rates, 0.1),
    high: quantile(rates, 0.9),
    level: 0.8,
    n: rates.length,
    sampleOf: "creators",
    formula: "benchmark.ownPool",
    inputs: [`${platform}.tier`],
    sources: followers?.sources ?? [],
  });
}

/** Percent of the others below a value, half of those at it. */
export function placeOf(value: number, others: number[]): number {
  const below = others.filter((other) => other < value).length;
  const beside = others.filter((other) => other === value).length;
  return (100 * (below + beside / 2)) / others.length;
}
