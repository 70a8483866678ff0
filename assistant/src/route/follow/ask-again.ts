import { audienceParts } from "../../intents/breakdown-parts.ts";
import type { Question } from "../../question.ts";
import { intentOfAll, intentOfOne, metricsOf as metricsOfAudience } from "../audience/audience-intents.ts";
import type { AudienceQuestion } from "../audience/read-audience-question.ts";
import { intentFor, metricsOf } from "../payments/payment-intents.ts";
import type { PaymentQuestion } from "../payments/read-payment-question.ts";

/** What a follow-up asks in place of the like in the question before it; a part that is undefined is left out. */
export interface Changes {
  payments?: PaymentQuestion;
  audience?: AudienceQuestion;
  models?: readonly number[];
  isOfAll?: boolean;
  period?: string | undefined;
  before?: string | undefined;
  count?: number;
}

/** Whether a question is on all models, or on several of them. */
export const isOfModels = ({ intents: [intent], models }: Question): boolean =>
  models.length === 0 && intent?.startsWith("models-") === true;

/** The question before with other parts; undefined where nothing answers it. */
export function askAgain(text: string, base: Question, changes: Changes): Question | undefined {
  const { models = base.models, isOfAll = isOfModels(base), count = base.count } = changes;
  const period = "period" in changes ? changes.period : base.period;
  const before = "before" in changes ? changes.before : undefined;
  const payments = changes.audience ? undefined : (changes.payments ?? base.payments);
  const audience = payments ? undefined : (changes.audience ?? base.audience);
  const intent = payments
    ? intentFor({ payments, count, before, period }, { models, isOfAll, period })
    : audience && intentOfAudience(audience, { before, period, isOfAll, models });
  const operation = payments?.operation ?? audience?.operation;
  if (intent === undefined || operation === undefined) return undefined;
  const metrics = payments
    ? metricsOf(payments, isOfAll)
    : audience
      ? metricsOfAudience(audience, period !== undefined, isOfAll)
      : [];
  const { language, platforms, scope, without, tagged } = base;
  return {
    ...{ text, language, models, metrics, intents: [intent], certainty: "sure" },
    platforms: payments ? [] : platforms,
    order: operation === "least" ? "worst" : "best",
    ...(payments && { payments }),
    ...(audience && { audience }),
    ...(without && { without }),
    ...(tagged && { tagged }),
    ...(scope !== undefined && models.length === 0 && { scope }),
    ...(period !== undefined && { period }),
    ...(before !== undefined && { before }),
    ...((operation === "change" || operation === "why") && { isCompared: true }),
    ...((operation === "most" || operation === "least") && { isRanked: true }),
    ...(isOfAll && operation === "mean" && { isAverage: true }),
    ...(count !== undefined && { count }),
  };
}

function intentOfAudience(
  audience: AudienceQuestion,
  {
    before,
    period,
    isOfAll,
    models,
  }: Pick<Changes, "before" | "period"> & { isOfAll: boolean; models: readonly number[] },
) {
  if (models.length > 1) return "compare" as const;
  if (audienceParts({ audience, before }, isOfAll))
    return isOfAll ? ("models-audience-breakdown" as const) : ("audience-breakdown" as const);
  return isOfAll ? intentOfAll(audience, []) : intentOfOne(audience, period !== undefined);
}
