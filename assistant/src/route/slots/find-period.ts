import { type Found, findPhrases } from "../tokens.ts";

const months = [
  "january januar janner enero janvier jan",
  "february februar febrero fevrier feb",
  "march marz maerz marzo mars",
  "april abril avril apr",
  "may mai mayo",
  "june juni junio juin jun",
  "july juli julio juillet jul",
  "august agosto aout aug",
  "september septiembre septembre sept sep",
  "october oktober octubre octobre oct okt",
  "november noviembre novembre nov",
  "december dezember diciembre decembre dec dez",
].map((names) => names.split(" "));
const monthOf = new Map(months.flatMap((names, at) => names.map((name) => [name, at + 1] as const)));
/** English verbs too: months only after one of `in`. */
const verbs = new Set(["may", "march", "mars"]);
const before = new Set("in since for of last until im seit bis letzten en desde de del para depuis pour du".split(" "));

const relative: Record<string, string> = {
  "last-month": `a month ago,one month ago,vor einem monat,hace un mes,il y a un mois,last month,previous month,the month before,month before,past month,letzten monat,letzter monat,letztem monat,vorigen monat,
    vergangenen monat,vormonat,mes pasado,mes anterior,ultimo mes,mois dernier,mois passe,dernier mois,mois precedent,mois d avant`,
  "this-month": `this month,current month,diesen monat,dieser monat,diesem monat,aktuellen monat,laufenden monat,este mes,mes actual,
    ce mois ci,ce mois,mois en cours`,
  "7d": `last week,this week,past week,previous week,letzte woche,letzter woche,diese woche,dieser woche,vergangene woche,vorige woche,
    semana pasada,esta semana,ultima semana,semaine derniere,cette semaine,semaine passee,derniere semaine`,
  "1d": "today,yesterday,heute,gestern,hoy,ayer,aujourd hui,hier",
  "90d":
    "last quarter,this quarter,letztes quartal,dieses quartal,ultimo trimestre,este trimestre,dernier trimestre,ce trimestre",
  "this-year": "this year,dieses jahr,diesem jahr,heuer,este ano,cette annee",
  "last-year": `last year,previous year,letztes jahr,letztem jahr,letzten jahr,voriges jahr,vorjahr,ano pasado,ultimo ano,
    annee derniere,an dernier,derniere annee`,
};
const phrases = new Map(
  Object.entries(relative).flatMap(([period, list]) =>
    list.split(",").map((phrase) => [phrase.trim(), period] as const),
  ),
);
/** 'last 30 days', '30 derniers jours', 'seit 2 wochen'. */
const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:day|tag|dia|jour)/, 1],
  [/^(?:week|woche|semana|semaine)/, 7],
  [/^(?:month|monat|mes$|meses|mois)/, 30],
  [/^(?:year|jahr|ano|an$|ans$|annee)/, 365],
];
/** What comes is no period of the past. */
const ahead = /^(?:next|nachste|kommende|proxim|prochain|siguiente|dans|within|until|till)/;

/**
 * The periods that a text names, in its order, as `Question.period` writes them. A month without a year is the latest that has begun.
 *
 * @param now ISO instant of the question
 */
export function findPeriods(tokens: readonly string[], now: string): Found<string>[] {
  const year = new Date(now).getUTCFullYear();
  const named = findPhrases(tokens, phrases).map((one) => ({ ...one, value: calendarOf(one.value, year) }));
  const found = [...named, ...findDays(tokens), ...findMonths(tokens, now), ...findYears(tokens)];
  return found
    .toSorted((one, other) => one.from - other.from || other.length - one.length)
    .filter((one, at, all) => !all.slice(0, at).some((earlier) => one.from < earlier.from + earlier.length));
}

const calendarOf = (period: string, year: number) =>
  period === "this-year" ? `${year}` : period === "last-year" ? `${year - 1}` : period;

function findDays(tokens: readonly string[]): Found<string>[] {
  return tokens.flatMap((token, from) => {
    const count = Number(token);
    if (!Number.isInteger(count) || count < 1 || count > 999) return [];
    const at = [from + 1, from + 2].find((place) => units.some(([unit]) => unit.test(tokens[place] ?? "")));
    const days = units.find(([unit]) => unit.test(tokens[at ?? -1] ?? ""))?.[1];
    const lead = [tokens[from - 1] ?? "", tokens[from + 1] ?? ""];
    if (at === undefined || days === undefined || lead.some((word) => ahead.test(word) || word === "in")) return [];
    return [{ from, length: at - from + 1, value: `${count * days}d` }];
  });
}

function findMonths(tokens: readonly string[], now: string): Found<string>[] {
  return tokens.flatMap((token, from) => {
    const written = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(token);
    if (written) return [{ from, length: 1, value: token }];
    const month = monthOf.get(token);
    const skipped = /^(?:de|del)$/.test(tokens[from + 1] ?? "") ? 2 : 1;
    const year = /^20\d\d$/.exec(tokens[from + skipped] ?? "")?.[0];
    if (month === undefined || ahead.test(tokens[from - 1] ?? "")) return [];
    if (verbs.has(token) && year === undefined && tokens.length > 1 && !before.has(tokens[from - 1] ?? "")) return [];
    const digits = `${month}`.padStart(2, "0");
    return [{ from, length: year ? skipped + 1 : 1, value: `${year ?? latestYear(month, now)}-${digits}` }];
  });
}

function latestYear(month: number, now: string): number {
  const date = new Date(now);
  return date.getUTCFullYear() - (month > date.getUTCMonth() + 1 ? 1 : 0);
}

const findYears = (tokens: readonly string[]): Found<string>[] =>
  tokens.flatMap((token, from) => (/^20\d\d$/.test(token) ? [{ from, length: 1, value: token }] : []));
