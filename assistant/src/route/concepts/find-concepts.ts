import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

/** A word or phrase that stands for a concept: its words, of which one that ends in `*` stands for all that begin so. */
interface Entry {
  concept: string;
  words: readonly string[];
}

const indexed = 2;
/** Entries by the beginning of their first word, so that a word of a text is held against few of them. */
const entries: ReadonlyMap<string, Entry[]> = Map.groupBy(
  [en, de, es, fr].flatMap((dictionary) =>
    Object.entries(dictionary).flatMap(([concept, list]) =>
      list.split(", ").map((phrase): Entry => ({ concept, words: phrase.split(" ") })),
    ),
  ),
  ({ words }) => startOf(words[0] ?? ""),
);

function startOf(word: string): string {
  return word.slice(0, indexed);
}

const fits = (word: string, pattern: string) =>
  pattern.endsWith("*") ? word.startsWith(pattern.slice(0, -1)) : word === pattern;

/** Words of English alone that another language has for something else, folded: German 'er' is 'he', 'groß' is large. */
const ofEnglish: ReadonlySet<string> = new Set(["er", "gross"]);
/** Whether a word means what the dictionaries say in a text of this language. */
export const isMeantIn = (token: string, isEnglish: boolean): boolean => isEnglish || !ofEnglish.has(token);

/**
 * What a text is about, by words and phrases of any of the four languages, each once and in alphabetical order: 'money', 'fall',
 * 'subscriber'. A word may stand for several.
 *
 * @param tokens folded words
 */
export function findConcepts(tokens: readonly string[]): string[] {
  const found = tokens.flatMap((token, at) =>
    (entries.get(startOf(token)) ?? [])
      .filter(({ words }) => words.every((pattern, next) => fits(tokens[at + next] ?? "", pattern)))
      .map(({ concept }) => concept),
  );
  return [...new Set(found)].toSorted();
}
