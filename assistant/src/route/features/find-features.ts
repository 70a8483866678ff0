import type { Language } from "@fanradar/contract";
import { indexPhrases, type PhraseIndex, phrasesAt } from "../phrase-lists.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

/** What words say of a question on figures. */
export const questionFeatures = [
  ...(["plain", "much", "count", "which", "that", "who", "why"] as const),
  // What is measured.
  ...(["net", "brings", "fees", "payment", "size", "people", "payer", "paid", "new", "back", "message"] as const),
  // What is done with it.
  ...(["mean", "median", "most", "least", "share", "change", "degree", "versus", "single", "each"] as const),
  ...(["inRow", "firstTime", "lastTime", "sinceWhen"] as const),
  // By what.
  ...(["day", "week", "month", "weekday", "hour", "kind", "model", "platform"] as const),
  // Of an audience and of posts.
  ...(["total", "ours", "grow", "lose", "post", "ahead", "norm", "quiet"] as const),
] as const;
export type QuestionFeature = (typeof questionFeatures)[number];

const indexOf = (lists: Readonly<Record<QuestionFeature, string>>) =>
  indexPhrases(questionFeatures.map((feature) => [feature, lists[feature]] as const));
const indexes: Readonly<Record<Language, PhraseIndex<QuestionFeature>>> = {
  ...{ en: indexOf(en), de: indexOf(de), es: indexOf(es), fr: indexOf(fr) },
};

const listsBy: Readonly<Record<Language, Readonly<Record<QuestionFeature, string>>>> = { en, de, es, fr };
/** All words and phrases that say something of a question in a language, as they are listed. */
export const wordsOfFeatures = (language: Language): string[] => Object.values(listsBy[language]);

/** Whether one of these words, by itself, says this. */
export const saysFeature = (tokens: readonly string[], language: Language, feature: QuestionFeature): boolean =>
  tokens.some((token) => findFeatures([token], language)?.has(feature));

/**
 * What folded words say of a question on figures, in this language; undefined where one of them is in no list: then more may be meant than is
 * understood.
 */
export function findFeatures(tokens: readonly string[], language: Language): Set<QuestionFeature> | undefined {
  const found = new Set<QuestionFeature>();
  const isKnown = tokens.map((token) => token.length === 1 && !/\d/.test(token));
  // 'At least' says nothing of what is least.
  let covered = 0;
  for (const at of tokens.keys()) {
    const phrases = phrasesAt(indexes[language], tokens, at);
    const empty = Math.max(0, ...phrases.map(({ name, length }) => (name === "plain" && length > 1 ? length : 0)));
    covered = Math.max(covered, at + empty);
    if (empty > 0) isKnown.fill(true, at, at + empty);
    if (at < covered) continue;
    for (const { name, length } of phrases) {
      found.add(name);
      isKnown.fill(true, at, at + length);
    }
  }
  return isKnown.every(Boolean) ? found : undefined;
}
