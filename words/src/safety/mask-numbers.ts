/** What stands for numbers by what they may be as an age, so that what is learnt of one holds for all. */
const marks = { minor: "qminor", adult: "qadult", minorYear: "qminoryear", year: "qyear", other: "qnumber" } as const;

const spans =
  "months?|weeks?|days?|hours?|minutes?|monate?n?|wochen?|tage?n?|stunden?|minuten?|mes(?:es)?|semanas?|d[ií]as?|horas?|minutos?|mois|semaines?|jours?|heures?|[kmgt]b|px|[cmk]m|kg|ml";
/** A span of time shorter than a year, or a measure. */
const span = new RegExp(`(?<![\\p{L}\\d])\\d+\\s?(?:${spans})(?![\\p{L}\\d])`, "giu");
/** A number with what shows that it is no age: a currency, percent, a time, thousands, a decimal. */
const amount = /[$€£]\s?\d[\d.,]*[km]?|\d[\d.,]*\s?(?:[$€£%]|k\b)|\d+(?:[.,:/]\d+)+|\d{5,}/giu;
/** A number of its own, also before a unit of age or a sex: '15yo', '17f'. */
const number = /(?<![\p{L}\d])(\d{1,4})(?=(?:yo|yrs?|yr|y|f|m|j|i|ans|er|x)?(?![\p{L}\d]))/giu;

const youngest = 6;
const ofAge = 18;
const oldest = 99;

/**
 * A text with marks in place of its numbers: an age under 18, of an adult, a year of birth of a minor, or neither.
 *
 * @param year the year in which it is read
 */
export function maskNumbers(text: string, year: number): string {
  const apart = text
    .replace(span, (found) => ` ${marks.other} ${found.replace(/\d+/g, "")} `)
    .replace(amount, ` ${marks.other} `);
  return apart.replace(number, (_, digits: string) => ` ${markOf(Number(digits), year)} `);
}

function markOf(value: number, year: number): string {
  if (value >= youngest && value < ofAge) return marks.minor;
  if (value >= ofAge && value <= oldest) return marks.adult;
  if (value > year - ofAge && value <= year - youngest) return marks.minorYear;
  return value > year - oldest && value <= year + 1 ? marks.year : marks.other;
}
