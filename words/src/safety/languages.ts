import type { Language } from "@fanradar/contract";
import { de } from "./lexicon/de.ts";
import { en } from "./lexicon/en.ts";
import { es } from "./lexicon/es.ts";
import { fr } from "./lexicon/fr.ts";
import { compile } from "./lexicon.ts";
import { PhraseReader } from "./read-phrases.ts";
import { tokenize } from "./tokens.ts";

const languages = ["en", "de", "es", "fr"] as const;
const sources = { en, de, es, fr };
/** A language with this many fewer of its own words than the best is ruled out. */
const clearly = 2;

/** The lexicon of each language, and its common words that occur in no other. */
function compileLexicons() {
  const all = languages.map((language) => ({ language, lexicon: compile(sources[language]) }));
  return all.map((one) => {
    const others = new Set(all.filter((other) => other !== one).flatMap(({ lexicon }) => [...lexicon.common]));
    return { ...one, ownWords: new Set([...one.lexicon.common].filter((word) => !others.has(word))) };
  });
}

let compiled: ReturnType<typeof compileLexicons> | undefined;
/** Compiled for the first text: a process starts without. */
function lexicons() {
  compiled ??= compileLexicons();
  return compiled;
}

let persons: ReadonlySet<string> | undefined;
/** Whether a folded word names persons, one or several, in any of the languages: 'girls', 'chicas'. */
export function namesPersons(word: string): boolean {
  persons ??= new Set(Object.values(sources).flatMap(({ concepts }) => (concepts.noun ?? "").split(/,\s*/)));
  return persons.has(word) || persons.has(word.replace(/(?:en|s|n)$/, ""));
}

/** The language of a text by its common words; undefined if they do not decide. */
export function detectLanguage(text: string): Language | undefined {
  const tokens = tokenize(text.slice(0, 2_000));
  const counts = lexicons()
    .map(({ language, ownWords }) => ({ language, own: tokens.filter(({ word }) => ownWords.has(word)).length }))
    .toSorted((one, other) => other.own - one.own);
  const [first, second] = counts;
  return first && second && first.own > second.own ? first.language : undefined;
}

/** 'Subscriber #17' names a place in a list; '#17yo' is a hashtag. */
const placeInList = /#(\d+)(?![\p{L}\d])/gu;

/** Readers of a text, one for each language that it may be in, the likeliest first. Short texts have few common words, so that several remain. */
export function phraseReadersOf(written: string, today: Date): { language: Language; reader: PhraseReader }[] {
  const text = written.replace(placeInList, "number $1");
  const tokens = tokenize(text);
  const counted = lexicons().map(({ language, lexicon, ownWords }) => {
    const words = language === "de" ? tokenize(text, language) : tokens;
    return {
      language,
      common: words.filter(({ word }) => ownWords.has(word)).length,
      reader: new PhraseReader(words, lexicon, today),
    };
  });
  const most = Math.max(...counted.map(({ common }) => common));
  return counted.filter(({ common }) => common > most - clearly).toSorted((one, other) => other.common - one.common);
}
