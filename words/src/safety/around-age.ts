import { isMonth, opensDay } from "./months.ts";
import type { PhraseMatch, PhraseReader } from "./read-phrases.ts";

const verbs: ReadonlySet<string> = new Set(["may", "march"]);

/** Most words between an age and the words that decide whose it is. */
export const near = 5;
export const subjectWithin = 8;
export const selfWithin = 3;

export type AroundAge = ReturnType<typeof aroundAge>;

/** What stands around a place of a text that may be an age: whether it counts as one now, and is of a person. */
export function aroundAge(reader: PhraseReader) {
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
  return { starts, ends, isNear, isBefore, beginsAt, isOneClause, has, counts, isOther };
}
