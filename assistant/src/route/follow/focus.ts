import type { Language } from "@fanradar/contract";
import { dayMs, type MetricName } from "@fanradar/engine";
import { passagesOf } from "../../articles/passages.ts";
import { isKindOfPayments } from "../../payment-kinds.ts";
import { isDay } from "../../period.ts";
import type { Block } from "../../plan/block.ts";
import type { Question } from "../../question.ts";
import { findFeatures, saysFeature } from "../features/find-features.ts";
import { frameOf } from "../frames.ts";
import type { PaymentQuestion } from "../payments/read-payment-question.ts";
import type { QuestionSlots } from "../read-slots.ts";
import { keyOfUnit } from "../slots/key-of-unit.ts";

/** What was answered to an earlier question. */
export interface GivenAnswer {
  plan: readonly Block[];
  /** The model that it was about; null where it was about several. */
  modelId: number | null;
  /** The models that it states figures of, in its order. */
  stated?: readonly number[];
}

/** What was last held against each other, or asked one after the other: the later of the two first. */
export type Sides =
  | { of: "times"; one: string; other: string }
  | { of: "models"; one: number; other: number }
  | { of: "kinds"; one: MetricName; other: MetricName };

/** What a follow-up may mean, beside the parts of the question before it. */
export interface Focus {
  /** Models and kinds of payments of the questions up to this one, while these were on one measure: 'both together?' is of all of them. */
  models: readonly number[];
  kinds: readonly MetricName[];
  sides?: Sides;
  /** The day, week or month that the answer singled out, as `Question.period`. */
  period?: string;
  /** The model that the answer singled out. */
  model?: number;
  /** The models that the answer states figures of, in its order. */
  stated: readonly number[];
  /** The models, days or months that the answer has in a row: 'the second one' is one of them. */
  rows: readonly (number | string)[];
  /** That row is of an earlier answer. */
  areRowsEarlier: boolean;
  /** The passage with words to say that was given. */
  draft?: Question["draft"];
  /** Earlier questions, the newest first: one of them may be come back to. */
  past: readonly Question[];
}

const mostPast = 5;

const areOfOne = (one: Question, other: Question): boolean =>
  frameOf(one.intents[0])?.about === frameOf(other.intents[0])?.about &&
  one.payments?.measure === other.payments?.measure &&
  one.audience?.measure === other.audience?.measure;

/** A question with what a later one may take up of it and of its answer. */
export function inFocus(question: Question, before: Question | undefined, answer: GivenAnswer | undefined): Question {
  const asked = withPayments(question);
  const last = before && areOfOne(asked, before) ? before : undefined;
  const own = asked.models.length > 0 ? asked.models : answer?.modelId != null ? [answer.modelId] : [];
  const ofAll = asked.models.length === 0 && asked.intents[0]?.startsWith("models-") === true;
  const { models, kinds } = { models: ofAll ? [] : own, kinds: asked.payments?.kinds ?? [] };
  // Of all kinds nothing is added to one.
  const isOfAllKinds = last?.focus?.kinds.length === 0 || kinds.length === 0;
  const sides = sidesOf(asked, models) ?? (last && sidesBetween(asked, last, models)) ?? last?.focus?.sides;
  const singled = singledOut(answer?.plan ?? []);
  const ofAnswer = rowsIn(answer);
  const draft = draftIn(answer?.plan ?? []) ?? asked.draft;
  const spoken = answer?.plan.find(({ kind }) => kind === "chatters");
  return {
    ...asked,
    ...(spoken?.kind === "chatters" && spoken.names.length > 0 && { chatters: spoken.names }),
    focus: {
      models: [...new Set([...(last?.focus?.models ?? []), ...models])],
      kinds: isOfAllKinds ? kinds : [...new Set([...(last?.focus?.kinds ?? []), ...kinds])],
      ...(sides && { sides }),
      ...singled,
      stated: answer?.stated ?? [],
      rows: ofAnswer.length > 0 ? ofAnswer : (last?.focus?.rows ?? []),
      ...(draft && { draft }),
      areRowsEarlier: ofAnswer.length === 0,
      past: [...(before ? [before] : []), ...(before?.focus?.past ?? [])].slice(0, mostPast),
    },
  };
}

/** What one question holds against each other itself. */
function sidesOf({ period, before, payments }: Question, models: readonly number[]): Sides | undefined {
  if (period !== undefined && before !== undefined) return { of: "times", one: period, other: before };
  const [model, otherModel, ...moreModels] = models;
  if (model !== undefined && otherModel !== undefined && moreModels.length === 0)
    return { of: "models", one: model, other: otherModel };
  const [kind, otherKind, ...moreKinds] = payments?.kinds ?? [];
  return kind !== undefined && otherKind !== undefined && moreKinds.length === 0
    ? { of: "kinds", one: kind, other: otherKind }
    : undefined;
}

/** In what a question differs from the one before it. */
function sidesBetween(question: Question, before: Question, models: readonly number[]): Sides | undefined {
  const [model, ...moreModels] = models;
  const earlier = before.models.length > 0 ? before.models : (before.focus?.models.slice(-1) ?? []);
  if (model !== undefined && moreModels.length === 0 && earlier.length === 1 && earlier[0] !== undefined)
    if (model !== earlier[0]) return { of: "models", one: model, other: earlier[0] };
  const { period } = question;
  if (period !== undefined && before.period !== undefined && period !== before.period)
    return { of: "times", one: period, other: before.period };
  const [kind, ...moreKinds] = question.payments?.kinds ?? [];
  const [otherKind, ...moreOfBefore] = before.payments?.kinds ?? [];
  const areSingle = moreKinds.length + moreOfBefore.length === 0;
  return areSingle && kind !== undefined && otherKind !== undefined && kind !== otherKind
    ? { of: "kinds", one: kind, other: otherKind }
    : undefined;
}

/** The days and the model that the blocks of an answer single out: the best month, or the model that fell most. */
function singledOut(plan: readonly Block[]): Pick<Focus, "period" | "model"> {
  for (const block of plan) {
    if (block.kind === "breakdown") {
      const [row = ""] = block.rows;
      const isEnd = block.says === "most" || block.says === "least" || block.says === "change";
      if (isEnd && block.by === "model" && Number.isInteger(Number(row))) return { model: Number(row) };
      if (isEnd && (block.by === "month" || (block.by === "day" && isDay(row)))) return { period: row };
      if (isEnd && block.by === "week" && isDay(row)) return { period: `${row}..${weekFrom(row)}` };
    }
    if (block.kind === "facts") {
      const [, month] = /\.(\d{4}-\d\d)$/.exec(block.facts[0] ?? "") ?? [];
      if (month !== undefined) return { period: month };
    }
  }
  return {};
}

function draftIn(plan: readonly Block[]): Question["draft"] {
  for (const block of plan) {
    if (block.kind !== "passage") continue;
    const { article, passage } = block;
    if (passagesOf(article).some(({ id, kind }) => id === passage && kind === "words")) return { article, passage };
  }
  return undefined;
}

/** What an answer has in a row, in its order. */
function rowsIn(answer: GivenAnswer | undefined): readonly (number | string)[] {
  for (const block of answer?.plan ?? []) {
    if (block.kind !== "breakdown" || block.rows.length < 2) continue;
    if (block.by === "day" || block.by === "month") return block.rows;
    if (block.by === "model") return block.rows.map(Number);
  }
  return answer?.stated !== undefined && answer.stated.length > 1 ? answer.stated : [];
}

/** The days that 'the month before' is before: those that the answer singled out, where they are such a unit and those of the question are not. */
export function spokenOf(tokens: readonly string[], before: Question | undefined, now: string): string | undefined {
  const asked = before?.period ?? before?.month;
  const stated = before?.focus?.period;
  if (!before || stated === undefined) return asked;
  const unit = units.find((one) => saysFeature(tokens, before.language, one));
  const isSuch = (period: string | undefined) =>
    unit !== undefined && period !== undefined && keyOfUnit(period, unit, now) !== undefined;
  return isSuch(stated) && !isSuch(asked) ? stated : asked;
}
const units = ["day", "week", "month"] as const;

/** What a text names, with the days that the answer before singled out where it says 'that day'. */
export function withStatedDays(slots: QuestionSlots, before: Question | undefined, language: Language): QuestionSlots {
  const stated = before?.focus?.period;
  if (stated === undefined || slots.period !== undefined) return slots;
  const features = findFeatures(slots.rest, language);
  const isMeant =
    features?.has("that") && units.some((one) => features.has(one) && keyOfUnit(stated, one, stated) !== undefined);
  const isAsked = features?.has("most") || features?.has("least") || features?.has("each");
  return isMeant && !isAsked ? { ...slots, period: stated } : slots;
}

const weekFrom = (monday: string): string => new Date(Date.parse(monday) + 6 * dayMs).toISOString().slice(0, 10);

const ofMoney: ReadonlySet<string | undefined> = new Set([
  ...(["earnings", "earnings-best", "earnings-kinds", "earnings-why", "models-earnings"] as const),
]);

/** A question on sums with its parts, where it was read as a whole. */
function withPayments(question: Question): Question {
  const [intent] = question.intents;
  const { metrics, isCompared, order, isRanked } = question;
  if (question.payments || question.audience || !ofMoney.has(intent)) return question;
  const operation: PaymentQuestion["operation"] =
    intent === "earnings-why"
      ? "why"
      : isCompared
        ? "change"
        : intent === "earnings-best" || (intent === "models-earnings" && isRanked)
          ? order === "worst"
            ? "least"
            : "most"
          : "value";
  const by = intent === "earnings-best" ? "month" : intent === "models-earnings" && isRanked ? "model" : undefined;
  return {
    ...question,
    payments: {
      ...{ measure: "amount", basis: metrics.includes("earningsGross") ? "gross" : "net", operation, by },
      kinds: metrics.filter(isKindOfPayments),
    },
  };
}
