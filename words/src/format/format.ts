import { dayMs } from "@fanradar/engine/catalogue/time";
import type * as facts from "../en/facts.ts";
import type { Like } from "../like.ts";
import { dateTimeFormat, displayNames, listFormat, numberFormat, pluralRules, relativeTimeFormat } from "./intl.ts";

/** Labels and units of figures in the reader's language. */
export type FactWords = Like<typeof facts>;

/** How values are written for a reader: BCP 47 language, IANA time zone, and the words of that language. */
export interface Format {
  locale: string;
  timeZone: string;
  words: FactWords;
  /** The reader's currency and the exchange rates; undefined where no rates are known. */
  exchange?: { perDollar: Record<string, number>; currency: string; source: string; day: string };
  /** Whether the reader has hidden amounts of money. */
  hidesAmounts?: boolean;
}

/** In place of a hidden amount, with the same length for every amount. */
const hiddenAmount = "•••";

/**
 * K above 1e3 and M above 1e6, in all languages; the separator is the locale's. One significant decimal at most, or, with
 * `digits`, always that many.
 */
export function compactNumber(value: number, { locale }: Format, digits?: number): string {
  const size = Math.abs(value);
  // Rounding may carry 999,950 over to the next letter.
  if (size >= 999_950) return `${decimal(value / 1e6, locale, digits)}M`;
  if (size >= 1e3) return `${decimal(value / 1e3, locale, digits)}K`;
  const maximumFractionDigits = digits ?? (size < 10 && !Number.isInteger(value) ? 1 : 0);
  return numberFormat(locale, { minimumFractionDigits: digits ?? 0, maximumFractionDigits }).format(value || 0);
}

/** The number that `compactNumber` writes. */
export function roundCompact(value: number): number {
  const size = Math.abs(value);
  const step = size >= 999_950 ? 1e5 : size >= 1e3 ? 100 : size < 10 ? 0.1 : 1;
  return Math.round(value / step) * step;
}

/** Every digit, grouped. */
export function exactNumber(value: number, { locale }: Format): string {
  return numberFormat(locale, { maximumFractionDigits: 2 }).format(value || 0);
}

/** 6.1 → '6.1%', '6,1 %' where the language sets a space. Without `digits`, at most two decimals below 1, one below 100, then none. */
export function percent(value: number, { locale }: Format, digits?: number): string {
  const size = Math.abs(value);
  const maximumFractionDigits = digits ?? (size < 1 ? 2 : size < 100 ? 1 : 0);
  // Both ends of an interval are as exact as each other: '2.0 to 5.8%'.
  const minimumFractionDigits = value === 0 ? 0 : (digits ?? 0);
  const unit = { style: "unit", unit: "percent" } as const;
  return numberFormat(locale, { ...unit, minimumFractionDigits, maximumFractionDigits }).format(value || 0);
}

/**
 * Cents of a currency in the reader's form, with all decimals of the currency, so that amounts in a row are alike; 0 has none, nor has what
 * is rounded to whole units, as estimates and axes are. The one place where an amount becomes text.
 */
export function money(
  cents: number,
  currency: string,
  { locale, hidesAmounts }: Pick<Format, "locale" | "hidesAmounts">,
  isWhole = false,
): string {
  if (hidesAmounts) return hiddenAmount;
  const amount = (isWhole ? Math.round(cents / 100) : Math.round(cents) / 100) || 0;
  const maximumFractionDigits = isWhole || amount === 0 ? 0 : undefined;
  return numberFormat(locale, { style: "currency", currency, maximumFractionDigits }).format(amount);
}

/** Converts cents of a currency into the reader's, to the cent; unchanged where no rate is known. */
export function exchanged(
  cents: number,
  currency: string,
  { exchange }: Pick<Format, "exchange">,
): { cents: number; currency: string } {
  const [from, to] = [exchange?.perDollar[currency], exchange?.perDollar[exchange.currency]];
  if (!exchange || !from || !to || currency === exchange.currency) return { cents, currency };
  return { cents: Math.round((cents / from) * to), currency: exchange.currency };
}

/** '20 Nov 2026' in the reader's order (en-US: 'Nov 20, 2026'). */
export function shortDate(iso: string, { locale, timeZone }: Format): string {
  return dateTimeFormat(locale, { dateStyle: "medium", timeZone: zoneOf(iso, timeZone) }).format(new Date(iso));
}

/** A day without a time is the same date everywhere. */
const zoneOf = (iso: string, timeZone: string) => (iso.length === 10 ? "UTC" : timeZone);

export function dateAndTime(iso: string, { locale, timeZone }: Format): string {
  return dateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(new Date(iso));
}

/** 'Nov 20': for a chart's axis. */
export function dayAndMonth(iso: string, { locale, timeZone }: Format): string {
  return dateTimeFormat(locale, { month: "short", day: "numeric", timeZone: zoneOf(iso, timeZone) }).format(
    new Date(iso),
  );
}

/** 18 → '6:00 PM' in the reader's form: an hour of the clock, of no day and no zone. */
export function hourOfDay(hour: number, { locale }: Format): string {
  return dateTimeFormat(locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" }).format(hour * 3_600_000);
}

/** 1 → 'Monday', 7 → 'Sunday'. */
export function weekdayName(weekday: number, { locale }: Pick<Format, "locale">): string {
  // 5 January 1970 was a Monday.
  return dateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format((weekday + 3) * dayMs);
}

/** 'fr' → 'French'; a language without a name is shown by its code. */
export function languageName(language: string, { locale }: Format): string {
  return displayNames(locale, { type: "language" }).of(language) ?? language;
}

/**
 * A period as days, both ends included: one day is one date. Ends that are days are printed as they are, in every time
 * zone. Around the dash stand plain spaces, as browsers print them: Node's thin ones would move the first paint.
 */
export function period({ from, to }: { from: string; to: string }, { locale, timeZone }: Format): string {
  return dateTimeFormat(locale, { dateStyle: "medium", timeZone: zoneOf(from, timeZone) })
    .formatRange(new Date(from), new Date(to))
    .replaceAll("\u2009", " ");
}

/** 'followers, engagement, and earnings'. */
export function listOf(items: readonly string[], { locale }: Format): string {
  return listFormat(locale, {}).format(items);
}

/** 'Mia or Kai'. */
export function eitherOf(items: readonly string[], { locale }: Format): string {
  return listFormat(locale, { type: "disjunction" }).format(items);
}

/** '1 post' or '1,204 posts': the form that so many take in the reader's language; `{n}` stands for how many. */
export function counted(n: number, forms: { one: string; other: string }, format: Pick<Format, "locale">): string {
  const form = pluralRules(format.locale, {}).select(n) === "one" ? forms.one : forms.other;
  return form.replace("{n}", numberFormat(format.locale, {}).format(n));
}

/** Under a minute 'Just now', then minutes, hours and days that are over. Decision 0275. */
export function relativeTime(iso: string, now: number, { locale, words }: Format): string {
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000);
  if (minutes < 1) return words.justNow;
  const ago = relativeTimeFormat(locale, { numeric: "always" });
  if (minutes < 60) return ago.format(-minutes, "minute");
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? ago.format(-hours, "hour") : ago.format(-Math.floor(hours / 24), "day");
}

/** A relative time inside a sentence: 'just now'. */
export function timeInSentence(iso: string, now: number, format: Format): string {
  const [first = "", ...rest] = relativeTime(iso, now, format);
  return `${first.toLocaleLowerCase(format.locale)}${rest.join("")}`;
}

/** A file's size: '20 MB', '256 kB'. Rounded up, so that what is larger than a limit never reads as that limit. */
export function fileSize(bytes: number, { locale }: Pick<Format, "locale">): string {
  const [unit, size] = bytes >= 1024 * 1024 ? (["megabyte", 1024 * 1024] as const) : (["kilobyte", 1024] as const);
  return numberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 }).format(
    Math.ceil((10 * bytes) / size) / 10,
  );
}

/** Days in words of their size: '3 days', '5 hours'; with `digits`, with at most that many decimals. */
export function days(value: number, { locale }: Format, digits?: number): string {
  const [amount, unit] = value < 1 ? [value * 24, "hour"] : [value, "day"];
  return numberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "long",
    maximumFractionDigits: digits ?? (amount < 3 ? 1 : 0),
  }).format(amount);
}

/** Seconds, or minutes from two on; with `digits`, with at most that many decimals. */
export function seconds(value: number, { locale }: Format, digits?: number): string {
  const [amount, unit] = value >= 120 ? [value / 60, "minute"] : [value, "second"];
  return numberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "long",
    maximumFractionDigits: digits ?? (amount < 10 ? 1 : 0),
  }).format(amount);
}

function decimal(value: number, locale: string, digits?: number): string {
  return numberFormat(locale, { minimumFractionDigits: digits ?? 0, maximumFractionDigits: digits ?? 1 }).format(value);
}
