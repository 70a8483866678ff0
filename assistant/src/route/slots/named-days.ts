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
/** Folded names of months in four languages, with their numbers. */
export const monthOf = new Map(months.flatMap((names, at) => names.map((name) => [name, at + 1] as const)));
const dayPattern = /^([12]?\d|3[01])(?:st|nd|rd|th|er)?$/;
/** '10.11', '10.11.2026', '2026-11-10'. */
const numericDay = /^(?:(\d{1,2})[.-](\d{1,2})(?:[.-](20\d\d))?|(20\d\d)-(\d\d)-(\d\d))$/;

/** The day that a text names from a word on: the latest that was, where it has no year. */
export function dayAt(tokens: readonly string[], from: number, now: string): { ms: number; end: number } | undefined {
  const [word = "", second = ""] = tokens.slice(from, from + 2);
  const numeric = numericDayOf(word);
  if (numeric) return { ms: latestDay(numeric, now), end: from + 1 };
  const parts = [word, second === "de" || second === "of" ? (tokens[from + 2] ?? "") : second];
  const day = parts.map((part) => dayPattern.exec(part)?.[1]).find((one) => one !== undefined);
  const month = parts.map((part) => monthOf.get(part)).find((one) => one !== undefined);
  if (day === undefined || month === undefined) return undefined;
  const end = from + (second === "de" || second === "of" ? 3 : 2);
  const year = /^20\d\d$/.exec(tokens[end] ?? "")?.[0];
  const named = { year: year === undefined ? undefined : Number(year), month, day: Number(day) };
  return { ms: latestDay(named, now), end: year === undefined ? end : end + 1 };
}

/** The day that a word is, in digits with its month: '10.11', '10.11.2026', '2026-11-10'. Undefined of other words. */
export function numericDayOf(word: string): { day: number; month: number; year: number | undefined } | undefined {
  const [found, day, month, year, isoYear, isoMonth, isoDay] = numericDay.exec(word) ?? [];
  if (found === undefined) return undefined;
  const named = year ?? isoYear;
  const [ofMonth, ofYear] = [Number(day ?? isoDay), Number(month ?? isoMonth)];
  if (ofYear < 1 || ofYear > months.length) return undefined;
  return { day: ofMonth, month: ofYear, year: named === undefined ? undefined : Number(named) };
}

function latestDay(
  { year, month, day }: { year: number | undefined; month: number; day: number },
  now: string,
): number {
  const ofYear = (one: number) => Date.UTC(one, month - 1, day);
  const current = new Date(now).getUTCFullYear();
  if (year !== undefined) return ofYear(year);
  return ofYear(current) > Date.parse(now) ? ofYear(current - 1) : ofYear(current);
}

/** The number of a day that a folded word is, as '15th' or '15'; undefined of other words. */
export function dayOfMonth(word: string): number | undefined {
  const day = dayPattern.exec(word)?.[1];
  return day === undefined ? undefined : Number(day);
}

/** The day of the month that a word is the number of, as '15th' or '15': the latest that was. Undefined of other words. */
export function dayInMonth(
  tokens: readonly string[],
  at: number,
  now: string,
): { ms: number; end: number } | undefined {
  const day = Number(dayPattern.exec(tokens[at] ?? "")?.[1]);
  if (!(day > 0) || tokens[at + 1] !== undefined) return undefined;
  const today = Number(now.slice(8, 10));
  const [year, month] = [Number(now.slice(0, 4)), Number(now.slice(5, 7)) - (day > today ? 2 : 1)];
  return { ms: Date.UTC(year, month, day), end: at + 1 };
}

/** The year in which a month of this number has begun last. */
export function latestYear(month: number, now: string): number {
  const date = new Date(now);
  return date.getUTCFullYear() - (month > date.getUTCMonth() + 1 ? 1 : 0);
}

const beforeDay = /^(?:on|the|of|am|dem|den|der|vom|el|del|dia|le|du|au)$/;
const fewWords = 5;

/** The day of the month that was spoken of, of which a short text names the number alone: 'and on the 15th?'. Nothing of another text. */
export function dayOfSpoken(
  tokens: readonly string[],
  spokenOf: string,
  now: string,
): { from: number; length: number; value: string }[] {
  const month = /^\d{4}-\d\d/.exec(spokenOf)?.[0];
  if (month === undefined || tokens.length > fewWords) return [];
  return tokens.flatMap((token, from) => {
    const day = dayOfMonth(token);
    const value = `${month}-${`${day}`.padStart(2, "0")}`;
    const isDay = day !== undefined && day > 0 && (/\D/.test(token) || beforeDay.test(tokens[from - 1] ?? ""));
    return isDay && value <= now && !Number.isNaN(Date.parse(value)) ? [{ from, length: 1, value }] : [];
  });
}
