import { unitOf } from "../catalogue/metrics.ts";
import { observationKinds } from "../catalogue/observations.ts";
import type { Observation } from "../ledger/evidence.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import { resolve } from "../ledger/trust-ladder.ts";
import type { ObservationMetric, Platform } from "../ledger/vocabulary.ts";
import { reasonOfOutcome, reasonOfSample } from "./absence.ts";
import { addMissing, type Desk, put } from "./desk.ts";

/** Beside the audience. */
const countsOf: Record<Platform, readonly ObservationMetric[]> = {
  instagram: ["posts.total"],
  x: ["posts.total"],
  tiktok: ["posts.total", "likes.total"],
  onlyfans: [
    "likes.total",
    "posts.total",
    "subscription.priceCents",
    "earnings.gross",
    "earnings.net",
    "posts.perWeek",
  ],
};

export interface Counts {
  /** Followers, on OnlyFans subscribers. */
  audience: Fact;
  /** OnlyFans has none. */
  following?: Fact;
}

/** Figures that a source says as they are: read from a platform, or typed by a person. */
export function putCounts(desk: Desk, platform: Platform): Counts {
  const isSocial = platform !== "onlyfans";
  const audience = putObserved(desk, platform, isSocial ? "followers" : "subscribers");
  const following = isSocial && putObserved(desk, platform, "following");
  for (const observed of countsOf[platform]) putObserved(desk, platform, observed);
  return { audience, ...(following && { following }) };
}

const isOf = (platform: Platform, observed: ObservationMetric) => (one: Observation) =>
  one.platform === platform && one.metric === observed;

/** A figure that posts did not give: the typed one, else absent for `reason`, or for what the read came to. */
export function putTypedOr(desk: Desk, platform: Platform, observed: ObservationMetric, reason: Reason): Fact {
  const { metric } = observationKinds[observed];
  if (desk.observations.some(isOf(platform, observed))) return putObserved(desk, platform, observed);
  return addMissing(desk, { metric, platform, unit: unitOf(metric) }, reasonOfSample(desk, platform, reason));
}

/** One observed figure, chosen between its sources; absent with the reason that its read gave. */
export function putObserved(desk: Desk, platform: Platform, observed: ObservationMetric): Fact {
  const { metric } = observationKinds[observed];
  const unit = unitOf(metric);
  const chosen = resolve(desk.observations.filter(isOf(platform, observed)), desk.evidence, desk.asOf);
  if (!chosen) {
    const isRead = desk.outcome.get(platform) === "ok" && metric !== "followers";
    const reason: Reason = isRead ? { code: "needs-typing" } : reasonOfOutcome(desk, platform);
    return addMissing(desk, { metric, platform, unit }, reason);
  }
  const { value, low, high, period, currency, observedAt, evidence } = chosen.observation;
  const typed = chosen.trust === "manual" || chosen.trust === "screenshot";
  return put(desk, {
    metric,
    platform,
    kind: typed ? "self-reported" : "measured",
    value,
    unit,
    asOf: observedAt,
    sources: [evidence],
    ...(low !== undefined && { low }),
    ...(high !== undefined && { high }),
    ...(period && { period }),
    ...(currency && { currency }),
    ...(chosen.conflicts.length > 0 && { conflicts: chosen.conflicts }),
  });
}
