import { indexPhrases, phrasesAt } from "../phrase-lists.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";

const index = indexPhrases([en, de, es, fr].flatMap((dictionary) => Object.entries<string>(dictionary)));

/** Words of English alone that another language has for something else, folded: German 'er' is 'he', 'groß' is large. */
const ofEnglish: ReadonlySet<string> = new Set(["er", "gross"]);
/** Words of other languages that English has for something else: French 'pays' is a country. */
const ofOthers: ReadonlySet<string> = new Set(["pays"]);
/** Whether a word means what the dictionaries say in a text of this language. */
export const hasMeaning = (token: string, isEnglish: boolean): boolean =>
  isEnglish ? !ofOthers.has(token) : !ofEnglish.has(token);

/**
 * What a text is about, by words and phrases of any of the four languages, each once and in alphabetical order: 'money', 'fall',
 * 'subscriber'. A word may stand for several.
 *
 * @param tokens folded words
 */
export function findConcepts(tokens: readonly string[]): string[] {
  const found = tokens.flatMap((_, at) => phrasesAt(index, tokens, at).map(({ name }) => name));
  return [...new Set(found)].toSorted();
}
