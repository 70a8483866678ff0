import { fold } from "@fanradar/words/fold";
import { monthOf } from "./slots/named-days.ts";

/** '10/15', '10/15/2026', '3/11/26': two parts and perhaps a year; not '3/4 of fans'. */
const slashed = /(?<![\d/.,])(\d{1,2})\/(\d{1,2})(?:\/(20\d\d|\d\d))?(?![\d/]|[.,]\d|\s?(?:of|der|des|de los|des)\b)/g;
/** 'sep-nov': two words, which may be months. */
const joinedWords = /(?<![\p{L}\d-])(\p{L}{3,})\.?[-–—](\p{L}{3,})(?![\p{L}\d-])/gu;
/** '10.11.26': a year of two digits. */
const shortYear = /(?<![\d.])(\d{1,2})\.(\d{1,2})\.(\d\d)(?![\d.])/g;
/** What stands before a date, and what joins two. */
const opens =
  /(?:^|\s)(?:on|from|between|since|until|till|to|and|for|am|vom|zum|bis|seit|zwischen|el|del|al|desde|hasta|entre|y|le|du|au|depuis|et|[-–—])\s*$/i;
const joins = /^\s*(?:[-–—]|to|until|and|bis|und|al?|hasta|y|au|et)\s*\d/i;

/** Between two dates. */
const dash = /(?<=\d{4}-\d\d-\d\d)[-–—](?=\d)/g;

/** What is asked of days that are ahead. */
const looksAhead =
  /\b(?:by|before|will|reach|goal|bis|wird|werden|ziel|antes|para el|meta|avant|pour le|d ici|objectif)\b/i;

/** 'Best post of the week': the last seven days, and of the month this one; the day or end of a week is something else. */
const ofSpan: readonly (readonly [RegExp, string])[] = (
  [
    [
      "posts?|reels?|videos?|photos?|pics?|pictures?|stor(?:y|ies)|tweets?|numbers|figures|summary|recap|highlights|overview|fans?|spenders?|sellers?|earners?",
      "of the week",
      "of the last 7 days",
    ],
    [
      "posts?|beitr(?:a|ä)ge?s?|reels?|videos?|fotos?|bild(?:er)?|storys?|tweets?|zahlen|überblick|zusammenfassung|fans?",
      "der woche",
      "der letzten 7 tage",
    ],
    [
      "posts?|publicaci(?:o|ó)n(?:es)?|reels?|v(?:i|í)deos?|fotos?|historias?|tweets?|cifras|resumen|fans?",
      "de la semana",
      "de los últimos 7 días",
    ],
    [
      "posts?|publications?|reels?|vid(?:e|é)os?|photos?|stor(?:y|ies)|tweets?|chiffres|r(?:e|é)sum(?:e|é)|bilan|fans?",
      "de la semaine",
      "des 7 derniers jours",
    ],
  ] as const
).map(([things, span, days]) => [
  new RegExp(
    `(?<=(?<!\\p{L})(?:${things})) ${span}(?!\\p{L}| (?:pasad|anterior|que viene|pr[oó]xim|derni|pr[eé]c[eé]d|prochain))`,
    "giu",
  ),
  ` ${days}`,
]);

const daysOfMonth = 31;
const months = 12;
const hoursAndDays = "24/7";

/**
 * A text with its dates of slashes written as `2026-10-15`, and 'of the week' as its days, so that what reads it knows one way to write them. Two numbers alone are a date where they have
 * a year, stand after 'from' or the like or are joined to another; or where one can be no month. '50/50' and '24/7' are none.
 *
 * @param monthFirst '10/3' is the third of October, unless a date of the text shows that its days stand first, or would be ahead
 * @param now ISO instant of the question: a date without a year is the latest that has begun
 */
export function withPlainDates(text: string, { monthFirst, now }: { monthFirst: boolean; now: string }): string {
  const pairs = [...text.matchAll(slashed)].map(([, one, other]) => [Number(one), Number(other)] as const);
  // One date that can be read one way alone shows how the others are written.
  const shown = pairs.find((pair) => Math.max(...pair) > months && Math.min(...pair) <= months);
  const dated = [...text.matchAll(slashed)].filter(([, , , year]) => year !== undefined);
  // What is known of a day is asked when it is over: '12/11/2026' in November is no day of December.
  const isAhead = (ofMonthFirst: boolean) =>
    dated.some(([, one, other, year]) => {
      const [month, day] = ofMonthFirst ? [Number(one), Number(other)] : [Number(other), Number(one)];
      return (isoOf({ year, month, day }, now) ?? "9") > now;
    });
  const isTurned = !looksAhead.test(text) && isAhead(monthFirst) && !isAhead(!monthFirst);
  const isMonthFirst = shown ? shown[1] > months : monthFirst !== isTurned;
  const inSlashes = text.replaceAll(slashed, (whole: string, one: string, other: string, year: string, at: number) => {
    const [first, second] = [Number(one), Number(other)];
    const isDated = year !== undefined || opens.test(text.slice(0, at)) || joins.test(text.slice(at + whole.length));
    if (!isDated && (whole === hoursAndDays || Math.max(first, second) <= months)) return whole;
    const [month, day] = isMonthFirst ? [first, second] : [second, first];
    return isoOf({ year, month, day }, now) ?? whole;
  });
  const isMonth = (word: string) => monthOf.has(fold(word));
  const plain = inSlashes
    .replaceAll(joinedWords, (whole: string, one: string, other: string) =>
      isMonth(one) && isMonth(other) ? `${one} to ${other}` : whole,
    )
    .replaceAll(
      shortYear,
      (whole: string, day: string, month: string, year: string) =>
        isoOf({ year, month: Number(month), day: Number(day) }, now) ?? whole,
    )
    .replaceAll(dash, " – ");
  return ofSpan.reduce((said, [pattern, days]) => said.replaceAll(pattern, days), plain);
}

function isoOf(
  { year, month, day }: { year: string | undefined; month: number; day: number },
  now: string,
): string | undefined {
  if (month < 1 || month > months || day < 1 || day > daysOfMonth) return undefined;
  const ofYear = [month, day].map((number) => `${number}`.padStart(2, "0")).join("-");
  const current = Number(now.slice(0, 4)) - (ofYear > now.slice(5, 10) ? 1 : 0);
  return `${year === undefined ? current : year.length === 2 ? `20${year}` : year}-${ofYear}`;
}
