import { toUtc } from "./to-utc.ts";

/** When something was: an instant, or a span of whole days where the text names no hour. */
export interface Moment {
  /** Milliseconds since 1970, UTC; the beginning of a span. */
  at: number;
  /** Days that the text spans: '2026-10-08', both ends included; one day unless it names a month or two days. */
  days: { from: string; to: string };
  hasTime: boolean;
}

export interface MomentOptions {
  /** IANA name: whose wall clock the text was read off. */
  timeZone: string;
  /** 03/04/2026 is the third of April. The caller must specify it where the file is ambiguous. */
  dayFirst: boolean;
}

const languages = ["en", "es", "fr", "de", "it", "pt"] as const;
const months = monthNames();
const letters = "\\p{L}{3,12}\\.?";
const clock =
  "(?:[,\\sT]*(?:at\\s+)?(\\d{1,2})[:.](\\d{2})(?::(\\d{2})(?:\\.\\d+)?)?\\s*([ap]\\.?\\s?m\\.?)?\\s*(Z|UTC|GMT|[+-]\\d{2}:?\\d{2})?)?";
const forms = {
  iso: new RegExp(`^(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})${clock}$`, "iu"),
  monthFirst: new RegExp(`^(${letters})\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})${clock}$`, "iu"),
  dayFirst: new RegExp(
    `^(\\d{1,2})(?:st|nd|rd|th|\\.)?\\s+(?:de\\s+)?(${letters}),?\\s+(?:de\\s+)?(\\d{4})${clock}$`,
    "iu",
  ),
  digits: new RegExp(`^(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{4})${clock}$`, "iu"),
  wholeMonth: new RegExp(`^(${letters})\\s+(?:de\\s+)?(\\d{4})$`, "iu"),
  isoMonth: /^(\d{4})[-/.](\d{1,2})$/,
  digitsMonth: /^(\d{1,2})[-/.](\d{4})$/,
} as const;
const earliestYear = 2000;
const latestYear = 2100;

/**
 * 'Oct 8, 202511:54 am' (a table's year and time, run together), '8 Oct 2025', '2025-10-08T11:54:00Z', '10/08/2025',
 * 'October 2025', '10/2025', 'Oct 1, 2025 - Oct 31, 2025' → the moment. Month names in six languages. An offset in the text beats
 * the given zone. Undefined when it is none.
 */
export function parseMoment(text: string, options: MomentOptions): Moment | undefined {
  const trimmed = text.normalize("NFKC").replace(/\s+/g, " ").trim();
  if (trimmed.length > 80) return undefined;
  const range = / (?:-|–|—|to) /.exec(trimmed);
  if (!range) return parseOne(trimmed, options);
  const [from, to] = [trimmed.slice(0, range.index), trimmed.slice(range.index + range[0].length)].map((end) =>
    parseOne(end, options),
  );
  if (!from || !to || to.at < from.at) return undefined;
  return { at: from.at, days: { from: from.days.from, to: to.days.to }, hasTime: false };
}

/** May the digits of a date be read both ways? '03/04/2026' may, '13/04/2026' and '03.04.2026' may not: with dots the day stands first. Undefined when it is no such date. */
export function orderOfDigits(text: string): "day-first" | "month-first" | "either" | undefined {
  const found = forms.digits.exec(text.normalize("NFKC").replace(/\s+/g, " ").trim());
  const [one, other] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || (one > 12 && other > 12)) return undefined;
  if (one > 12) return "day-first";
  if (other > 12) return "month-first";
  return /^\d+\.\d+\./.test(found[0]) ? "day-first" : "either";
}

function parseOne(text: string, { timeZone, dayFirst }: MomentOptions): Moment | undefined {
  const month = forms.isoMonth.exec(text) ?? forms.digitsMonth.exec(text) ?? forms.wholeMonth.exec(text);
  if (month) return wholeMonth(month, timeZone);
  const found = dateOf(text, dayFirst);
  if (!found) return undefined;
  const [year, monthNumber, day] = found.date.map(Number);
  const [hours, minutes, seconds, half, offset] = found.clock;
  const hour = hourOf(hours, half);
  const date = isoDay(year, monthNumber, day);
  if (!date || hour === undefined || Number(minutes ?? 0) > 59 || Number(seconds ?? 0) > 59) return undefined;
  const wall =
    Date.parse(`${date}T00:00:00Z`) + ((hour * 60 + Number(minutes ?? 0)) * 60 + Number(seconds ?? 0)) * 1_000;
  const at = offset ? wall - offsetMs(offset) : toUtc(wall, timeZone);
  return { at, days: { from: date, to: date }, hasTime: hours !== undefined };
}

function dateOf(text: string, dayFirst: boolean) {
  const iso = forms.iso.exec(text);
  if (iso) return { date: [iso[1], iso[2], iso[3]], clock: iso.slice(4) };
  const named = forms.monthFirst.exec(text);
  if (named) return { date: [named[3], monthOf(named[1]), named[2]], clock: named.slice(4) };
  const turned = forms.dayFirst.exec(text);
  if (turned) return { date: [turned[3], monthOf(turned[2]), turned[1]], clock: turned.slice(4) };
  const digits = forms.digits.exec(text);
  if (!digits) return undefined;
  // A day over 12 in the month's place contradicts what the rest of the file is read by: no date, rather than a guess.
  const [month, day] = dayFirst ? [digits[2], digits[1]] : [digits[1], digits[2]];
  return { date: [digits[3], month, day], clock: digits.slice(4) };
}

function wholeMonth([, first = "", second = ""]: RegExpExecArray, timeZone: string): Moment | undefined {
  const isIso = /^\d{4}$/.test(first);
  const [year, month] = isIso
    ? [Number(first), Number(second)]
    : [Number(second), Number(/^\d/.test(first) ? first : monthOf(first))];
  const from = isoDay(year, month, 1);
  if (!from) return undefined;
  const to = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  return { at: toUtc(Date.parse(`${from}T00:00:00Z`), timeZone), days: { from, to }, hasTime: false };
}

/** Undefined for a day that no calendar has. */
function isoDay(year = 0, month = 0, day = 0): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay && year >= earliestYear && year < latestYear ? date.toISOString().slice(0, 10) : undefined;
}

function hourOf(hours: string | undefined, half: string | undefined): number | undefined {
  const hour = Number(hours ?? 0);
  if (!half) return hour <= 23 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (/^p/i.test(half) ? 12 : 0);
}

function offsetMs(text: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(text) ?? [];
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === "-" ? -size : size;
}

const monthOf = (name = "") => String(months.get(name.toLowerCase().replace(/\.$/, "")) ?? "");

function monthNames(): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const language of languages)
    for (const style of ["long", "short"] as const) {
      const format = new Intl.DateTimeFormat(language, { month: style, day: "numeric", timeZone: "UTC" });
      for (let month = 0; month < 12; month++) {
        const part = format.formatToParts(new Date(Date.UTC(2026, month, 1))).find(({ type }) => type === "month");
        const name = part?.value.toLowerCase().replace(/\.$/, "");
        if (name && !names.has(name)) names.set(name, month + 1);
      }
    }
  return names.set("sept", 9);
}
