import { isOfTime, type MetricName } from "@fanradar/engine";
import type { QuestionFeature } from "../features/find-features.ts";
import type { Said, Words } from "./payment-words.ts";
import type { PaymentQuestion } from "./read-payment-question.ts";

export type Has = (...names: QuestionFeature[]) => boolean;

export const ofWeekdays: ReadonlySet<MetricName> = new Set<MetricName>([
  ...(["dayChange.weekday", "dayChange.weekend", "earnings.bestWeekday"] as const),
]);

/** What is counted or measured: those who paid, single payments, or sums. */
export function measureOf(
  { has, names, isOfPeople, isOfNew }: Words,
  { kinds, isOfAmount }: Pick<Said, "kinds" | "isOfAmount">,
): PaymentQuestion["measure"] | undefined {
  const isOfOne = has("mean", "median", "most", "least", "single", "size");
  const isByTime = has("day", "week", "month", "weekday", "hour", "kind", "model");
  if (has("hour")) return isOfAmount ? "amount" : "payments";
  if (isOfNew) return isOfAmount && !has("count") ? "amount" : "payments";
  if (has("quiet") || (has("payer") && has("lose"))) return "payers";
  // 'How many paid' are people.
  if (has("count") && has("paid") && !has("payment", "much", "message", "net") && kinds.length === 0) return "payers";
  // What is spent on average is of each who pays, and which part the first of them bring is of them.
  const isOfSpending = has("paid") && has("mean", "median") && !has("day", "week", "month") && kinds.length === 0;
  const isOfFirst = has("share") && has("most") && isOfPeople;
  if (isOfSpending || isOfFirst) return "payers";
  const isOfPayers = has("payer") || (isOfPeople && (has("paid") || (kinds.length > 0 && has("count"))));
  if (isOfPayers && !(has("much") && !isOfOne && !has("each", "count"))) return "payers";
  if (has("payment") && (has("count") || (isOfOne && !isByTime) || !isOfAmount)) return "payments";
  // The best single day is a day.
  if (has("single") && !isByTime) return "payments";
  // What one costs on average, month by month.
  const isOfPrice = kinds.length === 1 && (names("price") || has("size")) && has("mean", "median", "most", "least");
  if (isOfPrice && !isOfAmount) return "payments";
  const isMeanOfEach = has("mean") && has("model") && !has("day", "week", "month", "weekday", "hour", "kind");
  if (
    kinds.length > 0 &&
    !isOfAmount &&
    (has("count") || (kinds.length === 1 && ((isOfOne && !isByTime) || isMeanOfEach)))
  )
    return "payments";
  return isOfAmount || kinds.length > 0 ? "amount" : undefined;
}

/** By what it is asked. */
export function unitOf(has: Has, metrics: readonly MetricName[], isHeld: boolean): PaymentQuestion["by"] {
  if (metrics.includes("dayChange.weekend")) return "weekpart";
  if (has("weekday") || metrics.some((metric) => ofWeekdays.has(metric))) return "weekday";
  const units = ["hour", "day", "week", "month", "kind", "model"] as const;
  const isSought = isHeld || has("each", "most", "least", "mean", "median", "which", "degree");
  // 'Who had the best month' asks for a model.
  if (has("who") && has("most", "least") && !has("paid", "payer", "people", "which")) return "model";
  // What comes from the top fans is of these.
  const isOfFans = has("most") && (has("people", "payer") || metrics.includes("followers"));
  const unit = units.find((one) => has(one) && !(one === "kind" && isOfFans));
  if (unit !== undefined && (isSought || unit === "kind" || unit === "hour")) return unit;
  if (has("who") && !has("paid", "payer", "people", "quiet")) return "model";
  return has("each") && has("people", "payer") ? "payer" : undefined;
}

/** What is done with what is measured. */
export function operationOf(
  has: Has,
  {
    isOfShare: isShare,
    isCompared,
    isOfWeekdays,
    asksCause,
  }: { isOfShare: boolean; isCompared: boolean; isOfWeekdays: boolean; asksCause: boolean },
): PaymentQuestion["operation"] | undefined {
  if (has("quiet") || (has("payer") && has("lose"))) return "quiet";
  // 'Worst month, and why' asks for the month first.
  const isOfUnit = has("most", "least") && has("day", "week", "month") && !isCompared;
  if ((has("why") && !isOfUnit) || (asksCause && isCompared)) return "why";
  if (isShare || has("share")) return "share";
  // 'Usually best' asks for the best, too.
  if (isOfWeekdays && (has("most") || !has("least", "mean", "median"))) return "most";
  // An average against another time is one of each.
  if (isCompared && has("mean")) return "mean";
  if (isCompared || has("change")) return "change";
  const isSought =
    has("which", "most", "degree") && has("day", "week", "month", "weekday", "hour", "kind", "model", "who");
  if (has("least")) return "least";
  if (has("mean")) return "mean";
  if (has("median")) return "median";
  // What came in every day asks for each of them.
  return has("most") || (isSought && has("which", "degree") && !has("each")) ? "most" : undefined;
}

/** A question whose parts fit together; undefined of others. */
export function fitting<Parts extends PaymentQuestion>(
  parts: Parts,
  { isSuperlative, isOfAll }: { isSuperlative: boolean; isOfAll: boolean },
): Parts | undefined {
  // Of weekdays what they bring is known, and nothing of single payments.
  if ((parts.by === "weekday" || parts.by === "weekpart") && parts.measure === "payments")
    return fitting({ ...parts, measure: "amount" }, { isSuperlative, isOfAll });
  const { measure, operation, by, kinds } = parts;
  const isExtreme = operation === "most" || operation === "least";
  if (operation === "beyond") return parts;
  if (measure === "amount" && isExtreme && by === undefined) return undefined;
  if (operation === "why" && isSuperlative) return undefined;
  // A part is of a kind, of those who pay most, or of one model.
  const isOfModels = measure === "amount" && isOfAll;
  const isOfKinds = by === "kind" && measure === "amount";
  if (
    operation === "share" &&
    (by === undefined || by === "kind" || by === "model" || by === "payer") &&
    kinds.length === 0 &&
    !(measure === "payers" && isSuperlative) &&
    !isOfModels &&
    !isOfKinds
  )
    return undefined;
  if (operation === "median" && measure === "amount" && !isOfTime(by)) return undefined;
  // Single payments and those who made them are known after fees.
  if (parts.basis === "gross" && measure !== "amount") return undefined;
  return parts;
}
