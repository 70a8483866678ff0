import * as stopwords from "stopword";

/** Lists by BCP 47 language. */
const lists: Record<string, string[] | undefined> = {
  ar: stopwords.ara,
  de: stopwords.deu,
  en: stopwords.eng,
  es: stopwords.spa,
  fr: stopwords.fra,
  id: stopwords.ind,
  it: stopwords.ita,
  ja: stopwords.jpn,
  ko: stopwords.kor,
  nl: stopwords.nld,
  pl: stopwords.pol,
  pt: stopwords.por,
  ru: stopwords.rus,
  sv: stopwords.swe,
  tr: stopwords.tur,
  vi: stopwords.vie,
  zh: stopwords.zho,
};

const setOf = (languages: string[]) => new Set(languages.flatMap((one) => lists[one] ?? []));
const all = setOf(Object.keys(lists));
const made = new Map<string, ReadonlySet<string>>();

/** Words that say nothing of what a caption is about: those of its language and of English, which is everywhere; of all languages where it is unknown. */
export function stopWords(language: string | undefined): ReadonlySet<string> {
  if (language === undefined) return all;
  const before = made.get(language) ?? setOf([language, "en"]);
  made.set(language, before);
  return before;
}
