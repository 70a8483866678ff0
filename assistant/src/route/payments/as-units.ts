import { countDays, dayMs } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";
import { daysBefore, daysOfPeriod, endsToday } from "../../period.ts";
import type { QuestionSlots } from "../read-slots.ts";
import type { PaymentQuestion } from "./read-payment-question.ts";

const ofParts: ReadonlySet<string | undefined> = new Set([undefined, "kind", "model", "payer"]);

/**
 * A question whose answer is a row for each unit: how a sum developed is each month, and which part of it weekends, days or hours are is seen
 * from each of these.
 */
export function asUnits(
  question: PaymentQuestion,
  text: string,
  slots: Pick<QuestionSlots, "period" | "before">,
  now: string,
): PaymentQuestion {
  if (question.operation === "share" && !ofParts.has(question.by)) return { ...question, operation: "value" };
  return isCourse(question, text, slots, now) ? { ...question, operation: "value", by: "month" } : question;
}

/** How something developed over more than a month and a half, or over all time, is asked of each month. */
function isCourse(
  { measure, operation, by }: PaymentQuestion,
  text: string,
  { period, before }: Pick<QuestionSlots, "period" | "before">,
  now: string,
): boolean {
  const days = period === undefined ? undefined : daysOfPeriod(period, now);
  const isLong = period === undefined || (days !== undefined && countDays(days) > shortestCourse);
  const isOfSums = measure !== "payers" && operation === "change" && by === undefined && before === undefined;
  return isOfSums && isLong && course.test(fold(text));
}
const shortestCourse = 45;
const course = /\b(?:trend\w*|evolu\w*|entwick\w*|verlauf\w*|develop\w*|over time|progression)\b/;

/**
 * The last so many days of payments end yesterday, when the newest are known: so do those right before them a day earlier.
 *
 * @param period days that are asked for
 * @param spokenOf what the question before was about
 */
export function beforeLatest(
  period: string | undefined,
  spokenOf: string | undefined,
  now: string,
): string | undefined {
  const latest = spokenOf !== undefined && endsToday(spokenOf) ? daysOfPeriod(spokenOf, now) : undefined;
  const before = latest && daysBefore(latest);
  if (!before || period !== `${before.from}..${before.to}`) return period;
  return [before.from, before.to]
    .map((day) => new Date(Date.parse(day) - dayMs).toISOString().slice(0, "2026-11-30".length))
    .join("..");
}
