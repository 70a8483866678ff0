import { dayMs, mondayOf } from "@fanradar/engine";
import { daysOfPeriod } from "../../period.ts";

/** The key of a period that is one day, week or month; undefined of one that is not. */
export function keyOfUnit(period: string, unit: "day" | "week" | "month", now: string): string | undefined {
  const days = daysOfPeriod(period, now);
  if (!days) return undefined;
  const [from, to] = [days.from.slice(0, 10), days.to.slice(0, 10)];
  if (unit === "month") return /^(?:\d{4}-\d\d|last-month)$/.test(period) ? from.slice(0, "2026-11".length) : undefined;
  if (unit === "day") return from === to ? from : undefined;
  const isWeek = (Date.parse(to) - Date.parse(from)) / dayMs === 6 && mondayOf(from) === from;
  return isWeek ? from : undefined;
}
