import { type Fact, type MetricName, metricOf } from "@fanradar/engine";
import type { Knowledge, PortfolioModel } from "../knowledge.ts";
import { type Block, maxBlocks } from "../plan/block.ts";
import type { Question } from "../question.ts";
import type { Intent } from "./intent.ts";
import type { DataIntent } from "./intent-ids.ts";

interface Portfolio {
  knowledge: Knowledge;
  question: Question;
  models: readonly PortfolioModel[];
}

const mostRanked = 5;
/** Relations beside a table of two models. */
const mostCompared = 3;

/** An intent about all the person's own models, or those that the question names. Where there are none it says so. */
function portfolioIntent(id: DataIntent, plan: (portfolio: Portfolio) => Block[]): Intent {
  return {
    id,
    needs: ["models"],
    about: "models",
    plan: (knowledge, question) => {
      const models = knowledge.models ?? [];
      if (models.length === 0) return [{ kind: "phrase", phrase: "no-models" }];
      const blocks = plan({ knowledge, question, models });
      return blocks.length > 0 ? blocks.slice(0, maxBlocks) : [{ kind: "phrase", phrase: "nothing" }];
    },
  };
}

const factOf = ({ knowledge }: Portfolio, { id }: PortfolioModel, metric: string) =>
  knowledge.facts.get(`${id}.${metric}`);
const has = (portfolio: Portfolio, model: PortfolioModel, metric: string) =>
  (factOf(portfolio, model, metric)?.value ?? null) !== null;
const isKnown = (portfolio: Portfolio, metric: string) =>
  portfolio.models.some((model) => has(portfolio, model, metric));
/** A metric as a question means it: of the platform that it names, else of the whole model. */
const asNamed = ({ question: { platforms } }: Portfolio, metric: string) =>
  platforms[0] === undefined ? metric : `${platforms[0]}.${metric}`;

/** Models by a metric from one end, where any has it. Asked why, what is known of the first follows. */
function rank(portfolio: Portfolio, by: string, order = portfolio.question.order): Block[] {
  const { models, question } = portfolio;
  if (!isKnown(portfolio, asNamed(portfolio, by))) return [];
  const platform = question.platforms[0] ?? null;
  const ranked = {
    kind: "rank",
    of: "models",
    order,
    count: Math.min(mostRanked, models.length),
    by,
    platform,
  } as const;
  return [ranked, ...(question.asksWhy ? reasons(portfolio, by, order) : [])];
}

/** What may explain the place of the model that is first by a metric: its risks, and how its posts and followers change. */
function reasons(portfolio: Portfolio, by: string, order: "best" | "worst"): Block[] {
  const sign = order === "best" ? -1 : 1;
  const numberOf = (model: PortfolioModel) => Number(factOf(portfolio, model, asNamed(portfolio, by))?.value);
  const [first] = portfolio.models
    .filter((model) => has(portfolio, model, asNamed(portfolio, by)))
    .toSorted((a, b) => sign * (numberOf(a) - numberOf(b)));
  if (!first) return [];
  const ids = causes
    .filter((metric) => metric !== by)
    .flatMap((metric) => [...portfolio.knowledge.facts.values()].filter((fact) => isOf(fact, first, metric)))
    .map(({ id }) => id);
  return [...tell(portfolio, ids), ...attention({ ...portfolio, models: [first] }, 2)];
}

const causes = ["engagementChange", "gain", "postFrequency", "daysSincePost"];
/** Whether a fact is a metric of a model on one of its platforms. */
const isOf = ({ id, metric, platform }: Fact, model: PortfolioModel, wanted: string) =>
  metric === wanted && platform !== undefined && id === `${model.id}.${platform}.${metric}`;

/** One row a model, of the metrics that any has. */
function table(portfolio: Portfolio, metrics: readonly string[]): Block[] {
  const [first, ...rest] = metrics.filter((metric) => isKnown(portfolio, metric)).slice(0, 5);
  return first === undefined ? [] : [{ kind: "table", rows: "models", metrics: [first, ...rest] }];
}

const mostTold = 4;

/** At most four figures, of the portfolio as a whole or of its models. */
function tell({ knowledge }: Portfolio, ids: readonly string[]): Block[] {
  const [first, ...rest] = ids.filter((id) => (knowledge.facts.get(id)?.value ?? null) !== null).slice(0, mostTold);
  return first === undefined ? [] : [{ kind: "tell", facts: [first, ...rest] }];
}

const severities = ["high", "medium", "low"];

/** The risks of reports, the gravest first, one model after another. */
function attention({ knowledge, models }: Portfolio, most: number): Block[] {
  const severityOf = (id: string) => severities.indexOf(knowledge.statements.get(id)?.statement.severity ?? "low");
  return models
    .flatMap((model) => model.attention)
    .sort((a, b) => severityOf(a) - severityOf(b))
    .slice(0, most)
    .map((id) => ({ kind: "statement", id }));
}

const overview = (portfolio: Portfolio): Block[] => [
  ...tell(portfolio, ["portfolio.followers", "portfolio.earnings"]),
  ...table(portfolio, ["follows.total", "gainPercent", "engagement", "subscribers", "earningsNet"]),
  ...attention(portfolio, 2),
];

function growth(portfolio: Portfolio): Block[] {
  const ranked = rank(portfolio, "gainPercent");
  if (ranked.length === 0) return [...rank(portfolio, "follows.total"), { kind: "phrase", phrase: "no-history" }];
  return [...ranked, ...table(portfolio, ["gain", "gainPercent", "follows.total"])];
}

/** By growth and by the response to posts, or by what the question names; of the weakest also what asks for attention. */
function doesBest(portfolio: Portfolio): Block[] {
  const { question } = portfolio;
  if (question.metrics.length > 0) return byMetric(portfolio);
  const ranked = ["gainPercent", "engagement"].flatMap((metric) => rank(portfolio, metric));
  if (ranked.length === 0) return overview(portfolio);
  return [...ranked, ...(question.order === "worst" && !question.asksWhy ? attention(portfolio, 2) : [])];
}

/** Sure losses of each model, the largest first; without one, that there is none, and how they grow. */
function losing(portfolio: Portfolio): Block[] {
  const { knowledge, models, question } = portfolio;
  const isMeant = ({ platform }: Fact) =>
    platform && (question.platforms.length === 0 || question.platforms.includes(platform));
  const gains = [...knowledge.facts.values()].filter(
    (fact) => typeof fact.value === "number" && isMeant(fact) && models.some((model) => isOf(fact, model, "gain")),
  );
  if (gains.length === 0) return [{ kind: "phrase", phrase: "no-history" }];
  const lost = gains
    .filter(({ value, high }) => Number(high ?? value) < 0)
    .toSorted((a, b) => Number(a.value) - Number(b.value))
    .map(({ id }) => id);
  if (lost.length === 0) return [{ kind: "phrase", phrase: "none-lost" }, ...rank(portfolio, "gainPercent", "worst")];
  return [...tell(portfolio, lost), ...tell(portfolio, lost.slice(mostTold))];
}

/** Models without a report, and those without the figures that the question names, by why they lack them. */
function missing(portfolio: Portfolio): Block[] {
  const { question } = portfolio;
  const platform = question.platforms[0] ?? null;
  const sought = platform === "onlyfans" || platform === null ? ["earningsNet"] : ["followers", "reachTotal"];
  const metrics = question.metrics.length > 0 ? question.metrics : sought;
  return [
    { kind: "lacking", metric: null, platform: null },
    ...metrics.slice(0, 3).map((metric) => ({ kind: "lacking" as const, metric, platform })),
  ];
}

const mostUrgent = 8;

/**
 * What asks for attention now, by the rule of the dashboard's list; where nothing does, that, and the risks of reports. Of named models,
 * and of those of a visitor, the risks alone.
 */
function needsAttention(portfolio: Portfolio): Block[] {
  const urgent = (portfolio.knowledge.attention ?? []).slice(0, mostUrgent);
  if (urgent.length > 0) return [...tell(portfolio, urgent), ...tell(portfolio, urgent.slice(mostTold))];
  const risks = attention(portfolio, 5);
  return [
    ...(portfolio.knowledge.attention ? [{ kind: "phrase", phrase: "none-urgent" } as const] : []),
    ...risks,
    ...(risks.length === 0 ? rank(portfolio, "gainPercent", "worst") : []),
  ];
}

function earnings(portfolio: Portfolio): Block[] {
  const { models, question } = portfolio;
  // The portfolio ranks its first five alone: of more models it does not know which earns least.
  const isWhole = question.order === "best" || models.length <= mostRanked;
  const ranked = isWhole ? rank(portfolio, "portfolio.earnings") : [];
  const answer = ranked.length > 0 ? ranked : rank(portfolio, "earningsNet");
  if (answer.length === 0) return [{ kind: "phrase", phrase: "no-earnings" }];
  return [...answer, ...tell(portfolio, ["portfolio.earnings", "portfolio.earnings.change"])];
}

/** The figure of a whole model that stands for one of a platform. */
const wholeModel: Partial<Record<MetricName, string>> = { followers: "follows.total", forecast: "follows.total" };

/** The metrics that the question names; where it names a platform, as that platform has them. */
const namedMetrics = ({ question: { metrics, platforms } }: Portfolio): string[] =>
  metrics
    .filter((metric) => metricOf(metric) !== undefined)
    .map((metric) => (platforms.length > 0 ? metric : (wholeModel[metric] ?? metric)));

/** Models by the metrics that the question names; by their size without one. */
function byMetric(portfolio: Portfolio): Block[] {
  const named = namedMetrics(portfolio);
  const size = portfolio.question.platforms.length > 0 ? "followers" : "follows.total";
  const [first, ...rest] = named.length > 0 ? named : [size];
  if (first === undefined) return [];
  return [...rank(portfolio, first), ...(rest.length > 0 ? table(portfolio, [first, ...rest]) : [])];
}

/** Two models or more beside each other: a table, and how their main figures relate. */
function compare(portfolio: Portfolio): Block[] {
  const { models, question } = portfolio;
  const [one, other] = models;
  if (!one || !other) return [{ kind: "ask", about: "model" }];
  const [platform] = question.platforms;
  const named = namedMetrics(portfolio);
  const usual = ["follows.total", "gainPercent", "engagement", "postFrequency", "earningsNet"];
  const ofPlatform = ["followers", "gainPercent", "engagement", "postFrequency"];
  const metrics = named.length > 0 ? named : platform ? ofPlatform : usual;
  const at = (metric: string) => (platform ? `${platform}.${metric}` : metric);
  const relations = metrics
    .filter((metric) => has(portfolio, one, at(metric)) && has(portfolio, other, at(metric)))
    .slice(0, mostCompared)
    .map((metric) => ({
      kind: "compare" as const,
      left: `${one.id}.${at(metric)}`,
      right: `${other.id}.${at(metric)}`,
    }));
  const isPair = models.length === 2;
  return [
    ...(platform ? [] : table(portfolio, metrics)),
    ...(isPair ? relations : metrics.slice(0, 1).flatMap((by) => rank(portfolio, by, "best"))),
  ];
}

export const modelsIntents: readonly Intent[] = [
  portfolioIntent("models-overview", overview),
  portfolioIntent("models-best", doesBest),
  portfolioIntent("models-growth", growth),
  portfolioIntent("models-losing", losing),
  portfolioIntent("models-missing", missing),
  portfolioIntent("models-attention", needsAttention),
  portfolioIntent("models-earnings", earnings),
  portfolioIntent("models-rank", byMetric),
  portfolioIntent("compare", compare),
];
