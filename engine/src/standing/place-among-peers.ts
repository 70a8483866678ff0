import { probit } from "simple-statistics";
import type { Peer } from "../analyse-input.ts";
import { addFact, addMissing, type FactBuilder } from "../builder/fact-builder.ts";
import { reasonOfOutcome, reasonOfSample } from "../builder/missing-reasons.ts";
import { dayMs } from "../catalogue/time.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { fewestOnLine, type SizeLine, sizeLine } from "./size-line.ts";

const level = 0.8;
const width = probit(0.5 + level / 2);
/** Days: what the others gained is over 27 to 30. */
const fewestGainDays = 26;

/** A figure that creators are placed by, and the scale on which those of one size lie like a bell. */
interface Measure {
  place: "tierPercentile" | "growthPercentile";
  usual: "peerEngagement" | "peerGrowth";
  of: (peer: Peer) => number | undefined;
  toScale: (percent: number) => number;
  fromScale: (y: number) => number;
}

/** Percent that is added before the logarithm, so that no engagement at all has one. */
const leastRate = 0.01;
/** Percent in 28 days beyond which a gain counts by its logarithm. */
const smallGain = 0.3;

export const engagementMeasure: Measure = {
  place: "tierPercentile",
  usual: "peerEngagement",
  of: ({ engagement }) => engagement,
  toScale: (percent) => Math.log(percent + leastRate),
  fromScale: (y) => Math.max(0, Math.exp(y) - leastRate),
};

export const growthMeasure: Measure = {
  place: "growthPercentile",
  usual: "peerGrowth",
  of: ({ gain28 }) => gain28,
  toScale: (percent) => Math.asinh(percent / smallGain),
  fromScale: (y) => smallGain * Math.sinh(y),
};

/**
 * What creators of one size have, by those of a platform of all sizes. Undefined with fewer than 8 that have the figure.
 */
export function lineOfPeers(peers: readonly Peer[], measure: Measure, followers: number): SizeLine | undefined {
  const known = peers.flatMap((peer) => {
    const value = measure.of(peer);
    return value !== undefined && Number.isFinite(value)
      ? [{ followers: peer.followers, y: measure.toScale(value) }]
      : [];
  });
  // Sums depend on their order in the last digits, and a report must not depend on that of its peers.
  return sizeLine(
    known.sort((a, b) => a.followers - b.followers || a.y - b.y),
    followers,
  );
}

interface PeerInput {
  followers: Fact;
  /** The creator's own figure: engagement, or the gain in percent. */
  own: Fact;
  peers: readonly Peer[];
}

/**
 * Where a figure stands among the platform's creators as if all had this size, and what is usual there. The place's interval is a
 * root of squares of the figure's own range and of what is known of the middle; that of the usual figure holds eight of ten creators.
 */
export function addPlace(
  builder: FactBuilder,
  platform: Platform,
  measure: Measure,
  { followers, own, peers }: PeerInput,
): Fact {
  const leaveOut = (reason: Reason) => {
    addMissing(builder, { metric: measure.usual, platform }, reason);
    return addMissing(builder, { metric: measure.place, platform }, reason);
  };
  if (typeof followers.value !== "number") return leaveOut(followers.reason ?? { code: "no-follower-count" });
  if (typeof own.value !== "number") return leaveOut(own.reason ?? reasonOfOutcome(builder, platform));
  if (measure.place === "growthPercentile" && daysOf(own) < fewestGainDays)
    return leaveOut(reasonOfSample(builder, platform, tooShort(own)));
  const others = peers.filter((peer) => peer.platform === platform);
  const line = lineOfPeers(others, measure, followers.value);
  if (!line) {
    const has = others.filter((peer) => Number.isFinite(measure.of(peer))).length;
    return leaveOut({ code: "too-few-peers", needs: fewestOnLine, has: Math.min(has, fewestOnLine - 1) });
  }
  const shared = { platform, n: line.n, sampleOf: "creators" as const, level };
  const [low, high] = [line.at((1 - level) / 2), line.at((1 + level) / 2)];
  const usual = addFact(builder, {
    ...shared,
    metric: measure.usual,
    kind: "estimated",
    value: measure.fromScale(Math.min(high, Math.max(low, line.middle))),
    low: measure.fromScale(low),
    high: measure.fromScale(high),
    formula: "size.usual",
    inputs: [followers.id],
    sources: followers.sources,
  });
  return addFact(builder, {
    ...shared,
    ...placeOn(line, measure, { value: own.value, low: own.low, high: own.high }),
    metric: measure.place,
    kind: "estimated",
    formula: "size.place",
    inputs: [own.id, usual.id],
    sources: own.sources,
  });
}

/** A figure's place in percent, with what its own range and the doubt about the middle leave open. */
export function placeOn(
  line: SizeLine,
  { toScale }: Pick<Measure, "toScale">,
  { value, low = value, high = value }: { value: number; low?: number | undefined; high?: number | undefined },
): { value: number; low: number; high: number } {
  const own = toScale(value);
  const doubt = width * line.doubtAt(own);
  return {
    value: 100 * line.below(own),
    low: 100 * line.below(own - Math.hypot(own - toScale(low), doubt)),
    high: 100 * line.below(own + Math.hypot(toScale(high) - own, doubt)),
  };
}

const tooShort = (gain: Fact): Reason => ({
  code: "too-few-days",
  needs: fewestGainDays,
  has: Math.max(0, Math.round(daysOf(gain))),
});
const daysOf = ({ period }: Fact) => (period ? (Date.parse(period.to) - Date.parse(period.from)) / dayMs : 0);
