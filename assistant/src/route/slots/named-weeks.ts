import { dayMs, mondayOf } from "@fanradar/engine";
import type { Found } from "../tokens.ts";

const week = /^(?:week|woche|semana|semaine)$/;
const summary =
  /^(?:summar\w*|recap|roundup|review|overview|zusammenfassung|uberblick|ruckblick|resumen|repaso|resume|bilan|recapitulatif|synthese)$/;
const between = /^(?:of|for|the|my|our|der|die|diese[rn]?|von|de|la|mi|nuestra|una|pour|notre|ma|a)$/;

/** 'Summary of the week', 'resumen de la semana': the week that runs. */
export function findSummaryWeek(tokens: readonly string[]): Found<string>[] {
  return tokens.flatMap((token, at) => {
    if (!week.test(token)) return [];
    const from = tokens.findLastIndex((one, place) => place < at && !between.test(one));
    return from >= 0 && from < at - 1 && summary.test(tokens[from] ?? "")
      ? [{ from: at, length: 1, value: "this-week" }]
      : [];
  });
}

const weekend = /^(?:weekend|wochenende|finde|fin de semana|week end)\b/;
const determiner =
  /^(?:this|last|past|dieses|diesem|letztes|letztem|letzten|vergangenes|vergangenen|este|pasado|ultimo|ce)$/;
const after = /^(?:pasado|dernier|passe)$/;
const sunday = 7;

const earlier = /^(?:before|prior|davor|zuvor|anterior|precedent|d)$/;

/**
 * 'Last weekend', 'dieses Wochenende', 'ce week-end': the latest Saturday and Sunday that have begun; 'the weekend before last' a week before. 'The
 * weekend before' is `weekend-before`.
 */
export function findWeekends(tokens: readonly string[], now: string): Found<string>[] {
  return tokens.flatMap((_, at) => {
    const words = weekend.exec(tokens.slice(at, at + 3).join(" "))?.[0].split(" ").length;
    if (words === undefined) return [];
    if (earlier.test(tokens[at + words] ?? "")) {
      const isOfLast = tokens[at + words + 1] === "last";
      return isOfLast
        ? [{ from: at, length: words + 2, value: weekendBefore(undefined, now) }]
        : [{ from: at, length: words + 1, value: "weekend-before" }];
    }
    const opens = determiner.test(tokens[at - 1] ?? "");
    const closes = after.test(tokens[at + words] ?? "");
    if (!opens && !closes) return [];
    const value = weekendFrom(latestSaturday(now));
    return [{ from: opens ? at - 1 : at, length: words + Number(opens) + Number(closes), value }];
  });
}

/** The weekend before the one that is spoken of, or before the latest where it is none. */
export function weekendBefore(period: string | undefined, now: string): string {
  const [from = "", to = ""] = period?.split("..") ?? [];
  const isWeekend = new Date(from).getUTCDay() === saturday && Date.parse(to) - Date.parse(from) === dayMs;
  return weekendFrom((isWeekend ? Date.parse(from) : latestSaturday(now)) - sunday * dayMs);
}
const saturday = 6;

function latestSaturday(now: string): number {
  const today = Date.parse(now.slice(0, 10));
  return today - ((new Date(today).getUTCDay() + 1) % sunday) * dayMs;
}

const weekendFrom = (ms: number): string =>
  [ms, ms + dayMs].map((day) => new Date(day).toISOString().slice(0, "2026-11-28".length)).join("..");

const numberedWeek = /^(?:kw|calendar week|cw|week|wk|kalenderwoche|woche|semana|semaine) ?(\d{1,2})\b/;
const weeksOfYear = 53;

/** 'KW 46', 'week 46', 'semaine 46': from its Monday to its Sunday, by ISO 8601; the latest that has begun. */
export function findNumberedWeeks(tokens: readonly string[], now: string): Found<string>[] {
  return tokens.flatMap((_, from) => {
    const [words, number] = numberedWeek.exec(tokens.slice(from, from + 3).join(" ")) ?? [];
    const week = Number(number);
    if (words === undefined || week < 1 || week > weeksOfYear) return [];
    const year = Number(now.slice(0, 4));
    // The fourth of January is always in the first week.
    const mondayIn = (one: number) => Date.parse(mondayOf(`${one}-01-04`)) + (week - 1) * sunday * dayMs;
    const monday = mondayIn(year) > Date.parse(now) ? mondayIn(year - 1) : mondayIn(year);
    const [first, last] = [monday, monday + 6 * dayMs].map((ms) => new Date(ms).toISOString().slice(0, 10));
    return [{ from, length: words.split(" ").length, value: `${first}..${last}` }];
  });
}
