import type { Language } from "@fanradar/contract";
import { aroundAge, selfWithin } from "./around-age.ts";
import { findAges } from "./find-ages.ts";
import { phraseReadersOf } from "./languages.ts";
import type { PhraseMatch, PhraseReader } from "./read-phrases.ts";

/** Whose age is stated to be under 18: the author's, another person's, a paying fan's; `topic` for a mention without a person. */
export type MinoritySubject = "oneself" | "another" | "fan" | "topic";

/**
 * Detects that a text states or mentions an age under 18: in digits or words, as a coming birthday, a year of birth or a school
 * class; in English, German, Spanish or French. Ignores ages of things, of the author's children outside of content, and of the past.
 *
 * @param today the date that ages are computed for from years of birth
 */
export function findMinority(text: string, today: Date): { of: MinoritySubject; language: Language } | undefined {
  for (const { language, reader } of phraseReadersOf(text, today)) {
    const of = minorityIn(reader, language);
    if (of) return { of, language };
  }
  return undefined;
}

/** `findMinority` for a text already read in one language. */
function minorityIn(reader: PhraseReader, language: Language): MinoritySubject | undefined {
  const { tokens } = reader;
  const around = aroundAge(reader);
  const { ends, isNear, isBefore, beginsAt, has, counts, isOther } = around;
  const { ages, isOwn, isSeeking } = findAges(reader, language, around);
  /** 'I am four years younger than 21.' */
  const isLess = ({ from, to }: PhraseMatch) => {
    const [less, than] = [[from - 1], [to, to + 1, to + 2]].map((places) =>
      places.map((at) => reader.numberAt(at)).find((number) => number !== undefined),
    );
    if (less === undefined || than === undefined || than - less >= 18) return false;
    return isBefore({ from: from - 1, to }, "self", selfWithin);
  };
  /** Signs of a person of school age, unless the author states an adult's age or life. */
  const isSchoolAge = () => {
    if (has("adultAge") || has("adultLife")) return false;
    return ["schooling", "hiding"].some((sign) =>
      reader.find(sign).some((place) => isNear(place, "sell", 18) || isNear(place, "platform", 18)),
    );
  };
  /** As a title, or for sale. */
  const isForSale = (place: PhraseMatch) => tokens.length <= 4 || (has("sell") && counts(place));
  const isOfPerson = (place: PhraseMatch) => isBefore(place, "person", selfWithin);
  if (reader.find("oneself").some((place) => counts(place) && !isOfPerson(place))) return "oneself";
  if (reader.find("lessThan").some(isLess) || isSchoolAge()) return "oneself";
  const isOfFan = has("fan");
  if (ages.some((place) => isSeeking(place) || (isOwn(place) && !isOfPerson(place)))) return "oneself";
  /** 'Mia, del 2010', not 'del 2010 al 2020'. */
  const ofYear = reader.find("ofYear").filter(({ to }) => ends(to));
  /** A 'schoolgirl costume' is worn by anybody. */
  const pupils = reader
    .find("pupil")
    .filter(({ from, to }) => !beginsAt("costume", to) && reader.around("costume", from - 2, from).length === 0);
  if (ages.length > 0 || [...reader.find("another"), ...reader.find("oneself"), ...ofYear, ...pupils].some(isOther))
    return isOfFan ? "fan" : "another";
  if ([...reader.find("childPictures"), ...reader.find("teenChild")].some(isForSale)) return "another";
  if (reader.find("topic").some(counts) && !has("adultAge")) return isOfFan ? "fan" : "topic";
  return undefined;
}
