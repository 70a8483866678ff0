/** Milliseconds of a day. */
export const dayMs = 86_400_000;

/** A day as text, as `2026-11-05`. @param day whole days since 1970, of UTC */
export const isoDay = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

/** The Monday of a day's week; both as `2026-11-02`. */
export function mondayOf(day: string): string {
  const at = Date.parse(day);
  const sinceMonday = (new Date(at).getUTCDay() + 6) % 7;
  return new Date(at - sinceMonday * dayMs).toISOString().slice(0, 10);
}
