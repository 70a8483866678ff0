import type { MetricName } from "@fanradar/engine";
import { breakdownParts } from "../../intents/breakdown-parts.ts";
import type { IntentId } from "../../intents/intent-ids.ts";
import type { Question } from "../../question.ts";
import type { PaymentQuestion } from "./read-payment-question.ts";

/** The intent that answers it of one model, of two or of all; what is known of one model alone is answered of each. */
export function intentFor(
  { payments, ...named }: Pick<Question, "count" | "before" | "period"> & { payments: PaymentQuestion },
  { models, isOfAll, period }: { models: readonly number[]; isOfAll: boolean; period: string | undefined },
): IntentId | undefined {
  const { measure, operation, by } = payments;
  const isOfSeveral = isOfAll || models.length > 1;
  // Two that are compared are no change of both.
  const isOfPair = models.length > 1 && operation === "change" && by === undefined;
  if (!isOfPair && breakdownParts({ payments, ...named }, isOfSeveral))
    return isOfSeveral ? "models-breakdown" : "breakdown";
  if (operation === "beyond") return undefined;
  if (models.length > 1) {
    if (measure === "amount" && operation === "value") return "compare";
    return operation === "change" ? undefined : intentOfOne(payments);
  }
  if (!isOfAll) return intentOfOne(payments);
  const ofAll = intentOfAll(payments);
  // Why all earn less or more than lately is asked of them together.
  const isOfNewest = operation === "why" && !/^\d{4}-\d\d$/.test(period ?? "");
  if (ofAll !== undefined || isOfNewest) return ofAll;
  return intentOfOne({ ...payments, by: by === "model" ? undefined : by });
}

/** What is stated: the named kinds, else all earnings; of models that are ranked by it their change. */
export function metricsOf(
  { measure, kinds, basis, operation, by }: PaymentQuestion,
  isOfAll: boolean,
): readonly MetricName[] {
  if (isOfAll && measure === "payers") return ["payers.count"];
  if (isOfAll && by === "model" && operation === "change") return ["earningsChange"];
  if (kinds.length > 0) return basis === "gross" ? [...kinds, "earningsGross"] : kinds;
  if (basis === "fees") return ["earnings.fees"];
  return [basis === "gross" ? "earningsGross" : "earningsNet"];
}

/** The intent that answers it of one model; undefined where none does. */
function intentOfOne({ measure, operation, by, kinds }: PaymentQuestion): IntentId | undefined {
  if (by === "model") return undefined;
  if (measure === "payers") return "payers";
  const isOfNew = kinds.length === 1 && kinds[0] === "earnings.subscription";
  if (measure === "payments" && (operation === "why" || operation === "share")) return undefined;
  if (measure === "payments") return isOfNew ? "subscribers" : "payments";
  if (operation === "why") return "earnings-why";
  if (operation === "share" || by === "kind")
    return kinds.length > 0 || operation !== "share" ? "earnings-kinds" : undefined;
  if (operation === "most" || operation === "least") return "earnings-best";
  return kinds.length > 1 && operation === "value" ? "earnings-kinds" : "earnings";
}

const isCounted = (operation: PaymentQuestion["operation"]) =>
  operation === "value" || operation === "most" || operation === "least";

/** The intent that answers it of all models. */
function intentOfAll({ measure, operation, by, kinds, basis }: PaymentQuestion): IntentId | undefined {
  if (operation === "share" && measure === "amount" && basis === "net" && kinds.length === 0) return "models-earnings";
  // How many paid, of all kinds or of these: by model, since one may pay several.
  if (measure === "payers")
    return isCounted(operation) && (by === "model" || (by === undefined && operation === "value"))
      ? "models-rank"
      : undefined;
  const isRanked = operation === "value" || operation === "most" || operation === "least";
  if (measure === "amount" && basis === "fees" && isRanked) return "models-rank";
  if (measure === "amount" && by === "model" && operation === "change") return "models-rank";
  const isAnswered =
    by === "model"
      ? isRanked || operation === "mean"
      : by === undefined && (isRanked || operation === "change" || operation === "mean");
  const isOfBasis = basis === "net" || (basis === "gross" && isRanked && kinds.length === 0);
  if (!isAnswered || measure !== "amount" || !isOfBasis) return undefined;
  return kinds.length > 0 ? "models-rank" : "models-earnings";
}
