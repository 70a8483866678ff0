import { fold } from "@fanradar/words/fold";
import type { IntentId } from "../intents/intent-ids.ts";
import type { Question } from "../question.ts";
import { frameOf, type Measure } from "./frames.ts";
import type { QuestionSlots } from "./read-slots.ts";
import { findGoal, findMoneyGoal, type Goal } from "./slots/find-goal.ts";
import { findCurrency } from "./slots/money-words.ts";

/**
 * Few words and a number after another question: another goal where that had one ('nah, 4k is fine'), else a goal of what that was about. Of what
 * is no count and no sum nothing is read.
 */
export function anotherGoal(
  text: string,
  { length }: readonly string[],
  { metrics, period, models }: QuestionSlots,
  before: Question | undefined,
): IntentId[] | undefined {
  const [last] = before?.intents ?? [];
  const namesOthers = metrics.length + models.length > 0 || period !== undefined;
  if (!before || last === undefined || length > fewWords || namesOthers) return undefined;
  if (before.goal) return findGoal(text, before.goal.of, before.goal) ? [last] : undefined;
  if (length > fewWordsAlone || !findGoal(text, "followers")) return undefined;
  if (before.limit) return [last];
  const about = frameOf(last)?.about;
  return (about && goalAbout[about]) ?? [];
}
const fewWords = 6;
const fewWordsAlone = 3;
const goalAbout: Partial<Record<Measure, IntentId[]>> = { followers: ["forecast"], earnings: ["earnings-forecast"] };

/** The sum of money that a text names as a goal; what was given back is none. Where nothing is paid an amount without a currency counts followers: '1000 on X by December'. */
export const sumIn = (text: string, slots: QuestionSlots, month: string | undefined): Goal | undefined =>
  slots.metrics.includes("earnings.back") || (isUnpaid(slots) && findCurrency(fold(text)) === undefined)
    ? undefined
    : findMoneyGoal(text, month !== undefined);

/** Whether platforms are named on which nothing is paid. */
export const isUnpaid = ({ platforms }: Pick<QuestionSlots, "platforms">): boolean =>
  platforms.length > 0 && !platforms.includes("onlyfans");

/** What a question wants to reach: its own number, which may stand `isAlone`, else that of the question that it goes on from. */
export function goalOf(
  intent: IntentId | undefined,
  text: string,
  { before, month, isAlone }: { before: Question | undefined; month: string | undefined; isAlone: boolean },
): Goal | undefined {
  if (intent === "earnings-forecast" || intent === "models-forecast") {
    const last = before?.goal?.of === "money" ? before.goal : undefined;
    const alone = isAlone ? findGoal(text, "money") : undefined;
    return findMoneyGoal(text, month !== undefined) ?? (last ? (findGoal(text, "money", last) ?? last) : alone);
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
