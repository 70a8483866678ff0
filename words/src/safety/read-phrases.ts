import { type Item, type Lexicon, type LexiconPhrase, mendedLetters, type PhraseStart } from "./lexicon.ts";
import type { Token } from "./tokens.ts";

/** A match of a concept's phrase: index of its first word, and of the one after its last. */
export interface PhraseMatch {
  from: number;
  to: number;
}

/** Matches of a concept in the order of the text, and their ends by first word. */
interface ConceptMatches {
  places: readonly PhraseMatch[];
  ends: ReadonlyMap<number, number>;
}

const mostGap = 5;
/** In words; no phrase is longer. */
const longestPhrase = 32;
const youngest = 6;
const adult = 18;
const lastClass = 13;
/** The year of graduation of a pupil who turns 18 in the next one is the next. */
const classesAhead = 12;
/** July: who leaves school in a year is a pupil until its June. */
const leavingMonth = 6;
const century = 2_000;

/** Finds concepts in a text, by one language's lexicon. Takes linear time. */
export class PhraseReader {
  readonly tokens: readonly Token[];
  readonly #lexicon: Lexicon;
  readonly #today: Date;
  readonly #found = new Map<string, ConceptMatches>();
  readonly #same = new Map<string, boolean>();
  #started: ReadonlyMap<string, readonly { from: number; phrase: LexiconPhrase }[]> | undefined;
  #numbers: readonly number[] | undefined;

  constructor(tokens: readonly Token[], lexicon: Lexicon, today: Date) {
    this.tokens = tokens;
    this.#lexicon = lexicon;
    this.#today = today;
  }

  /** All matches of a concept. */
  find(name: string): readonly PhraseMatch[] {
    return this.#of(name).places;
  }

  /** The matches of a concept that overlap the words `from` (inclusive) to `to` (exclusive). */
  around(name: string, from: number, to: number): readonly PhraseMatch[] {
    const { places } = this.#of(name);
    let [low, high] = [0, places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((places[middle]?.from ?? 0) < from - longestPhrase) low = middle + 1;
      else high = middle;
    }
    const around: PhraseMatch[] = [];
    for (let at = low; at < places.length; at++) {
      const place = places[at];
      if (!place || place.from >= to) break;
      if (place.to > from) around.push(place);
    }
    return around;
  }

  #of(name: string): ConceptMatches {
    const cached = this.#found.get(name);
    if (cached) return cached;
    const ends = new Map<number, number>();
    const tryAt = (from: number, phrase: LexiconPhrase) => {
      if (ends.has(from)) return;
      const to = this.#phrase(phrase, 0, from);
      if (to !== undefined && to !== from) ends.set(from, to);
    };
    for (const { from, phrase } of this.#startedPhrases().get(name) ?? []) tryAt(from, phrase);
    const numeric = this.#lexicon.numeric.get(name) ?? [];
    if (numeric.length > 0) for (const from of this.#numberTokens()) for (const phrase of numeric) tryAt(from, phrase);
    for (const phrase of this.#lexicon.nested.get(name) ?? []) {
      const [first] = phrase;
      if (first?.is === "concept") for (const { from } of this.find(first.name)) tryAt(from, phrase);
    }
    const places = [...ends].map(([from, to]) => ({ from, to })).toSorted((one, other) => one.from - other.from);
    const found = { places, ends };
    this.#found.set(name, found);
    return found;
  }

  /** By concept: phrases whose first word occurs in the text, with its index. */
  #startedPhrases() {
    if (this.#started) return this.#started;
    const started = new Map<string, { from: number; phrase: LexiconPhrase }[]>();
    const byWord = new Map<string, readonly PhraseStart[]>();
    for (const [from, { word }] of this.tokens.entries()) {
      const openings = byWord.get(word) ?? this.#openingsOf(word);
      byWord.set(word, openings);
      for (const { concept, phrase } of openings) {
        const all = started.get(concept);
        if (all) all.push({ from, phrase });
        else started.set(concept, [{ from, phrase }]);
      }
    }
    this.#started = started;
    return started;
  }

  /** Phrases of all concepts that may begin with a word. */
  #openingsOf(word: string): readonly PhraseStart[] {
    const { words, stems, mended } = this.#lexicon;
    const openings = new Set(words.get(word));
    for (let length = 1; length < word.length; length++)
      for (const opening of stems.get(word.slice(0, length)) ?? []) openings.add(opening);
    if (word.length >= mendedLetters - 1)
      for (const opening of mended.get(word.charAt(0)) ?? []) if (this.#isSame(opening, word)) openings.add(opening);
    return [...openings];
  }

  /** Whether a statement may end before a word: there is none, or one that goes on with something else. */
  mayEndAt(at: number): boolean {
    return this.#one({ is: "end" }, at) !== undefined;
  }

  /** The number at a word, in digits or words up to eighteen. */
  numberAt(at: number): number | undefined {
    const token = this.tokens[at];
    return token && (token.digits ?? this.#lexicon.numbers.get(token.word));
  }

  #numberTokens(): readonly number[] {
    const { numbers, ordinals } = this.#lexicon;
    this.#numbers ??= this.tokens.flatMap(({ word, digits }, at) =>
      digits !== undefined || numbers.has(word) || ordinals.has(word) ? [at] : [],
    );
    return this.#numbers;
  }

  /** Matches a phrase at a word. Returns the index after it; undefined if it does not match. */
  #phrase(phrase: LexiconPhrase, at: number, from: number): number | undefined {
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
      const ends =
        this.tokens[from - 1]?.ends || word === undefined || this.#lexicon.after.has(word) || this.#isDate(from);
      return ends ? from : undefined;
    }
    if (item.is === "concept") return this.#of(item.name).ends.get(from);
    const token = this.tokens[from];
    return token && this.#fits(item, token) ? from + 1 : undefined;
  }

  /** 'May', 'in May': the date of a birthday. */
  #isDate(from: number): boolean {
    const { ends } = this.#of("date");
    return ends.has(from) || ends.has(from + 1);
  }

  #fits(item: Item, { word, digits, isOrdinal, isDay }: Token): boolean {
    if (item.is === "word") return this.#isSame(item, word);
    const { numbers, ordinals } = this.#lexicon;
    if (item.is === "year" || item.is === "day") {
      // 'Born in 09'.
      const born = digits !== undefined && /^0\d$/.test(word) ? century + digits : digits;
      if (born === undefined || (word.length !== 4 && born === digits)) return false;
      const age = this.#today.getUTCFullYear() - born;
      if (item.is === "year") return age < adult && age >= 0;
      // With its day and month, the year of an eighteenth birthday may be of one still to come.
      return age >= youngest && (isDay ? age <= adult : age < adult);
    }
    if (item.is === "graduation") {
      const ahead = (digits ?? 0) - this.#today.getUTCFullYear();
      return (ahead > 0 || (ahead === 0 && this.#today.getUTCMonth() < leavingMonth)) && ahead <= classesAhead;
    }
    if (item.is === "ordinal" || item.is === "class") {
      const number = digits ?? ordinals.get(word) ?? numbers.get(word);
      const [least, most] = item.is === "class" ? [1, lastClass] : [youngest, adult];
      return number !== undefined && number >= least && number <= most;
    }
    const number = isOrdinal ? undefined : (digits ?? numbers.get(word));
    // Not an age: an episode "#06".
    if (number === undefined || word.startsWith("0")) return false;
    if (item.is === "adult") return number === adult;
    if (item.is === "over") return number > adult && number < 100;
    return number < adult && number >= (item.is === "bare" ? youngest : 1);
  }

  #isSame({ word: target, isStem }: { word: string; isStem: boolean }, word: string): boolean {
    if (word === target || (isStem && word.startsWith(target))) return true;
    if (target.length < mendedLetters + (isStem ? 1 : 0) || word[0] !== target[0]) return false;
    if (word.length < target.length - 1 || (!isStem && word.length > target.length + 1)) return false;
    const key = `${target}${isStem ? "*" : ""} ${word}`;
    const cached = this.#same.get(key);
    if (cached !== undefined) return cached;
    const lengths = isStem ? [-1, 0, 1].map((more) => target.length + more) : [word.length];
    const same = lengths.some((length) => isOneSlip(target, word.slice(0, length)));
    this.#same.set(key, same);
    return same;
  }
}

/**
 * Whether two words differ by an added or missing letter, or by two swapped ones. A replaced letter does not count: it often makes
 * another word ('mejores', 'menores').
 */
function isOneSlip(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const [a, b] = [one.slice(at), other.slice(at)];
  if (a.length === b.length) return a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.length > b.length ? a.slice(1) === b : a === b.slice(1);
}
