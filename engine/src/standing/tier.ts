import type { AnalyseInput } from "../analyse-input.ts";
import { type Desk, numberOf, put, putAbsent } from "../desk/desk.ts";
import type { Platform } from "../ledger/vocabulary.ts";

export const tiers = ["starter", "nano", "micro", "mid", "macro", "mega"] as const;
export type Tier = (typeof tiers)[number];

const floors: [tier: Tier, from: number][] = [
  ["mega", 1_000_000],
  ["macro", 500_000],
  ["mid", 50_000],
  ["micro", 10_000],
  ["nano", 1_000],
];
const fewestPeers = 30;

/** HypeAuditor's report of 2026, engagement by followers on Instagram, percent; it names three tiers only (engine.md §2). */
const published: Partial<Record<Tier, number>> = { nano: 1.78, micro: 0.54, mega: 0.33 };

/** Size class by followers in the bounds of HypeAuditor; 'starter' below 1,000. */
export function tierOf(followers: number): Tier {
  return floors.find(([, from]) => followers >= from)?.[0] ?? "starter";
}

/**
 * Tier, and where engagement stands in it: the percentile among at least 30 creators of this instance, beside the
 * published figure, which is external and so only inferred.
 */
export function putTier(desk: Desk, platform: Platform, peers: AnalyseInput["peers"]): void {
  const followers = numberOf(desk, `${platform}.followers`);
  const followersFact = desk.facts.get(`${platform}.followers`);
  const engagement = numberOf(desk, `${platform}.engagement`);
  const percentile = { metric: "tierPercentile", platform, unit: "percent" } as const;
  if (followers === undefined || !followersFact) {
    const reason = followersFact?.reason ?? { code: "no-follower-count" as const };
    putAbsent(desk, { metric: "tier", platform, unit: "words" }, reason);
    putAbsent(desk, percentile, reason);
    return;
  }
  const tier = tierOf(followers);
  const shared = { platform, inputs: [followersFact.id], sources: followersFact.sources };
  put(desk, { ...shared, metric: "tier", kind: "derived", unit: "words", value: tier, formula: "tier.byFollowers" });
  const benchmark = platform === "instagram" ? published[tier] : undefined;
  if (benchmark !== undefined) {
    put(desk, {
      metric: "benchmarkEngagement",
      platform,
      kind: "estimated",
      unit: "percent",
      value: benchmark,
      formula: "benchmark.hypeauditor2026",
      sources: [],
    });
  }
  const rates = peers.flatMap((peer) =>
    peer.platform === platform && tierOf(peer.followers) === tier && peer.engagement !== undefined
      ? [peer.engagement]
      : [],
  );
  const fact = desk.facts.get(`${platform}.engagement`);
  if (engagement === undefined || !fact || rates.length < fewestPeers) {
    putAbsent(
      desk,
      percentile,
      engagement === undefined
        ? (fact?.reason ?? { code: "too-few-posts" })
        : { code: "too-few-peers", needs: fewestPeers, has: rates.length },
    );
    return;
  }
  const under =
    rates.filter((rate) => rate < engagement).length + rates.filter((rate) => rate === engagement).length / 2;
  put(desk, {
    ...percentile,
    kind: "derived",
    value: (100 * under) / rates.length,
    n: rates.length,
    sampleOf: "creators",
    formula: "tier.percentile",
    inputs: [fact.id],
    sources: fact.sources,
  });
}
