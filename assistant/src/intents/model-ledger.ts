import { audienceOf, daysBetween, type Fact, type MetricName, type Platform, platformNames } from "@fanradar/engine";
import type { Knowledge } from "../knowledge.ts";
import { allTime, baseDays, daysOfPeriod, isBeyond, isOfDays } from "../period.ts";
import { type Block, type BlockOf, maxBlocks } from "../plan/block.ts";
import type { Question } from "../question.ts";

/** More platforms would bury the answer. */
export const mostPlatforms = 3;
const mostFacts = 4;

/** What is known of the chosen model, limited to what a question is about. */
export interface ModelLedger {
  knowledge: Knowledge;
  question: Question;
  /** The platforms that the question names; without one, the model's, the one with most followers first, at most three. */
  platforms: readonly Platform[];
}

/** Says first that no figure is of the period which the question names, where that is so. */
export function periodBlocks(
  blocks: readonly Block[],
  { facts, now, models = [] }: Knowledge,
  { period, day }: Question,
): Block[] {
  // A single day is of the days that are named.
  const days = period === undefined || day !== undefined ? undefined : daysOfPeriod(period, now);
  const ranked = ({ by, platform }: BlockOf<"rank">) =>
    models.flatMap(({ id }) => {
      const metric = [id, platform, by].filter((part) => part !== null).join(".");
      return facts.has(metric) ? [metric] : [];
    });
  const stated = blocks.flatMap((one) => {
    if (one.kind === "facts") return one.facts;
    if (one.kind === "compare") return [one.left, one.right];
    return one.kind === "rank" && one.of === "models" ? ranked(one) : [];
  });
  const isOf = (id: string) => {
    const fact = facts.get(id);
    return days !== undefined && fact !== undefined && isOfDays(fact, days, now);
  };
  const isAnswered = days === undefined || days.from === allTime || stated.length === 0 || stated.some(isOf);
  return isAnswered ? [...blocks] : [{ kind: "phrase", phrase: "other-period" }, ...blocks];
}

/** All of what is known of the chosen model, as a question sees it that names no platform. */
export const modelLedger = (knowledge: Knowledge): ModelLedger => ({
  knowledge,
  question: {
    text: "",
    language: "en",
    intents: [],
    certainty: "unsure",
    platforms: [],
    metrics: [],
    order: "best",
    models: [],
  },
  platforms: linkedPlatforms(knowledge).slice(0, mostPlatforms),
});

/** Platforms of the chosen model, the one with most followers first; those without a count last. */
export function linkedPlatforms({ facts }: Knowledge): Platform[] {
  const linked = new Set([...facts.values()].flatMap((fact) => (isOfModel(fact) ? (fact.platform ?? []) : [])));
  const size = (platform: Platform) => Number(facts.get(audienceOf(platform))?.value ?? -1);
  return platformNames.filter((platform) => linked.has(platform)).sort((a, b) => size(b) - size(a));
}

/** Whether a fact is of the chosen model's report: ids of other models, of posts and of an earlier report begin otherwise. */
export const isOfModel = ({ id, metric, platform }: Fact): boolean =>
  platform ? id.startsWith(`${platform}.`) : id === metric;

/** The number of a fact; undefined where it is absent or no number. */
export function numberOfFact({ knowledge }: ModelLedger, id: string): number | undefined {
  const value = knowledge.facts.get(id)?.value;
  return typeof value === "number" ? value : undefined;
}

export function hasFigure({ knowledge }: ModelLedger, id: string): boolean {
  return (knowledge.facts.get(id)?.value ?? null) !== null;
}

/** Which way a change surely went: its whole range lies on one side of 0. Undefined where it does not, or there is none. */
export function significantDirection({ knowledge }: ModelLedger, id: string): "up" | "down" | undefined {
  const fact = knowledge.facts.get(id);
  if (typeof fact?.value !== "number") return undefined;
  if ((fact.low ?? fact.value) > 0) return "up";
  return (fact.high ?? fact.value) < 0 ? "down" : undefined;
}

/** The same figure of the period that the question names, where it is known. */
export const inPeriod = ({ knowledge }: ModelLedger, id: string): string =>
  knowledge.facts.has(`${id}.in`) ? `${id}.in` : id;

/** Figures of the days that the question names against those before, of these ids where both are known, and the latter of all those days. */
export function comparedBefore(ledger: ModelLedger, ids: readonly string[]): BlockOf<"compare">[] {
  const { facts, now } = ledger.knowledge;
  const base = baseDays(ledger.question, now);
  const isOfBase = (id: string, later: string) => {
    const fact = facts.get(id);
    if (base === undefined || fact === undefined) return false;
    return isOfDays(fact, base, now) || areAsLong(ledger, id, later);
  };
  return ids
    .map((id) => ({ kind: "compare" as const, left: `${id}.in`, right: `${id}.before` }))
    .filter(({ left, right }) => hasFigure(ledger, left) && hasFigure(ledger, right) && isOfBase(right, left));
}

/** Whether two facts are of as many days. */
export function areAsLong({ knowledge }: ModelLedger, ...ids: readonly [string, string]): boolean {
  const [one, other] = ids.map((id) => {
    const { from, to } = knowledge.facts.get(id)?.period ?? {};
    return from !== undefined && to !== undefined ? daysBetween(from.slice(0, 10), to.slice(0, 10)) : undefined;
  });
  return one !== undefined && one === other;
}

/** Says that the question is about a time which none of these forecasts reaches. */
export function beyondForecast({ knowledge, question }: ModelLedger, ids: readonly string[]): Block[] {
  const ends = ids.flatMap((id) => knowledge.facts.get(id)?.period?.to.slice(0, 10) ?? []).sort();
  const last = ends.at(-1);
  if (last === undefined) return [];
  const isAfter = question.horizon !== undefined && question.horizon > last;
  return isAfter || isBeyond(question.period, last, knowledge.now)
    ? [{ kind: "phrase", phrase: "beyond-forecast" }]
    : [];
}

/** Ids of metrics on the platforms in question, platform by platform. */
export const onPlatforms = ({ platforms }: ModelLedger, ...metrics: MetricName[]): string[] =>
  platforms.flatMap((platform) => metrics.map((metric) => `${platform}.${metric}`));

/**
 * States what has a figure. Of what has none, only the first says why, or one for each platform that the question names: a list of
 * reasons is no answer. That a platform is not linked is a reason only where nothing has a figure.
 */
export function figuresOf(ledger: ModelLedger, ids: readonly string[]): Block[] {
  const { knowledge, question } = ledger;
  const known = ids.map((id) => inPeriod(ledger, id)).filter((id) => knowledge.facts.has(id));
  const figures = known.filter((id) => hasFigure(ledger, id));
  const isReason = (id: string) =>
    figures.length === 0 || question.platforms.length > 0 || knowledge.facts.get(id)?.reason?.code !== "not-linked";
  const absent = known.filter((id) => !hasFigure(ledger, id) && isReason(id));
  return factBlocks([...figures, ...absent.slice(0, Math.max(1, question.platforms.length))]);
}

/** States what has a figure, and says nothing of the rest. */
export const stateFigures = (ledger: ModelLedger, ids: readonly string[]): Block[] =>
  factBlocks(ids.map((id) => inPeriod(ledger, id)).filter((id) => hasFigure(ledger, id)));

function factBlocks(ids: readonly string[]): Block[] {
  const [first, ...rest] = [...new Set(ids)];
  if (first === undefined) return [];
  const facts = [first, ...rest.slice(0, mostFacts - 1)];
  return [{ kind: "facts", facts }, ...factBlocks(rest.slice(mostFacts - 1))];
}

/** The line of a metric on the first platform in question that has one; a single reading is none. */
export function chart({ knowledge, platforms }: ModelLedger, metric: "followers" | "engagement"): Block[] {
  const drawn = [...knowledge.series.values()].filter((line) => line.metric === metric && line.points.length > 1);
  const platform = platforms.find((one) => drawn.some((line) => line.platform === one));
  return platform ? [{ kind: "chart", metric, platform }] : [];
}

const severities = ["high", "medium", "low", undefined];

/**
 * Statements of the model's report whose key is, or begins with, one of these; the most severe first. Where the question names
 * platforms, those about other platforms are left out; what is about none stays.
 */
export function statements(ledger: ModelLedger, keys: readonly string[], most = maxBlocks): Block[] {
  const { knowledge, question } = ledger;
  const isAbout = (slots: Record<string, string>) => {
    const on = Object.values(slots).flatMap((id) => knowledge.facts.get(id)?.platform ?? []);
    return question.platforms.length === 0 || on.length === 0 || on.some((one) => question.platforms.includes(one));
  };
  return [...knowledge.statements]
    .filter(([id, { from, statement }]) => from === "report" && !/^\d/.test(id) && isAbout(statement.slots))
    .filter(([, { statement }]) => keys.some((key) => statement.key === key || statement.key.startsWith(`${key}.`)))
    .sort(([, a], [, b]) => severities.indexOf(a.statement.severity) - severities.indexOf(b.statement.severity))
    .slice(0, most)
    .map(([id]) => ({ kind: "statement", id }));
}
