import type { ObservationMetric, Platform, Unit } from "../ledger/vocabulary.ts";
import { reasonOfOutcome } from "./absence.ts";
import { type Desk, put, putAbsent } from "./desk.ts";
import type { MetricName } from "./metrics.ts";
import { resolve } from "./resolve.ts";

type Count = [metric: MetricName, from: ObservationMetric, unit: Unit];

const social: Count[] = [
  ["followers", "followers", "count"],
  ["following", "following", "count"],
  ["postsTotal", "posts.total", "count"],
];

const countsOf: Record<Platform, Count[]> = {
  instagram: social,
  x: social,
  tiktok: [...social, ["likesTotal", "likes.total", "count"], ["avgViews", "views.average", "count"]],
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

/** One observed figure, chosen between its sources; absent with the reason that its read gave. */
export function putObserved(desk: Desk, { platform, metric, from, unit }: Observed): void {
  const candidates = desk.observations.filter((one) => one.platform === platform && one.metric === from);
  const chosen = resolve(candidates, desk.evidence, desk.asOf);
  if (!chosen) {
    putAbsent(desk, { metric, platform, unit }, reasonOfOutcome(desk, platform));
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
