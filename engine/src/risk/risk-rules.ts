import type { MetricName } from "../catalogue/metrics.ts";
import type { Fact } from "../ledger/fact.ts";
import { platformNames } from "../ledger/vocabulary.ts";

export const riskRules = [
  "concentration",
  "decline",
  "cadence",
  "engagementFalling",
  "followersFalling",
  "earningsFalling",
  "payersQuiet",
  "coverage",
  "onePost",
  "belowTier",
  "extrasDependence",
  "stale",
  "priceBound",
  "handlesDiffer",
  "unexplainedRise",
  "suddenFall",
  "steadyLikes",
  "followsMany",
] as const;
export type RiskRule = (typeof riskRules)[number];

type Facts = ReadonlyMap<string, Fact>;

/** A rule on one figure, of each platform that has it; the worst platform counts, unless `platforms` names more. */
export interface MetricRule {
  metric: MetricName;
  /** Whether much or little of it is a risk. */
  side: "above" | "below";
  /** How many platforms at risk are stated, the worst first, as what happens on one says nothing of another; 1 by default. */
  platforms?: number;
  raised: number;
  /** From here on, if sure, it is worth watching: a finding of low severity. Between it and `raised` there is no cliff. */
  watch?: number;
  /** From this value on the severity is high; a rule without it is a sign of low severity. */
  high?: number;
  /** The nearer end of the figure's interval must lie beyond this: what is unsure is no risk. */
  sure?: number;
  /** What is held against the limits, where it is not the figure itself. */
  of?: (value: number) => number;
  /** Where the rule does not apply it is clear. */
  appliesTo?: (fact: Fact, facts: Facts) => boolean;
}

/** Ends of what OnlyFans lets a subscription cost, cents (docs/platforms.md, 'OnlyFans'). */
const [leastPrice, mostPrice] = [499, 4_999];
/** Followers from which following more than follow is unusual. */
const bigAccount = 10_000;
const each = platformNames.length;

const hasMany = ({ platform }: Fact, facts: Facts) => {
  const followers = facts.get(`${platform}.followers`)?.value;
  return typeof followers === "number" && followers >= bigAccount;
};

/** Where each rule begins, and from where it is grave. Source: docs/methods.md, 'Risks'. */
export const metricRules: Partial<Record<RiskRule, MetricRule>> = {
  /** Percent chance that followers fall. */
  decline: { metric: "chanceOfDecline", side: "above", platforms: 3, raised: 80, high: 95 },
  /** Percent change of likes and comments. */
  engagementFalling: {
    metric: "engagementChange",
    side: "below",
    platforms: each,
    watch: -10,
    raised: -30,
    high: -60,
    sure: 0,
  },
  /** Percent change of the count over 28 days. */
  followersFalling: {
    metric: "gainPercent",
    side: "below",
    platforms: each,
    watch: -10,
    raised: -30,
    high: -60,
    sure: 0,
  },
  /** Percent change of the net earnings of 30 days against the 30 before. */
  earningsFalling: { metric: "earningsChange", side: "below", watch: -10, raised: -30, high: -60, sure: 0 },
  /** Percent of 30 days' likes and comments that one post drew. */
  onePost: { metric: "topPostShare", side: "above", raised: 50, high: 80 },
  /** Percent of the creators of the tier with lower engagement. */
  belowTier: { metric: "tierPercentile", side: "below", raised: 10, high: 2, sure: 25 },
  /** Percent of the earnings that are no subscriptions. */
  extrasDependence: { metric: "extrasShare", side: "above", raised: 70, high: 90 },
  /** Days since the audience was last known. */
  stale: { metric: "dataAge", side: "above", raised: 7, high: 30 },
  priceBound: {
    metric: "price",
    side: "above",
    raised: 1,
    of: (cents) => Number(cents > 0 && (cents <= leastPrice || cents >= mostPrice)),
  },
  /** Percent. */
  handlesDiffer: { metric: "handleLikeness", side: "below", raised: 25 },
  /** Percent of the count: followers that came at once in the drawn history, with no post that explains them. */
  unexplainedRise: { metric: "unexplainedRise", side: "above", platforms: each, raised: 2 },
  /** Percent of the count: followers that left at once in the drawn history. */
  suddenFall: { metric: "suddenFall", side: "above", platforms: each, watch: 2, raised: 5, high: 20 },
  /** Percent: the standard deviation of likes against their mean. */
  steadyLikes: { metric: "likesVariation", side: "below", raised: 10 },
  /** Accounts followed for each follower. */
  followsMany: { metric: "followRatio", side: "above", raised: 1, appliesTo: hasMany },
};

/** The same of the rules that need more than one figure. */
export const thresholds = {
  /** Percent of follows on one platform. */
  concentration: { raised: 80, high: 95 },
  /** Days since the last post, in multiples of the usual gap; never within the shortest (days) or the longest gap so far. */
  cadence: { shortest: 7, raised: 2, high: 4 },
  /** Percent of linked platforms with figures: raised below. */
  coverage: { raised: 50, high: 1 },
  /** What regular payers who went quiet brought a month, percent of the net earnings of 30 days; from `watch` on it is of low severity. */
  payersQuiet: { watch: 3, raised: 10, high: 25 },
} as const;
