import type { Language } from "@fanradar/contract";
import type { Question } from "../../question.ts";
import { findFeatures } from "../features/find-features.ts";
import { fewInFollowUp } from "../features/parts-taken-up.ts";
import type { FirstReading } from "../first-reading.ts";
import type { QuestionSlots } from "../read-slots.ts";
import type { PaymentQuestion } from "./read-payment-question.ts";

/** 'And how many left?' after a question on subscriptions; undefined of any other text. */
export function leftAfter(
  text: string,
  before: Question | undefined,
  { slots, tokens, concepts, language }: Pick<FirstReading, "slots" | "tokens" | "concepts" | "language">,
): Question | undefined {
  const isMeant =
    before?.payments &&
    isOfSubscriptions(before.payments) &&
    concepts.includes("leave") &&
    tokens.length <= fewInFollowUp;
  if (!isMeant) return undefined;
  const period = slots.period ?? before.period;
  return {
    ...{ text, language, models: before.models, platforms: [], order: "best", certainty: "sure" },
    ...{ intents: ["subscribers-lost"], metrics: ["subscribers"] },
    ...(period !== undefined && { period }),
    ...(before.scope !== undefined && { scope: before.scope }),
  };
}

const isOfSubscriptions = ({ kinds }: PaymentQuestion): boolean =>
  kinds.length === 1 && (kinds[0] === "earnings.subscription" || kinds[0] === "earnings.subscriptions");

/** Whether a text asks what each subscriber brings, and no more. */
export const isPerSubscriber = (
  { metrics }: Pick<QuestionSlots, "metrics">,
  words: readonly string[],
  language: Language,
): boolean =>
  metrics.length === 1 &&
  (metrics[0] === "subscribers" || metrics[0] === "earningsPerSubscriber") &&
  words.length <= fewInFollowUp &&
  findFeatures(words, language) !== undefined;

/** What each subscriber brings, after a question on money. */
export const perSubscriber = (
  text: string,
  { before, language, isOfAll }: { before: Question; language: Language; isOfAll: boolean },
): Question => ({
  ...{ text, language, models: before.models, platforms: [], order: before.order, certainty: "sure" },
  ...{ intents: [isOfAll ? "models-rank" : "metric"], metrics: ["earningsPerSubscriber"] },
  ...(before.scope !== undefined && { scope: before.scope }),
});
