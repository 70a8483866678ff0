import type { ExplainedMetric } from "./methods.ts";

/**
 * What was measured of a method. `inRange`: later values inside its ranges; `held`: claims that still held later; `falseAlarm`: claims where
 * nothing was planted; `found`: of planted effects; `error`: median error; `kept`: what came, of what was promised; `said` and `came`: the
 * mean chance that was stated, and how often it came; `harmed`: advice that cost revenue.
 */
export const accuracyMeasures = [
  "inRange",
  "held",
  "falseAlarm",
  "found",
  "error",
  "kept",
  "said",
  "came",
  "harmed",
] as const;
export type AccuracyMeasure = (typeof accuracyMeasures)[number];

/** Whose data it was measured on. */
export const accuracyData = ["Instagram", "TikTok", "Twitch", "YouTube", "simulated", "harder", "contracts"] as const;
export type AccuracyData = (typeof accuracyData)[number];

export interface AccuracyMeasurement {
  measure: AccuracyMeasure;
  data: AccuracyData;
  percent: number;
  /** The day of the measurement, as ISO 8601 has it. */
  day: string;
  /** Of what is `found` or `held`: the change, in percent; of claims that `held` only its sign counts. */
  effect?: number;
}

/** Why no accuracy is measured of a method. The first four are exact: there is nothing to estimate. */
export type Unmeasured = "counts" | "posts" | "payments" | "calculation" | "parts" | "published" | "notYet";

const on =
  (data: AccuracyData, day: string) =>
  (measure: AccuracyMeasure, percent: number, effect?: number): AccuracyMeasurement => ({
    ...{ measure, data, percent, day },
    ...(effect !== undefined && { effect }),
  });
const instagram21 = on("Instagram", "2026-11-21");
const twitch22 = on("Twitch", "2026-11-22");
const instagram24 = on("Instagram", "2026-11-24");
const youtube24 = on("YouTube", "2026-11-24");
const formats = on("simulated", "2026-11-24");
const prices = on("simulated", "2026-11-23");
const revenue = on("simulated", "2026-11-30");
const harderRevenue = on("harder", "2026-11-30");
const payers = on("simulated", "2026-11-30");

/**
 * Of each explained metric what `bench -- accuracy` printed, also where it misses its bar, or why nothing is measured. Source:
 * bench/README.md, 'accuracy'.
 */
export const methodAccuracy: Readonly<Record<ExplainedMetric, Unmeasured | readonly AccuracyMeasurement[]>> = {
  followers: "counts",
  "follows.total": "counts",
  gain: "counts",
  gainPercent: "counts",
  "follows.gainPercent": "counts",
  "gain.yearChange": [
    ...[on("Twitch", "2026-11-30")("held", 86.8), on("YouTube", "2026-11-30")("held", 87.5)],
    ...[on("Twitch", "2026-11-30")("falseAlarm", 4.2), on("YouTube", "2026-11-30")("falseAlarm", 0.5)],
    ...[on("Twitch", "2026-11-30")("found", 19.1, 100), on("Twitch", "2026-11-30")("found", 15.6, -50)],
  ],
  forecast: [twitch22("inRange", 80.1), on("YouTube", "2026-11-22")("inRange", 81.5)],
  chanceOfDecline: [
    ...[on("YouTube", "2026-11-23")("said", 14), on("Twitch", "2026-11-23")("said", 15)],
    ...[on("YouTube", "2026-11-23")("came", 17), on("Twitch", "2026-11-23")("came", 14)],
  ],
  "milestone.days": [on("Twitch", "2026-11-25")("inRange", 81.6), on("YouTube", "2026-11-25")("inRange", 77.2)],
  gainPerPost: [
    ...[on("Twitch", "2026-11-30")("falseAlarm", 1.2), on("YouTube", "2026-11-30")("falseAlarm", 1.9)],
    ...[on("Twitch", "2026-11-30")("found", 40.3, 40), on("YouTube", "2026-11-30")("found", 64.9, 40)],
  ],
  jump: [twitch22("found", 99.8, 5), twitch22("falseAlarm", 0.31)],
  "share.largest": "counts",
  peerGrowth: [on("Twitch", "2026-11-30")("inRange", 82.3), on("YouTube", "2026-11-30")("inRange", 82.1)],
  growthPercentile: "notYet",
  trendingScore: [twitch22("held", 56)],
  engagement: [
    ...[instagram21("inRange", 79.8), on("TikTok", "2026-11-30")("inRange", 78.6)],
    instagram21("error", 15.4),
  ],
  engagementByViews: [on("TikTok", "2026-11-30")("inRange", 83.3)],
  engagementByReach: "notYet",
  engagementChange: [
    ...[instagram24("held", 98.1, 1), instagram24("held", 86.4, -1), instagram24("falseAlarm", 3.5)],
    ...[instagram24("found", 89.4, 100), instagram24("found", 64.9, 50), instagram24("found", 87.1, -50)],
  ],
  "engagementChange.year": [
    ...[on("Instagram", "2026-11-30")("held", 100), on("Instagram", "2026-11-30")("falseAlarm", 3.9)],
    ...[on("Instagram", "2026-11-30")("found", 89.5, 100), on("Instagram", "2026-11-30")("found", 86.8, -50)],
  ],
  peerEngagement: [on("Instagram", "2026-11-30")("inRange", 81.8), on("TikTok", "2026-11-30")("inRange", 82.1)],
  benchmarkEngagement: "published",
  viralPotential: "posts",
  postFrequency: "notYet",
  longestGap: "posts",
  "standOut.up.1": [
    ...[youtube24("held", 97.4, 1), youtube24("held", 87.3, -1)],
    ...[youtube24("found", 81.7, 100), youtube24("found", 97.7, 200)],
  ],
  "theme.1.change": [formats("falseAlarm", 1.8), formats("found", 77.5, 50), formats("found", 100, 100)],
  "format.1.change": [formats("falseAlarm", 1.8), formats("found", 90.8, 50), formats("found", 100, 100)],
  "schedule.best": [on("Instagram", "2026-11-22")("kept", 101)],
  "effort.response": [instagram24("held", 88.9), instagram24("falseAlarm", 0.6), instagram24("found", 92, 100)],
  "shift.theme.effect": [instagram24("inRange", 79.9), instagram24("kept", 99), instagram24("falseAlarm", 1.3)],
  "comeback.effect": [instagram24("inRange", 79.8), instagram24("kept", 102)],
  "earnings.total": "payments",
  "earnings.change": "payments",
  earningsPerSubscriber: "payments",
  interaction: "payments",
  "kindShare.subscription": "payments",
  "payers.topShare": "payments",
  earningsChange: [payers("falseAlarm", 2.6), payers("found", 99.6, -60)],
  earningsPerThousand: "payments",
  quietPayers: [payers("said", 9.8), payers("came", 9.1), payers("falseAlarm", 3.6)],
  stayChange: [payers("found", 96.8, -29), payers("falseAlarm", 1)],
  joinerValue: [payers("inRange", 77), payers("found", 98.6, -70)],
  monthsSubscribed: [payers("inRange", 82.4)],
  "cohort.stayed": "payments",
  "cohort.value": "payments",
  "price.recommended": [prices("harmed", 2.7), on("harder", "2026-11-23")("harmed", 7.8)],
  "price.chance": "notYet",
  "price.breakEven": "calculation",
  "subscribers.leaving": [on("contracts", "2026-11-30")("said", 29.3), on("contracts", "2026-11-30")("came", 29.7)],
  "revenue.month": [
    ...[revenue("inRange", 82.9), harderRevenue("inRange", 75.9)],
    ...[revenue("error", 9), harderRevenue("error", 16.5)],
  ],
  "test.needed": "calculation",
  "comparison.composite": "parts",
  "comparison.engagement": "parts",
  score: "parts",
  "portfolio.engagement": "parts",
  "portfolio.followers.change": "counts",
};
