import { dayMs } from "@fanradar/engine";
import { fold } from "@fanradar/words/fold";

/** Folded names of the days of the week in four languages, each with its number, Sunday's being 0. */
const weekdays = new Map(
  ["en", "de", "es", "fr"].flatMap((language) => {
    const { format } = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
    return [0, 1, 2, 3, 4, 5, 6].map((day) => [fold(format(Date.UTC(2026, 10, 1 + day))), day] as const);
  }),
);
/** Whether a folded word is a day of the week in one of the four languages. */
export const isWeekday = (token: string): boolean => weekdays.has(token);

/** The days of the week that a text names, each by its number, also as 'Sundays' and 'sonntags'. */
export const weekdaysIn = (tokens: readonly string[]): number[] => [
  ...new Set(tokens.flatMap((token) => weekdays.get(token) ?? weekdays.get(token.replace(/s$/, "")) ?? [])),
];

export const lately = /^(?:last|past|letzte[nrm]?|vergangene[nrm]?|pasad[oa]|ultim[oa]|derniere?)$/;

/** 'Last Tuesday', with the word on either side. */
export function lastWeekday(
  tokens: readonly string[],
  from: number,
  today: number,
): { ms: number; end: number } | undefined {
  const pair = tokens.slice(from, from + 2);
  const day = pair.map((token) => weekdays.get(token)).find((one) => one !== undefined);
  if (day === undefined || !pair.some((token) => lately.test(token))) return undefined;
  return { ms: latestOf(day, today), end: from + 2 };
}

/** The latest of a weekday before today, as '2026-11-28'. */
export const latestWeekday = (day: number, now: string): string =>
  new Date(latestOf(day, Date.parse(now.slice(0, 10)))).toISOString().slice(0, "2026-11-28".length);

/** The latest day of a weekday before today. */
const latestOf = (day: number, today: number) => today - ((new Date(today).getUTCDay() - day + 7) % 7 || 7) * dayMs;

/** 'Since Friday', 'since last Friday'. */
export function weekdayAt(
  tokens: readonly string[],
  from: number,
  now: string,
): { ms: number; end: number } | undefined {
  const at = lately.test(tokens[from] ?? "") ? from + 1 : from;
  const day = weekdays.get(tokens[at] ?? "");
  return day === undefined ? undefined : { ms: latestOf(day, Date.parse(now.slice(0, 10))), end: at + 1 };
}
