import { unitOf } from "../catalogue/metrics.ts";
import { observationKinds } from "../catalogue/observations.ts";
import type { Observation } from "../ledger/evidence.ts";
import type { Reason } from "../ledger/fact.ts";
import { resolve } from "../ledger/trust-ladder.ts";
import type { ObservationMetric, Platform } from "../ledger/vocabulary.ts";
import { reasonOfOutcome, reasonOfSample } from "./absence.ts";
import { addMissing, type Desk, put } from "./desk.ts";

const social = ["followers", "following", "posts.total"] as const;
const countsOf: Record<Platform, readonly ObservationMetric[]> = {
  instagram: social,
  x: social,
  tiktok: [...social, "likes.total"],
  onlyfans: [
    "subscribers",
    "likes.total",
    "posts.total",
    "subscription.priceCents",
    "earnings.gross",
    "earnings.net",
    "posts.perWeek",
  ],
};

/** Figures that a source says as they are: read from a platform, or typed by a person. */
export function putCounts(desk: Desk, platform: Platform): void {
  for (const observed of countsOf[platform]) putObserved(desk, platform, observed);
}

const isOf = (platform: Platform, observed: ObservationMetric) => (one: Observation) =>
  one.platform === platform && one.metric === observed;

/** A figure that posts did not give: the typed one, else absent for `reason`, or for what the read came to. */
export function putTypedOr(desk: Desk, platform: Platform, observed: ObservationMetric, reason: Reason): void {
  const { metric } = observationKinds[observed];
  if (desk.observations.some(isOf(platform, observed))) putObserved(desk, platform, observed);
  else addMissing(desk, { metric, platform, unit: unitOf(metric) }, reasonOfSample(desk, platform, reason));
}

/** One observed figure, chosen between its sources; absent with the reason that its read gave. */
export function putObserved(desk: Desk, platform: Platform, observed: ObservationMetric): void {
  const { metric } = observationKinds[observed];
  const unit = unitOf(metric);
  const chosen = resolve(desk.observations.filter(isOf(platform, observed)), desk.evidence, desk.asOf);
  if (!chosen) {
    const isRead = desk.outcome.get(platform) === "ok" && metric !== "followers";
    addMissing(desk, { metric, platform, unit }, isRead ? { code: "needs-typing" } : reasonOfOutcome(desk, platform));
    return;
  }
  const { value, low, high, period, currency, observedAt, evidence } = chosen.observation;
  const typed = chosen.trust === "manual" || chosen.trust === "screenshot";
  put(desk, {
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
