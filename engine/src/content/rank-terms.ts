import { termsOf } from "./caption-terms.ts";

/** How many creators of a pool use a word or pair in captions. */
export interface WordPool {
  creators: number;
  frequency: Record<string, number>;
}

/** A hashtag, word or pair, with the captions that it stands in. */
export interface Term {
  text: string;
  kind: "tag" | "word" | "pair";
  /** Indices of the captions. */
  captions: number[];
  /** Number of captions × logarithm of the term's rarity among creators (TF-IDF). */
  weight: number;
}

/**
 * Hashtags, words and pairs of a creator's captions that stand in at least 2 of them, weighed by TF-IDF: a document is a
 * caption, rarity is that among creators (docs/methods.md, 'Themes, formats and language'). The heaviest first.
 */
export function rankTerms(captions: readonly string[], pool?: WordPool): Term[] {
  const cut = captions.map(termsOf);
  const gathered = (kind: Term["kind"], texts: ReadonlySet<string>[]): Term[] =>
    gather(texts).map(([text, found]) => ({
      text,
      kind,
      captions: found,
      weight: found.length * Math.log(1 + rarity(text, pool)),
    }));
  const tags = cut.map((one) => one.tags);
  const pairs = cut.map((one) => one.pairs);
  const words = cut.map((one) => one.words);
  return [...gathered("tag", tags), ...gathered("pair", pairs), ...gathered("word", words)].sort(heavier);
}

/** The heavier first; alike, by their letters. */
export function heavier(a: { weight: number; text: string }, b: { weight: number; text: string }): number {
  return b.weight - a.weight || (a.text < b.text ? -1 : 1);
}

/** Terms with the captions they stand in, of those that stand in at least 2: most pairs stand in one, and need no list. */
function gather(captions: ReadonlySet<string>[]): [string, number[]][] {
  const found = new Map<string, number | number[]>();
  for (const [index, terms] of captions.entries())
    for (const term of terms) {
      const before = found.get(term);
      if (typeof before === "object") before.push(index);
      else found.set(term, before === undefined ? index : [before, index]);
    }
  return [...found].flatMap(([term, list]): [string, number[]][] => (typeof list === "object" ? [[term, list]] : []));
}

/** Inverse share of creators that use a term; 1 where no pool is known. */
function rarity(term: string, pool: WordPool | undefined): number {
  // A word may be the name of something that every object has.
  const users = pool && Object.hasOwn(pool.frequency, term) ? (pool.frequency[term] ?? 0) : 0;
  return pool ? pool.creators / (1 + users) : 1;
}
