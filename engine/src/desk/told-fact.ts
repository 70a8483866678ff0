import type { Evidence, Observation } from "../ledger/evidence.ts";
import type { Fact } from "../ledger/fact.ts";
import { trustOf } from "../ledger/trust-ladder.ts";
import type { ObservationMetric, Unit } from "../ledger/vocabulary.ts";
import type { MetricName } from "./metrics.ts";

const shownAs: Record<ObservationMetric, readonly [metric: MetricName, unit: Unit]> = {
  followers: ["followers", "count"],
  following: ["following", "count"],
  "posts.total": ["postsTotal", "count"],
  "likes.total": ["likesTotal", "count"],
  subscribers: ["subscribers", "count"],
  "subscription.priceCents": ["price", "cents"],
  "earnings.gross": ["earningsGross", "cents"],
  "earnings.net": ["earningsNet", "cents"],
  "posts.perWeek": ["postFrequency", "perWeek"],
  "views.average": ["avgViews", "count"],
  "likes.average": ["likesAverage", "count"],
  "comments.average": ["commentsAverage", "count"],
  "reach.total": ["reachTotal", "count"],
  "views.total": ["viewsTotal", "count"],
};

/** A figure as one source tells it, whatever others say. `id`: how it is called among the facts it is shown with. */
export function toldFact(observation: Observation, evidence: Evidence, id: string): Fact {
  const { metric, platform, value, low, high, period, currency, observedAt } = observation;
  const [name, unit] = shownAs[metric];
  const trust = trustOf(evidence);
  return {
    id,
    metric: name,
    platform,
    kind: trust === "manual" || trust === "screenshot" ? "self-reported" : "measured",
    value,
    unit,
    ...(low !== undefined && { low }),
    ...(high !== undefined && { high }),
    ...(period && { period }),
    ...(currency && { currency }),
    asOf: observedAt,
    trust,
    sandbox: evidence.sandbox,
    inputs: [],
    sources: [evidence.key],
    scope: evidence.scope,
  };
}
