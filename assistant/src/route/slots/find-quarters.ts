import type { Found } from "../tokens.ts";

const quarter = /^(?:quarters?|quartals?|trimestres?)$/;
/** 'Q3', 'T3' and words for the place of a quarter in its year, in four languages, the first quarter first. */
const places: readonly RegExp[] = [
  /^(?:[qt]?1|1st|first|erste[nsmr]?|primer|premier|1er)$/,
  /^(?:[qt]?2|2nd|second|zweite[nsmr]?|segundo|deuxieme|2e|2eme)$/,
  /^(?:[qt]?3|3rd|third|dritte[nsmr]?|tercer|troisieme|3e|3eme)$/,
  /^(?:[qt]?4|4th|fourth|vierte[nsmr]?|cuarto|quatrieme|4e|4eme)$/,
];
const short = /^[qt][1-4]$/;
const last =
  /^(?:last|past|previous|letzte[nsmr]?|vorige[nsmr]?|vergangene[nsmr]?|pasado|anterior|ultimo|dernier|passe|precedent)$/;
const running = /^(?:this|current|diese[sm]?|laufende[nsm]?|aktuelle[nsm]?|este|actual|ce|cours)$/;
const months = 3;

/**
 * The quarters that folded words name, as their months `2026-07..2026-09`: 'last quarter' is the one before the present, and one without a
 * year the latest that has begun.
 *
 * @param now ISO instant of the question
 */
export function findQuarters(tokens: readonly string[], now: string): Found<string>[] {
  const present = Number(now.slice(0, 4)) * 4 + Math.floor((Number(now.slice(5, 7)) - 1) / months);
  return tokens.flatMap((token, at) => {
    if (short.test(token)) return [foundAt(tokens, { from: at, end: at + 1 }, placeOf(token), present)];
    if (!quarter.test(token)) return [];
    for (const beside of [at - 1, at + 1]) {
      const word = tokens[beside] ?? "";
      const [from, end] = [Math.min(at, beside), Math.max(at, beside) + 1];
      if (placeOf(word) >= 0) return [foundAt(tokens, { from, end }, placeOf(word), present)];
      if (last.test(word)) return [{ from, length: 2, value: monthsOf(present - 1) }];
      if (running.test(word)) return [{ from, length: 2, value: monthsOf(present) }];
    }
    return [];
  });
}

const halfYear = /^(?:halbjahr(?:e?s)?|semestres?)$/;
const half = /^(?:half|halfte|mitad|moitie)$/;
const beforeYear = /^(?:of|the|in|des|jahres|im|de|del|l|la|el|ano|annee|year|d)$/;
const monthsOfHalf = 6;

/** 'The first half of 2026', 'H1', '2. Halbjahr', 'premier semestre': the latest that has begun where no year is named. */
export function findHalfYears(tokens: readonly string[], now: string): Found<string>[] {
  const year = Number(now.slice(0, 4));
  return tokens.flatMap((token, at) => {
    const isShort = /^h[12]$/.test(token);
    const place = isShort ? Number(token[1]) - 1 : placeOf(tokens[at - 1] ?? "");
    if (!isShort && !((halfYear.test(token) || half.test(token)) && (place === 0 || place === 1))) return [];
    let end = at + 1;
    while (beforeYear.test(tokens[end] ?? "")) end++;
    const named = /^20\d\d$/.exec(tokens[end] ?? "")?.[0];
    const saysYear = tokens.slice(at + 1, end).some((word) => /^(?:year|jahres|ano|annee)$/.test(word));
    // Half of a month is no half of a year.
    if (half.test(token) && named === undefined && !saysYear) return [];
    const hasBegun = place === 0 || Number(now.slice(5, 7)) > monthsOfHalf;
    const of = named ?? `${hasBegun ? year : year - 1}`;
    const from = isShort ? at : at - 1;
    const to = named === undefined ? (saysYear ? end : at + 1) : end + 1;
    return [{ from, length: to - from, value: place === 0 ? `${of}-01..${of}-06` : `${of}-07..${of}-12` }];
  });
}

const autumn = 9;
/** The first month of each season, by its names in four languages, folded; the French summer is a form of 'to be' as well. */
const seasons: readonly (readonly [RegExp, number])[] = [
  [/^(?:spring|fruhling|fruhjahr|primavera|printemps)$/, 3],
  [/^(?:summer|sommer|verano)$/, 6],
  [/^(?:autumn|herbst|otono|automne)$/, autumn],
];

/** 'This summer', 'im Frühling': the latest one that has begun, as its months. */
export function findSeasons(tokens: readonly string[], now: string): Found<string>[] {
  return tokens.flatMap((token, from) => {
    // 'Fall' is a season after 'this' and the like alone.
    const isFall =
      token === "fall" &&
      /^(?:this|last|the|in)$/.test(tokens[from - 1] ?? "") &&
      !/^(?:in|of)$/.test(tokens[from + 1] ?? "");
    const month = isFall ? autumn : seasons.find(([name]) => name.test(token))?.[1];
    if (month === undefined) return [];
    const year = Number(now.slice(0, 4)) - (month > Number(now.slice(5, 7)) ? 1 : 0);
    const written = (one: number) => `${year}-${`${one}`.padStart(2, "0")}`;
    return [{ from, length: 1, value: `${written(month)}..${written(month + months - 1)}` }];
  });
}

const placeOf = (word: string) => places.findIndex((place) => place.test(word));

function foundAt(
  tokens: readonly string[],
  { from, end }: { from: number; end: number },
  place: number,
  present: number,
): Found<string> {
  const skipped = /^(?:de|del|of|in)$/.test(tokens[end] ?? "") ? 1 : 0;
  const year = /^20\d\d$/.exec(tokens[end + skipped] ?? "")?.[0];
  const latest = 4 * Math.floor(present / 4) + place;
  const index = year === undefined ? (latest > present ? latest - 4 : latest) : 4 * Number(year) + place;
  return { from, length: (year === undefined ? end : end + skipped + 1) - from, value: monthsOf(index) };
}

function monthsOf(index: number): string {
  const [year, first] = [Math.floor(index / 4), (index % 4) * months + 1];
  const written = (month: number) => `${year}-${`${month}`.padStart(2, "0")}`;
  return `${written(first)}..${written(first + months - 1)}`;
}
