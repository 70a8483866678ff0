// The calendar of UTC. A day is a text such as '2026-11-05', a month '2026-11', an instant ISO 8601; all of them order as texts.

/** Milliseconds of a day. */
export const dayMs = 86_400_000;

/** The day of an instant in ISO 8601; a day is returned unchanged. */
export const dayOf = (iso: string): string => iso.slice(0, "2026-11-23".length);

/** The day of an instant in milliseconds. */
export const dayAt = (ms: number): string => dayOf(new Date(ms).toISOString());

/** Whole days from 1970 to a day or an instant. */
export const dayNumber = (iso: string): number => Math.floor(Date.parse(iso) / dayMs);

/** The day with a number of `dayNumber`. */
export const isoDay = (day: number): string => dayAt(day * dayMs);

/** The day so many days later, or earlier where `count` is negative. */
export const addDays = (day: string, count: number): string => dayAt(Date.parse(day) + count * dayMs);

/** Whole days from one day to a later one. */
export const daysBetween = (day: string, later: string): number =>
  Math.round((Date.parse(later) - Date.parse(day)) / dayMs);

/** How many days a span has, the days of both ends included. */
export const countDays = ({ from, to }: { from: string; to: string }): number => dayNumber(to) - dayNumber(from) + 1;

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));

/** The month so many months later, or earlier where `count` is negative. */
export function addMonths(month: string, count: number): string {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, "2026-11".length);
}

/** How many days a month has, by its name or by one of its days. */
export function monthLength(month: string): number {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
}

/** First and last day of a month. */
export const daysOfMonth = (month: string): { from: string; to: string } => ({
  from: `${month}-01`,
  to: `${month}-${monthLength(month)}`,
});
