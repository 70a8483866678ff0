import type { ObservationMetric } from "../ledger/vocabulary.ts";
import type { MetricName } from "./metrics.ts";

/** How a source writes a value: whole counts, money with cents, rates with decimals. */
export type ShownKind = "count" | "money" | "rate";

/** How a metric is observed. Facts are chosen among such observations, and are called `metric`. */
interface ObservationKind {
  metric: MetricName;
  shown: ShownKind;
  /** It is of the month up to its day, not of a moment. */
  isOfMonth?: true;
}

/** Every kind of observation: the one place where its name and that of its facts meet. */
export const observationKinds: Readonly<Record<ObservationMetric, ObservationKind>> = {
  followers: { metric: "followers", shown: "count" },
  following: { metric: "following", shown: "count" },
  "posts.total": { metric: "postsTotal", shown: "count" },
  "likes.total": { metric: "likesTotal", shown: "count" },
  subscribers: { metric: "subscribers", shown: "count" },
  "subscription.priceCents": { metric: "price", shown: "money" },
  "earnings.gross": { metric: "earningsGross", shown: "money", isOfMonth: true },
  "earnings.net": { metric: "earningsNet", shown: "money", isOfMonth: true },
  "posts.perWeek": { metric: "postFrequency", shown: "rate" },
  "views.average": { metric: "avgViews", shown: "rate" },
  "likes.average": { metric: "likesAverage", shown: "rate" },
  "comments.average": { metric: "commentsAverage", shown: "rate" },
  "reach.total": { metric: "reachTotal", shown: "count" },
  "views.total": { metric: "viewsTotal", shown: "count" },
};

/** How a source writes an observation's value. */
export const shownKind = (metric: ObservationMetric): ShownKind => observationKinds[metric].shown;
