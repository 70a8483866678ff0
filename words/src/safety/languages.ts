import type { Language } from "@fanradar/contract";
import { de } from "./lexicon/de.ts";
import { en } from "./lexicon/en.ts";
import { es } from "./lexicon/es.ts";
import { fr } from "./lexicon/fr.ts";
import type { Lexicon } from "./lexicon.ts";
import { PhraseReader } from "./read-phrases.ts";
import { tokensOf } from "./tokens.ts";

const lexicons: readonly { language: Language; lexicon: Lexicon }[] = [
  { language: "en", lexicon: en },
  { language: "de", lexicon: de },
  { language: "es", lexicon: es },
  { language: "fr", lexicon: fr },
];
/** A language with so many words of its own less than another is not the one that a text is written in. */
const clearly = 2;

/** Common words that no other of the languages has. */
const ownWords = new Map(
  lexicons.map(({ language, lexicon }) => {
    const others = new Set(
      lexicons.filter((other) => other.lexicon !== lexicon).flatMap((other) => [...other.lexicon.common]),
    );
    return [language, new Set([...lexicon.common].filter((word) => !others.has(word)))] as const;
  }),
);

/** The language that a text is clearly written in, by its common words; undefined where they do not decide. */
export function languageOf(text: string): Language | undefined {
  const tokens = tokensOf(text.slice(0, 2_000));
  const counts = lexicons
    .map(({ language }) => ({ language, own: tokens.filter(({ word }) => ownWords.get(language)?.has(word)).length }))
    .toSorted((one, other) => other.own - one.own);
  const [first, second] = counts;
  return first && second && first.own > second.own ? first.language : undefined;
}

/** A text as read in each language it may be written in, the likeliest first. Common words decide, and short texts have few. */
export function readersOf(text: string, today: Date): { language: Language; reader: PhraseReader }[] {
  const tokens = tokensOf(text);
  const counted = lexicons.map(({ language, lexicon }) => ({
    language,
    common: tokens.filter(({ word }) => ownWords.get(language)?.has(word)).length,
    reader: new PhraseReader(tokens, lexicon, today),
  }));
  const most = Math.max(...counted.map(({ common }) => common));
  return counted.filter(({ common }) => common > most - clearly).toSorted((one, other) => other.common - one.common);
}
