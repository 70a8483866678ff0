import { monthOf, numericDayOf } from "./named-days.ts";

const longestMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const dayPattern = /^(\d{1,2})(?:st|nd|rd|th|er|eme)?$/;
const quarterPattern = /^q(\d)$/;
const calendarWeek = /^(?:kw|week|woche|semana|semaine)$/;
const mostWeeks = 53;
/** Words that stand between a day and its month. */
const between = /^(?:of|de|der|des|the)$/;

/** Whether folded words name a day, week or quarter that no calendar has: 'November 31', 'Q5', 'KW 60'. */
export function namesNoDate(tokens: readonly string[]): boolean {
  return tokens.some((token, at) => {
    const quarter = quarterPattern.exec(token)?.[1];
    if (quarter !== undefined) return quarter < "1" || quarter > "4";
    const [after = "", second = ""] = tokens.slice(at + 1);
    if (token === "kw" || (calendarWeek.test(token) && /^\d\d$/.test(after))) return Number(after) > mostWeeks;
    const numeric = numericDayOf(token);
    if (numeric) return numeric.day > (longestMonths[numeric.month - 1] ?? 0);
    const month = monthOf.get(token);
    if (month === undefined) return false;
    const before = between.test(tokens[at - 1] ?? "") ? tokens[at - 2] : tokens[at - 1];
    const afterIt = between.test(after) ? second : after;
    return [before, afterIt].some((one) => {
      const day = Number(dayPattern.exec(one ?? "")?.[1]);
      // A year of two digits, and an amount, are no days.
      return day > (longestMonths[month - 1] ?? 0) && day <= mostOfDays;
    });
  });
}
const mostOfDays = 39;
