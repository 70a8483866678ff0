import { dayMs, mondayOf } from "@fanradar/engine";
import { allTime, daysBefore, daysOfPeriod } from "../../period.ts";
import { type Found, findPhrases } from "../tokens.ts";
import { findBefore } from "./find-before.ts";
import { findAgo, findDaySpans, findDaysOfMonths, findPartsOfMonths, findWeeksOf } from "./find-day-spans.ts";
import { findHalfYears, findQuarters, findSeasons } from "./find-quarters.ts";
import { findHolidays } from "./holidays.ts";
import { ahead, findLastDays } from "./last-days.ts";
import { dayAt, dayInMonth, latestYear, monthOf } from "./named-days.ts";
import { findNumberedWeeks, findSummaryWeek, findWeekends } from "./named-weeks.ts";
import { lastWeekday, weekdayAt } from "./weekdays.ts";
import { dayBefore } from "./yesterday.ts";

/** English verbs too: months only after one of `in`. */
const verbs = new Set(["may", "march", "mars"]);
const before = new Set(
  "in since for of last until from between to and through im seit bis letzten von und en desde de del para a hasta y entre depuis pour du au et".split(
    " ",
  ),
);

const relative: Record<string, string> = {
  "last-month": `a month ago,one month ago,vor einem monat,hace un mes,il y a un mois,last month,previous month,letzten monat,letzter monat,letztem monat,vorigen monat,
    vergangenen monat,mes pasado,mois dernier,mois passe`,
  "period-before": `the one before,the day before,tag davor,tag zuvor,dia anterior,jour d avant,la veille,the previous one,the week before,the year before,woche davor,woche zuvor,jahr davor,jahr zuvor,die davor,
    la anterior,el anterior,semana anterior,ano anterior,celui d avant,celle d avant,la precedente,le precedent,semaine precedente,
    semaine d avant,annee precedente,annee d avant`,
  "period-after": `the week after,the day after,the month after,the year after,the following week,the following month,the following day,woche danach,tag danach,
    monat danach,folgewoche,folgemonat,folgetag,semana siguiente,mes siguiente,dia siguiente,semaine suivante,semaine d apres,mois suivant,mois d apres,
    jour suivant,jour d apres,le lendemain`,
  "month-before": `the month before,month before,monat davor,monat zuvor,monat vorher,vormonat,mes anterior,mes de antes,mois precedent,mois d avant,
    mois avant`,
  "this-month": `this month,current month,diesen monat,dieser monat,diesem monat,aktuellen monat,laufenden monat,este mes,mes actual,
    ce mois ci,ce mois,mois en cours,month to date,start of the month,seit monatsanfang,desde principios de mes,desde principio de mes,
    debut du mois,debut de mois`,
  "30d": `the last month,past month,past four weeks,ultimo mes,dernier mois,these days,these last days,estos dias,estos ultimos dias,ces jours ci,ces derniers
    jours,ces derniers temps`,
  "this-week":
    "this week,current week,diese woche,dieser woche,laufenden woche,esta semana,semana actual,cette semaine,semaine en cours",
  "last-week": `last week,previous week,letzte woche,letzter woche,vergangene woche,vergangener woche,vorige woche,voriger woche,semana pasada,
    semaine derniere,semaine passee`,
  "7d": "past week,the last week,letzten woche,vergangenen woche,ultima semana,derniere semaine",
  "1d": "today,yesterday,heute,gestern,hoy,ayer,aujourd hui,hier",
  "day-before": `last 24h,past 24h,last 24 hours,past 24 hours,letzten 24 stunden,letzte 24 stunden,letzten 24h,ultimas 24 horas,ultimas 24h,24 dernieres heures,
    dernieres 24 heures,dernieres 24h`,
  "365d": `a year,per year,in a year,past year,last 12 months,im jahr,pro jahr,letzten 12 monate,al ano,en un ano,ultimos 12 meses,par an,sur un an,
    12 derniers mois`,
  "this-year": `whole year,full year,entire year,all year,ganze jahr,ganzes jahr,gesamte jahr,todo el ano,ano entero,toute l annee,annee entiere,this year,so far this year,year to date,ytd,dieses jahr,diesem jahr,laufenden jahr,seit jahresbeginn,heuer,este ano,
    en lo que va de ano,cette annee,annee en cours,depuis le debut de l annee`,
  "last-year": `last year,last yr,previous year,letztes jahr,letztem jahr,letzten jahr,voriges jahr,vorjahr,ano pasado,ultimo ano,
    annee derniere,an dernier,derniere annee`,
};
const phrases = new Map(
  Object.entries(relative).flatMap(([period, list]) =>
    list.split(",").map((phrase) => [phrase.trim(), period] as const),
  ),
);
/** English times of something: 'November's' is written as one word. */
const isOfTime =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|today|yesterday)s$/;

/**
 * The periods that a text names, in its order, as `Question.period` writes them, and `month-before`, `period-before` and `period-after`. A month without a year is the
 * latest that has begun.
 *
 * @param now ISO instant of the question
 */
export function findPeriods(given: readonly string[], now: string): Found<string>[] {
  const tokens = given.map((token) => (isOfTime.test(token) ? token.slice(0, -1) : token));
  const year = new Date(now).getUTCFullYear();
  const named = [...findPhrases(tokens, phrases), ...findSummaryWeek(tokens)].map((one) => ({
    ...one,
    value: calendarOf(one.value, now),
  }));
  const found = [
    ...named,
    ...findSince(tokens, now),
    ...findSinceNamed(tokens, now),
    ...findDaySpans(tokens, now),
    ...findPartsOfMonths(tokens, now),
    ...findDaysOfMonths(tokens, now),
    ...findWeeksOf(tokens, now),
    ...findWeekends(tokens, now),
    ...findNumberedWeeks(tokens, now),
    ...findAgo(tokens, now),
    ...findSingleDays(tokens, now),
    ...findHolidays(tokens, now),
    ...findLastDays(tokens, now),
    ...findHalfYears(tokens, now),
    ...findQuarters(tokens, now),
    ...findSeasons(tokens, now),
    ...findMonths(tokens, now),
    ...findYears(tokens),
    ...findOfYear(tokens, year),
    ...findEver(tokens, now),
    ...findBefore(tokens),
  ];
  return found
    .toSorted((one, other) => one.from - other.from || other.length - one.length)
    .filter((one, at, all) => !all.slice(0, at).some((earlier) => one.from < earlier.from + earlier.length));
}

const isMonth = (period: string) => /^(?:\d{4}-\d\d|(?:this|last)-month)$/.test(period);

/**
 * The month before the one that is spoken of, as `Question.period` writes it; of anything but a month, the one before the present.
 *
 * @param now ISO instant of the question
 */
export function monthBefore(period: string | undefined, now: string): string {
  const days = daysOfPeriod(period !== undefined && endsInItsMonth(period, now) ? period : "this-month", now);
  const first = `${(days?.from ?? now).slice(0, 7)}-01`;
  return new Date(Date.parse(first) - dayMs).toISOString().slice(0, 7);
}

/** Whether days that are no count back from today lie within one month. */
function endsInItsMonth(period: string, now: string): boolean {
  const days = /^\d+d$/.test(period) ? undefined : daysOfPeriod(period, now);
  return days !== undefined && days.from.slice(0, 7) === days.to.slice(0, 7);
}

/**
 * The period before the one that is spoken of, as `Question.period` writes it: the month before a month, the year before a year, else as many
 * days right before. Where none is spoken of, the month before the present.
 *
 * @param now ISO instant of the question
 */
export function periodBefore(period: string | undefined, now: string): string {
  if (period === undefined || isMonth(period)) return monthBefore(period, now);
  if (/^\d{4}$/.test(period)) return `${Number(period) - 1}`;
  const days = daysOfPeriod(period, now);
  if (!days) return monthBefore(period, now);
  const { from, to } = daysBefore(days);
  return from === to ? from : `${from}..${to}`;
}

/**
 * So many days or months right before the period that is spoken of, as `Question.period` writes them: of `10d-before` ten days. Undefined where none is
 * spoken of, and for what is no such value.
 *
 * @param now ISO instant of the question
 */
export function countedBefore(value: string, period: string | undefined, now: string): string | undefined {
  const [, count, unit] = /^(\d{1,3})([dm])-before$/.exec(value) ?? [];
  const days = period === undefined ? undefined : daysOfPeriod(period, now);
  if (count === undefined || !days) return undefined;
  const to = Date.parse(days.from) - dayMs;
  if (unit === "d") return spanOf(to - (Number(count) - 1) * dayMs, to);
  const end = new Date(to);
  return spanOf(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() - Number(count) + 1, 1), to);
}
const spanOf = (from: number, to: number): string => {
  const [first, last] = [from, to].map((ms) => new Date(ms).toISOString().slice(0, "2026-11-30".length));
  return first === last ? `${last}` : `${first}..${last}`;
};

/**
 * The period after the one that is spoken of, as `Question.period` writes it: the month after a month, the year after a year, else as many days right
 * after. Undefined where none is spoken of.
 *
 * @param now ISO instant of the question
 */
export function periodAfter(period: string | undefined, now: string): string | undefined {
  const days = period === undefined ? undefined : daysOfPeriod(period, now);
  if (period === undefined || !days) return undefined;
  if (/^\d{4}$/.test(period)) return `${Number(period) + 1}`;
  const after = Date.parse(days.to) + dayMs;
  if (isMonth(period)) return new Date(after).toISOString().slice(0, 7);
  const last = after + Date.parse(days.to) - Date.parse(days.from);
  const [from, to] = [after, last].map((ms) => new Date(ms).toISOString().slice(0, 10));
  return from === to ? from : `${from}..${to}`;
}

function calendarOf(period: string, now: string): string {
  const year = Number(now.slice(0, 4));
  if (period === "this-year") return `${year}`;
  if (period === "last-year") return `${year - 1}`;
  if (period === "day-before") return dayBefore(now);
  if (period === "this-week") return weekOf(now, 0);
  return period === "last-week" ? weekOf(now, 1) : period;
}

/** The week from Monday on, so many weeks back, as days; of the running one up to today. */
function weekOf(now: string, back: number): string {
  const today = Date.parse(now.slice(0, 10));
  const monday = Date.parse(mondayOf(now.slice(0, 10))) - 7 * back * dayMs;
  const last = back === 0 ? today : monday + 6 * dayMs;
  return [monday, last].map((ms) => new Date(ms).toISOString().slice(0, 10)).join("..");
}

/** What opens a period that lasts until now, and words that may stand before its day. */
const since = /^(?:since|seit|desde|depuis)$/;
const article =
  /^(?:the|of|dem|den|der|el|la|le|dia|day|tag|anfang|ende|mitte|start|beginning|debut|principios?|comienzos?|inicios?|l|du|de|del)$/;

/** 'Since 15 October', 'seit dem 10.11.', 'depuis janvier', which is its first day: the days from it to today. */
function findSince(tokens: readonly string[], now: string): Found<string>[] {
  return tokens.flatMap((token, at) => {
    if (!since.test(token)) return [];
    let from = at + 1;
    while (article.test(tokens[from] ?? "")) from++;
    const isLate = tokens.slice(at, from).some((word) => laterInMonth.test(word));
    const day =
      dayAt(tokens, from, now) ??
      weekdayAt(tokens, from, now) ??
      (isLate ? undefined : (firstOfMonth(tokens, from, now) ?? dayInMonth(tokens, from, now)));
    if (!day) return [];
    const today = Date.parse(now.slice(0, 10));
    const days = Math.round((today - day.ms) / dayMs) + 1;
    const value = `${new Date(day.ms).toISOString().slice(0, 10)}..${now.slice(0, 10)}`;
    return days < 1 || days > longestDays ? [] : [{ from: at, length: day.end - at, value }];
  });
}
const longestDays = 999;

/** 'Since last week', 'desde el mes pasado': the days from its first one to today. */
function findSinceNamed(tokens: readonly string[], now: string): Found<string>[] {
  return tokens.flatMap((token, at) => {
    const start = at + (article.test(tokens[at + 1] ?? "") ? 2 : 1);
    const [named] = since.test(token) ? findPhrases(tokens.slice(start, start + longestPhrase), phrases) : [];
    const isMeant = named?.from === 0 && (named.value === "last-week" || named.value === "last-month");
    const days = isMeant ? daysOfPeriod(calendarOf(named.value, now), now) : undefined;
    if (!named || !days) return [];
    return [{ from: at, length: start - at + named.length, value: `${days.from}..${now.slice(0, 10)}` }];
  });
}
const laterInMonth = /^(?:ende|mitte)$/;

/** 'November 3', 'am 3. November', and 'last Tuesday', which was lately; a day that lies further back is one that is to come. */
function findSingleDays(tokens: readonly string[], now: string): Found<string>[] {
  const today = Date.parse(now.slice(0, 10));
  return tokens.flatMap((_, from) => {
    const day = dayAt(tokens, from, now) ?? lastWeekday(tokens, from, today) ?? beforeYesterday(tokens, from, today);
    if (!day || day.ms > today || today - day.ms > latelyDays * dayMs) return [];
    return [{ from, length: day.end - from, value: new Date(day.ms).toISOString().slice(0, 10) }];
  });
}
/** 'Anteayer', 'the day before yesterday'. */
function beforeYesterday(
  tokens: readonly string[],
  from: number,
  today: number,
): { ms: number; end: number } | undefined {
  const found = twoDaysAgo.exec(tokens.slice(from, from + 4).join(" "))?.[0];
  return found === undefined ? undefined : { ms: today - 2 * dayMs, end: from + found.split(" ").length };
}
const twoDaysAgo = /^(?:the day before yesterday|day before yesterday|vorgestern|anteayer|antes de ayer|avant hier)\b/;

const latelyDays = 360;

function firstOfMonth(tokens: readonly string[], from: number, now: string): { ms: number; end: number } | undefined {
  const [month] = findMonths(tokens.slice(from, from + 3), now);
  return month?.from === 0 ? { ms: Date.parse(`${month.value}-01`), end: from + month.length } : undefined;
}

function findMonths(tokens: readonly string[], now: string): Found<string>[] {
  return tokens.flatMap((token, from) => {
    const written = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(token);
    if (written) return [{ from, length: 1, value: token }];
    const month = monthOf.get(token);
    const skipped = /^(?:de|del)$/.test(tokens[from + 1] ?? "") ? 2 : 1;
    const year = /^(?:19|20)\d\d$/.exec(tokens[from + skipped] ?? "")?.[0];
    // 'Until September' is to come, 'from July until September' was.
    const isAhead = ahead.test(tokens[from - 1] ?? "") && !tokens.slice(0, from).some((one) => monthOf.has(one));
    if (month === undefined || isAhead) return [];
    const isBeside = monthOf.has(tokens[from + 2] ?? "") && before.has(tokens[from + 1] ?? "");
    const isVerb = verbs.has(token) && year === undefined && tokens.length > 1 && !isBeside;
    if (isVerb && !before.has(tokens[from - 1] ?? "")) return [];
    const digits = `${month}`.padStart(2, "0");
    return [{ from, length: year ? skipped + 1 : 1, value: `${year ?? latestYear(month, now)}-${digits}` }];
  });
}

const findYears = (tokens: readonly string[]): Found<string>[] =>
  tokens.flatMap((token, from) => (/^20\d\d$/.test(token) ? [{ from, length: 1, value: token }] : []));

const ever =
  /^(?:since (?:the beginning|she started|he started|we started|i started|day one)|all time|of all time|lifetime|seit beginn|insgesamt bisher|bisher insgesamt|desde (?:el (?:principio|inicio)|que empe\w+)|depuis (?:toujours|le debut(?! d)|(?:qu )?(?:elle|il) a commence))\b/;
const longestPhrase = 5;

/** All that is known: 'since she started', 'insgesamt bisher'. */
const findEver = (tokens: readonly string[], now: string): Found<string>[] =>
  tokens.flatMap((_, from) => {
    const found = ever.exec(tokens.slice(from, from + longestPhrase).join(" "))?.[0];
    return found ? [{ from, length: found.split(" ").length, value: `${allTime}..${now.slice(0, 10)}` }] : [];
  });
const partOfYear =
  /^(?:end|rest|time|start|beginning|ende|anfang|zeit|fin|final|resto|principio|epoca|reste|debut|temps)$/;

/** 'The best month of the year' is of this one; 'the end of the year' is to come. */
const findOfYear = (tokens: readonly string[], year: number): Found<string>[] =>
  tokens.flatMap((_, from) => {
    const isMeant = /^(?:of the year|des jahres|del ano|de l annee|dans l annee)\b/.test(
      tokens.slice(from, from + 3).join(" "),
    );
    const length = /^(?:des|del)$/.test(tokens[from] ?? "") ? 2 : 3;
    const lead = tokens.slice(Math.max(0, from - 2), from);
    return isMeant && !lead.some((word) => partOfYear.test(word)) ? [{ from, length, value: `${year}` }] : [];
  });
