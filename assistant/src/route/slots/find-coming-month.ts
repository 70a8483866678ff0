import { addMonths } from "@fanradar/engine";
import { numberOf } from "./durations.ts";

/** 'Next month' in four languages, without marks on letters. */
const next =
  /\b(?:next month|(?:nachste[nrs]?|kommende[nrs]?) monat|proximo mes|mes que viene|mes proximo|mois prochain)\b/;
/** 'The next 3 months', with the number in a group. */
const nextFew =
  /\b(?:(?:next|coming|following|nachste[nr]?|kommende[nr]?|proximos|siguientes) (\w+) (?:months|monate[n]?|meses|mois)|(\w+) (?:proximos|prochains|coming|next) (?:months|meses|mois))\b/;
const nextQuarter = /\b(?:next quarter|nachste[ns]? quartal|proximo trimestre|trimestre prochain|prochain trimestre)\b/;
const restOfYear =
  /\b(?:(?:rest|end) of the year|year end|christmas|rest des jahres|jahresende|ende (?:des|dieses) jahres|resto del ano|fin(?:al)? de ano|(?:reste|fin) de l annee|fin d annee)\b/;
const endOfMonth =
  /\b(?:end of (?:the|this) month|month(?:s)? end|monatsende|ende (?:des|dieses) monats|fin(?:al)? de(?:l| este)? mes|fin (?:du|de ce) mois)\b/;
/** The next year, and the next twelve months. */
const nextYear =
  /\b(?:next year|coming year|(?:nachste[ns]?|kommende[ns]?) jahr|ano que viene|proximo ano|next (?:12|twelve) months|(?:nachsten|kommenden) (?:12|zwolf) monaten?|proximos (?:12|doce) meses|(?:12|douze) prochains mois|prochains (?:12|douze) mois|annee prochaine|an prochain|prochaine annee)\b/;
const mostMonths = 12;
const monthsOfQuarter = 3;

/**
 * The month to come that folded words name, as '2026-12', or months, as '2026-12..2027-02': the next ones, those until the end of the year,
 * those of this year, or the next of the name that `period` was read from. Undefined where they name none.
 *
 * @param now ISO instant of the question
 */
export function findComingMonth(
  tokens: readonly string[],
  period: string | undefined,
  now: string,
): string | undefined {
  const text = tokens.join(" ");
  const running = now.slice(0, "2026-11".length);
  const year = now.slice(0, "2026".length);
  const [, after, before] = nextFew.exec(text) ?? [];
  const few = numberOf(after ?? before ?? "");
  if (few !== undefined && few > 0) return `${addMonths(running, 1)}..${addMonths(running, Math.min(few, mostMonths))}`;
  // No forecast reaches further than twelve months.
  if (namesComingYear(tokens)) return `${addMonths(running, 1)}..${addMonths(running, mostMonths)}`;
  if (nextQuarter.test(text)) {
    const left = monthsOfQuarter - ((Number(running.slice(5)) - 1) % monthsOfQuarter);
    return `${addMonths(running, left)}..${addMonths(running, left + monthsOfQuarter - 1)}`;
  }
  if (next.test(text)) return addMonths(running, 1);
  if (endOfMonth.test(text)) return running;
  if (restOfYear.test(text)) return `${running}..${year}-12`;
  if (period === year) return `${year}-01..${year}-12`;
  if (period === "this-month") return running;
  const named = /^\d{4}-(\d\d)$/.exec(period ?? "")?.[1];
  if (period === undefined || named === undefined) return undefined;
  if (period >= running) return period;
  return `${Number(year) + (named < running.slice(5) ? 1 : 0)}-${named}`;
}

/** Whether folded words name the next year or the next twelve months. */
export const namesComingYear = (tokens: readonly string[]): boolean => nextYear.test(tokens.join(" "));
