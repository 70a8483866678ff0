import { type IntentId, talkIntents } from "../intents/intent-ids.ts";
import type { Question } from "../question.ts";
import { isSpoken } from "./decide.ts";
import type { QuestionOptions } from "./first-reading.ts";
import { readOne } from "./read-one.ts";
import { threadOf } from "./together.ts";
import { areTwo, splitQuestion } from "./two-questions.ts";

/** A longer text is classified by its beginning. */
const longest = 1_000;
/** How many earlier questions a follow-up may go back. */
const mostBefore = 6;

/**
 * Reads what a question asks: its intent, and what it names. A follow-up that names only a platform, a period, a model or 'why?'
 * has the intent of the question before it; another stands alone. No reading where nothing here answers it. Takes a
 * millisecond or two once the model is loaded, and as long for each earlier question.
 */
export function readQuestion(text: string, options: QuestionOptions): Question {
  let carried: Question | undefined;
  for (const earlier of (options.before ?? []).slice(-mostBefore)) {
    const question = readOne(earlier.slice(0, longest), options, carried);
    if (!isTakenUp(question)) continue;
    const thread = threadOf(question, carried);
    carried = { ...question, thread, ...(question.certainty === "unsure" && { intents: [] }) };
  }
  const whole = text.slice(0, longest);
  const [opening, rest] = splitQuestion(whole) ?? [];
  if (opening === undefined || rest === undefined) return readOne(whole, options, carried);
  const first = readOne(opening, options, carried);
  const second = readOne(rest, options, first);
  return areTwo(first, second) ? { ...first, text: whole, also: second } : readOne(whole, options, carried);
}

/**
 * Whether a later question may go on from this one: talk between them changes nothing, nor does what could not be read. Of what was answered
 * with a question back only the model, platform and period are kept, and not what it may have asked.
 */
const isTakenUp = ({ intents: [first = "none"], certainty }: Question): boolean =>
  first !== "none" && !isTalk(first) && (certainty !== "unsure" || !isSpoken(first));
const isTalk = (intent: IntentId) => talkIntents.some((one) => one === intent);
