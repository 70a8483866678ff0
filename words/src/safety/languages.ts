import type { Language } from "@fanradar/contract";
import { de } from "./lexicon/de.ts";
import { en } from "./lexicon/en.ts";
import { es } from "./lexicon/es.ts";
import { fr } from "./lexicon/fr.ts";
import type { Lexicon } from "./lexicon.ts";
import { PhraseReader } from "./read-phrases.ts";
import { tokenize } from "./tokens.ts";

const lexicons: readonly { language: Language; lexicon: Lexicon }[] = [
  { language: "en", lexicon: en },
  { language: "de", lexicon: de },
  { language: "es", lexicon: es },
  { language: "fr", lexicon: fr },
];
/** A language with this many fewer of its own words than the best is ruled out. */
const clearly = 2;

/** Common words that occur in one of the languages only. */
const ownWords = new Map(
  lexicons.map(({ language, lexicon }) => {
    const others = new Set(
      lexicons.filter((other) => other.lexicon !== lexicon).flatMap((other) => [...other.lexicon.common]),
    );
    return [language, new Set([...lexicon.common].filter((word) => !others.has(word)))] as const;
  }),
);

/** The language of a text by its common words; undefined if they do not decide. */
export function detectLanguage(text: string): Language | undefined {
  const tokens = tokenize(text.slice(0, 2_000));
  const counts = lexicons
    .map(({ language }) => ({ language, own: tokens.filter(({ word }) => ownWords.get(language)?.has(word)).length }))
    .toSorted((one, other) => other.own - one.own);
  const [first, second] = counts;
  return first && second && first.own > second.own ? first.language : undefined;
}

/** Readers of a text, one for each language that it may be in, the likeliest first. Short texts have few common words, so that several remain. */
export function phraseReadersOf(text: string, today: Date): { language: Language; reader: PhraseReader }[] {
  const tokens = tokenize(text);
  const counted = lexicons.map(({ language, lexicon }) => {
    const words = language === "de" ? tokenize(text, language) : tokens;
    return {
      language,
      common: words.filter(({ word }) => ownWords.get(language)?.has(word)).length,
      reader: new PhraseReader(words, lexicon, today),
    };
  });
  const most = Math.max(...counted.map(({ common }) => common));
  return counted.filter(({ common }) => common > most - clearly).toSorted((one, other) => other.common - one.common);
}
