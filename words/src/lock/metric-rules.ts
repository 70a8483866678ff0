import type { Concept } from "./lexicon/lexicon.ts";

/** What a figure of a metric may be told of: its subject, the noun right after it, what it is a share of. */
interface MetricRule {
  subject: readonly Concept[];
  counts: readonly Concept[];
  of: readonly Concept[];
}

const reactions = ["engagement", "like", "comment"] as const;
const crowd = ["follower", "audience", "people", "follows"] as const;

const table: [RegExp, MetricRule][] = [
  [/^followers$/, { subject: crowd, counts: ["follower", "people"], of: [] }],
  [/^following$/, { subject: ["following"], counts: ["following", "people"], of: [] }],
  [/^postsTotal$/, { subject: ["post"], counts: ["post"], of: [] }],
  [/^subscribers$/, { subject: ["subscriber", "people"], counts: ["subscriber", "people"], of: [] }],
  [/^price$/, { subject: ["subscription"], counts: [], of: [] }],
  [/^earningsNet$/, { subject: ["earnings", "net"], counts: ["net"], of: [] }],
  [/^earningsGross$/, { subject: ["earnings", "gross"], counts: ["gross"], of: [] }],
  [/^earnings\./, { subject: ["earnings", "extras", "subscription", "post"], counts: [], of: [] }],
  [
    /^(?:engagement(?:Median|Mean)?|benchmarkEngagement|peerEngagement)$/,
    { subject: reactions, counts: ["engagement"], of: ["follower", "audience"] },
  ],
  [/^engagementByViews$/, { subject: reactions, counts: ["engagement"], of: ["view"] }],
  [/^engagementByReach$/, { subject: reactions, counts: ["engagement"], of: ["reach", "people"] }],
  [/^likesAverage$/, { subject: ["like"], counts: ["like"], of: [] }],
  [/^likesTotal$/, { subject: ["like"], counts: ["like"], of: [] }],
  [/^commentsAverage$/, { subject: ["comment"], counts: ["comment"], of: [] }],
  [/^(?:avgViews|viewsTotal)$/, { subject: ["view"], counts: ["view"], of: [] }],
  [/^reachTotal$/, { subject: ["reach", "people"], counts: ["reach", "people"], of: [] }],
  [/^postFrequency$/, { subject: ["post"], counts: ["post"], of: [] }],
  [/^(?:longestGap|usualGap|daysSincePost)$/, { subject: ["silence", "post"], counts: [], of: [] }],
  [/^(?:gain|viralGain|unexplainedGain)$/, { subject: ["growth", ...crowd], counts: ["follower", "people"], of: [] }],
  [/^(?:gainPercent|unexplainedRise|suddenFall)$/, { subject: ["growth", ...crowd], counts: [], of: [] }],
  [/^forecast$/, { subject: [...crowd, "growth"], counts: ["follower", "people"], of: [] }],
  [/^forecastConfidence$/, { subject: ["confidence"], counts: ["confidence"], of: [] }],
  [/^chanceOfDecline$/, { subject: ["chance"], counts: ["chance"], of: [] }],
  [/^engagementChange$/, { subject: [...reactions, "post"], counts: reactions, of: [] }],
  [
    /^(?:hourChange|dayChange)\.|^theme\.\d\.change$/,
    { subject: [...reactions, "post", "theme"], counts: reactions, of: [] },
  ],
  [/^topPostShare$/, { subject: [...reactions, "post"], counts: [], of: reactions }],
  [/^viralPotential$/, { subject: ["video", "view"], counts: [], of: ["video"] }],
  [
    /^(?:tierPercentile|market\.position)$/,
    { subject: ["engagement", "creator", "rank"], counts: [], of: ["creator", "people"] },
  ],
  [/^suspectShare$/, { subject: ["bought"], counts: [], of: ["follower"] }],
  [
    /^(?:extrasShare|kindShare\.)/,
    { subject: ["extras", "earnings", "subscription", "post"], counts: [], of: ["earnings"] },
  ],
  [
    /^share\.largest$/,
    { subject: ["follows", "follower", "audience"], counts: [], of: ["follows", "follower", "audience"] },
  ],
  [
    /^follows\.total$/,
    { subject: ["follows", "follower", "people", "audience"], counts: ["follows", "follower", "people"], of: [] },
  ],
  [/^theme\.\d\.share$/, { subject: ["theme", "post"], counts: [], of: ["post", "theme"] }],
  [
    /^audience\.gender\.\d\.share$/,
    { subject: ["gender", ...crowd], counts: [], of: ["follower", "audience", "people"] },
  ],
  [/^audience\..*\.share$/, { subject: crowd, counts: [], of: ["follower", "audience", "people"] }],
  [/^audience\.onlineChange$/, { subject: crowd, counts: [], of: ["follower"] }],
  [/^followRatio$/, { subject: ["follower", "follows"], counts: [], of: [] }],
  [/^trendingScore$|^score(?:\.|$)/, { subject: ["score"], counts: [], of: [] }],
  [/^(?:trendingPlace|comparison\.)/, { subject: ["rank", "creator", "engagement"], counts: [], of: ["creator"] }],
  [/^payers\./, { subject: ["people", "earnings"], counts: ["people"], of: [] }],
];

const none: MetricRule = { subject: [], counts: [], of: [] };

/** The rule of a metric. A metric without one can be told of nothing, so its figures are placed in no text of a language model. */
export function ruleOf(metric: string): MetricRule {
  return table.find(([pattern]) => pattern.test(metric))?.[1] ?? none;
}

export const isChange = (metric: string) =>
  /^(?:gain|gainPercent|viralGain|unexplainedGain|unexplainedRise|engagementChange|versionChange|audience\.onlineChange)$|\.change$|^(?:hour|day)Change\./.test(
    metric,
  );
export const isBenchmark = (metric: string) =>
  /^(?:benchmarkEngagement|peerEngagement|tierPercentile|market\.position|trendingPlace|comparison\..*|tier)$/.test(
    metric,
  );
export const isPercentile = (metric: string) => /^(?:tierPercentile|market\.position|comparison\..*)$/.test(metric);
export const isMean = (metric: string) =>
  /Average$|^avgViews$|^postFrequency$|^engagement(?:Mean|Median|By\w+)?$|^usualGap$|^payers\.(?:mean|median)$|Engagement$/.test(
    metric,
  );
export const isTotal = (metric: string) => /[tT]otal$/.test(metric);
