import { type MetricName, metrics } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";
import { audienceParts } from "../intents/breakdown-parts.ts";
import type { IntentId } from "../intents/intent-ids.ts";
import { allTime, daysOfPeriod } from "../period.ts";
import type { Query } from "../plan/query.ts";
import type { Question } from "../question.ts";
import { endBeforePayday } from "./adjust-money.ts";
import { intentOfAll, intentOfOne, metricsOf } from "./audience/audience-intents.ts";
import { figuresOf, ofAllModels } from "./frames.ts";
import { intentFor, metricsOf as metricsOfPayments } from "./payments/payment-intents.ts";
import type { PaymentQuestion } from "./payments/read-payment-question.ts";
import type { Limit } from "./slots/find-limit.ts";
import { findModels, type NamedModel } from "./slots/find-models.ts";
import { findPlatforms } from "./slots/find-platforms.ts";
import { tokensOf } from "./tokens.ts";

interface Context {
  /** The question as the router reads it: its text and language stay. */
  read: Pick<Question, "text" | "language">;
  /** ISO instant of the question. */
  now: string;
  /** The person's own models. */
  names: readonly NamedModel[];
  /** What says nothing of whom it is about is about all own models. */
  meansAll: boolean;
}

/** What a query asks, without what it is about. */
type Asked = Pick<Question, "intents" | "metrics"> & Partial<Question>;

/** Whom, when and how much a query is about. */
type Named = Pick<Question, "models" | "platforms" | "order"> & Partial<Question>;

/** The question that a query asks; undefined where it names a model, a period or a figure that is not known, or where nothing answers it. */
export function questionOfQuery(query: Query, context: Context): Question | undefined {
  const named = namedBy(query, context);
  if (!named) return undefined;
  const isOfAll =
    context.names.length > 1 &&
    named.models.length === 0 &&
    (named.scope === "all" || (context.meansAll && named.scope === undefined));
  const asked = askedBy(query, named, isOfAll);
  if (!asked) return undefined;
  const [first] = asked.intents;
  const { now, read } = context;
  const period =
    named.period && first && endBeforePayday(named.period, { intents: [first] }, { tokens: tokensOf(read.text), now });
  return {
    ...{ text: read.text, language: read.language, certainty: "sure" },
    ...named,
    ...(period && { period }),
    ...(named.before !== undefined && { isCompared: true }),
    ...(isOfAll && { scope: "all" }),
    ...asked,
  };
}

function namedBy(query: Query, { now, names }: Context): Named | undefined {
  const found = query.models.map((name) => findModels(tokensOf(name), names)[0]?.value);
  const models = [...new Set(found.filter((id) => id !== undefined))];
  const [period, before] = [query.period, query.before].map((one) => (one === "all" ? allUntil(now) : one));
  const isUnknown = (one: string | null | undefined) => one != null && !daysOfPeriod(one, now);
  if (found.includes(undefined) || isUnknown(period) || isUnknown(before)) return undefined;
  const without = exceptOf(query.except, names);
  if (query.except.length > 0 && !without) return undefined;
  const tagged = query.tag === null ? undefined : { tag: query.tag, models: wearing(query.tag, names) };
  return {
    ...{ models, platforms: query.platforms, order: query.order },
    ...(query.about && models.length === 0 && { scope: query.about }),
    ...((tagged || without?.models.length) && { scope: "all" }),
    ...(period && { period }),
    ...(before && { before }),
    ...(query.count !== null && { count: query.count }),
    ...(query.limit && { limit: limitOf(query.limit) }),
    ...(without && { without }),
    ...(tagged && { tagged }),
  };
}

const limitOf = ({ isPercent, ...limit }: NonNullable<Query["limit"]>): Limit => ({
  ...limit,
  ...(isPercent && { isShare: true }),
});

const allUntil = (now: string) => `${allTime}..${now.slice(0, 10)}`;

const wearing = (tag: string, names: readonly NamedModel[]): number[] =>
  names.filter(({ tags = [] }) => tags.some((one) => fold(one) === fold(tag))).map(({ id }) => id);

/** The models and platforms of these names; undefined where one is neither. */
function exceptOf(except: readonly string[], names: readonly NamedModel[]): Question["without"] {
  const found = except.map((name) => ({
    models: findModels(tokensOf(name), names).map(({ value }) => value),
    platforms: findPlatforms(name, tokensOf(name), true).map(({ value }) => value),
  }));
  if (found.length === 0 || found.some(({ models, platforms }) => models.length + platforms.length === 0))
    return undefined;
  return {
    models: found.flatMap(({ models }) => models),
    platforms: found.flatMap(({ platforms }) => platforms),
    metrics: [],
    words: except.join(", "),
  };
}

function askedBy(query: Query, named: Named, isOfAll: boolean): Asked | undefined {
  switch (query.kind) {
    case "payments":
      return askedOfPayments(query, named, isOfAll);
    case "audience":
      return askedOfAudience(query, named, isOfAll);
    default:
      return askedOfTopic(query, named, isOfAll);
  }
}

function askedOfPayments(
  { measure, basis, kinds, operation, by }: Extract<Query, { kind: "payments" }>,
  { models, period, before, count, limit }: Named,
  isOfAll: boolean,
): Asked | undefined {
  const payments: PaymentQuestion = {
    ...{ measure, basis, operation, by: by ?? undefined },
    kinds: kinds.map((kind) => `earnings.${kind}` as const),
    limit: operation === "beyond" ? limit : undefined,
  };
  const intent = intentFor({ payments, count, before, period }, { models, isOfAll, period });
  if (intent === undefined) return undefined;
  // What changed lately is held against the days before.
  const isMove = operation === "change" || operation === "why";
  return {
    ...{ intents: [intent], payments, metrics: metricsOfPayments(payments, isOfAll) },
    ...(isMove && { isCompared: true }),
    ...(isMove && period === undefined && !intent.startsWith("models-") && { period: "30d" }),
    ...(operation === "share" && period === undefined && { period: "30d" }),
    ...((operation === "most" || operation === "least") && { isRanked: true }),
    ...(isOfAll && operation === "mean" && { isAverage: true }),
  };
}

function askedOfAudience(
  { measure, operation, by, isRelative }: Extract<Query, { kind: "audience" }>,
  { period, before, limit }: Named,
  isOfAll: boolean,
): Asked | undefined {
  const audience = {
    ...{ measure, operation, by: by ?? undefined, limit },
    ...(isRelative && { isRelative: true as const }),
  };
  const isBrokenDown = audienceParts({ audience, before }, isOfAll) !== undefined;
  const whole = isOfAll ? intentOfAll(audience, []) : intentOfOne(audience, period !== undefined);
  const ofBreakdown = isOfAll ? ("models-audience-breakdown" as const) : ("audience-breakdown" as const);
  const intent: IntentId | undefined = isBrokenDown ? ofBreakdown : whole;
  if (intent === undefined) return undefined;
  return {
    ...{ intents: [intent], audience, metrics: metricsOf(audience, period !== undefined, isOfAll) },
    ...((operation === "most" || operation === "least") && { isRanked: true }),
    ...(isOfAll && operation === "mean" && { isAverage: true }),
  };
}

const ids: ReadonlyMap<string, MetricName> = new Map(metrics.map(({ id }) => [id, id]));

function askedOfTopic(
  { topic, metrics: names, form, hashtag, goal, month, claim }: Extract<Query, { kind: "topic" }>,
  { models }: Named,
  isOfAll: boolean,
): Asked | undefined {
  const named = names.flatMap((name) => ids.get(name) ?? []);
  if (named.length < names.length) return undefined;
  // The same asked of all has an answer of its own, and of two models a comparison.
  const ofAll = isOfAll ? ofAllModels(topic, true) : undefined;
  const intent = models.length > 1 ? ("compare" as const) : (ofAll?.intent ?? topic);
  const implied = models.length > 1 ? (figuresOf(topic) ?? []) : ofAll?.metric ? [ofAll.metric] : [];
  return {
    ...{ intents: [intent], metrics: named.length > 0 ? named : implied },
    ...(form && { forms: [form] }),
    ...(hashtag !== null && { hashtag: fold(hashtag) }),
    ...(goal && { goal: { of: goal.of, amount: goal.amount, ...(goal.per && { per: goal.per }) } }),
    ...(month !== null && { month }),
    ...(claim && { premise: { claim } }),
  };
}
