import { type DayOfYear, holidayAt } from "./holidays.ts";
import { dayAt, monthOf } from "./named-days.ts";

const by = /^(?:by|before|until|till|bis|vor|para|antes|hasta|ici|avant|jusqu)$/;
const article = /^(?:the|of|this|der|die|das|dem|den|zum|zu|des|dieses|el|la|de|del|este|le|l|a|au|du|cette)$/;
const endOfYear =
  /^(?:end of (?:the |this )?year|year end|jahresende|ende (?:des|dieses) jahres|fin(?:al)? de(?:l)? ano|(?:la )?fin de l annee)\b/;
const longestName = 5;

/**
 * The day that a text gives as the last one for something to come: 'by Christmas', 'bis Jahresende', 'antes de enero', as `2026-12-25`. A month is
 * meant up to its first day. Undefined where it names none.
 *
 * @param now ISO instant of the question
 */
export function findDeadline(tokens: readonly string[], now: string): string | undefined {
  const year = Number(now.slice(0, 4));
  for (const [at, token] of tokens.entries()) {
    if (!by.test(token)) continue;
    let from = at + 1;
    if (endOfYear.test(tokens.slice(from, from + longestName).join(" "))) return `${year}-12-31`;
    while (article.test(tokens[from] ?? "")) from++;
    if (endOfYear.test(tokens.slice(from, from + longestName).join(" "))) return `${year}-12-31`;
    const day = holidayAt(tokens, from) ?? dayOfYear(tokens, from, now) ?? firstOfMonth(tokens[from]);
    if (day) return next(day, now);
  }
  return undefined;
}

/** The day of a date, in any year. */
function dayOfYear(tokens: readonly string[], from: number, now: string): DayOfYear | undefined {
  const day = dayAt(tokens, from, now);
  if (!day) return undefined;
  const date = new Date(day.ms);
  return (year) => Date.UTC(year, date.getUTCMonth(), date.getUTCDate());
}

function firstOfMonth(word = ""): DayOfYear | undefined {
  const month = monthOf.get(word);
  return month === undefined ? undefined : (year) => Date.UTC(year, month - 1, 1);
}

/** The next such day that is still to come. */
function next(dayOf: DayOfYear, now: string): string {
  const year = Number(now.slice(0, 4));
  const ms = dayOf(year) > Date.parse(now) ? dayOf(year) : dayOf(year + 1);
  return new Date(ms).toISOString().slice(0, 10);
}
