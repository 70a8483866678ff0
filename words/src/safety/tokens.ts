import { fold } from "../lock/fold.ts";

/** A word of a text, folded, with what stands after it. */
export interface Token {
  word: string;
  /** A sentence, a list item or a bracket ends after it. */
  ends: boolean;
  /** It begins with a capital and goes on in small letters, as names do. */
  isCapital: boolean;
  /** What a word of digits alone counts. */
  digits: number | undefined;
  /** A number with the ending of an order: '17th', '17e', '17º'. */
  isOrdinal: boolean;
  /** A value stands after it: 'age: 17', '"posts":17', 'age=17'. */
  isLabel: boolean;
  /** A space stands between it and the next word: not in 'f16fan', nor between the cells of a table. */
  isSpaced: boolean;
}

const joined = new Map(
  Object.entries({
    im: "i am",
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

/** Numbers that are written in two words, and what is one word to those who look for it. */
const pairs = new Map([
  ["dix sept", "17"],
  ["dix huit", "18"],
  ["dix septieme", "17"],
  ["dix huitieme", "18"],
]);

/** A day in full, of which only the year says how old somebody is. */
const day = /(?<![\d.,/-])(?:(\d{4})[-./]\d{1,2}[-./]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](\d{4}))(?!\d)/g;

/** German writes a number and what it counts as one word: 'sechzehnjährig', 'Zehntklässlerin'. */
const compound = /(?=jahrig|einhalb|klassler)(?<=\b(?:sechs|sieben|acht|neun|elf|zwolf|[a-z]{0,6}zehn)t?)/g;

/** German 'im 12. Monat' is an order, and not 'I'm 12.' */
const germanOrder = /(?<=\bim \d{1,2})\.(?=\s(?:monat|woche|jahr|lebensjahr|tag|stock|bezirk|jahrhundert))/g;

/** A number with all that makes it something else than an age: an order, money, a percentage, a range, a time, thousands. */
const pieces =
  /\d+(?:st|nd|rd|th|er?|eme|o|a)(?![\p{L}\d])|[$€£+]?\d+(?:[.,:/]\d+| \d{3}(?!\d)|h\d*(?!\p{L}))*(?:\s*(?:[-–—]|to|bis)\s*\d+(?!\d))?(?:\s?[%$€£+])*|\p{L}+|[.!?;,()[\]{}\n:=/|•·–—"“”]/gu;

/** The words of a text, folded: lower case, no accents, contracted forms apart, any digits as plain ones, days as their years. */
export function tokensOf(text: string): Token[] {
  const plain = plainDigits(text.normalize("NFKC"));
  const capitals = new Set((plain.match(/(?<!\p{L})\p{Lu}\p{Ll}{2,}/gu) ?? []).map(fold));
  const folded = fold(plain)
    .replace(/\u200b|\u200c|\u200d|\u200e|\u200f|\u2060|\ufe0e|\ufe0f|\u20e3/g, "")
    .replace(day, "$1$2")
    .replace(compound, " ")
    .replace(germanOrder, "er")
    .replace(/(?<=\d\s?)y\s?[./]?\s?o\b/g, " years old")
    .replace(/n[’'`´]t\b/g, " not")
    .replace(/\bca not\b/g, "can not")
    .replace(/\bwo not\b/g, "will not")
    .replace(/(?<=\bi)[’'`´]m\b/g, " am")
    .replace(/(?<=\b(?:he|she|it|who|that|there|model|girl|boy|friend|fan))[’'`´]s\b/g, " is")
    .replace(/[’'`´]ll\b/g, " will")
    .replace(/[’'`´]re\b/g, " are")
    .replace(/[’'`´]ve\b/g, " have");
  const tokens: Token[] = [];
  let read = 0;
  for (const { 0: piece, index } of folded.matchAll(pieces)) {
    const last = tokens.at(-1);
    if (/^[^\p{L}\p{N}$€£+]/u.test(piece)) {
      if (last) last.ends = true;
      if (last && (piece === ":" || piece === "=")) last.isLabel = true;
      continue;
    }
    if (last) last.isSpaced = /\s/.test(folded.slice(read, index));
    read = index + piece.length;
    const order = /^\d+(?=\p{L})/u.exec(piece)?.[0];
    for (const word of order ? [order] : (joined.get(piece) ?? piece).split(" ")) {
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
          isLabel: false,
          isSpaced: true,
        });
    }
  }
  const last = tokens.at(-1);
  if (last) last.ends = true;
  return tokens;
}

/** Digits of any script as those of ASCII. */
export const plainDigits = (text: string) => text.replace(/\p{Nd}/gu, digitOf);

/** Decimal digits of every script stand in tens, each beginning where no digit comes before. */
function digitOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  if (code < 128) return digit;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}
