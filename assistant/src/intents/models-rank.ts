import { type Fact, type MetricName, metricOf, type Platform } from "@fanradar/engine";
import type { Block } from "../plan/block.ts";
import {
  figuresOfAll,
  isKnownOfAny,
  metricOnPlatform,
  type PortfolioLedger,
  rank,
  rankWhole,
  table,
} from "./portfolio.ts";
import { kindsAlone } from "./price-blocks.ts";

/** Which part of all each model has, where a part is asked for; of one that is named its own first. */
export function partsOfAll(portfolio: PortfolioLedger, part: MetricName, operation: string | undefined): Block[] {
  if (operation !== "share" || !isKnownOfAny(portfolio, part)) return [];
  const own = portfolio.question.models.map((id) => `${id}.${part}`);
  return [
    ...figuresOfAll(portfolio, own),
    ...rank({ ...portfolio, question: { ...portfolio.question, platforms: [] } }, part),
  ];
}

/** The mean of a figure over models where the question asks for one; that there is none where it cannot be computed. */
export function average(portfolio: PortfolioLedger, by: string): Block[] {
  const { question } = portfolio;
  if (!question.isAverage || question.limit) return [];
  // The rate of all models together is a mean already.
  if (by === "engagement" || by === "portfolio.engagement") return [];
  const mean = figuresOfAll(portfolio, [`average.${metricOnPlatform(portfolio, by)}`]);
  return mean.length > 0 ? mean : [{ kind: "phrase", phrase: "no-average" }];
}

/** The figure of a whole model that stands for one of a platform. */
const wholeModel: Partial<Record<MetricName, string>> = { followers: "follows.total", forecast: "follows.total" };
/** What the portfolio has in place of a metric that it does not have. */
const inPlace: Partial<Record<MetricName, MetricName>> = { postsTotal: "postFrequency", earningsGross: "earningsNet" };

/** The metrics that the question names; where it names a platform, as that platform has them. */
export const namedMetrics = ({ question: { metrics, platforms } }: PortfolioLedger): string[] =>
  metrics
    .filter((metric) => metricOf(metric) !== undefined)
    .map((metric) => inPlace[metric] ?? metric)
    .map((metric) => (platforms.length > 0 ? audienceOn(metric, platforms) : (wholeModel[metric] ?? metric)));

/** Who follows on OnlyFans subscribes. */
const audienceOn = (metric: string, [platform]: readonly Platform[]) =>
  metric === "followers" && platform === "onlyfans" ? "subscribers" : metric;

/** What the posts of named days come to, of all platforms of a model. */
const drawnBy: Partial<Record<MetricName, string>> = {
  postsTotal: "portfolio.posts",
  likesAverage: "posts.likes",
  commentsAverage: "posts.comments",
  avgViews: "posts.views",
};

/** What the portfolio has of all models together, and of days that are named of each. */
const ofTogether: Readonly<Record<string, string>> = {
  "follows.total": "portfolio.followers",
  engagement: "portfolio.engagement",
};

/** Models by the metrics that the question names; by their size without one. What they come to together goes before. */
export function byMetric(portfolio: PortfolioLedger): Block[] {
  const { question } = portfolio;
  const parts = partsOfAll(portfolio, "follows.ofAll", question.audience?.operation);
  if (parts.length > 0) return parts;
  const { payments } = question;
  // The name of the figure says nothing of the kinds that it is of.
  if (payments?.measure === "payers" && isKnownOfAny(portfolio, "payers.count"))
    return [
      ...(payments.kinds.length > 0 ? kindsAlone(payments.kinds) : []),
      ...rankWhole({ ...portfolio, question: { ...question, platforms: [] } }, "payers.count"),
    ];
  const named = namedMetrics(portfolio);
  const size = question.platforms.length > 0 ? audienceOn("followers", question.platforms) : "follows.total";
  const ofPosts = question.metrics
    .flatMap((metric) => drawnBy[metric] ?? [])
    .find((one) => isKnownOfAny(portfolio, one));
  const { isRanked: _, ...ofAnyRank } = question;
  if (ofPosts !== undefined && question.platforms.length === 0)
    return [
      ...figuresOfAll(portfolio, question.isRanked ? [] : [ofPosts, `together.${ofPosts}`]),
      // Who made most of them may be one whose posts are not all read.
      ...rankWhole({ ...portfolio, question: ofAnyRank }, ofPosts),
    ];
  const [first = size, ...rest] = named;
  const then = question.period === undefined || question.platforms.length > 0 ? undefined : ofTogether[first];
  const by = then !== undefined && isKnownOfAny(portfolio, then) ? then : first;
  const ofKind = `together.${first}`;
  const together =
    first === size ? "portfolio.followers" : portfolio.knowledge.facts.has(ofKind) ? ofKind : ofTogether[first];
  // Who asks for the best asks for one of them.
  const sum =
    together && !question.limit && !question.isRanked
      ? figuresOfAll(portfolio, [metricOnPlatform(portfolio, together)])
      : [];
  const mean = average(portfolio, by);
  // Who was not counted then is in no total.
  const partial: Block[] = by === "portfolio.followers" ? [{ kind: "phrase", phrase: "counted-then" }] : [];
  return [
    ...noneEarnsLess(portfolio, by),
    ...partial,
    ...mean,
    ...(mean.length > 0 ? [] : sum),
    ...rankWhole(portfolio, by),
    ...(rest.length > 0 ? table(portfolio, [first, ...rest]) : []),
  ];
}

/** That no model surely earned less, where who does is asked. */
function noneEarnsLess({ knowledge, models, question }: PortfolioLedger, by: string): Block[] {
  if (by !== "earningsChange" || question.order !== "worst") return [];
  const changes = models.flatMap(({ id }) => knowledge.facts.get(`${id}.${by}`) ?? []).filter(isMeasured);
  const isSure = changes.some(({ value, high }) => Number(high ?? value) < 0);
  return changes.length > 0 && !isSure ? [{ kind: "phrase", phrase: "none-earns-less" }] : [];
}

const isMeasured = ({ value }: Fact): boolean => value !== null;
