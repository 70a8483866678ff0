import { familyOf } from "./families.ts";
import type { FormulaKey } from "./formulas.ts";
import type { MetricName } from "./metrics.ts";

/** How the figures of a metric are computed; by none of the formulas where a source gives the value itself. */
interface Method {
  metric: MetricName;
  formulas: readonly FormulaKey[];
}

/** The metrics that the page of methods explains, by what they are about. Those of places and parts stand once. */
export const methodGroups = [
  {
    id: "audience",
    methods: [
      { metric: "followers", formulas: [] },
      { metric: "follows.total", formulas: ["sum.follows"] },
      { metric: "gain", formulas: ["growth.difference"] },
      { metric: "gainPercent", formulas: ["growth.relative"] },
      { metric: "follows.gainPercent", formulas: ["growth.relativeTotal"] },
      { metric: "forecast", formulas: ["growth.forecast"] },
      { metric: "chanceOfDecline", formulas: ["growth.chanceOfDecline"] },
      { metric: "milestone.days", formulas: ["growth.milestoneDays"] },
      { metric: "gain.yearChange", formulas: ["growth.yearChange"] },
      { metric: "gainPerPost", formulas: ["growth.perPost"] },
      { metric: "jump", formulas: ["growth.jump", "growth.jumpPost", "growth.jumpUnread"] },
      { metric: "share.largest", formulas: ["share.ofFollows"] },
      { metric: "peerGrowth", formulas: ["size.usual"] },
      { metric: "growthPercentile", formulas: ["size.place"] },
      { metric: "trendingScore", formulas: ["trending.momentum", "trending.underReview"] },
    ],
  },
  {
    id: "engagement",
    methods: [
      { metric: "engagement", formulas: ["engagement.byFollowers.typical", "engagement.byFollowers.averages"] },
      { metric: "engagementByViews", formulas: ["engagement.byViews.median"] },
      { metric: "engagementByReach", formulas: ["engagement.byReach.median"] },
      { metric: "engagementChange", formulas: ["engagement.change"] },
      { metric: "engagementChange.year", formulas: ["engagement.yearChange"] },
      { metric: "peerEngagement", formulas: ["size.usual"] },
      { metric: "benchmarkEngagement", formulas: ["benchmark.hypeauditor2026"] },
      { metric: "viralPotential", formulas: ["viral.aboveThreeMedians"] },
    ],
  },
  {
    id: "posts",
    methods: [
      { metric: "postFrequency", formulas: ["cadence.gammaPoisson"] },
      { metric: "longestGap", formulas: ["cadence.longestGap"] },
      { metric: "standOut.up.1", formulas: ["posts.timesTypical"] },
      { metric: "theme.1.change", formulas: ["theme.shrunken"] },
      { metric: "format.1.change", formulas: ["format.shrunken"] },
      { metric: "schedule.best", formulas: ["schedule.shrunken", "schedule.shrunkenUtc"] },
      { metric: "effort.response", formulas: ["effort.response"] },
      { metric: "shift.theme.effect", formulas: ["shift.effect"] },
      { metric: "comeback.effect", formulas: ["comeback.effect"] },
    ],
  },
  {
    id: "earnings",
    methods: [
      { metric: "earnings.total", formulas: ["earnings.cleared"] },
      { metric: "earnings.change", formulas: ["earnings.change"] },
      { metric: "earningsPerSubscriber", formulas: ["earnings.perSubscriber"] },
      { metric: "interaction", formulas: ["tips.perPayer"] },
      { metric: "kindShare.subscription", formulas: ["earnings.kindShares"] },
      { metric: "payers.topShare", formulas: ["payers.topShare"] },
      { metric: "earningsChange", formulas: ["payers.earningsChange"] },
      { metric: "earningsPerThousand", formulas: ["payers.perThousand"] },
      { metric: "quietPayers", formulas: ["payers.quiet"] },
      { metric: "stayChange", formulas: ["payers.stayChange"] },
      { metric: "joinerValue", formulas: ["payers.joinerValue"] },
      { metric: "monthsSubscribed", formulas: ["payers.monthsSubscribed"] },
      { metric: "cohort.stayed", formulas: ["cohort.stayed"] },
      { metric: "cohort.value", formulas: ["cohort.value"] },
    ],
  },
  {
    id: "prices",
    methods: [
      { metric: "price.recommended", formulas: ["price.advice"] },
      { metric: "price.chance", formulas: ["price.chance"] },
      { metric: "price.breakEven", formulas: ["price.breakEven", "price.breakEvenExtras"] },
      { metric: "subscribers.leaving", formulas: ["subscribers.leaving", "subscribers.notRenewed"] },
      { metric: "revenue.month", formulas: ["revenue.paths"] },
      { metric: "test.needed", formulas: ["test.needed"] },
    ],
  },
  {
    id: "comparison",
    methods: [
      { metric: "comparison.composite", formulas: ["comparison.composite"] },
      { metric: "comparison.engagement", formulas: ["comparison.place"] },
      { metric: "score", formulas: ["score.specification", "score.partial"] },
      { metric: "portfolio.engagement", formulas: ["portfolio.engagement", "portfolio.rate"] },
      { metric: "portfolio.followers.change", formulas: ["portfolio.change", "portfolio.typicalChange"] },
    ],
  },
] as const satisfies readonly { id: string; methods: readonly Method[] }[];

export type MethodGroup = (typeof methodGroups)[number]["id"];
/** A metric that the page of methods explains. */
export type ExplainedMetric = (typeof methodGroups)[number]["methods"][number]["metric"];

export const explainedMetrics: readonly ExplainedMetric[] = methodGroups.flatMap(({ methods }) =>
  methods.map(({ metric }) => metric),
);

/** The formulas by which the figures of a metric are computed; none where a source gives them. */
export const formulasOf = (metric: ExplainedMetric): readonly FormulaKey[] =>
  methodGroups.flatMap(({ methods }): readonly Method[] => methods).find((one) => one.metric === metric)?.formulas ??
  [];

/** Is this the name of a metric that a page explains? */
export const isExplained = (metric: string): metric is ExplainedMetric =>
  explainedMetrics.some((one) => one === metric);

/** The metric under which the page of methods explains this one: itself, or the one of its family that stands for all. */
export function explainedAs(metric: string): ExplainedMetric | undefined {
  const family = familyOf(metric);
  return (
    explainedMetrics.find((one) => one === metric) ??
    explainedMetrics.find((one) => family !== undefined && familyOf(one) === family)
  );
}
