import { addMonths, isOfTime } from "@fanradar/engine";
import type { QuestionSlots } from "../read-slots.ts";
import type { Limit } from "../slots/find-limit.ts";
import { keyOfUnit } from "../slots/key-of-unit.ts";
import type { Turn } from "../turn.ts";
import type { SaidOfPayments } from "./payment-reading.ts";
import { unitOfAmount } from "./payment-words.ts";
import type { PaymentQuestion } from "./read-payment-question.ts";
import { isPart, type PaymentScope } from "./scope-of.ts";

/** What is asked of the payments of models and days that are known, and the first and last month of a row of them that is held against each other. */
export interface PaymentOperation {
  payments: PaymentQuestion;
  ends: { period: string; before: string } | undefined;
}

export function operationOn(
  { options: { now } }: Turn,
  { slots }: SaidOfPayments,
  parsed: PaymentQuestion,
  { scope, isFurther, own }: { scope: PaymentScope; isFurther: boolean; own: Limit | undefined },
): PaymentOperation {
  const { parts, models, isOfAll, isOfPart } = scope;
  const span = monthsSince(slots.period, now) ?? endsOf(slots);
  const ends = (payments: PaymentQuestion) => ({ payments, ends: ofTimes.has(payments.operation) ? span : undefined });
  // How each month since June changed is a list of them.
  if (span !== undefined && isOfTime(parsed.by) && parsed.operation === "change")
    return ends({ ...parsed, operation: "value" });
  // 'And the day before?' after what a day brings on average is that day.
  const isOfUnit =
    parsed.operation === "mean" &&
    (parsed.by === "day" || parsed.by === "week" || parsed.by === "month") &&
    parts.period !== undefined &&
    keyOfUnit(parts.period, parsed.by, now) !== undefined;
  if (isOfUnit && isFurther) return ends({ ...parsed, operation: "value", by: undefined });
  // Of one model's sum, 'in percent' is how it differs from the days before.
  if (isPart(parsed) && isFurther && !isOfAll && !isOfPart) return ends({ ...parsed, operation: "change" });
  // Which of the days or months of one model an amount is of is not said: it is held against each of them.
  return ends(
    own && isOfEachUnit(parts.period, models, isOfAll)
      ? { ...parsed, operation: "beyond", by: unitOfAmount(own, parsed.measure), limit: own }
      : parsed,
  );
}

/** Whether an amount is held against each of the days or months of one model, since none is named. */
const isOfEachUnit = (period: string | undefined, models: readonly number[], isOfAll: boolean): boolean =>
  period === undefined && !isOfAll && models.length < 2;

const ofTimes: ReadonlySet<string> = new Set(["why", "change"]);

/** Of days since a month began, of which two or more are over, the last one against that one: what changed 'since August'. */
function monthsSince(period: string | undefined, now: string): { period: string; before: string } | undefined {
  const [from, to] = period?.split("..") ?? [];
  const last = addMonths(now.slice(0, 7), -1);
  const isMeant = from?.endsWith("-01") && to === now.slice(0, 10) && from.slice(0, 7) < last;
  return isMeant && from ? { period: last, before: from.slice(0, 7) } : undefined;
}

/** Of months the last one against the first: what changed 'from August to October'. */
function endsOf({ period, before }: Pick<QuestionSlots, "period" | "before">) {
  const [, from, to] = /^(\d{4}-\d\d)\.\.(\d{4}-\d\d)$/.exec(period ?? "") ?? [];
  return from !== undefined && to !== undefined && before === undefined ? { period: to, before: from } : undefined;
}
