import { type Fact, platformNames } from "@fanradar/engine";
import type { Knowledge, Need, PortfolioModel } from "../knowledge.ts";
import { type Block, maxBlocks } from "../plan/block.ts";
import { includesModel, isOfSomeModels, type Question } from "../question.ts";
import { isOfEarnings } from "../route/frames.ts";
import type { Intent } from "./intent.ts";
import type { DataIntent } from "./intent-ids.ts";
import { periodBlocks } from "./model-ledger.ts";
import { premiseOfModels, withoutReasons } from "./premises.ts";

export interface PortfolioLedger {
  knowledge: Knowledge;
  question: Question;
  models: readonly PortfolioModel[];
}

/** Of more models the first ones are an answer; fewer are all shown. */
const mostRanked = 10;
const shownOfMany = 5;
/** An intent about all the person's own models, or those that the question names. Where there are none it says so. */
export function portfolioIntent(
  id: DataIntent,
  plan: (portfolio: PortfolioLedger) => Block[],
  { isOfPeriod = false, needs = [] }: { isOfPeriod?: boolean; needs?: readonly Need[] } = {},
): Intent {
  return {
    id,
    needs: ["models", ...needs],
    about: "models",
    plan: (knowledge, question) => {
      const models = (knowledge.models ?? []).filter((model) => includesModel(question, model.id));
      if (question.tagged?.models.length === 0) return [{ kind: "phrase", phrase: "no-tag" }];
      if (models.length === 0) return [{ kind: "phrase", phrase: "no-models" }];
      if (knowledge.hidesEarnings && isOfEarnings(id)) return [{ kind: "phrase", phrase: "earnings-hidden" }];
      const blocks = plan({ knowledge, question, models });
      const isWaiting = models.every(({ state }) => state !== "analyzed");
      if (blocks.length === 0 && isWaiting) return [{ kind: "lacking", metric: null, platform: null }];
      if (blocks.length === 0) return [{ kind: "phrase", phrase: "no-figure" }];
      const premise = premiseOfModels(id, blocks, { knowledge, question });
      const answer = [...limitsOf(question, blocks), ...premise, ...withoutReasons(blocks, premise)];
      return (isOfPeriod ? periodBlocks(answer, knowledge, question) : answer).slice(0, maxBlocks);
    },
  };
}

const factOf = ({ knowledge }: PortfolioLedger, { id }: PortfolioModel, metric: string) =>
  knowledge.facts.get(`${id}.${metric}`);
export const has = (portfolio: PortfolioLedger, model: PortfolioModel, metric: string) =>
  (factOf(portfolio, model, metric)?.value ?? null) !== null;
export const isKnownOfAny = (portfolio: PortfolioLedger, metric: string) =>
  portfolio.models.some((model) => has(portfolio, model, metric));
/** A metric as a question means it: of the platform that it names, else of the whole model. */
export const metricOnPlatform = ({ question: { platforms } }: PortfolioLedger, metric: string) =>
  platforms[0] === undefined ? metric : `${platforms[0]}.${metric}`;

/**
 * Models by a metric from one end, where any has it; those beyond an amount where the question names one. Asked why, what is known of the
 * first follows.
 */
export function rank(portfolio: PortfolioLedger, by: string, order = portfolio.question.order): Block[] {
  const { models, question } = portfolio;
  if (!isKnownOfAny(portfolio, metricOnPlatform(portfolio, by))) return [];
  const platform = question.platforms[0] ?? null;
  // Of whole models no platform can be left out: each of those that are left is stated.
  if (by === "follows.total" && (question.without?.platforms.length ?? 0) > 0)
    return figuresOfAll(
      portfolio,
      platformNames.map((one) => `${one}.follows.rest`),
    );
  if (question.limit) return [{ kind: "filter", by, platform, ...question.limit }];
  const ranked = {
    kind: "rank",
    of: "models",
    order,
    count: question.count ?? (models.length > mostRanked ? shownOfMany : models.length),
    by,
    platform,
  } as const;
  return [ranked, ...(question.asksWhy ? reasons(portfolio, by, order) : [])];
}

/** As `rank`, with the models that the ranking leaves out for want of a figure. */
export function rankWhole(portfolio: PortfolioLedger, by: string): Block[] {
  // Who asks for the first asks for one of those that have a figure.
  if (portfolio.question.isRanked) return rank(portfolio, by);
  const isShort = portfolio.models.length <= mostRanked;
  const lacks = portfolio.models.some(
    (model) => (isShort || model.state === "analyzed") && !has(portfolio, model, metricOnPlatform(portfolio, by)),
  );
  const platform = portfolio.question.platforms[0] ?? null;
  return [...rank(portfolio, by), ...(lacks ? [{ kind: "unranked" as const, metric: by, platform }] : [])];
}

/** What may explain the place of the model that is first by a metric: its risks, and how its posts and followers change. */
export function reasons(portfolio: PortfolioLedger, by: string, order: "best" | "worst"): Block[] {
  const sign = order === "best" ? -1 : 1;
  const numberOf = (model: PortfolioModel) => Number(factOf(portfolio, model, metricOnPlatform(portfolio, by))?.value);
  const [first] = portfolio.models
    .filter((model) => has(portfolio, model, metricOnPlatform(portfolio, by)))
    .toSorted((a, b) => sign * (numberOf(a) - numberOf(b)));
  if (!first) return [];
  const ids = causes
    .filter((metric) => metric !== by)
    .flatMap((metric) => [...portfolio.knowledge.facts.values()].filter((fact) => isOf(fact, first, metric)))
    .map(({ id }) => id);
  return [...figuresOfAll(portfolio, ids), ...stateAttention({ ...portfolio, models: [first] }, 2)];
}

const causes = ["engagementChange", "gain", "postFrequency", "daysSincePost"];
/** Whether a fact is a metric of a model on one of its platforms. */
export const isOf = ({ id, metric, platform }: Fact, model: PortfolioModel, name: string) =>
  metric === name && platform !== undefined && id === `${model.id}.${platform}.${metric}`;

/** One row a model, of the metrics that any has. */
export function table(portfolio: PortfolioLedger, metrics: readonly string[]): Block[] {
  const [first, ...rest] = metrics.filter((metric) => isKnownOfAny(portfolio, metric)).slice(0, 5);
  return first === undefined ? [] : [{ kind: "table", rows: "models", metrics: [first, ...rest] }];
}

export const mostFiguresOfAll = 4;

/** What is left of a sum over all models: nothing of a share or a change. */
const restOf = (id: string) =>
  id.endsWith("portfolio.followers") ? "follows.rest" : id === "portfolio.earnings" ? "earnings.rest" : undefined;

/** Says which models and platforms the figures are of, where the question leaves some out; words that change nothing in them are named as such. */
function limitsOf({ without, tagged }: Question, blocks: readonly Block[]): Block[] {
  if (!without && !tagged) return [];
  const { platforms = [], models = [], metrics = [], words = "" } = without ?? {};
  const isSum = blocks.some((one) => one.kind === "facts" && one.facts.some((id) => id.endsWith("follows.rest")));
  const isOfRest = blocks.some((one) => one.kind === "rank" && one.by === "earnings.rest");
  const tag = tagged?.tag ?? null;
  const left: Block = {
    kind: "limits",
    tag,
    platforms: isSum ? [...platforms] : [],
    models: [...models],
    metrics: isOfRest ? [...metrics] : [],
    only: [],
  };
  const unused: Block[] = platforms.length > 0 && !isSum && words !== "" ? [{ kind: "unused", words: [words] }] : [];
  return tag !== null || models.length > 0 || isSum || isOfRest ? [...unused, left] : unused;
}

/** At most four figures, of the portfolio as a whole or of its models. */
export function figuresOfAll({ knowledge, question }: PortfolioLedger, ids: readonly string[]): Block[] {
  const isOfPlatforms = (question.without?.platforms.length ?? 0) > 0;
  const isOfRest = isOfPlatforms || isOfSomeModels(question);
  const [first, ...rest] = ids
    .flatMap((id) => (isOfRest && id.includes("portfolio.") ? (restOf(id) ?? []) : id))
    .filter((id) => (knowledge.facts.get(id)?.value ?? null) !== null)
    .slice(0, mostFiguresOfAll);
  return first === undefined ? [] : [{ kind: "facts", facts: [first, ...rest] }];
}

const severities = ["high", "medium", "low"];

/** The risks of reports, the gravest first, one model after another. */
export function stateAttention({ knowledge, models }: PortfolioLedger, most: number): Block[] {
  const severityOf = (id: string) => severities.indexOf(knowledge.statements.get(id)?.statement.severity ?? "low");
  return models
    .flatMap((model) => model.attention)
    .sort((a, b) => severityOf(a) - severityOf(b))
    .slice(0, most)
    .map((id) => ({ kind: "statement", id }));
}
