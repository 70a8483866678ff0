import type { Reason } from "../ledger/fact.ts";
import { resolve } from "../ledger/trust-ladder.ts";
import type { ObservationMetric, Platform, Unit } from "../ledger/vocabulary.ts";
import { reasonOfOutcome, reasonOfSample } from "./absence.ts";
import { addMissing, type Desk, put } from "./desk.ts";
import type { MetricName } from "./metrics.ts";

type Count = [metric: MetricName, from: ObservationMetric, unit: Unit];

const social: Count[] = [
  ["followers", "followers", "count"],
  ["following", "following", "count"],
  ["postsTotal", "posts.total", "count"],
];

const countsOf: Record<Platform, Count[]> = {
  instagram: social,
  x: social,
  tiktok: [...social, ["likesTotal", "likes.total", "count"]],
  onlyfans: [
    ["subscribers", "subscribers", "count"],
    ["likesTotal", "likes.total", "count"],
    ["postsTotal", "posts.total", "count"],
    ["price", "subscription.priceCents", "cents"],
    ["earningsGross", "earnings.gross", "cents"],
    ["earningsNet", "earnings.net", "cents"],
    ["postFrequency", "posts.perWeek", "perWeek"],
  ],
};

/** Figures that a source says as they are: read from a platform, or typed by a person. */
export function putCounts(desk: Desk, platform: Platform): void {
  for (const [metric, from, unit] of countsOf[platform]) putObserved(desk, { platform, metric, from, unit });
}

interface Observed {
  platform: Platform;
  metric: MetricName;
  from: ObservationMetric;
  unit: Unit;
}

/** A figure that posts did not give: the typed one, else absent for `reason`, or for what the read came to. */
export function putTypedOr(desk: Desk, observed: Observed, reason: Reason): void {
  const { platform, metric, from, unit } = observed;
  const isTyped = desk.observations.some((one) => one.platform === platform && one.metric === from);
  if (isTyped) putObserved(desk, observed);
  else addMissing(desk, { metric, platform, unit }, reasonOfSample(desk, platform, reason));
}

/** One observed figure, chosen between its sources; absent with the reason that its read gave. */
export function putObserved(desk: Desk, { platform, metric, from, unit }: Observed): void {
  const candidates = desk.observations.filter((one) => one.platform === platform && one.metric === from);
  const chosen = resolve(candidates, desk.evidence, desk.asOf);
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
