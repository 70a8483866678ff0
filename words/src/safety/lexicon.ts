/** Phrases by concept, separated by ','. For their syntax see `compile`. */
export type Concepts = Readonly<Record<string, string>>;

export type Item =
  | { is: "word"; word: string; isStem: boolean }
  | { is: "age" | "bare" | "adult" | "over" | "ordinal" | "class" | "year" | "graduation" | "day" | "gap" | "end" }
  | { is: "concept"; name: string }
  | { is: "optional"; item: Item };

export type LexiconPhrase = readonly Item[];

/** A phrase by the word that it begins with. */
export interface PhraseStart {
  word: string;
  isStem: boolean;
  concept: string;
  phrase: LexiconPhrase;
}

/** Concepts of one language, compiled once. */
export interface Lexicon {
  /** Phrases that begin with a word: by the word, by its stem, and, if it is long enough to allow a misspelling, by its first letter. */
  words: ReadonlyMap<string, readonly PhraseStart[]>;
  stems: ReadonlyMap<string, readonly PhraseStart[]>;
  mended: ReadonlyMap<string, readonly PhraseStart[]>;
  /** By concept: phrases that begin with a number or a year, and those that begin with another concept. */
  numeric: ReadonlyMap<string, readonly LexiconPhrase[]>;
  nested: ReadonlyMap<string, readonly LexiconPhrase[]>;
  /** Number words and ordinals of the language. */
  numbers: ReadonlyMap<string, number>;
  ordinals: ReadonlyMap<string, number>;
  /** Words that may follow an age without a unit: 'I am 17 and …', not '17 posts'. */
  after: ReadonlySet<string>;
  /** Common words that identify the language. */
  common: ReadonlySet<string>;
}

/** A language as it is written down. */
export interface LexiconSource {
  concepts: Concepts;
  /** From one to eighteen. */
  numbers: string;
  /** From first to eighteenth, and the endings of each. */
  ordinals: { stems: string; endings: readonly string[] };
  after: string;
  /** Frequent words of the language, besides those of `after`. */
  common: string;
}

const items: Readonly<Record<string, Item>> = {
  "{n}": { is: "age" },
  "{b}": { is: "bare" },
  "{o}": { is: "ordinal" },
  "{18}": { is: "adult" },
  "{a}": { is: "over" },
  "{c}": { is: "class" },
  "{y}": { is: "year" },
  "{g}": { is: "graduation" },
  "{d}": { is: "day" },
  "..": { is: "gap" },
  "~": { is: "end" },
};

/** Words of at least this many letters match with one misspelling; prefixes need one letter more. */
export const mendedLetters = 7;

/**
 * Compiles phrases of a language. In a phrase `word*` is a word with this prefix, `?word` may be absent, `..` is up to five words,
 * `<name>` is a phrase of another concept, `{n}` an age of 1 to 17 in digits or words, `{b}` one of 6 to 17, `{o}` the sixth to the
 * eighteenth in order or the number alone, `{c}` the first to the thirteenth class of a school likewise, `{18}` eighteen, `{a}` nineteen
 * to ninety-nine, `{y}` a year of birth of a person under 18, `{d}` such a year at least six years ago, alone or from a full date, `{g}` a
 * year in which a pupil of today leaves school; after `~` the sentence ends or a word of `after` follows.
 */
export function compile({ concepts, numbers, ordinals, after, common }: LexiconSource): Lexicon {
  const all = Object.entries(concepts).flatMap(([concept, written]) =>
    phrasesOf(written).map((phrase) => ({ concept, phrase })),
  );
  const openings = all.flatMap(({ concept, phrase }): PhraseStart[] => {
    const [first] = phrase;
    return first?.is === "word" ? [{ word: first.word, isStem: first.isStem, concept, phrase }] : [];
  });
  const beginningWith = (kinds: readonly Item["is"][]) =>
    groupBy(
      all.filter(({ phrase }) => phrase[0] && kinds.includes(phrase[0].is)),
      ({ concept }) => concept,
      ({ phrase }) => phrase,
    );
  const same = (opening: PhraseStart) => opening;
  const byWord = ({ word }: PhraseStart) => word;
  return {
    words: groupBy(openings, byWord, same),
    stems: groupBy(
      openings.filter(({ isStem }) => isStem),
      byWord,
      same,
    ),
    mended: groupBy(
      openings.filter(({ word, isStem }) => word.length >= mendedLetters + (isStem ? 1 : 0)),
      ({ word }) => word.charAt(0),
      same,
    ),
    numeric: beginningWith(["age", "bare", "adult", "over", "ordinal", "class", "year", "graduation", "day"]),
    nested: beginningWith(["concept"]),
    numbers: new Map(numbers.split(/\s+/).map((word, index) => [word, index + 1])),
    ordinals: new Map(
      ordinals.stems
        .split(/\s+/)
        .flatMap((stem, index) => ordinals.endings.map((ending) => [stem + ending, index + 1] as const)),
    ),
    after: new Set(after.split(/\s+/)),
    common: new Set(`${after} ${common}`.split(/\s+/)),
  };
}

function groupBy<T, V>(all: readonly T[], keyOf: (one: T) => string, partOf: (one: T) => V): Map<string, V[]> {
  const groups = new Map<string, V[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(partOf(one));
    else groups.set(keyOf(one), [partOf(one)]);
  }
  return groups;
}

function phrasesOf(written: string): LexiconPhrase[] {
  return written
    .split(",")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "")
    .flatMap((phrase) => openingsOf(phrase.split(/\s+/).map(itemOf)));
}

/** Expands a phrase with an optional first item to two: phrases are found by their first item. */
function openingsOf([first, ...rest]: LexiconPhrase): LexiconPhrase[] {
  return first?.is === "optional" ? [[first.item, ...rest], ...openingsOf(rest)] : first ? [[first, ...rest]] : [];
}

function itemOf(written: string): Item {
  const known = items[written];
  if (known) return known;
  if (written.startsWith("?")) return { is: "optional", item: itemOf(written.slice(1)) };
  if (written.startsWith("<")) return { is: "concept", name: written.slice(1, -1) };
  const isStem = written.endsWith("*");
  return { is: "word", word: isStem ? written.slice(0, -1) : written, isStem };
}
