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
  const isNear = (place: Place, name: string, words = near) =>
    reader.find(name).some(({ from, to }) => from < place.to + words && to > place.from - words);
  const isBefore = (place: Place, name: string, words: number) =>
    reader.find(name).some(({ from, to }) => from < place.from && to > place.from - words);
  const stands = (place: Place) => !isNear(place, "notNow") && !isNear(place, "noKids");
  const isOneClause = (from: number, to: number) => !tokens.slice(from, to).some(({ ends }) => ends);
  const hasPerson = ({ from: start, to: end }: Place) =>
    reader.find("person").some(({ from, to }) => from < end && to > start - selfWithin && isOneClause(to - 1, start));
  /** 'My account is 16'; where a person is named in the clause itself it is not of a thing outside of it: 'Price 9. She is 16.' */
  const isOfThing = (place: Place) =>
    reader
      .find("thing")
      .some(({ from, to }) =>
        from < place.from
          ? to > place.from - 3 && (isOneClause(to - 1, place.from) || !hasPerson(place))
          : from <= place.to + 1 && (isOneClause(place.to - 1, from) || !hasPerson(place)),
      );
  const isOfChild = (place: Place) => isNear(place, "kin", subjectWithin) && reader.find("act").length === 0;
  const isOther = (place: Place) => stands(place) && !isOfThing(place) && !isOfChild(place);
  /** '13 to 17': a range is of many people. */
  const isRange = ({ from }: Place) => /^\d+$/.test(tokens[from - 2]?.word ?? "");
  const isAge = (place: Place) =>
    isOther(place) &&
    !isRange(place) &&
    !reader.find("notAge").some(({ to }) => to === place.from) &&
    !(reader.find("ageTail").some(({ from }) => from === place.to) && !tokens[place.to - 1]?.ends);
  const isOwn = (place: Place) =>
    isBefore(place, "self", selfWithin) || reader.find("self").some(({ from }) => from === place.from);
  // 'Anna is 17'; of German nouns a capital tells nothing.
  const isNamed = ({ from }: Place) => language !== "de" && tokens[from - 1]?.isCapital === true;
  const isSubject = (place: Place) =>
    isOwn(place) || isNamed(place) || isBefore(place, "person", subjectWithin) || isBefore(place, "fan", subjectWithin);

  const explicit = reader.find("age").filter(isAge);
  const bare = reader.find("bareAge").filter((place) => isAge(place) && isSubject(place));
  const alone = bracketed(reader).filter((place) => isAge(place) && isBefore(place, "noun", near));
  const labels = reader
    .find("label")
    .filter(({ from, to }) => (tokens[from - 1]?.ends ?? true) && tokens[to - 1]?.ends === true);
  const ages = [...explicit, ...bare, ...alone, ...labels];
  const isOfPerson = (place: Place) => isBefore(place, "person", selfWithin);
  if (reader.find("oneself").some((place) => stands(place) && !isOfPerson(place))) return "oneself";
  const isOfFan = reader.find("fan").length > 0;
  if (ages.some((place) => isOwn(place) && !isOfPerson(place))) return "oneself";
  if (ages.length > 0 || [...reader.find("another"), ...reader.find("oneself")].some(isOther))
    return isOfFan ? "fan" : "another";
  if (reader.find("topic").some(stands)) return isOfFan ? "fan" : "topic";
  return undefined;
}

/** 'Our new talent, 17, …': a number between two marks. */
function bracketed(reader: PhraseReader): Place[] {
  return reader
    .find("number")
    .filter(({ from, to }) => reader.tokens[from - 1]?.ends === true && reader.tokens[to - 1]?.ends === true);
}
