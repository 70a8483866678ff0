import { type BreakdownUnit, isOfTime, type MetricName, metrics } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";
import { audienceParts } from "../intents/breakdown-parts.ts";
import type { IntentId } from "../intents/intent-ids.ts";
import type { Query } from "../plan/query.ts";
import type { Question } from "../question.ts";
import { beforeBegun, endBeforePayday } from "./adjust-money.ts";
import { intentOfAll, intentOfOne, metricsOf } from "./audience/audience-intents.ts";
import { usualSpans, usualUnit } from "./follow/usual.ts";
import { figuresOf, frameOf, ofAllModels } from "./frames.ts";
import { intentFor, metricsOf as metricsOfPayments } from "./payments/payment-intents.ts";
import type { PaymentQuestion } from "./payments/read-payment-question.ts";
import { type Named, namedBy, type QueryContext } from "./scope-of-query.ts";
import type { Limit } from "./slots/find-limit.ts";
import { findModels } from "./slots/find-models.ts";
import { tokensOf } from "./tokens.ts";

/** What a query asks, without what it is about. */
type Asked = Pick<Question, "intents" | "metrics"> & Partial<Question>;

/** The question that a query asks; undefined where it names a model, a period or a figure that is not known, or where nothing answers it. */
export function questionOfQuery(query: Query, context: QueryContext): Question | undefined {
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
  { read, now }: QueryContext,
): Partial<Question> {
  if (period === undefined || intent === undefined) return {};
  const about = frameOf(intent)?.about;
  const isOfPast = about === "earnings" || about === "payers" || intent === "overview" || intent === "models-overview";
  const begun = isOfPast ? beforeBegun(period, now) : undefined;
  if (begun !== undefined) return { period: begun, isBegun: true };
  return { period: endBeforePayday(period, { intents: [intent] }, { tokens: tokensOf(read.text), now }) };
}

/** What is asked of those who chat for a model: by the topic, or by a name that no model has. */
function chattersOf(query: Query, { names, chatters }: QueryContext): Asked | undefined {
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
  // Why a named day, week or month was so is how it differs from the one before.
  const isOfOne = query.operation === "why" && period !== undefined && query.by === usualUnit(period, now);
  // Whether a sum is good is what one is on average.
  const usual = query.operation === "norm" ? usualUnit(period ?? "30d", now) : undefined;
  const payments = paymentsOf(isOfOne ? { ...query, by: null } : query, { limit, usual });
  // Of single payments beyond an amount the largest one is known.
  if (query.operation === "beyond" && query.measure === "payments" && query.by === null)
    return { intents: ["payments"], metrics: [] };
  const days = usual ? usualSpans[usual] : period;
  const { operation } = payments;
  const intent = intentFor({ payments, count, before, period: days }, { models, isOfAll, period: days });
  if (intent === undefined) return undefined;
  // What changed lately is held against the days before.
  const isMove = operation === "change" || operation === "why";
  const isLately =
    (isMove && !intent.startsWith("models-")) || (operation === "share" && payments.measure !== "payers");
  return {
    ...{ intents: [intent], payments, metrics: metricsOfPayments(payments, isOfAll) },
    ...(isMove && { isCompared: true }),
    ...(isLately && period === undefined && { period: "30d" }),
    ...(usual && { period: days }),
    ...endOf(operation),
    ...(isOfAll && operation === "mean" && { isAverage: true }),
  };
}

/** The end of a ranking that is asked for. */
const endOf = (operation: string): Partial<Question> => {
  if (operation !== "most" && operation !== "least") return {};
  return { isRanked: true, order: operation === "least" ? "worst" : "best" };
};

/** The parts of a query on payments that fit together; `usual`: it asks what one such time brings on average. */
function paymentsOf(
  { measure, basis, kinds, operation, by, order }: Extract<Query, { kind: "payments" }>,
  { limit, usual }: { limit: Limit | undefined; usual: BreakdownUnit | undefined },
): PaymentQuestion {
  // Why one day, week or month was so is asked of the one that brought most, or least.
  const isExplained = operation === "why" && isOfTime(by ?? undefined);
  return {
    // What fans bring is asked of those who paid, and why of sums.
    measure: by === "payer" ? "payers" : operation === "why" ? "amount" : measure,
    kinds: kinds.map((kind) => `earnings.${kind}` as const),
    basis,
    operation: operation === "norm" ? "mean" : isExplained ? (order === "worst" ? "least" : "most") : operation,
    by: usual ?? by ?? undefined,
    limit: operation === "beyond" ? limit : undefined,
    ...(isExplained && { isExplained }),
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
  // Whether growth is good is how it stands to accounts of the size.
  if (operation === "norm" && (measure === "gain" || measure === "followers"))
    return {
      intents: [isOfAll ? "models-growth" : "metric"],
      metrics: ["gainPercent", "growthPercentile", "peerGrowth"],
    };
  if (models.length > 1) return { intents: ["compare"], metrics };
  const isBrokenDown = audienceParts({ audience, before }, isOfAll) !== undefined;
  const whole = isOfAll ? intentOfAll(audience, []) : intentOfOne(audience, period !== undefined);
  const ofBreakdown = isOfAll ? ("models-audience-breakdown" as const) : ("audience-breakdown" as const);
  const intent: IntentId | undefined = isBrokenDown ? ofBreakdown : whole;
  if (intent === undefined) return undefined;
  return {
    ...{ intents: [intent], audience, metrics },
    ...endOf(operation),
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
    ...(month !== null && (topic === "forecast" ? { horizon: `${month}-01` } : { month })),
    ...(range && { range }),
    ...(claim && { premise: { claim } }),
  };
}
