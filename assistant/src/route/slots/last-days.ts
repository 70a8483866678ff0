import { dayMs } from "@fanradar/engine";
import type { Found } from "../tokens.ts";
import { numberOf } from "./durations.ts";
import { findCountAt } from "./find-count.ts";

/** A unit of months, which are counted by the calendar. */
const daysOfMonth = 30;
/** 'last 30 days', '30 derniers jours', 'seit 2 wochen'. */
const units: readonly (readonly [RegExp, number])[] = [
  [/^(?:day|tag|dia|jour)/, 1],
  [/^(?:week|woche|semana|semaine)/, 7],
  [/^(?:month|monat|mes$|meses|mois)/, daysOfMonth],
  [/^(?:year|jahr|ano|an$|ans$|annee)/, 365],
];
/** What comes is no period of the past. */
export const ahead = /^(?:next|nachste|kommende|proxim|prochain|siguiente|dans|within|until|till)/;

/** What stands between a number and its unit: '30 derniers jours'. '10 % this year' is no ten years. */
const between = /^(?:dernier|ultim|letzt|vergangen|full|whole|ganze|volle)/;
/** So many days, weeks, months or years up to today, as `30d`: months and years by the calendar. */
export function findLastDays(tokens: readonly string[], now: string): Found<string>[] {
  const ranked = findCountAt(tokens)?.from;
  return tokens.flatMap((token, from) => {
    // 'The 3 days with most sales' are no last ones.
    if (from === ranked) return [];
    const isHalf = halfOf.test(token) && units.at(-1)?.[0].test(tokens[from + 1] ?? "") === true;
    const count = isHalf ? monthsOfHalf : numberOf(token);
    if (count === undefined || (count === 1 && token !== "1")) return [];
    const places = between.test(tokens[from + 1] ?? "") ? [from + 2] : [from + 1];
    const at = places.find((place) => units.some(([unit]) => unit.test(tokens[place] ?? "")));
    const days = units.find(([unit]) => unit.test(tokens[at ?? -1] ?? ""))?.[1];
    const lead = [tokens[from - 1] ?? "", tokens[from + 1] ?? ""];
    if (at === undefined || days === undefined || lead.some((word) => ahead.test(word) || word === "in")) return [];
    const isOfMonths = isHalf || days === daysOfMonth;
    return [{ from, length: at - from + 1, value: `${isOfMonths ? daysSince(count, now) : count * days}d` }];
  });
}
const halfOf = /^(?:half|halbe[ns]?|medio|demi)$/;
const monthsOfHalf = 6;

/** How many days so many months up to today have. */
function daysSince(months: number, now: string): number {
  const [year = 0, month = 0, day = 0] = now.slice(0, 10).split("-").map(Number);
  const first = Date.UTC(year, month - 1 - months, 1);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return Math.round((Date.parse(now.slice(0, 10)) - (first + (Math.min(day, last) - 1) * dayMs)) / dayMs);
}
