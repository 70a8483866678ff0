/** A month on an axis: 'Nov ’25'. Without the apostrophe the year reads as a day. */
export function monthLabel(iso: string, locale: string): string {
  const form = new Intl.DateTimeFormat(locale, { month: "short", year: "2-digit", timeZone: "UTC" });
  return form
    .formatToParts(new Date(iso))
    .map(({ type, value }) => (type === "year" ? `’${value}` : value))
    .join("");
}
