import { mondayOf } from "../catalogue/time.ts";
import { daysOfMonth } from "../earnings/month-totals.ts";
import type { Period } from "../ledger/evidence.ts";

export interface CalendarUnit {
  /** `2026-11-12`, the Monday of a week, or `2026-11`. */
  key: string;
  /** The days of it that are known. */
  period: Period;
  /** All of its days are known. */
  isWhole: boolean;
}

const daysOfWeek = 7;

/** The days, weeks or months of these days, the earliest first. @param days ISO days in order */
export function calendarUnits(by: "day" | "week" | "month", days: readonly string[]): CalendarUnit[] {
  const keyOf = { day: (day: string) => day, week: mondayOf, month: (day: string) => day.slice(0, "2026-11".length) }[
    by
  ];
  const daysOf = {
    day: () => 1,
    week: () => daysOfWeek,
    month: (key: string) => Number(daysOfMonth(key).to.slice(-2)),
  }[by];
  return [...Map.groupBy(days, keyOf)].map(([key, own]) => {
    const [from = key, to = key] = [own[0], own.at(-1)];
    return { key, period: { from, to }, isWhole: own.length === daysOf(key) };
  });
}
