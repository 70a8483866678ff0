import type { Language } from "@fanradar/contract";
import { detectLanguage } from "@fanradar/words/safety/languages";
import { tokensOf } from "./tokens.ts";

/** Below, what a text shows of its language does not decide. */
const decided = 0.6;
/** Fewer words show little of a language: 'oui vas-y' stays in that of the question before. */
const fewForLanguage = 3;
const decidedOfFew = 0.97;

/** The language of a text: the likeliest, else the usual one of the reader or of the question before. */
export function languageOf(
  text: string,
  languages: readonly { language: Language; probability: number }[],
  usual: Language,
  isFollowing: boolean,
): Language {
  const likeliest = languages.toSorted((one, other) => other.probability - one.probability)[0];
  const enough = isFollowing && tokensOf(text).length <= fewForLanguage ? decidedOfFew : decided;
  if (likeliest && likeliest.probability >= enough) return likeliest.language;
  return detectLanguage(text) ?? usual;
}
