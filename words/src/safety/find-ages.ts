import type { Language } from "@fanradar/contract";
import { type AroundAge, near, selfWithin, subjectWithin } from "./around-age.ts";
import type { PhraseMatch, PhraseReader } from "./read-phrases.ts";

/** Ages under 18 that a text states of a person, and by what it is known whose they are. */
export function findAges(
  reader: PhraseReader,
  language: Language,
  { starts, ends, isNear, isBefore, beginsAt, isOneClause, isOther }: AroundAge,
) {
  const { tokens } = reader;
  /** Where a statement begins: at the adverb before it, if there is one. */
  const opens = ({ from }: PhraseMatch) => (beginsAt("adverb", from - 1) ? from - 1 : from);
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
  const labels = reader.find("label").filter((place) => starts(opens(place)) && ends(place.to));
  const ages = [
    ...reader.find("age").filter(isAge),
    ...reader.find("bareAge").filter((place) => isAge(place) && isSubject(place)),
    ...numbers.filter((place) => (isAlone(place) || isProfile(place)) && isAge(place)),
    ...reader.find("yearsAlone").filter((place) => (isAlone(place) || isWhole(place)) && isAge(place)),
    ...labels,
  ];
  return { ages, isOwn, isSeeking };
}
