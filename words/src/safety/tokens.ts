import type { Language } from "@fanradar/contract";
import { fold } from "../fold.ts";

/** A word of a text, folded, with facts about what follows it. */
export interface Token {
  word: string;
  /** A sentence, a list item or a bracket ends after it. */
  ends: boolean;
  /** A capital followed by lower case, as in names. */
  isCapital: boolean;
  /** Value of a word that is digits only. */
  digits: number | undefined;
  /** A number with an ordinal suffix: '17th', '17e', '17º'. */
  isOrdinal: boolean;
  /** The year of a full date. */
  isDay: boolean;
  /** Followed by a value: 'age: 17', '"posts":17', 'age=17'. */
  isLabel: boolean;
  /** Followed by a space: not in 'f16fan', nor between the cells of a table. */
  isSpaced: boolean;
  /** Joined to what precedes it in a handle or an address: 'race' and '7' in 'demo.race.7', 'mia' and '15' in 'x.com/mia/15'. */
  isInHandle: boolean;
}

const joined = new Map(
  Object.entries({
    ive: "i have",
    ill: "i will",
    hes: "he is",
    shes: "she is",
    theyre: "they are",
    dont: "do not",
    doesnt: "does not",
    didnt: "did not",
    isnt: "is not",
    cant: "can not",
    cannot: "can not",
    wont: "will not",
    wanna: "want to",
    gonna: "going to",
    jai: "j ai",
    jaurai: "j aurai",
    nai: "n ai",
    jen: "j en",
  }),
);

/** Numbers that are written as two words. */
const pairs = new Map([
  ["dix sept", "17"],
  ["dix huit", "18"],
  ["dix septieme", "17"],
  ["dix huitieme", "18"],
]);

/** Months of the four languages, by their beginnings. */
const month =
  "(?:jan|ene|feb|fev|mar|apr|abr|avr|may|mai|jun|juin|jul|juil|aug|ago|aou|sep|oct|okt|nov|dec|dez|dic)[a-z]*[.]?";
/** A full date: only its year indicates an age. */
const day = new RegExp(
  String.raw`(?<![\d.,/-])(?:(\d{4})[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](\d{4})|\d{1,2}(?:st|nd|rd|th|er|\.)? (?:of |de )?${month},? (?:de |del )?(\d{4}))(?!\d)|\b${month} \d{1,2}(?:st|nd|rd|th)?,? (\d{4})(?!\d)`,
  "g",
);
/** Precedes the year that replaces a full date. */
const dayMark = "\ue000";

/** Words with digits in place of letters: 's1xteen', 'sixt33n'; not 'f16fan'. */
const disguised = /(?<![\p{L}\d])(?=[\p{L}\d]{5})\p{L}+(?:([01345])\1?\p{L}+)+(?![\p{L}\d])/gu;
const letters: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s" };

/** The year ''09', not an inch or the end of a quotation. */
const shortYear = /(?<![\p{L}\d])[’'`´]([012]\d)(?![\p{L}\d.,:/’'`´])/gu;

/** German compounds of a number and a noun: 'sechzehnjährig', 'Zehntklässlerin'. */
const compound =
  /(?=jahrig|einhalb|klassler)(?<=\b(?:erst|zweit|dritt|viert|funf|sechs|sieben|acht|neun|elf|zwolf|[a-z]{0,6}zehn)t?)/g;

/** German 'im 12. Monat' is an ordinal, also if the text is read as English. */
const germanOrder = /(?<=\bim \d{1,2})\.(?=\s(?:monat|woche|jahr|lebensjahr|tag|stock|bezirk|jahrhundert))/g;

/** A word, punctuation, or a number with what shows that it is not an age: ordinal suffix, currency, percent, range, time, thousands. */
const pieces =
  /\d+(?:st|nd|rd|th|er?|eme|o|a)(?![\p{L}\d])|[$€£+]?\d+(?:[.,:/]\d+| \d{3}(?!\d)|h\d*(?!\p{L}))*(?:\s*(?:[-–—]|to|bis)\s*\d+(?:[.,:/]\d+)*(?!\d))?(?:\s?[%$€£+])*|\ue000\d+|\p{L}+|[.!?;,()[\]{}\n:=/|•·–—"“”]/gu;

/** A handle or an address: words and numbers joined by dots, the first of them with a letter. */
const handle = /(?<![\p{L}\d_-])(?=[\d_-]*\p{L})[\p{L}\d_-]+\.[\p{L}\d_-]+(?:[./][\p{L}\d_-]+)*/gu;

/**
 * The words of a text, folded: lower case, no accents, contracted forms apart, any digits as plain ones, days as their years.
 *
 * @param language decides what 'im' is: a word in German, 'I am' in other languages
 */
export function tokenize(text: string, language?: Language): Token[] {
  const apart = (piece: string) => (piece === "im" && language !== "de" ? "i am" : (joined.get(piece) ?? piece));
  const plain = plainDigits(text.normalize("NFKC"));
  const capitals = new Set((plain.match(/(?<!\p{L})\p{Lu}\p{Ll}{2,}/gu) ?? []).map(fold));
  const folded = fold(plain)
    .replace(/\u200b|\u200c|\u200d|\u200e|\u200f|\u2060|\ufe0e|\ufe0f|\u20e3/g, "")
    .replace(day, `${dayMark}$1$2$3$4`)
    .replace(shortYear, "20$1")
    .replace(disguised, (word) => word.replace(/\d/g, (digit) => letters[digit] ?? digit))
    .replace(compound, " ")
    .replace(germanOrder, "er")
    .replace(/(?<=\d\s?)y\s?[./]?\s?o(?![\p{L}\d])/gu, " years old")
    .replace(/n[’'`´]t\b/g, " not")
    .replace(/\bca not\b/g, "can not")
    .replace(/\bwo not\b/g, "will not")
    .replace(/(?<=\bi)[’'`´]m\b/g, " am")
    .replace(/(?<=\b(?:he|she|it|who|that|there|model|girl|boy|friend|fan))[’'`´]s\b/g, " is")
    .replace(/[’'`´]ll\b/g, " will")
    .replace(/[’'`´]re\b/g, " are")
    .replace(/[’'`´]ve\b/g, " have");
  const handles = [...folded.matchAll(handle)].map(({ 0: { length }, index }) => ({ from: index, to: index + length }));
  const tokens: Token[] = [];
  let read = 0;
  let passed = 0;
  let next = handles[passed];
  for (const { 0: piece, index } of folded.matchAll(pieces)) {
    const last = tokens.at(-1);
    if (/^[^\p{L}\p{N}$€£+\ue000]/u.test(piece)) {
      if (last) last.ends = true;
      if (last && (piece === ":" || piece === "=")) last.isLabel = true;
      continue;
    }
    if (last) last.isSpaced = /\s/.test(folded.slice(read, index));
    read = index + piece.length;
    while (next && next.to <= index) next = handles[++passed];
    const isInHandle = next !== undefined && next.from < index;
    const order = /^\d+(?=\p{L})/u.exec(piece)?.[0];
    const isDay = piece.startsWith(dayMark);
    for (const word of isDay ? [piece.slice(1)] : order ? [order] : apart(piece).split(" ")) {
      const before = tokens.at(-1);
      const pair = before && !before.ends ? pairs.get(`${before.word} ${word}`) : undefined;
      if (before && pair) Object.assign(before, { word: pair, digits: Number(pair) });
      else
        tokens.push({
          word,
          digits: /^\d+$/.test(word) ? Number(word) : undefined,
          ends: false,
          isCapital: capitals.has(word),
          isOrdinal: order !== undefined,
          isDay,
          isLabel: false,
          isSpaced: true,
          isInHandle,
        });
    }
  }
  const last = tokens.at(-1);
  if (last) last.ends = true;
  return tokens;
}

/** Digits of any script as those of ASCII. */
export const plainDigits = (text: string) => text.replace(/\p{Nd}/gu, digitOf);

/** Unicode has the decimal digits of each script in a row of ten, from zero to nine. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 128) return digit;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}
