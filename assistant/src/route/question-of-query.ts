import { type BreakdownUnit, type MetricName, metrics } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";
import { audienceParts } from "../intents/breakdown-parts.ts";
import type { IntentId } from "../intents/intent-ids.ts";
import { allTime, isPeriod, untilToday } from "../period.ts";
import type { Query } from "../plan/query.ts";
import type { Question } from "../question.ts";
import { beforeBegun, endBeforePayday } from "./adjust-money.ts";
import { usualSpans, usualUnit } from "./as-usual.ts";
import { intentOfAll, intentOfOne, metricsOf } from "./audience/audience-intents.ts";
import type { Chatter } from "./first-reading.ts";
import { figuresOf, frameOf, ofAllModels } from "./frames.ts";
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
  /** The person's own models, and who chats for which of them. */
  names: readonly NamedModel[];
  chatters: readonly Chatter[];
  /** What says nothing of whom it is about is about all own models. */
  meansAll: boolean;
}

/** What a query asks, without what it is about. */
type Asked = Pick<Question, "intents" | "metrics"> & Partial<Question>;

/** Whom, when and how much a query is about. */
type Named = Pick<Question, "models" | "platforms" | "order"> & Partial<Question>;

/** The question that a query asks; undefined where it names a model, a period or a figure that is not known, or where nothing answers it. */
export function questionOfQuery(query: Query, context: Context): Question | undefined {
  const { now, read, names, meansAll } = context;
  const ofChatters = chattersOf(query, context);
  const named = namedBy(ofChatters ? { ...query, models: [] } : query, context);
  if (!named) return undefined;
  const isOfAll =
    names.length > 1 && named.models.length === 0 && (named.scope === "all" || (meansAll && named.scope === undefined));
  const asked = ofChatters ?? askedBy(query, named, { isOfAll, now });
  if (!asked) return undefined;
  return {
    ...{ text: read.text, language: read.language, certainty: "sure" },
    ...named,
    ...(named.before !== undefined && { isCompared: true }),
    ...(isOfAll && !ofChatters && { scope: "all" }),
    ...asked,
    ...daysOfAnswer(asked.period ?? named.period, asked, context),
  };
}

/** Payments are known until yesterday: of a week or month that begins today, those of the one before. */
function daysOfAnswer(
  period: string | undefined,
  { intents: [intent] }: Asked,
  { read, now }: Context,
): Partial<Question> {
  if (period === undefined || intent === undefined) return {};
  const about = frameOf(intent)?.about;
  const isOfMoney = about === "earnings" || about === "payers" || about === "account";
  const begun = isOfMoney ? beforeBegun(period, now) : undefined;
  if (begun !== undefined) return { period: begun, isBegun: true };
  return { period: endBeforePayday(period, { intents: [intent] }, { tokens: tokensOf(read.text), now }) };
}

/** What is asked of those who chat for a model: by the topic, or by a name that no model has. */
function chattersOf(query: Query, { names, chatters }: Context): Asked | undefined {
  const named = new Set(query.models.map(fold));
  const spoken = chatters.filter(({ name }) => named.has(fold(name)));
  const isOfModels = query.models.every((name) => findModels(tokensOf(name), names).length > 0);
  const isMeant = query.kind === "topic" ? query.topic === "chatters" : !isOfModels;
  if (!isMeant || (spoken.length === 0 && !isOfModels)) return undefined;
  const models = [...new Set(spoken.map(({ modelId }) => modelId))];
  const isHourly = query.kind === "topic" && query.metrics.includes("chatters.perHour");
  return {
    intents: ["chatters"],
    metrics: [isHourly ? "chatters.perHour" : "chatters.sales"],
    models:
      models.length > 0 ? models : query.models.flatMap((name) => findModels(tokensOf(name), names)[0]?.value ?? []),
  };
}

function namedBy(query: Query, { now, names }: Context): Named | undefined {
  const found = query.models.map((name) => findModels(tokensOf(name), names)[0]?.value);
  const models = [...new Set(found.filter((id) => id !== undefined))];
  // What is asked of no sums by a unit is known of all time where no days are named.
  const all = query.kind === "topic" ? null : `${allTime}..${now.slice(0, 10)}`;
  const [period, before] = [query.period, query.before].map((one) => (one === "all" ? all : untilToday(one, now)));
  const isUnknown = (one: string | null | undefined) => one != null && !isPeriod(one, now);
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

interface Whose {
  isOfAll: boolean;
  now: string;
}

function askedBy(query: Query, named: Named, whose: Whose): Asked | undefined {
  switch (query.kind) {
    case "payments":
      return askedOfPayments(query, named, whose);
    case "audience":
      return askedOfAudience(query, named, whose);
    default:
      return askedOfTopic(query, named, whose);
  }
}

function askedOfPayments(
  query: Extract<Query, { kind: "payments" }>,
  { models, period, before, count, limit }: Named,
  { isOfAll, now }: Whose,
): Asked | undefined {
  // Whether a sum is good is what one is on average.
  const usual = query.operation === "norm" ? usualUnit(period ?? "30d", now) : undefined;
  const payments = paymentsOf(query, { limit, usual });
  const days = usual ? usualSpans[usual] : period;
  const { operation } = payments;
  const intent = intentFor({ payments, count, before, period: days }, { models, isOfAll, period: days });
  if (intent === undefined) return undefined;
  // What changed lately is held against the days before.
  const isMove = operation === "change" || operation === "why";
  const isLately = (isMove && !intent.startsWith("models-")) || operation === "share";
  return {
    ...{ intents: [intent], payments, metrics: metricsOfPayments(payments, isOfAll) },
    ...(isMove && { isCompared: true }),
    ...(isLately && period === undefined && { period: "30d" }),
    ...(usual && { period: days }),
    ...((operation === "most" || operation === "least") && { isRanked: true }),
    ...(isOfAll && operation === "mean" && { isAverage: true }),
  };
}

/** The parts of a query on payments that fit together; `usual`: it asks what one such time brings on average. */
function paymentsOf(
  { measure, basis, kinds, operation, by }: Extract<Query, { kind: "payments" }>,
  { limit, usual }: { limit: Limit | undefined; usual: BreakdownUnit | undefined },
): PaymentQuestion {
  return {
    // What fans bring is asked of those who paid, and why of sums.
    measure: by === "payer" ? "payers" : operation === "why" ? "amount" : measure,
    kinds: kinds.map((kind) => `earnings.${kind}` as const),
    basis,
    operation: operation === "norm" ? "mean" : operation,
    by: usual ?? by ?? undefined,
    limit: operation === "beyond" ? limit : undefined,
  };
}

function askedOfAudience(
  { measure, operation, by, isRelative }: Extract<Query, { kind: "audience" }>,
  { models, period, before, limit }: Named,
  { isOfAll }: Whose,
): Asked | undefined {
  const audience = {
    ...{ measure, operation, by: by ?? undefined, limit },
    ...(isRelative && { isRelative: true as const }),
  };
  const metrics = metricsOf(audience, period !== undefined, isOfAll);
  if (models.length > 1) return { intents: ["compare"], metrics };
  const isBrokenDown = audienceParts({ audience, before }, isOfAll) !== undefined;
  const whole = isOfAll ? intentOfAll(audience, []) : intentOfOne(audience, period !== undefined);
  const ofBreakdown = isOfAll ? ("models-audience-breakdown" as const) : ("audience-breakdown" as const);
  const intent: IntentId | undefined = isBrokenDown ? ofBreakdown : whole;
  if (intent === undefined) return undefined;
  return {
    ...{ intents: [intent], audience, metrics },
    ...((operation === "most" || operation === "least") && { isRanked: true }),
    ...(isOfAll && operation === "mean" && { isAverage: true }),
  };
}

const ids: ReadonlyMap<string, MetricName> = new Map(metrics.map(({ id }) => [id, id]));

function askedOfTopic(
  { topic, metrics: names, form, hashtag, goal, month, claim, range }: Extract<Query, { kind: "topic" }>,
  { models }: Named,
  { isOfAll }: Whose,
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
    ...(range && { range }),
    ...(claim && { premise: { claim } }),
  };
}
