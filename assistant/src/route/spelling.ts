import type { Language } from "@fanradar/contract";
import { fold } from "@fanradar/words/fold";
import { isSlip, tokensOf } from "./tokens.ts";

/** The words of a language that a typing error may be of, and those that look like one and are none. */
export interface Spelling {
  /** How many questions have a word, by the word, folded. */
  common: ReadonlyMap<string, number>;
  /** Other words that are a slip away from a common one: 'shirt' beside 'short'. */
  rare: ReadonlySet<string>;
}

/** A word of fewer questions may be a typing error itself. */
const fewestUses = 8;
/** In a shorter word one letter makes another word; two letters that have changed places seldom do. */
const shortest = { slip: 5, swap: 4 };

/**
 * What texts of one language teach of its spelling.
 *
 * @param questions whose words are corrected to
 * @param others texts whose words are spelled as they are meant
 */
export function learnSpelling(questions: readonly string[], others: readonly string[]): Spelling {
  const uses = new Map<string, number>();
  for (const text of questions) for (const word of new Set(tokensOf(text))) uses.set(word, (uses.get(word) ?? 0) + 1);
  const common = new Map([...uses].filter(([word, count]) => count >= fewestUses && word.length >= shortest.swap));
  const known = new Set([...uses.keys(), ...others.flatMap(tokensOf)]);
  const rare = [...known].filter((word) => !common.has(word) && meantBy(word, common) !== undefined);
  return { common, rare: new Set(rare) };
}

/** What people write for longer words in chats, by language. */
const shorthand: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: written(
    "u you, ur your, r are, yr year, yrs years, wk week, wks weeks, mth month, mths months, msgs messages, msg message, rev revenue, n and, tmrw tomorrow, shud should, wud would, cud could, wat what, wats whats",
  ),
  de: written("vllt vielleicht, u und, wieviele wie viele, nachr nachrichten"),
  es: written(
    "xq por que, pq por que, porq por que, q que, d de, xa para, tb tambien, tmb tambien, finde fin de semana",
  ),
  fr: written(
    "pk pourquoi, pq pourquoi, pkoi pourquoi, cb combien, qd quand, ds dans, bcp beaucoup, msg message, msgs messages, ya il y a",
  ),
};
function written(pairs: string): ReadonlyMap<string, string> {
  return new Map(
    pairs.split(", ").map((pair) => [pair.slice(0, pair.indexOf(" ")), pair.slice(pair.indexOf(" ") + 1)] as const),
  );
}

/** A text with what is short for words written out, and with words that one word joins. */
export const expandShorthand = (text: string, language: Language): string =>
  withPhrases(text, language).replace(shortWords, (word) => shorthand[language].get(word.toLowerCase()) ?? word);

/** The time that German joins to a sum: 'Jahresumsatz' is that of this year. */
const ofUnit: ReadonlyMap<string, string> = new Map([
  ["jahr", "dieses jahr"],
  ["monat", "diesen monat"],
  ["woche", "diese woche"],
  ["tage", "heute"],
]);

/** What is short in one place alone: 'x' is a platform, and 'ca' with an article before it is turnover. */
function withPhrases(text: string, language: Language): string {
  if (language === "de")
    return text
      .replace(
        /(?<!\p{L})(gesamt|trinkgeld|abo|nachrichten)(?=(?:umsatz|einnahmen|verkäufe|verdienst|einkommen)\p{L}*)/giu,
        "$1 ",
      )
      .replace(
        /(?<!\p{L})(jahr|monat|woche|tage)(?:es|s|n)?(umsatz|einnahmen|verdienst|einkommen)(?!\p{L})/giu,
        (_, unit: string, sum: string) => `${sum} ${ofUnit.get(unit.toLowerCase()) ?? unit}`,
      )
      .replace(
        /(?<!\p{L})(januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)(woche|tag)(?!\p{L})/giu,
        "$2 im $1",
      )
      .replace(/(?<!\p{L})rekord(?=(?:tag|woche|monat)(?:e|en|s)?(?!\p{L}))/giu, "beste ");
  if (language === "es") return text.replace(/(?<!\p{L})x(?= q(?:ue)?(?!\p{L}))/giu, "por");
  return language === "fr"
    ? text.replace(/(?<=(?<!\p{L})(?:le|du|mon|notre|son|leur) )ca(?!\p{L})/giu, "chiffre d'affaires")
    : text;
}
const shortWords = /(?<![\p{L}\p{N}_@#./-])\p{L}{1,7}(?![\p{L}\p{N}_@/]|[.-][\p{L}\p{N}]|['’])/gu;

/**
 * A text with its typing errors corrected: each word that no text of the language has, and that is one letter away from a common one. Names,
 * handles, links and numbers stay.
 *
 * @param isName whether a folded word is, or nearly is, one of a name
 */
export function correctSpelling(text: string, { common, rare }: Spelling, isName: (word: string) => boolean): string {
  return text.replace(words, (word, at: number) => {
    const folded = fold(word);
    const isOther = common.has(folded) || rare.has(folded) || ofHandle.test(text[at - 1] ?? "") || isName(folded);
    return isOther ? word : (meantBy(folded, common) ?? word);
  });
}

/** Words of letters alone, none of them a part of an address: 'anna.daily', 'anna_daily'. */
const words = /(?<![\p{L}\p{M}\p{N}_]|[./@_-](?=\S))[\p{L}\p{M}]{4,}(?![\p{L}\p{M}\p{N}_@/]|[.-][\p{L}\p{N}])/gu;
const ofHandle = /[@#]/;

/** The commonest word that this one may be a slip of. */
function meantBy(word: string, common: Spelling["common"]): string | undefined {
  let meant: { word: string; count: number } | undefined;
  for (const [other, count] of common) {
    if (count <= (meant?.count ?? 0) || !isSlip(word, other)) continue;
    const isLong = other.length >= shortest.slip && word.length >= shortest.swap;
    if ((isLong || isSwap(word, other)) && !isOtherLetter(word, other)) meant = { word: other, count };
  }
  return meant?.word;
}

const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
const vowels = "aeiouy";
/** Whether one letter is a likely typing error for the other: side by side on a keyboard, or both vowels. */
function areNear(one: string, other: string): boolean {
  const places = [one, other].map((letter) => rows.map((row) => row.indexOf(letter)));
  const [first = [], second = []] = places;
  const [row, otherRow] = [first.findIndex((at) => at >= 0), second.findIndex((at) => at >= 0)];
  const isBeside =
    row >= 0 &&
    otherRow >= 0 &&
    Math.abs(row - otherRow) <= 1 &&
    Math.abs((first[row] ?? 0) - (second[otherRow] ?? 0)) <= 1;
  return isBeside || (vowels.includes(one) && vowels.includes(other));
}

/** Whether two words differ in one letter that is no typing error for the other: 'gekostet' and 'gepostet'. */
function isOtherLetter(one: string, other: string): boolean {
  if (one.length !== other.length || isSwap(one, other)) return false;
  const at = [...one].findIndex((letter, place) => letter !== other[place]);
  return !areNear(one[at] ?? "", other[at] ?? "");
}

const isSwap = (one: string, other: string): boolean =>
  one.length === other.length && [...one].toSorted().join("") === [...other].toSorted().join("");

/** The language of most of a text's words; the reader's own where several have as many. */
export function languageOfWords(
  text: string,
  spellings: Readonly<Record<Language, Spelling>>,
  own: Language,
): Language {
  const tokens = tokensOf(text);
  const knownIn = (language: Language) => tokens.filter((token) => spellings[language].common.has(token)).length;
  let [best, most] = [own, knownIn(own)];
  for (const language of ["en", "de", "es", "fr"] as const) {
    const known = knownIn(language);
    if (known > most) [best, most] = [language, known];
  }
  return best;
}
