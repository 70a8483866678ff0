import { dayMs, daysOfMonth, isoDay, mondayOf } from "../catalogue/time.ts";
import type { Period } from "../ledger/evidence.ts";

/** The days of a period, in order; both ends included. */
export function listDays({ from, to }: Period): string[] {
  const [first, last] = [Date.parse(from) / dayMs, Date.parse(to) / dayMs];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => isoDay(first + at));
}

export interface CalendarUnit {
  /** `2026-11-12`, the Monday of a week, or `2026-11`. */
  key: string;
  /** The days of it that are known. */
  period: Period;
  /** All of its days are known. */
  isWhole: boolean;
}

const daysOfWeek = 7;

/** The key of the unit that an ISO day lies in. */
export const keyOfUnit = {
  day: (day: string): string => day,
  week: mondayOf,
  month: (day: string): string => day.slice(0, "2026-11".length),
} as const;

/** The days, weeks or months of these days, the earliest first. @param days ISO days in order */
export function calendarUnits(by: "day" | "week" | "month", days: readonly string[]): CalendarUnit[] {
  const daysOf = {
    day: () => 1,
    week: () => daysOfWeek,
    month: (key: string) => Number(daysOfMonth(key).to.slice(-2)),
  }[by];
  return [...Map.groupBy(days, keyOfUnit[by])].map(([key, own]) => {
    const [from = key, to = key] = [own[0], own.at(-1)];
    return { key, period: { from, to }, isWhole: own.length === daysOf(key) };
  });
}
