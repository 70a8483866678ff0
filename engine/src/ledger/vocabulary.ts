/** The closed word lists of the ledger. Wire, database and interface take them from here. */

export const platformNames = ["onlyfans", "instagram", "x", "tiktok"] as const;
/** The four platforms a model may link. X's older name lives on only in the wire's `twitterUrl` and `engagementMetrics.twitter`. */
export type Platform = (typeof platformNames)[number];

/** Platforms on which a person can authorise reads of their own account. OnlyFans has no such way. */
export const connectPlatforms = ["instagram", "tiktok", "x"] as const;
export type ConnectPlatform = (typeof connectPlatforms)[number];

export const factKinds = ["measured", "derived", "estimated", "self-reported", "unavailable"] as const;
export type FactKind = (typeof factKinds)[number];

/**
 * Strongest first: connected > file > screenshot > manual > inferred. `record` stands outside the
 * ladder: this instance counted its own rows (models, reports, ratings), nothing was reported to it.
 */
export const trustLevels = ["connected", "file", "screenshot", "manual", "inferred", "record"] as const;
export type Trust = (typeof trustLevels)[number];

export const evidenceKinds = ["api", "connected", "file", "screenshot", "manual"] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];

export const factUnits = [
  "count",
  "percent",
  "ratio",
  "cents",
  "perWeek",
  "hour",
  "days",
  "seconds",
  "score",
  "rank",
  "words",
] as const;
/** percent means 6.1 for 6.1 %. ratio is 0–1 or a bare multiple. cents are minor units of `currency`. */
export type Unit = (typeof factUnits)[number];

/** What the size of a sample counts. */
export const sampleUnits = [
  "posts",
  "days",
  "readings",
  "creators",
  "captions",
  "videos",
  "followers",
  "places",
  "profiles",
  "models",
  "reports",
  "ratings",
  "payments",
  "payers",
  "hours",
  "weeks",
  "rows",
  "months",
] as const;
export type SampleUnit = (typeof sampleUnits)[number];

export const sectionNames = [
  "platformOverview",
  "engagementMetrics",
  "contentAnalysis",
  "growthPotential",
  "riskAssessment",
] as const;
/** The five sections of a report, in the order they are read. */
export type Section = (typeof sectionNames)[number];

export const observationMetrics = [
  "followers",
  "following",
  "posts.total",
  "likes.total",
  "subscribers",
  "subscription.priceCents",
  "earnings.gross",
  "earnings.net",
  "posts.perWeek",
  "views.average",
  "likes.average",
  "comments.average",
  "reach.total",
  "views.total",
] as const;
/** What an observation may be about. Earnings are cents of `currency` for a month; `*.average` are per post; reach and views are those of their period. */
export type ObservationMetric = (typeof observationMetrics)[number];
