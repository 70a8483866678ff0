import type { Language } from "@fanradar/contract";
import { fold } from "@fanradar/words/fold";

/** What each language is called in four languages, folded. */
const names: Readonly<Record<Language, string>> = {
  en: "english|englisch(?:e[nrms]?)?|ingles|anglais",
  de: "german|deutsch(?:e[nrms]?)?|aleman|allemand",
  es: "spanish|spanisch(?:e[nrms]?)?|espanol|castellano|espagnol",
  fr: "french|franzosisch(?:e[nrms]?)?|frances|francais",
};
const patterns = (["en", "de", "es", "fr"] as const).map(
  (language) =>
    [language, new RegExp(`(?<!\\p{L})(?:in|auf|en|ins|into|al) (?:${names[language]})(?!\\p{L})`, "u")] as const,
);

/** The language in which a text wants words to be written: 'in spanish'; undefined where it names none. */
export function languageAsked(text: string): Language | undefined {
  const folded = fold(text);
  return patterns.find(([, pattern]) => pattern.test(folded))?.[0];
}

const otherWay = new RegExp(
  `(?<!\\p{L})(?:${[
    "shorter|longer|another(?: one)?|(?:an)?other version|again|different(?:ly)?|rewrite|rephrase|reword|improve|edit|(?:make|change) it|(?:more|less|bit|too) \\p{L}+|\\p{L}+ier|softer|nicer|warmer|bolder",
    "kurzer\\p{L}*|langer\\p{L}*|noch (?:eine?n?|mal)|nochmal|ander[se]\\p{L}*|umschreiben|umformulieren|formulier\\p{L}*|verbesser\\p{L}*|mach (?:es|sie|das)|(?:mehr|weniger|bisschen|zu) \\p{L}+|\\p{L}+er(?:e[nrms]?)? (?:bitte|formuliert)",
    "(?:mas|menos|muy|poco) \\p{L}+|otr[oa]|de nuevo|otra vez|cambia\\p{L}*|reescrib\\p{L}*|hazlo|hazla|mejora\\p{L}*",
    "(?:plus|moins|trop|peu) \\p{L}+|autre(?:ment)?|encore|change\\p{L}*|reecri\\p{L}*|reformul\\p{L}*|ameliore\\p{L}*|rends la",
  ].join("|")})(?!\\p{L})`,
  "u",
);
const fewWords = 6;

/** Whether a few words after a draft want it otherwise: 'shorter', 'another one, more playful'. */
export function asksOtherWording(text: string): boolean {
  const folded = fold(text);
  return folded.split(/\s+/).length <= fewWords && otherWay.test(folded);
}
