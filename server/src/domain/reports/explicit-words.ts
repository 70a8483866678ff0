import lists from "naughty-words";

/** Entries that are ordinary words too, by which harmless captions would be hidden. */
const ordinary = new Set(
  "mong,negro,twinkie,skeet,coon,coons,snowballing,scissoring,undressing,wrapping men,big black,huge fat,girl on,tied up,taste my,tight white,tongue in a,tainted love,how to kill,how to murder,make me come,sultry women,white power,birdlock,folle,gueule,pédale,trio,blonde action,brunette action,xx".split(
    ",",
  ),
);
/** Scripts that identify their language: their lists apply to every text. */
const ownScript = ["ar", "fa", "hi", "ja", "ko", "ru", "th", "zh"];
/** Without blanks between words, or with endings grown onto them: a word stands anywhere in a text. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const latin = /^[\p{Script=Latin}\d\s&'’-]+$/u;
/** Substitutes of letters, and placeholders of omitted ones. */
const spellings: Record<string, string> = {
  ...{ a: "a@4*", b: "b8", e: "e3*", g: "g9", i: "i1!l*", l: "l1!", o: "o0*", s: "s5$", t: "t7", u: "uv*" },
};
/** From so many letters on, an English word is one inside a hashtag that is written in one. */
const inTagFrom = 6;

const english = new Set(lists.en);

/** Placeholder of a hidden word. */
const hiddenMark = "•••";

const compiled = new Map<string, RegExp>();

/**
 * A text with its explicit words hidden: those of a public list (naughty-words, CC BY 4.0), in English and in `language`, in
 * scripts that identify their language always. Found as they are spelled, with letters replaced, repeated, starred out or set apart.
 *
 * @param language ISO 639-1, of the text where it is known: words of another language may be harmless in this one
 */
export function hideExplicit(text: string, language?: string): string {
  const words = wordsOf(language);
  return text
    .normalize("NFKC")
    .replace(setApart, (spelled) => (matchesWhole(words, spelled) ? hiddenMark : spelled))
    .replace(words, (found) => (isSpelled(found) ? hiddenMark : found));
}

/** More letters than digits: 'A55' is a name of something. */
const isSpelled = (found: string) => (found.match(/\d/g)?.length ?? 0) * 2 <= [...found].length;

/** Single letters with the same sign between them: 's e x', 'f.u.c.k'. */
const setApart = /(?<![\p{L}\p{N}])[\p{L}\d@$!*](?:([ ._*·-])[\p{L}\d@$!*])(?:\1[\p{L}\d@$!*])+(?![\p{L}\p{N}])/gu;

function matchesWhole(words: RegExp, spelled: string): boolean {
  const joined = spelled.replace(/[ ._·-]/g, "");
  return joined.replace(words, (found) => (isSpelled(found) ? "" : found)) === "";
}

function wordsOf(language = ""): RegExp {
  const known = compiled.get(language);
  if (known) return known;
  const entries = ["en", ...ownScript, ...(Object.hasOwn(lists, language) ? [language] : [])].flatMap(
    (one) => lists[one] ?? [],
  );
  const words = [...new Set(entries.map((entry) => entry.normalize("NFKC").toLowerCase()))].filter(
    (word) => !ordinary.has(word) && [...word].length >= (unspaced.test(word) ? 2 : 3),
  );
  // The longer of two that begin alike is found first.
  const sorted = words.toSorted((one, other) => other.length - one.length);
  const parts = [
    ...sorted.filter((word) => unspaced.test(word)).map(plainOf),
    `(?<![\\p{L}\\p{N}'’])(?:${sorted
      .filter((word) => !unspaced.test(word))
      .map(patternOf)
      .join("|")})(?![\\p{L}\\p{N}])`,
    `(?<=[#＃][\\p{L}\\p{N}_]*)(?:${sorted
      .filter((word) => english.has(word) && latin.test(word) && word.length >= inTagFrom)
      .map(plainOf)
      .join("|")})`,
  ];
  const made = new RegExp(parts.join("|"), "giu");
  compiled.set(language, made);
  return made;
}

/** A word as it is written; its parts together, or with any of the usual signs between them. */
const plainOf = (word: string) =>
  word
    .split(/[\s-]+/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"))
    .join("[\\s_-]*");

/** A word in any of its spellings; of longer Latin ones with an English ending. */
function patternOf(word: string): string {
  if (!latin.test(word)) return plainOf(word);
  const letters = [...word].map((letter, index) => {
    if (/[\s-]/.test(letter)) return "[\\s_-]*";
    // A first letter is written out: a word that begins with a star or a digit is mostly none.
    const ways = index === 0 ? (spellings[letter] ?? letter).replace(/[\d!*]/g, "") : (spellings[letter] ?? letter);
    return `[${ways}]+`;
  });
  const ending = word.length >= 4 ? "(?:e?s|z|ing|ed|ers?|y)?" : "(?:e?s|z)?";
  return `${letters.join("")}${ending}`;
}
