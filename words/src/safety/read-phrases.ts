import type { Token } from "./tokens.ts";

/** By its name: phrases divided by ','. See `compile` for how one is written. */
export type Concepts = Readonly<Record<string, string>>;

/** Where a phrase of a concept stands: its first word and the one after its last. */
export interface Place {
  from: number;
  to: number;
}

type Item =
  | { is: "word"; word: string; isStem: boolean }
  | { is: "age" | "bare" | "adult" | "year" | "gap" | "end" }
  | { is: "concept"; name: string }
  | { is: "optional"; item: Item };

type Phrase = readonly Item[];

interface Phrases {
  /** By the letter that their first word begins with. */
  byLetter: ReadonlyMap<string, readonly Phrase[]>;
  /** Those that begin with something else than a word. */
  open: readonly Phrase[];
}

/** Concepts of one language, compiled once. */
export interface Lexicon {
  concepts: ReadonlyMap<string, Phrases>;
  /** Words of its language that stand for a number of years. */
  numbers: ReadonlyMap<string, number>;
  /** Words that may follow an age that stands alone: 'I am 17 and …', never '17 posts'. */
  after: ReadonlySet<string>;
  /** What tells its language from others. */
  common: ReadonlySet<string>;
}

interface Source {
  concepts: Concepts;
  /** From one to eighteen. */
  numbers: string;
  after: string;
  /** Words that stand in most sentences of the language, besides those of `after`. */
  common: string;
}

const items: Readonly<Record<string, Item>> = {
  "{n}": { is: "age" },
  "{b}": { is: "bare" },
  "{18}": { is: "adult" },
  "{y}": { is: "year" },
  "..": { is: "gap" },
  "~": { is: "end" },
};

/**
 * Compiles phrases of a language. In a phrase `word*` is a word that begins so, `?word` may be absent, `..` is up to five words,
 * `<name>` is a phrase of another concept, `{n}` an age of 1 to 17 in digits or words, `{b}` one of 6 to 17, `{18}` eighteen,
 * `{y}` a year in which whoever is under 18 was born; after `~` the sentence ends or a word of `after` stands.
 */
export function compile({ concepts, numbers, after, common }: Source): Lexicon {
  return {
    concepts: new Map(Object.entries(concepts).map(([name, phrases]) => [name, phrasesOf(phrases)])),
    numbers: new Map(numbers.split(/\s+/).map((word, index) => [word, index + 1])),
    after: new Set(after.split(/\s+/)),
    common: new Set(`${after} ${common}`.split(/\s+/)),
  };
}

function phrasesOf(written: string): Phrases {
  const all = written
    .split(",")
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "")
    .map((phrase): Phrase => phrase.split(/\s+/).map(itemOf));
  const letterOf = ([first]: Phrase) => (first?.is === "word" ? first.word.charAt(0) : undefined);
  const letters = [...new Set(all.map(letterOf))].filter((letter) => letter !== undefined);
  return {
    byLetter: new Map(letters.map((letter) => [letter, all.filter((phrase) => letterOf(phrase) === letter)])),
    open: all.filter((phrase) => letterOf(phrase) === undefined),
  };
}

function itemOf(written: string): Item {
  const known = items[written];
  if (known) return known;
  if (written.startsWith("?")) return { is: "optional", item: itemOf(written.slice(1)) };
  if (written.startsWith("<")) return { is: "concept", name: written.slice(1, -1) };
  const isStem = written.endsWith("*");
  return { is: "word", word: isStem ? written.slice(0, -1) : written, isStem };
}

const mostGap = 5;
/** Words of so many letters are known with one slip; beginnings of words of one more. */
const mendedLetters = 7;
const youngest = 6;

/** A text as one language reads it: asks where concepts stand in it. */
export class PhraseReader {
  readonly tokens: readonly Token[];
  readonly #lexicon: Lexicon;
  readonly #today: Date;
  readonly #found = new Map<string, readonly Place[]>();
  readonly #same = new Map<string, boolean>();

  constructor(tokens: readonly Token[], lexicon: Lexicon, today: Date) {
    this.tokens = tokens;
    this.#lexicon = lexicon;
    this.#today = today;
  }

  /** All places where a phrase of a concept stands. */
  find(name: string): readonly Place[] {
    const known = this.#found.get(name);
    if (known) return known;
    const places = this.tokens.flatMap((_, from) => {
      const to = this.#concept(name, from);
      return to === undefined || to === from ? [] : [{ from, to }];
    });
    this.#found.set(name, places);
    return places;
  }

  #concept(name: string, from: number): number | undefined {
    const phrases = this.#lexicon.concepts.get(name);
    const letter = this.tokens[from]?.word.charAt(0);
    if (!phrases || letter === undefined) return undefined;
    for (const phrase of [...(phrases.byLetter.get(letter) ?? []), ...phrases.open]) {
      const to = this.#phrase(phrase, 0, from);
      if (to !== undefined) return to;
    }
    return undefined;
  }

  /** The index after the phrase that begins at a word; undefined where it does not. */
  #phrase(phrase: Phrase, at: number, from: number): number | undefined {
    const item = phrase[at];
    if (!item) return from;
    if (item.is === "optional") {
      const with_ = this.#one(item.item, from);
      const taken = with_ === undefined ? undefined : this.#phrase(phrase, at + 1, with_);
      return taken ?? this.#phrase(phrase, at + 1, from);
    }
    if (item.is === "gap") {
      for (let next = from; next <= Math.min(from + mostGap, this.tokens.length); next++) {
        const to = this.#phrase(phrase, at + 1, next);
        if (to !== undefined) return to;
        if (this.tokens[next]?.ends) return undefined;
      }
      return undefined;
    }
    const next = this.#one(item, from);
    return next === undefined ? undefined : this.#phrase(phrase, at + 1, next);
  }

  #one(item: Item, from: number): number | undefined {
    if (item.is === "end") {
      const word = this.tokens[from]?.word;
      const ends = this.tokens[from - 1]?.ends || word === undefined || this.#lexicon.after.has(word);
      return ends ? from : undefined;
    }
    if (item.is === "concept") return this.#concept(item.name, from);
    const token = this.tokens[from];
    if (!token) return undefined;
    return this.#fits(item, token.word) ? from + 1 : undefined;
  }

  #fits(item: Item, word: string): boolean {
    if (item.is === "word") return this.#isSame(item, word);
    const year = this.#today.getUTCFullYear();
    if (item.is === "year") return /^(?:19|20)\d\d$/.test(word) && Number(word) > year - 18 && Number(word) <= year;
    const number = /^\d+$/.test(word) ? Number(word) : this.#lexicon.numbers.get(word);
    if (number === undefined) return false;
    if (item.is === "adult") return number === 18;
    return number < 18 && number >= (item.is === "bare" ? youngest : 1);
  }

  #isSame({ word: wanted, isStem }: { word: string; isStem: boolean }, word: string): boolean {
    if (word === wanted || (isStem && word.startsWith(wanted))) return true;
    if (wanted.length < mendedLetters + (isStem ? 1 : 0) || word[0] !== wanted[0]) return false;
    const key = `${wanted}${isStem ? "*" : ""} ${word}`;
    const known = this.#same.get(key);
    if (known !== undefined) return known;
    const lengths = isStem ? [-1, 0, 1].map((more) => wanted.length + more) : [word.length];
    const same = lengths.some((length) => isOneSlip(wanted, word.slice(0, length)));
    this.#same.set(key, same);
    return same;
  }
}

/**
 * Do two words differ by a letter too many, one too few, or two that changed places? A letter in place of another is none: it
 * makes other words ('mejores' of 'menores').
 */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [a, b] = [one.slice(at), other.slice(at)];
  if (a.length === b.length) return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.length > b.length ? a.slice(1) === b : a === b.slice(1);
}
