import type { Language } from "@fanradar/contract";
import { phraseReadersOf } from "./languages.ts";
import { isMonth, opensDay } from "./months.ts";
import type { PhraseMatch, PhraseReader } from "./read-phrases.ts";

/** Whose age is stated to be under 18: the author's, another person's, a paying fan's; `topic` for a mention without a person. */
export type MinoritySubject = "oneself" | "another" | "fan" | "topic";

export interface Minority {
  of: MinoritySubject;
  language: Language;
}

const verbs: ReadonlySet<string> = new Set(["may", "march"]);

/** Most words between an age and the words that decide whose it is. */
const near = 5;
const subjectWithin = 8;
const selfWithin = 3;

/**
 * Detects that a text states or mentions an age under 18: in digits or words, as a coming birthday, a year of birth or a school
 * class; in English, German, Spanish or French. Ignores ages of things, of the author's children outside of content, and of the past.
 *
 * @param today the date that ages are computed for from years of birth
 */
export function findMinority(text: string, today: Date): Minority | undefined {
  for (const { language, reader } of phraseReadersOf(text, today)) {
    const of = minorityIn(reader, language);
    if (of) return { of, language };
  }
  return undefined;
}

/** `findMinority` for a text already read in one language. */
export function minorityIn(reader: PhraseReader, language: Language): MinoritySubject | undefined {
  const { tokens } = reader;
  const starts = (at: number) => tokens[at - 1]?.ends ?? true;
  const ends = (at: number) => tokens[at - 1]?.ends === true;
  const isNear = ({ from, to }: PhraseMatch, name: string, words = near) =>
    reader.around(name, from - words, to + words).length > 0;
  const isBefore = ({ from }: PhraseMatch, name: string, words: number) =>
    reader.around(name, from - words, from).some((other) => other.from < from);
  const beginsAt = (name: string, at: number) => reader.around(name, at, at + 1).some(({ from }) => from === at);
  const isOneClause = (from: number, to: number) => !tokens.slice(from, to).some(({ ends }) => ends);
  /** 'Started at 15' is past; 'started at 15 and is now 17' is not. */
  const isPast = ({ from, to }: PhraseMatch) =>
    reader
      .around("notNow", from - near, to + near)
      .some((past) => !reader.around("now", Math.min(past.to, from), to).some((now) => now.from >= past.to));
  /** 'On 15 October', 'am 15. Oktober': of any language, since a short text may be read in another. 'I am 15. May I …' and 'turns 15 October 3' are no dates. */
  const isDay = ({ to }: PhraseMatch) => {
    const [next = "", before = ""] = [tokens[to]?.word, tokens[to - 2]?.word];
    const isOwnAge = before === "am" && /^i.?m?$/.test(tokens[to - 3]?.word ?? "");
    return opensDay(before) && !isOwnAge && isMonth(next) && !(ends(to) && verbs.has(next));
  };
  const counts = (place: PhraseMatch) => !isPast(place) && !isDay(place) && !isNear(place, "noKids");
  const hasPerson = ({ from, to }: PhraseMatch) =>
    reader
      .around("person", from - selfWithin, to)
      .some((person) => person.from < to && isOneClause(person.to - 1, from));
  /** 'My account is 16', 'The account, 16 years old'; not a thing of another clause: 'Price 9. She is 16.' */
  const isOfThing = (place: PhraseMatch) =>
    reader
      .around("thing", place.from - 3, place.to + 2)
      .some(({ from, to }) =>
        from < place.from ? isOneClause(to - 1, place.from) || !hasPerson(place) : isOneClause(place.to - 1, from),
      );
  const has = (name: string) => reader.find(name).length > 0;
  /** Of the author's child, who has no part in the content: neither sold nor shown, or kept away from it. */
  const isOfChild = (place: PhraseMatch) =>
    isNear(place, "kin", subjectWithin) && !has("sell") && (has("protect") || !has("act"));
  /** 'Teaches the tenth grade', 'tenth grade teacher'. */
  const isTaught = ({ from, to }: PhraseMatch) =>
    beginsAt("teaching", to) || reader.around("teaching", from - 2, from).length > 0;
  const isOther = (place: PhraseMatch) => counts(place) && !isOfThing(place) && !isOfChild(place) && !isTaught(place);
  /** '13 to 17': ranges are of audiences. */
  const isRange = ({ from }: PhraseMatch) => tokens[from - 2]?.digits !== undefined && isOneClause(from - 2, from);
  const isAge = (place: PhraseMatch) =>
    isOther(place) &&
    !isRange(place) &&
    !reader.around("notAge", place.from - 1, place.from).some(({ to }) => to === place.from) &&
    // '17 in total' is not an age, '17 in May' is.
    !(beginsAt("ageTail", place.to) && !ends(place.to) && !beginsAt("date", place.to + 1));
  const isOwn = (place: PhraseMatch) => isBefore(place, "self", selfWithin) || beginsAt("self", place.from);
  // 'Anna is 17'; not in German, where all nouns are capitalised: 'Umsatz am 13.'
  const isNamed = ({ from }: PhraseMatch) =>
    language !== "de" &&
    tokens[from - 1]?.isCapital === true &&
    tokens[from]?.word !== "am" &&
    !beginsAt("date", from - 1);
  const isSubject = (place: PhraseMatch) =>
    isOwn(place) || isNamed(place) || isBefore(place, "person", subjectWithin) || isBefore(place, "fan", subjectWithin);

  /** 'Our new talent, 17, …', 'Mia, 17, …', 'still 17, her parents sign': a number between punctuation, but not a label's value or a cell of a list or table. */
  const isAlone = (place: PhraseMatch) => {
    const from = opens(place);
    if (!starts(from) || !ends(place.to)) return false;
    const before = tokens[from - 1];
    const isValue = before?.isLabel === true && !isBefore(place, "noun", 1);
    if (isValue || /^\d/.test(before?.word ?? "")) return false;
    const isOfNamed = isNamed(place) && before?.isSpaced === true;
    // In 'my model mia.17' the number is the handle's, in 'my model.17' hers.
    const nounWithin = from === place.from && tokens[from]?.isInHandle ? 1 : near;
    return isBefore(place, "noun", nounWithin) || isOfNamed || isNear(place, "ageHint", subjectWithin);
  };
  /** '17 years', and nothing else. */
  const isWhole = ({ from, to }: PhraseMatch) => from === 0 && to === tokens.length;
  /** 'F17', '17f', '17/F/LA', 'm, 16, …': a sex and an age, as in adverts; '17m' alone may be 17 million. */
  const isProfile = ({ from, to }: PhraseMatch) => {
    const isPair = (first: number, last: number, sex: number) =>
      starts(first) &&
      (ends(last) || tokens[last - 1]?.isSpaced === true) &&
      (beginsAt("female", sex) || (beginsAt("male", sex) && ((starts(sex) && ends(last)) || beginsAt("seeks", last))));
    return isPair(from - 1, to, from - 1) || isPair(from, to + 1, to);
  };
  /** '17m looking for fans' is the author's own. */
  const isSeeking = (place: PhraseMatch) =>
    isProfile(place) && (beginsAt("seeks", place.to) || beginsAt("seeks", place.to + 1));

  const numbers = reader.find("number");
  /** Where a statement begins: at the adverb before it, if there is one. */
  const opens = ({ from }: PhraseMatch) => (beginsAt("adverb", from - 1) ? from - 1 : from);
  const labels = reader.find("label").filter((place) => starts(opens(place)) && ends(place.to));
  const ages = [
    ...reader.find("age").filter(isAge),
    ...reader.find("bareAge").filter((place) => isAge(place) && isSubject(place)),
    ...numbers.filter((place) => (isAlone(place) || isProfile(place)) && isAge(place)),
    ...reader.find("yearsAlone").filter((place) => (isAlone(place) || isWhole(place)) && isAge(place)),
    ...labels,
  ];
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
