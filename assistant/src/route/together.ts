import type { MetricName } from "@fanradar/engine";
import type { Question } from "../question.ts";
import { frameOf } from "./frames.ts";

/** What questions that follow each other on one measure were about: 'both together?' is asked of all of these. */
export interface Thread {
  models: readonly number[];
  kinds: readonly MetricName[];
}

const areOfOne = (one: Question, other: Question): boolean =>
  frameOf(one.intents[0])?.about === frameOf(other.intents[0])?.about &&
  one.payments?.measure === other.payments?.measure &&
  one.audience?.measure === other.audience?.measure;

/** The thread of a question that comes after another one. */
export function threadOf(question: Question, before: Question | undefined): Thread {
  const own = { models: question.models, kinds: question.payments?.kinds ?? [] };
  const last = before && areOfOne(question, before) ? before.thread : undefined;
  if (!last) return own;
  // Of all kinds nothing is added to one.
  const isOfAllKinds = last.kinds.length === 0 || own.kinds.length === 0;
  return {
    models: [...new Set([...last.models, ...own.models])],
    kinds: isOfAllKinds ? own.kinds : [...new Set([...last.kinds, ...own.kinds])],
  };
}

/** The question before, asked of all models or kinds of payments of its thread together; undefined where that has one alone. */
export function asTogether(before: Question): Question | undefined {
  const { models = [], kinds = [] } = before.thread ?? {};
  const { payments, audience } = before;
  if (models.length > 1 && before.models.length === 1 && (payments?.measure === "amount" || isOfPeople(audience)))
    return { ...before, intents: ["compare"], models, isTogether: true };
  return payments?.measure === "amount" && kinds.length > 1
    ? { ...before, intents: ["earnings-kinds"], payments: { ...payments, kinds }, metrics: kinds, isTogether: true }
    : undefined;
}

/** Followers and what they gained add up; a rate does not. */
const isOfPeople = (audience: Question["audience"]): boolean =>
  audience?.measure === "followers" || (audience?.measure === "gain" && audience.isRelative !== true);
