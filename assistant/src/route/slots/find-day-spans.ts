import { addMonths, dayMs, mondayOf } from "@fanradar/engine";
import { daysOfPeriod } from "../../period.ts";
import type { Found } from "../tokens.ts";
import { numberOf } from "./durations.ts";
import { dayAt, dayOfMonth, latestYear, monthOf, numericDayOf } from "./named-days.ts";

const opener = /^(?:from|between|vom|von|zwischen|del?|desde|entre|du|depuis)$/;
const joiner = /^(?:to|until|till|through|thru|and|bis|zum|und|al?|hasta|y|au|et|jusqu)$/;
const article = /^(?:the|el|le|dem|den|dia)$/;
const endOfMonth =
  /^(?:end of (?:the|that) month|monatsende|ende des monats|fin(?:al)? de(?:l| este)? mes|(?:la )?fin du mois)\b/;
/** '1-15' beside its month. */
const joinedDays = /^(\d{1,2})-(\d{1,2})$/;

interface NamedDay {
  day: number;
  month?: number | undefined;
  year?: number | undefined;
  end: number;
}

/** The days from one to another, as 'Nov 10 to 20', 'vom 10. bis 20. November', 'between the 1st and 15th of October': the latest that have begun. */
export function findDaySpans(tokens: readonly string[], now: string): Found<string>[] {
  return tokens.flatMap((token, from) => {
    const joined = joinedAt(tokens, from, now);
    if (joined.length > 0) return joined;
    const isOpened = opener.test(token);
    const first = namedDay(tokens, isOpened ? from + 1 : from);
    if (!first) return [];
    let at = first.end;
    while (joiner.test(tokens[at] ?? "") || article.test(tokens[at] ?? "")) at++;
    const isJoined = tokens.slice(first.end, at).some((word) => joiner.test(word));
    const toEnd = isJoined && first.month !== undefined ? endOfMonth.exec(tokens.slice(at).join(" "))?.[0] : undefined;
    if (toEnd !== undefined && first.month !== undefined) {
      const end = new Date(Date.UTC(latestYear(first.month, now), first.month, 0)).getUTCDate();
      const whole = spanOf({ ...first, month: first.month }, { day: end, month: first.month }, now);
      return whole === undefined ? [] : [{ from, length: at + toEnd.split(" ").length - from, value: whole }];
    }
    const second = namedDay(tokens, at);
    const month = second?.month ?? first.month;
    const areBothNamed = first.month !== undefined && second?.month !== undefined;
    if (!second || month === undefined || !(isJoined || areBothNamed)) return [];
    const value = spanOf({ ...first, month: first.month ?? month }, { ...second, month }, now);
    return value === undefined ? [] : [{ from, length: second.end - from, value }];
  });
}

function joinedAt(tokens: readonly string[], at: number, now: string): Found<string>[] {
  const [, first, last] = joinedDays.exec(tokens[at] ?? "") ?? [];
  const [before, after] = [monthOf.get(tokens[at - 1] ?? ""), monthOf.get(tokens[at + 1] ?? "")];
  const month = before ?? after;
  if (first === undefined || last === undefined || month === undefined) return [];
  const value = spanOf({ day: Number(first), month }, { day: Number(last), month }, now);
  return value === undefined ? [] : [{ from: before === undefined ? at : at - 1, length: 2, value }];
}

type DayOfMonth = NamedDay & { month: number };

function spanOf(first: Omit<DayOfMonth, "end">, last: Omit<DayOfMonth, "end">, now: string): string | undefined {
  const year = last.year ?? latestYear(last.month, now);
  const to = Date.UTC(year, last.month - 1, last.day);
  const from = Date.UTC(first.year ?? (first.month > last.month ? year - 1 : year), first.month - 1, first.day);
  return from < to && from <= Date.parse(now) ? `${isoOf(from)}..${isoOf(to)}` : undefined;
}

/** A day from a word on, with its month where that stands beside it. */
function namedDay(tokens: readonly string[], start: number): NamedDay | undefined {
  let from = start;
  while (article.test(tokens[from] ?? "")) from++;
  const numeric = numericDayOf(tokens[from] ?? "");
  if (numeric) return { ...numeric, end: from + 1 };
  const before = monthOf.get(tokens[from] ?? "");
  const day = dayOfMonth(tokens[before === undefined ? from : from + 1] ?? "");
  if (day === undefined) return undefined;
  const yearAfter = /^20\d\d$/.exec(tokens[from + 2] ?? "")?.[0];
  if (before !== undefined)
    return yearAfter === undefined
      ? { day, month: before, end: from + 2 }
      : { day, month: before, year: Number(yearAfter), end: from + 3 };
  const next = /^(?:de|of|d)$/.test(tokens[from + 1] ?? "") ? from + 2 : from + 1;
  const month = monthOf.get(tokens[next] ?? "");
  if (month === undefined) return { day, end: from + 1 };
  const year = /^20\d\d$/.exec(tokens[next + 1] ?? "")?.[0];
  return year === undefined ? { day, month, end: next + 1 } : { day, month, year: Number(year), end: next + 2 };
}

/** Which one from the beginning, the last being 0, in four languages. */
const ordinals: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|1st|erste[nrs]?|primera?|premiere?)$/, 1],
  [/^(?:second|2nd|zweite[nrs]?|segunda|segundo|deuxieme|seconde)$/, 2],
  [/^(?:third|3rd|dritte[nrs]?|tercera?|tercer|troisieme)$/, 3],
  [/^(?:fourth|4th|vierte[nrs]?|cuarta|cuarto|quatrieme)$/, 4],
  [/^(?:last|final|letzte[nrs]?|ultim[ao]|derni(?:ere|er))$/, 0],
];
const parts: readonly (readonly [RegExp, "day" | "week" | "half"])[] = [
  [/^(?:day|tage?s?|dia|jour)$/, "day"],
  [/^(?:week|woche|semana|semaine)$/, "week"],
  [/^(?:half|halfte|mitad|quincena|moitie|quinzaine)$/, "half"],
];
const between = /^(?:of|in|im|des|de|du|d|the|el|le|la)$/;
const opening = /^(?:the|der|die|den|dem|das|am|la|el|le|l)$/;
const thisMonth = /^(?:this month|(?:this|diese[mns]|este|ce) (?:month|monats?|mes|mois)|the month|mes|mois|monats)\b/;
const lastMonth = /^(?:(?:last|previous|letzten|vergangenen|vorigen) (?:month|monats?)|mes pasado|mois dernier)\b/;
const halfOfMonth = 15;
const daysOfWeek = 7;

/** A day, seven days or a half of a month: 'first day of October', 'second week of November', 'zweite Hälfte Oktober'. */
export function findPartsOfMonths(tokens: readonly string[], now: string): Found<string>[] {
  return tokens.flatMap((token, from) => {
    const place = ordinals.find(([pattern]) => pattern.test(token))?.[1];
    const part = parts.find(([pattern]) => pattern.test(tokens[from + 1] ?? ""))?.[1];
    if (place === undefined || part === undefined || (part === "half" && place > 2)) return [];
    let at = from + 2;
    while (between.test(tokens[at] ?? "")) at++;
    // 'The first half of November against the second half' is of one month.
    const beside = monthOf.get(tokens[at] ?? "");
    const named = beside ?? (part === "half" ? monthOf.get(tokens.find((one) => monthOf.has(one)) ?? "") : undefined);
    const [opens, rest] = [at > from + 2, tokens.slice(at, at + 2).join(" ")];
    const isOfLast = named === undefined && opens && lastMonth.test(rest);
    const isOfThis = named === undefined && opens && !isOfLast && thisMonth.test(rest);
    if (named === undefined && !isOfThis && !isOfLast) return [];
    const month =
      named !== undefined ? monthAt(named, now) : isOfLast ? addMonths(now.slice(0, 7), -1) : now.slice(0, 7);
    const value = partOf(month, part, place);
    const start = opening.test(tokens[from - 1] ?? "") ? from - 1 : from;
    const end = beside !== undefined || isOfThis ? at + 1 : isOfLast ? at + 2 : from + 2;
    return [{ from: start, length: end - start, value }];
  });
}

function partOf(month: string, part: "day" | "week" | "half", place: number): string {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  const on = (day: number) => `${month}-${`${day}`.padStart(2, "0")}`;
  if (part === "day") return on(place === 0 ? last : place);
  if (part === "half") return place === 1 ? `${on(1)}..${on(halfOfMonth)}` : `${on(halfOfMonth + 1)}..${on(last)}`;
  const end = place === 0 ? last : place * daysOfWeek;
  return `${on(end - daysOfWeek + 1)}..${on(end)}`;
}

const firstOf = /^(?:first|ersten?|primer[oa]s?|premi(?:er|ere)s?)$/;
const lastOf = /^(?:last|final|letzten?|ultim[oa]s|derni(?:er|ere)s?)$/;
const days = /^(?:days|tagen?|dias|jours)$/;

/** 'The first ten days of October', 'die letzten 5 Tage im November', 'les dix premiers jours d'octobre'. */
export function findDaysOfMonths(tokens: readonly string[], now: string): Found<string>[] {
  return tokens.flatMap((token, from) => {
    const [place, number] = numberOf(token) === undefined ? [token, tokens[from + 1]] : [tokens[from + 1], token];
    const count = numberOf(number ?? "");
    const isFirst = firstOf.test(place ?? "");
    if (count === undefined || !(isFirst || lastOf.test(place ?? "")) || !days.test(tokens[from + 2] ?? "")) return [];
    let at = from + 3;
    while (between.test(tokens[at] ?? "")) at++;
    const named = monthOf.get(tokens[at] ?? "");
    const found = named === undefined ? undefined : daysOfPeriod(monthAt(named, now), now);
    if (!found || at === from + 3) return [];
    const last = Date.parse(`${found.from.slice(0, 7)}-01`);
    const value = isFirst
      ? `${found.from}..${isoOf(last + (count - 1) * dayMs)}`
      : `${isoOf(Date.parse(found.to) - (count - 1) * dayMs)}..${found.to}`;
    return [{ from, length: at - from + 1, value }];
  });
}

const monthAt = (month: number, now: string) => `${latestYear(month, now)}-${`${month}`.padStart(2, "0")}`;

/** 'The week of October 12', 'in der Woche vom 12. Oktober': from its Monday to its Sunday. */
export function findWeeksOf(tokens: readonly string[], now: string): Found<string>[] {
  return tokens.flatMap((token, from) => {
    if (!/^(?:week|woche|semana|semaine)$/.test(token)) return [];
    let at = from + 1;
    while (/^(?:of|vom|von|der|del?|du|d|the|starting|beginning|from)$/.test(tokens[at] ?? "")) at++;
    const day = at === from + 1 ? undefined : dayAt(tokens, at, now);
    if (!day || day.ms > Date.parse(now)) return [];
    const monday = Date.parse(mondayOf(isoOf(day.ms)));
    return [{ from, length: day.end - from, value: `${isoOf(monday)}..${isoOf(monday + 6 * dayMs)}` }];
  });
}

const units: readonly (readonly [RegExp, "day" | "week" | "month" | "year"])[] = [
  [/^(?:days?|tage?n?|dias?|jours?)$/, "day"],
  [/^(?:weeks?|wochen?|semanas?|semaines?)$/, "week"],
  [/^(?:months?|monate?n?|mes|meses|mois)$/, "month"],
  [/^(?:years?|jahre?n?|anos?|ans?|annees?)$/, "year"],
];
const half = /^(?:half|halben|halbes|medio|demi)$/;
const halfYear = 6;
const yearMonths = 12;

/** The time that was so long ago, as 'six months ago', 'vor einem halben Jahr', 'il y a deux semaines': a day, seven days or a month. */
export function findAgo(tokens: readonly string[], now: string): Found<string>[] {
  return tokens.flatMap((token, at) => {
    const isFrench = token === "a" && tokens[at - 1] === "y" && tokens[at - 2] === "il";
    const opens = token === "vor" || token === "hace" || isFrench;
    const isSince = /^(?:desde|seit|depuis)$/.test(tokens[at - (isFrench ? 3 : 1)] ?? "");
    if (token === "ago") return spanBefore(tokens, at, now);
    if (!opens || isSince) return [];
    const found = timeAt(tokens, at + 1, now);
    const from = isFrench ? at - 2 : at;
    return found ? [{ from, length: found.end - from, value: found.value }] : [];
  });
}

function spanBefore(tokens: readonly string[], ago: number, now: string): Found<string>[] {
  for (const from of [ago - 3, ago - 2]) {
    const found = from >= 0 ? timeAt(tokens, from, now) : undefined;
    if (found?.end === ago) return [{ from, length: ago + 1 - from, value: found.value }];
  }
  return [];
}

/** 'six months', 'half a year', 'einem halben jahr' from a word on. */
function timeAt(tokens: readonly string[], from: number, now: string): { value: string; end: number } | undefined {
  const words = tokens.slice(from, from + 3);
  const isHalf = words.slice(0, 2).some((word) => half.test(word));
  const place = words.findIndex((word) => units.some(([pattern]) => pattern.test(word)));
  const unit = units.find(([pattern]) => pattern.test(words[place] ?? ""))?.[1];
  const count = numberOf(words[0] ?? "") ?? (isHalf ? 1 : undefined);
  if (unit === undefined || count === undefined || place < 1 || (place > 1 && !isHalf)) return undefined;
  if (isHalf && unit !== "year") return undefined;
  const end = from + place + 1;
  const today = Date.parse(now.slice(0, 10));
  if (unit === "day") return { value: isoOf(today - count * dayMs), end };
  if (unit === "week") {
    const to = today - 7 * count * dayMs;
    return { value: `${isoOf(to - 6 * dayMs)}..${isoOf(to)}`, end };
  }
  const months = isHalf ? halfYear : unit === "year" ? yearMonths * count : count;
  const month = new Date(Date.UTC(Number(now.slice(0, 4)), Number(now.slice(5, 7)) - 1 - months, 1));
  return { value: month.toISOString().slice(0, 7), end };
}

const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
