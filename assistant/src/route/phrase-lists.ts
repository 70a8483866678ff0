/** A phrase of a list: its words, of which one that ends in `*` matches any word that begins so, and `?` matches any word. */
interface Phrase<Name> {
  name: Name;
  words: readonly string[];
}

/** Phrases by the first letters of their first word, so that a word is compared with few of them. */
export type PhraseIndex<Name> = ReadonlyMap<string, readonly Phrase<Name>[]>;

const indexed = 2;
const startOf = (word: string): string => word.slice(0, indexed);
const matches = (word: string, pattern: string): boolean =>
  pattern === "?" ? word !== "" : pattern.endsWith("*") ? word.startsWith(pattern.slice(0, -1)) : word === pattern;

/** Indexes lists of folded phrases, separated by commas, under their names. */
export function indexPhrases<Name>(lists: Iterable<readonly [Name, string]>): PhraseIndex<Name> {
  const phrases = [...lists].flatMap(([name, list]) =>
    list.split(/,\s+/).map((phrase): Phrase<Name> => ({ name, words: phrase.split(" ") })),
  );
  return Map.groupBy(phrases, ({ words: [first = ""] }) => startOf(first));
}

/** The phrases that begin at a position of folded words, each with its name and its length in words. */
export const phrasesAt = <Name>(
  index: PhraseIndex<Name>,
  tokens: readonly string[],
  at: number,
): { name: Name; length: number }[] =>
  (index.get(startOf(tokens[at] ?? "")) ?? [])
    .filter(({ words }) => words.every((pattern, next) => matches(tokens[at + next] ?? "", pattern)))
    .map(({ name, words }) => ({ name, length: words.length }));
