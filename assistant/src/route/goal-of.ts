import type { IntentId } from "../intents/intent-ids.ts";
import type { Question } from "../question.ts";
import type { QuestionSlots } from "./read-slots.ts";
import { findGoal, findMoneyGoal, type Goal } from "./slots/find-goal.ts";

/** Few words and another number after a goal ask for that: 'nah, 4k is fine'. */
export function anotherGoal(
  text: string,
  { length }: readonly string[],
  { metrics, period }: QuestionSlots,
  before: Question | undefined,
): IntentId[] | undefined {
  const [last] = before?.intents ?? [];
  if (!before?.goal || last === undefined || length > fewWords || metrics.length > 0 || period !== undefined)
    return undefined;
  return findGoal(text, before.goal.of, before.goal) ? [last] : undefined;
}
const fewWords = 6;

/** What a question wants to reach: its own number, else that of the question that it goes on from. */
export function goalOf(
  intent: IntentId | undefined,
  text: string,
  { before, month }: { before: Question | undefined; month: string | undefined },
): Goal | undefined {
  if (intent === "earnings-forecast") {
    const last = before?.goal?.of === "money" ? before.goal : undefined;
    return findMoneyGoal(text, month !== undefined) ?? (last && (findGoal(text, "money", last) ?? last));
  }
  const of =
    intent === "goal-subscribers"
      ? "money"
      : intent === "forecast" || intent === "models-goal"
        ? "followers"
        : undefined;
  if (of === undefined) return undefined;
  return findGoal(text, of, before?.goal) ?? (before?.goal?.of === of ? before.goal : undefined);
}
