import { namesPersons, phraseReadersOf } from "./languages.ts";
import { isMonth, opensDay } from "./months.ts";
import type { PhraseReader } from "./read-phrases.ts";

/** What stands for numbers by what they may be as an age, so that what is learnt of one holds for all. */
const marks = { minor: "qminor", adult: "qadult", minorYear: "qminoryear", year: "qyear", other: "qnumber" } as const;
type Mark = (typeof marks)[keyof typeof marks];

const youngest = 6;
const ofAge = 18;
const oldest = 99;

/**
 * A text with marks in place of its numbers: an age under 18, of an adult, a year of birth of a minor, or neither. Dates, places in an order and
 * what is counted are neither: 'Nov 13', 'week 16', '15 girls'. A text without digits stays as it is.
 *
 * @param today the date that ages are computed for from years of birth
 */
export function maskNumbers(text: string, today: Date): string {
  if (!/\p{N}/u.test(text)) return text;
  const readers = phraseReadersOf(text, today).map(({ reader }) => reader);
  const [first] = readers;
  if (!first) return text;
  const [days, agesOfPersons] = [daysIn(readers), agesIn(first)];
  return first.tokens
    .map(({ word, digits, isOrdinal }, at) => {
      if (digits === undefined) return /^\D*\d/.test(word) ? marks.other : word;
      if (isAgeLimit(readers, at, digits)) return marks.minor;
      if (agesOfPersons.has(at)) return markOf(digits, today.getUTCFullYear());
      const isNone =
        isOrdinal ||
        days.has(at) ||
        clock.test(first.tokens[at + 1]?.word ?? "") ||
        isInName(first, at, readers) ||
        readers.some((reader) => endsBefore(reader, "notAge", at));
      const isAge = isNone ? isStatedBy(readers, at) : readers.some((reader) => mayBeAge(reader, at));
      return isAge ? markOf(digits, today.getUTCFullYear()) : marks.other;
    })
    .join(" ");
}

/** Where the ends of ranges of ages stand: 'girls from 14 to 17', 'chicas entre 15 y 17'. */
function agesIn({ tokens }: PhraseReader): ReadonlySet<number> {
  const isRange = (at: number) =>
    /^(?:from|between|aged|von|zwischen|de|entre)$/.test(tokens[at - 1]?.word ?? "") &&
    namesPersons(tokens[at - 2]?.word ?? "") &&
    joiner.test(tokens[at + 1]?.word ?? "") &&
    tokens[at + 2]?.digits !== undefined &&
    !isMonth(tokens[at + 3]?.word ?? "");
  return new Set([...tokens.keys()].filter(isRange).flatMap((at) => [at, at + 2]));
}

/** 'Under 18', 'younger than 17', 'menores de 16', and not 'under 15 likes'. */
function isAgeLimit(readers: readonly PhraseReader[], at: number, value: number): boolean {
  const [before = "", earlier = ""] = [at - 1, at - 2].map((place) => readers[0]?.tokens[place]?.word);
  const isBelow = below.test(before) || (/^(?:than|als|de|que)$/.test(before) && below.test(earlier));
  return isBelow && value >= youngestLimit && value <= ofAge && readers.some((reader) => reader.mayEndAt(at + 1));
}
const youngestLimit = 12;
const below = /^(?:under|below|younger|unter|junger|bajo|menor(?:es)?|sous|moins)$/;

/** What stands after an hour: '9am'. */
const clock = /^(?:am|pm|uhr|h|heures?|horas?)$/;

/** Whether a text has an adult's age, and no number that may be one under 18; 18 and 19 may be just ahead, or made up. */
export function statesOnlyAdults(text: string, today: Date): boolean {
  const masked = maskNumbers(text, today);
  return statesAdult(masked) && !masked.includes(marks.minor) && !/(?<!\d)1[89](?!\d)/.test(text);
}

/** Whether a masked text has a number that may be an adult's age. */
export const statesAdult = (masked: string): boolean => masked.includes(marks.adult);

/** Whether a lexicon knows the words around a number as an age; 'am 16.' is a German day, unless somebody says 'I' before it. */
function isStatedBy(readers: readonly PhraseReader[], at: number): boolean {
  const [before, earlier] = [readers[0]?.tokens[at - 1]?.word, readers[0]?.tokens[at - 2]?.word];
  if (before === "am" && earlier !== "i") return false;
  return readers.some((reader) => stating.some((name) => reader.around(name, at, at + 1).length > 0));
}
const stating = ["age", "bareAge", "yearsAlone", "label", "adultAge"];

/** 'take2', 'mia-15': joined to a word that is no person. */
function isInName({ tokens }: PhraseReader, at: number, readers: readonly PhraseReader[]): boolean {
  const before = tokens[at - 1];
  const isJoined = before && !before.isSpaced && !before.ends && !before.isLabel;
  return isJoined === true && !readers.some((reader) => endsBefore(reader, "person", at));
}

/** Where days of dates stand: after what opens one, beside a month, or joined to such a day, as in 'Nov 10 to 16'; not in 'girls from 14 to 17'. */
function daysIn(readers: readonly PhraseReader[]): ReadonlySet<number> {
  const tokens = readers[0]?.tokens ?? [];
  const wordAt = (at: number) => tokens[at]?.word ?? "";
  const numbers = tokens.flatMap(({ word }, at) => (/^\d/.test(word) ? [at] : []));
  const isOfMonth = (at: number) => isMonth(wordAt(at - 1)) || isMonth(wordAt(at + 1)) || dayAndMonth.test(wordAt(at));
  const isOpened = (at: number) =>
    opensDay(wordAt(at - 1)) && !readers.some((reader) => endsBefore(reader, "person", at - 1));
  const days = new Set(numbers.filter(isOfMonth));
  for (const [place, last] of numbers.entries()) {
    const first = numbers[place - 1];
    if (first === undefined || last - first > 3 || !joiner.test(wordAt(first + 1))) continue;
    if (days.has(first) || days.has(last)) days.add(first).add(last);
  }
  return new Set([...days, ...numbers.filter(isOpened)]);
}
const dayAndMonth = /^\d{1,2}[./]\d{1,2}$/;
const joiner = /^(?:to|until|till|and|or|vs|bis|und|oder|al?|y|o|au|et|ou)$/;

const endsBefore = (reader: PhraseReader, name: string, at: number): boolean =>
  reader.around(name, at - 1, at).some(({ to }) => to === at);

/** A number that counts nothing after it, or stands right after a person, or that is stated as an age. */
const mayBeAge = (reader: PhraseReader, at: number): boolean =>
  reader.mayEndAt(at + 1) || endsBefore(reader, "person", at) || isStatedBy([reader], at);

function markOf(value: number, year: number): Mark {
  if (value >= youngest && value < ofAge) return marks.minor;
  if (value >= ofAge && value <= oldest) return marks.adult;
  if (value > year - ofAge && value <= year - youngest) return marks.minorYear;
  return value > year - oldest && value <= year + 1 ? marks.year : marks.other;
}
