import type { Language } from "@fanradar/contract";
import { readRequest } from "@fanradar/words/people/find-person";
import type { IntentId } from "../intents/intent-ids.ts";
import { findConcepts } from "./concepts/find-concepts.ts";
import { isOfData } from "./decide.ts";
import { findFeatures } from "./features/find-features.ts";
import { findPassage } from "./find-passage.ts";
import { findTalk } from "./find-talk.ts";
import type { QuestionOptions } from "./first-reading.ts";
import { isOnProduct } from "./is-on-product.ts";
import { loadQuestionModel } from "./load-question-model.ts";
import { readQuestion } from "./read-question.ts";
import { findMetrics } from "./slots/find-metrics.ts";
import { findJoinedName, findTypedName, findUnknownName } from "./slots/find-unknown-name.ts";
import { monthOf } from "./slots/named-days.ts";
import { isWeekday } from "./slots/weekdays.ts";
import { tokensOf } from "./tokens.ts";

/** Whether a text is talk alone: 'are you a real person?'. */
export const isTalkAlone = (text: string): boolean => findTalk(tokensOf(text), loadQuestionModel().talk) !== undefined;

/**
 * Whether a text asks for figures or advice, and not for the person behind a profile: 'how is Carla doing?' of an own model, 'who has not
 * linked her accounts?' of all. What is asked of a handle or of 'her' may be a search; what may be one is never more than unsure.
 */
export function isAboutFigures(text: string, options: QuestionOptions): boolean {
  const { intents, certainty, models, scope, language } = readQuestion(text, options);
  const [first = "none"] = intents;
  if (certainty === "unsure" || text.includes("@")) return false;
  // What people ask of an article in these words is no search: 'can my chatter see the money? I don't want him to'.
  if (isOfPassage(first, text, language)) return true;
  // 'Ok, delete her' is done in the product.
  if (certainty === "sure" && isOnProduct(first) && tokensOf(text).length <= fewWords) return true;
  if (scope === "one" && maySearch(text, first)) return false;
  return isOfData(first) || (models.length === 0 && first.startsWith("article:"));
}

const fewWords = 5;
/** So many words of a sentence, rare ones alone, are those in which people ask for a passage. */
const leastWords = 2;

/** Whether people ask for a passage of an article in the words of a text, and what else it says is no search. */
function isOfPassage(intent: IntentId, text: string, language: Language): boolean {
  if (!intent.startsWith("article:")) return false;
  const sentences = text.split(/(?<=[.?!…])\s+/);
  const others = sentences.filter((one) => findPassage(intent.slice("article:".length), one).words < leastWords);
  return others.length < sentences.length && !readRequest(others.join(" "), language).asks;
}

/** What is asked of 'her' may be a search, unless it is one sentence and surely about figures that say nothing of a person. */
const maySearch = (text: string, first: IntentId) =>
  !isOfData(first) || (ofPersons.has(first) && !speaksOfFigures(text)) || /[.?!].*\p{L}/u.test(text);
/** 'Where does the figure for my earnings come from?' */
const speaksOfFigures = (text: string) => findConcepts(tokensOf(text)).some((one) => ofFigures.has(one));
const ofFigures: ReadonlySet<string> = new Set([
  "money",
  "price",
  "engagement",
  "follower",
  "subscriber",
  "view",
  "like",
]);
const ofPersons: ReadonlySet<IntentId> = new Set(["overview", "audience", "source", "metric", "compare", "missing"]);

/**
 * Somebody's name that no question of the bank has, as a name is written or in small letters; undefined where a text has none.
 *
 * @param known words of names that are known
 * @param isBeside one of them is named: then somebody that it is compared with is found too
 */
export function unknownNameIn(
  text: string,
  language: Language,
  { known = new Set(), isBeside = false }: { known?: ReadonlySet<string>; isBeside?: boolean } = {},
): string | undefined {
  const { words, spellings } = loadQuestionModel();
  const isKnown = (word: string) => words.has(word) || monthOf.has(word) || isWeekday(word) || known.has(word);
  const { common, rare } = spellings[language];
  const isWord = (word: string) =>
    isKnown(word) ||
    common.has(word) ||
    rare.has(word) ||
    findFeatures([word], language) !== undefined ||
    findMetrics([word]).length > 0;
  const tokens = tokensOf(text);
  return (
    findUnknownName(text, { isKnown, isGerman: language === "de" }) ??
    findTypedName(tokens, isWord) ??
    (isBeside ? findJoinedName(tokens, isWord) : undefined)
  );
}
