import type { Language } from "@fanradar/contract";
import { readersOf } from "./languages.ts";
import type { PhraseReader, Place } from "./read-phrases.ts";

/** Of whom an age under 18 is stated: the writer, somebody else, somebody who pays; `topic` where it is only spoken of. */
export type MinorityOf = "oneself" | "another" | "fan" | "topic";

export interface Minority {
  of: MinorityOf;
  language: Language;
}

/** Words between an age and what decides whose it is. */
const near = 5;
const subjectWithin = 8;
const selfWithin = 3;

/**
 * Finds that a text states or mentions an age under 18, in digits or words, also as a birthday to come, a year of birth, a school
 * class; in English, German, Spanish or French. Not ages of things, of own children who only take time, of long ago.
 *
 * @param today decides which years of birth make somebody a minor
 */
export function findMinority(text: string, today: Date): Minority | undefined {
  for (const { language, reader } of readersOf(text, today)) {
    const of = minorityIn(reader, language);
    if (of) return { of, language };
  }
  return undefined;
}

/** The same of a text that is already read in one language. */
export function minorityIn(reader: PhraseReader, language: Language): MinorityOf | undefined {
  const { tokens } = reader;
  const starts = (at: number) => tokens[at - 1]?.ends ?? true;
  const ends = (at: number) => tokens[at - 1]?.ends === true;
  const isNear = ({ from, to }: Place, name: string, words = near) =>
    reader.around(name, from - words, to + words).length > 0;
  const isBefore = ({ from }: Place, name: string, words: number) =>
    reader.around(name, from - words, from).some((other) => other.from < from);
  const beginsAt = (name: string, at: number) => reader.around(name, at, at + 1).some(({ from }) => from === at);
  const isOneClause = (from: number, to: number) => !tokens.slice(from, to).some(({ ends }) => ends);
  /** 'Started at 15' is of long ago, but not 'started at 15 and is now 17'. */
  const isPast = ({ from, to }: Place) =>
    reader
      .around("notNow", from - near, to + near)
      .some((past) => !reader.around("now", Math.min(past.to, from), to).some((now) => now.from >= past.to));
  const stands = (place: Place) => !isPast(place) && !isNear(place, "noKids");
  const hasPerson = ({ from, to }: Place) =>
    reader
      .around("person", from - selfWithin, to)
      .some((person) => person.from < to && isOneClause(person.to - 1, from));
  /** 'My account is 16', 'The account, 16 years old'; not of a thing outside of a clause with a person in it: 'Price 9. She is 16.' */
  const isOfThing = (place: Place) =>
    reader
      .around("thing", place.from - 3, place.to + 2)
      .some(({ from, to }) =>
        from < place.from ? isOneClause(to - 1, place.from) || !hasPerson(place) : isOneClause(place.to - 1, from),
      );
  const isOfChild = (place: Place) => isNear(place, "kin", subjectWithin) && reader.find("act").length === 0;
  const isOther = (place: Place) => stands(place) && !isOfThing(place) && !isOfChild(place);
  /** '13 to 17': a range is of many people. */
  const isRange = ({ from }: Place) => tokens[from - 2]?.digits !== undefined && isOneClause(from - 2, from);
  const isAge = (place: Place) =>
    isOther(place) &&
    !isRange(place) &&
    !reader.around("notAge", place.from - 1, place.from).some(({ to }) => to === place.from) &&
    // '17 in total' is no age, '17 in May' is.
    !(beginsAt("ageTail", place.to) && !ends(place.to) && !beginsAt("date", place.to + 1));
  const isOwn = (place: Place) => isBefore(place, "self", selfWithin) || beginsAt("self", place.from);
  // 'Anna is 17'; a capital says nothing about a German noun.
  const isNamed = ({ from }: Place) =>
    language !== "de" && tokens[from - 1]?.isCapital === true && !beginsAt("date", from - 1);
  const isSubject = (place: Place) =>
    isOwn(place) || isNamed(place) || isBefore(place, "person", subjectWithin) || isBefore(place, "fan", subjectWithin);

  /** 'Our new talent, 17, …', 'Mia, 17, …', 'still 17, her parents sign': a number between two marks, not the value of a label, nor one of a list or a table. */
  const isAlone = (place: Place) => {
    const from = beginsAt("adverb", place.from - 1) ? place.from - 1 : place.from;
    if (!starts(from) || !ends(place.to)) return false;
    const before = tokens[from - 1];
    const isValue = before?.isLabel === true && !isBefore(place, "noun", 1);
    if (isValue || /^\d/.test(before?.word ?? "")) return false;
    const isOfNamed = isNamed(place) && before?.isSpaced === true;
    return isBefore(place, "noun", near) || isOfNamed || isNear(place, "ageHint", subjectWithin);
  };
  /** 'F17', '17f', '17/F/LA', 'm, 16, …': a sex and a number, as in adverts. */
  const isProfile = ({ from, to }: Place) => {
    const isPair = (first: number, last: number, sex: number) =>
      starts(first) &&
      (ends(last) || tokens[last - 1]?.isSpaced === true) &&
      (beginsAt("female", sex) || (beginsAt("male", sex) && starts(sex) && ends(last)));
    return isPair(from - 1, to, from - 1) || isPair(from, to + 1, to);
  };

  const numbers = reader.find("number");
  const labels = reader.find("label").filter(({ from, to }) => starts(from) && ends(to));
  const ages = [
    ...reader.find("age").filter(isAge),
    ...reader.find("bareAge").filter((place) => isAge(place) && isSubject(place)),
    ...numbers.filter((place) => (isAlone(place) || isProfile(place)) && isAge(place)),
    ...labels,
  ];
  const isOfPerson = (place: Place) => isBefore(place, "person", selfWithin);
  if (reader.find("oneself").some((place) => stands(place) && !isOfPerson(place))) return "oneself";
  const isOfFan = reader.find("fan").length > 0;
  if (ages.some((place) => isOwn(place) && !isOfPerson(place))) return "oneself";
  if (ages.length > 0 || [...reader.find("another"), ...reader.find("oneself")].some(isOther))
    return isOfFan ? "fan" : "another";
  if (reader.find("topic").some(stands)) return isOfFan ? "fan" : "topic";
  return undefined;
}
