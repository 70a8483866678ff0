import { dayMs } from "@fanradar/engine";
import type { Found } from "../tokens.ts";

/** When a day is in a year, in milliseconds. */
export type DayOfYear = (year: number) => number;

/** The Friday after the fourth Thursday of November, in milliseconds. */
function blackFriday(year: number): number {
  const first = new Date(Date.UTC(year, 10, 1)).getUTCDay();
  const thursday = 1 + ((4 - first + 7) % 7) + 21;
  return Date.UTC(year, 10, thursday + 1);
}
const fixed =
  (month: number, day: number): DayOfYear =>
  (year) =>
    Date.UTC(year, month - 1, day);

/** Days on which people buy, by their names in four languages, folded; and when they are in a year. */
const holidays: readonly (readonly [names: RegExp, dayOf: DayOfYear])[] = [
  [/^black friday\b/, blackFriday],
  [/^cyber monday\b/, (year) => blackFriday(year) + 3 * dayMs],
  [/^thanksgiving\b/, (year) => blackFriday(year) - dayMs],
  [/^halloween\b/, fixed(10, 31)],
  [/^(?:valentines?(?: s)?(?: day)?|valentinstag|san valentin|(?:la )?saint valentin)\b/, fixed(2, 14)],
  [/^(?:christmas eve|heiligabend|nochebuena|reveillon de noel)\b/, fixed(12, 24)],
  [/^(?:christmas(?: day)?|xmas|weihnachten|navidad|noel)\b/, fixed(12, 25)],
  [/^(?:new years?(?: s)? eve|silvester|nochevieja|(?:la )?saint sylvestre)\b/, fixed(12, 31)],
  [/^(?:new years?(?: s)?(?: day)?|neujahr|ano nuevo|nouvel an)\b/, fixed(1, 1)],
];
const longestName = 4;
/** Of what is to come no day that was is meant. */
const ahead =
  /\b(?:should|shall|will|plan\w*|prepare|ideas?|next|until|till|before|soll\w*|wird|werden|nachst\w*|bis|vor|ideen|deber\w*|proxim\w*|hasta|antes|dois|devr\w*|prochain\w*|jusqu|avant|idees)\b/;

function namedAt(tokens: readonly string[], from: number): [name: string, dayOf: DayOfYear] | undefined {
  const rest = tokens.slice(from, from + longestName).join(" ");
  for (const [names, dayOf] of holidays) {
    const name = names.exec(rest)?.[0];
    if (name !== undefined) return [name, dayOf];
  }
  return undefined;
}

/** When the holiday that a text names from a word on is in a year, in milliseconds; undefined where it names none. */
export const holidayAt = (tokens: readonly string[], from: number): DayOfYear | undefined => namedAt(tokens, from)?.[1];

/** The holidays that a text names, as days: the latest that were. */
export function findHolidays(tokens: readonly string[], now: string): Found<string>[] {
  if (ahead.test(tokens.join(" "))) return [];
  return tokens.flatMap((_, from) => {
    const [name, dayOf] = namedAt(tokens, from) ?? ["", undefined];
    if (!dayOf) return [];
    const year = Number(now.slice(0, 4));
    const ms = dayOf(year) > Date.parse(now) ? dayOf(year - 1) : dayOf(year);
    const length = name.split(" ").length;
    const named = /^20\d\d$/.exec(tokens[from + length] ?? "")?.[0];
    const value = new Date(named === undefined ? ms : dayOf(Number(named))).toISOString().slice(0, 10);
    return [{ from, length: named === undefined ? length : length + 1, value }];
  });
}
