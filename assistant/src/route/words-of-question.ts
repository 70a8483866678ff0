import { fold } from "@fanradar/words/fold";
import type { IntentId } from "../intents/intent-ids.ts";
import type { Concept } from "./concepts/en.ts";
import { isSpoken, type Reading } from "./decide.ts";
import { findTalkAround } from "./find-talk.ts";
import { loadQuestionModel } from "./load-question-model.ts";
import type { QuestionModel } from "./question-model.ts";
import type { QuestionSlots } from "./read-slots.ts";
import { isWeekday } from "./slots/weekdays.ts";

/** Whether a word is one of any question: of the bank, or a day of the week. */
export const isWordOf = ({ words }: QuestionModel, token: string) => words.has(token) || isWeekday(token);

/** 'Y en TikTok, ¿qué tal?': how a platform or model that is named stands, and 'Ava vs Carla' how two models do. */
export function standing(
  concepts: readonly string[],
  { models }: Pick<QuestionSlots, "models">,
  named: number,
): readonly IntentId[] {
  if (models.length > 1 && concepts.includes("compare")) return ["compare"];
  return named > 0 && concepts.includes("overview") ? ["overview"] : [];
}

/** Whether a word says nothing of what is asked. */
export const isPlainWord =
  ({ plain }: QuestionModel) =>
  (word: string) =>
    word.length <= 2 || plain.has(word);

/** 'What % of my followers?': a sign without a number. */
export const isOfShare = /(?<!\d\s?)%/;
const shareWords =
  /\b(?:percent(?:age)?|share|fraction|proportion|anteil\w*|prozent\w*|porcentaje|proporcion|que parte|pourcent\w*|part d(?:e|es|u)|quelle part)\b/;

const perMonth =
  /\b(?:per month|a month|monthly|pro monat|im monat|monatlich\w*|al mes|por mes|mensual\w*|par mois|mensuel\w*)\b/;

/** Whether a text asks what a month brings. */
export const asksPerMonth = (text: string): boolean => perMonth.test(fold(text));

/** Whether a text asks which part of a whole something is. */
export const asksShare = (text: string): boolean => isOfShare.test(text) || shareWords.test(fold(text));

/** Who is one of several. */
export const ofOthers: ReadonlySet<string> = new Set<Concept>(["models", "who", "compare"]);

/** The talk that a text begins with, unless it surely asks something else. */
export function talkAround(tokens: readonly string[], [first]: readonly Reading[]): IntentId | undefined {
  const isClear = (first?.probability ?? 0) >= clear && !isSpoken(first?.intent ?? "none");
  return isClear ? undefined : findTalkAround(tokens, loadQuestionModel().talk);
}
const clear = 0.4;
