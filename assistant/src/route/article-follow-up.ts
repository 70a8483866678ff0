import type { Question } from "../question.ts";
import { findPassage } from "./find-passage.ts";
import type { FirstReading } from "./first-reading.ts";

/** What points back to what was spoken of, or goes on from it, in four languages, folded. */
const pointsBack =
  /^(?:and|but|so|then|ok|und|aber|dann|y|pero|entonces|et|mais|alors|donc)\b|\b(?:it|its|he|him|his|they|them|their|that|this|those|one|ones|he s|es|das|er|ihn|ihm|sie|ihnen|davon|danach|damit|dafur|dazu|die|lo|la|le|les|eso|esa|ese|ellos|despues|il|lui|leur|ca|cela|en|apres|l)\b/;
const fewWords = 10;
const veryFew = 4;
/** A reading that is this likely is another matter, unless the words are those of the article. */
const surelyOther = 0.7;

/**
 * A question that goes on from an article: it points back or is hardly a sentence, and the article has a passage for what it asks. Undefined of any
 * other: a name, a figure of the own, or what is surely another matter.
 */
export function articleFollowUp(
  text: string,
  { tokens, slots, readings, language, fixed }: FirstReading,
  before: Question | undefined,
): Question | undefined {
  const [last] = before?.intents ?? [];
  if (fixed || !before || !last?.startsWith("article:") || tokens.length > fewWords) return undefined;
  if (slots.models.length > 0 || slots.period !== undefined || slots.hashtag !== undefined) return undefined;
  if (tokens.length > veryFew && !pointsBack.test(tokens.join(" "))) return undefined;
  const { passage, words } = findPassage(last.slice("article:".length), text, { isLater: true });
  if (passage === undefined) return undefined;
  const [first] = readings;
  const isOther = first !== undefined && first.intent !== last && first.operation === undefined;
  if (isOther && words === 0 && first.probability >= surelyOther) return undefined;
  const { payments, audience, ...rest } = before;
  return { ...rest, text, language, intents: [last], certainty: "sure" };
}
