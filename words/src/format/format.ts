/** For whom something is shown: BCP 47 language and IANA time zone. */
export interface Format {
  locale: string;
  timeZone: string;
}

/** K above 1e3 and M above 1e6, one decimal where it says something, in all languages; the separator is the locale's. */
export function compactNumber(value: number, { locale }: Format): string {
  const size = Math.abs(value);
  // Rounding may carry 999,950 over to the next letter.
  if (size >= 999_950) return `${decimal(value / 1e6, locale)}M`;
  if (size >= 1e3) return `${decimal(value / 1e3, locale)}K`;
  return new Intl.NumberFormat(locale, { maximumFractionDigits: size < 10 && !Number.isInteger(value) ? 1 : 0 }).format(
    value || 0,
  );
}

/** Every digit, grouped. */
export function exactNumber(value: number, { locale }: Format): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value || 0);
}

/** 6.1 → '6.1 %'. Without `digits`, at most as many as say something: two below 1, one below 100, then none. */
export function percent(value: number, { locale }: Format, digits?: number): string {
  const size = Math.abs(value);
  const maximumFractionDigits = digits ?? (size < 1 ? 2 : size < 100 ? 1 : 0);
  // Both ends of an interval are as exact as each other: '2.0 to 5.8 %'.
  const minimumFractionDigits = value === 0 ? 0 : (digits ?? 0);
  return `${new Intl.NumberFormat(locale, { minimumFractionDigits, maximumFractionDigits }).format(value || 0)} %`;
}

/** Cents of a currency in the reader's form; whole amounts without cents. */
export function money(cents: number, currency: string, { locale }: Format): string {
  return new Intl.NumberFormat(locale, { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" }).format(
    cents / 100,
  );
}

/** '20 Nov 2026' in the reader's order (en-US: 'Nov 20, 2026'). */
export function shortDate(iso: string, { locale, timeZone }: Format): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: "medium",
    timeZone: iso.length === 10 ? "UTC" : timeZone,
  }).format(new Date(iso));
}

export function dateAndTime(iso: string, { locale, timeZone }: Format): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(new Date(iso));
}

/** 'Nov 20': for a chart's axis. */
export function dayAndMonth(iso: string, { locale, timeZone }: Format): string {
  return new Intl.DateTimeFormat(locale, { month: "short", day: "numeric", timeZone }).format(new Date(iso));
}

/** A period as days: one day is one date. */
export function period({ from, to }: { from: string; to: string }, { locale, timeZone }: Format): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone }).formatRange(new Date(from), new Date(to));
}

/** Under 1 hour 'Just now', under 24 hours hours, otherwise days. Source: specification, section 9. */
export function relativeTime(iso: string, now: number): string {
  const hours = Math.floor((now - Date.parse(iso)) / 3_600_000);
  if (hours < 1) return "Just now";
  if (hours < 24) return hours === 1 ? "1 hour ago" : `${hours} hours ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? "1 day ago" : `${days} days ago`;
}

/** Days in words of their size: '3 days', '5 hours'. */
export function days(value: number, { locale }: Format): string {
  const [amount, unit] = value < 1 ? [value * 24, "hour"] : [value, "day"];
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "long",
    maximumFractionDigits: amount < 3 ? 1 : 0,
  }).format(amount);
}

/** Seconds, or minutes from two on. */
export function seconds(value: number, { locale }: Format): string {
  const [amount, unit] = value >= 120 ? [value / 60, "minute"] : [value, "second"];
  return new Intl.NumberFormat(locale, {
    style: "unit",
    unit,
    unitDisplay: "long",
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount);
}

function decimal(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value);
}
