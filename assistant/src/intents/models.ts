import { type MetricName, platformNames } from "@fanradar/engine";
import type { PortfolioModel } from "../knowledge.ts";
import type { Block } from "../plan/block.ts";
import { isOfSomeModels } from "../question.ts";
import type { Intent } from "./intent.ts";
import { goal, growth, losing } from "./models-growth.ts";
import { average, byMetric, namedMetrics, partsOfAll } from "./models-rank.ts";
import {
  figuresOfAll,
  has,
  isKnownOfAny,
  metricOnPlatform,
  mostFiguresOfAll,
  type PortfolioLedger,
  portfolioIntent,
  rank,
  rankWhole,
  stateAttention,
  table,
} from "./portfolio.ts";
import { chanceOf } from "./sums.ts";

/** Relations beside a table of two models. */
const mostCompared = 3;

/** How all stand: of a time that is named, what they earned and gained in it. */
const overview = (portfolio: PortfolioLedger): Block[] =>
  portfolio.question.period === undefined ? standing(portfolio) : [...earnings(portfolio), ...growth(portfolio)];

const standing = (portfolio: PortfolioLedger): Block[] => [
  ...figuresOfAll(portfolio, ["portfolio.members", "portfolio.followers", "portfolio.earnings"]),
  ...table(portfolio, ["follows.total", "gainPercent", "engagement", "subscribers", "earningsNet"]),
  ...stateAttention(portfolio, 2),
];

/** By growth and by the response to posts, or by what the question names; of the weakest also what asks for attention. */
function doesBest(portfolio: PortfolioLedger): Block[] {
  const { question } = portfolio;
  if (question.metrics.length > 0) return byMetric(portfolio);
  const ranked = ["gainPercent", "engagement"].flatMap((metric) => rank(portfolio, metric));
  if (ranked.length === 0) return standing(portfolio);
  return [...ranked, ...(question.order === "worst" && !question.asksWhy ? stateAttention(portfolio, 2) : [])];
}

/** Models without a report, and those without the figures that the question names, by why they lack them. */
function missing(portfolio: PortfolioLedger): Block[] {
  const { question } = portfolio;
  const platform = question.platforms[0] ?? null;
  const sought = platform === "onlyfans" || platform === null ? ["earningsNet"] : ["followers", "reachTotal"];
  const metrics = question.metrics.length > 0 ? question.metrics : sought;
  return [
    { kind: "lacking", metric: null, platform: null },
    ...metrics.slice(0, 3).map((metric) => ({ kind: "lacking" as const, metric, platform })),
  ];
}

/** What is overdue or due today. */
function dueTodos({ knowledge: { todos = [], now } }: PortfolioLedger): Block[] {
  const today = now.slice(0, 10);
  const ids = todos.flatMap(({ id, dueOn }) => (dueOn !== null && dueOn <= today ? [id] : []));
  return ids.length > 0
    ? [{ kind: "todos", ids: ids.slice(0, mostUrgent), isMine: false, of: "due", until: today }]
    : [];
}

const mostUrgent = 8;

/**
 * What asks for attention now, by the rule of the dashboard's list; where nothing does, that, and the risks of reports. Of named models,
 * and of those of a visitor, the risks alone.
 */
function needsAttention(portfolio: PortfolioLedger): Block[] {
  // The list is of all models.
  const isOfSome = isOfSomeModels(portfolio.question);
  const due = dueTodos(portfolio);
  const urgent = isOfSome ? [] : (portfolio.knowledge.attention ?? []).slice(0, mostUrgent);
  if (urgent.length > 0) {
    const why: Block[] = [{ kind: "lacking", metric: null, platform: null }];
    return [
      ...due,
      ...figuresOfAll(portfolio, urgent),
      ...figuresOfAll(portfolio, urgent.slice(mostFiguresOfAll)),
      ...(portfolio.models.some(({ failure }) => failure) ? why : []),
      ...stateAttention(portfolio, 2),
    ];
  }
  const risks = stateAttention(portfolio, 5);
  return [
    ...due,
    ...(portfolio.knowledge.attention && !isOfSome ? [{ kind: "phrase", phrase: "none-urgent" } as const] : []),
    ...risks,
    ...(risks.length === 0 ? rank(portfolio, "gainPercent", "worst") : []),
  ];
}

/** The sum of the period that the question names, or of 30 days, and who earned it; without payments what the reports say of a month. */
function earnings(portfolio: PortfolioLedger): Block[] {
  const parts = partsOfAll(portfolio, "earnings.ofAll", portfolio.question.payments?.operation);
  if (parts.length > 0) return parts;
  const isGross = portfolio.question.metrics.includes("earningsGross");
  if (isGross && isKnownOfAny(portfolio, "earnings.total"))
    return [
      { kind: "phrase", phrase: "of-gross" },
      ...(portfolio.question.limit ? [] : figuresOfAll(portfolio, ["together.earnings.total"])),
      ...rankWhole({ ...portfolio, question: { ...portfolio.question, platforms: [] } }, "earnings.total"),
    ];
  const by = ["portfolio.earnings", "earningsNet"].find((metric) =>
    isKnownOfAny(portfolio, metricOnPlatform(portfolio, metric)),
  );
  if (by === undefined) return [{ kind: "phrase", phrase: "no-earnings-of-all" }];
  const sum = metricOnPlatform(portfolio, "portfolio.earnings");
  const { limit, isTogether } = portfolio.question;
  const total = portfolio.knowledge.facts.get(sum);
  if (limit && isTogether && total?.value != null) {
    const { way, amount, isInclusive } = limit;
    const { limit: _, ...question } = portfolio.question;
    return [
      { kind: "verdict", facts: [sum], way, amount, isInclusive },
      ...figuresOfAll(portfolio, [sum]),
      ...rankWhole({ ...portfolio, question }, by),
    ];
  }
  const together = limit ? [] : figuresOfAll(portfolio, [sum, `${sum}.change`]);
  const basis: Block[] = isGross ? [{ kind: "phrase", phrase: "gross-of-one" }] : [];
  return [...basis, ...average(portfolio, by), ...together, ...rankWhole(portfolio, by)];
}

/** What the models whose prices can be analysed are expected to bring, together and each; no forecast of others is made. */
function forecast(portfolio: PortfolioLedger): Block[] {
  const ranked = rankWhole(portfolio, "revenue.month");
  if (!isKnownOfAny(portfolio, "revenue.month")) return [{ kind: "phrase", phrase: "no-earnings-of-all" }];
  const isBeyond = portfolio.question.horizon !== undefined && portfolio.question.month === undefined;
  const beyond: Block[] = isBeyond ? [{ kind: "phrase", phrase: "beyond-forecast" }] : [];
  return [...beyond, ...towardsSumOfAll(portfolio), ...figuresOfAll(portfolio, ["together.revenue.month"]), ...ranked];
}

/** The sum that the question names against what all of them are expected to bring. */
function towardsSumOfAll({ knowledge, question: { goal, month } }: PortfolioLedger): Block[] {
  const expected = knowledge.facts.get("together.revenue.month");
  // Of a year that has begun a part is earned already.
  const isOfWhole = month === undefined || expected?.period?.from.startsWith(month.slice(0, "2026-12".length));
  if (goal?.of !== "money" || typeof expected?.value !== "number" || !isOfWhole) return [];
  const isOther = goal.currency !== undefined && goal.currency !== expected.currency;
  return [{ kind: "phrase", phrase: isOther ? "sum-currency" : chanceOf(100 * goal.amount, expected) }];
}

/** How the platforms of all models together compare: by what the question names, else by growth and by the response to posts. */
function platforms(portfolio: PortfolioLedger): Block[] {
  const { knowledge, question } = portfolio;
  const isOfParts = question.audience?.operation === "share";
  const named = isOfParts ? ["follows.ofAll"] : question.metrics.flatMap((metric) => ofPlatforms[metric] ?? []);
  const rankings = named.length > 0 ? named : ["portfolio.followers.change", "portfolio.engagement"];
  const isThere = (by: string) => platformNames.some((platform) => knowledge.facts.has(`${platform}.${by}`));
  const count = platformNames.length;
  return rankings
    .filter(isThere)
    .map((by) => ({ kind: "rank", of: "platforms", order: question.order, count, by, platform: null }));
}
const ofPlatforms: Partial<Record<MetricName, string>> = {
  followers: "portfolio.followers",
  gain: "portfolio.followers.change",
  gainPercent: "portfolio.followers.change",
  engagement: "portfolio.engagement",
  earningsNet: "portfolio.earnings",
};

/** Engagement of several platforms is none of the whole: of a question on it alone, each platform is compared. */
function onEach(portfolio: PortfolioLedger, metric: string, pair: readonly PortfolioModel[]): string[] {
  if (metric !== "engagement" || portfolio.question.metrics.length !== 1) return [metric];
  const both = platformNames
    .map((platform) => `${platform}.${metric}`)
    .filter((one) => pair.every((model) => has(portfolio, model, one)));
  return both.length > 0 ? both : [metric];
}

/** Of days that are named, what each model earned in them. */
const ofDays = (portfolio: PortfolioLedger, metric: string) =>
  metric === "earningsNet" && portfolio.question.period !== undefined && isKnownOfAny(portfolio, "portfolio.earnings")
    ? "portfolio.earnings"
    : metric;

/** Two models or more beside each other: a table, and how their main figures relate. */
function compare(portfolio: PortfolioLedger): Block[] {
  const { models, question } = portfolio;
  const [one, other] = models;
  if (!one || !other) return [{ kind: "ask", about: "model" }];
  // One that is compared with no other in particular is compared with all.
  if (models.length > 2 && question.models.length < 2) return [...growth(portfolio), ...rank(portfolio, "engagement")];
  const [platform] = question.platforms;
  const named = namedMetrics(portfolio);
  const usual = ["follows.total", "gainPercent", "engagement", "postFrequency", "earningsNet"];
  const ofPlatform = ["followers", "gainPercent", "engagement", "postFrequency"];
  const shown = named.length > 0 ? named : platform ? ofPlatform : usual;
  const metrics = shown.map((metric) => ofDays(portfolio, metric));
  const at = (metric: string) => (platform ? `${platform}.${metric}` : metric);
  const relations = (platform ? metrics.map(at) : metrics.flatMap((metric) => onEach(portfolio, metric, [one, other])))
    .filter((metric) => has(portfolio, one, metric) && has(portfolio, other, metric))
    .slice(0, mostCompared)
    .map((metric) => ({
      kind: "compare" as const,
      left: `${one.id}.${metric}`,
      right: `${other.id}.${metric}`,
    }));
  const isPair = models.length === 2;
  const sums = question.isTogether
    ? figuresOfAll(
        portfolio,
        metrics.map((metric) => `together.${metric}`),
      )
    : [];
  if (sums.length > 0) return [{ kind: "phrase", phrase: "together" }, ...sums, ...table(portfolio, metrics)];
  return [
    ...(platform ? [] : table(portfolio, metrics)),
    ...(isPair ? relations : metrics.slice(0, 1).flatMap((by) => rank(portfolio, by, "best"))),
    ...(isPair && relations.length === 0 ? uncompared(portfolio, metrics[0], at) : []),
  ];
}

/** Why two models can't be compared: who has no report, no such platform or no such figure; and what is known of the other. */
function uncompared(portfolio: PortfolioLedger, metric: string | undefined, at: (metric: string) => string): Block[] {
  const { models, question } = portfolio;
  const isWaiting = models.some(({ state }) => state !== "analyzed");
  const lacks = models.some((model) => model.state === "analyzed" && metric && !has(portfolio, model, at(metric)));
  const platform = question.platforms[0] ?? (metric === "subscribers" ? "onlyfans" : null);
  const known = models.flatMap(({ id }) => (metric ? `${id}.${at(metric)}` : []));
  return [
    ...(isWaiting ? [{ kind: "lacking" as const, metric: null, platform: null }] : []),
    ...(lacks && metric ? [{ kind: "lacking" as const, metric, platform }] : []),
    ...(question.platforms.length > 0 ? figuresOfAll(portfolio, known) : []),
  ];
}

/** Which models have the platforms that the question names; of models without a report it is not known. */
const linked = ({ question: { platforms } }: PortfolioLedger): Block[] => [
  ...(platforms.length > 0 ? platforms : platformNames).map((platform) => ({ kind: "linked" as const, platform })),
  { kind: "lacking", metric: null, platform: null },
];

export const modelsEarnings: Intent = portfolioIntent("models-earnings", earnings, { isOfPeriod: true });

export const modelsIntents: readonly Intent[] = [
  portfolioIntent("models-overview", overview, { isOfPeriod: true }),
  portfolioIntent("models-best", doesBest),
  portfolioIntent("models-goal", goal),
  portfolioIntent("models-growth", growth, { isOfPeriod: true }),
  portfolioIntent("models-losing", losing, { needs: ["leaving"] }),
  portfolioIntent("models-linked", linked),
  portfolioIntent("models-missing", missing),
  portfolioIntent("models-attention", needsAttention, { needs: ["todos"] }),
  modelsEarnings,
  portfolioIntent("models-forecast", forecast, { needs: ["outlooks"] }),
  portfolioIntent("models-platforms", platforms),
  portfolioIntent("models-rank", byMetric, { isOfPeriod: true }),
  portfolioIntent("compare", compare, { isOfPeriod: true }),
];
