import { dayMs } from "@fanradar/engine";
import { daysOfPeriod } from "../../period.ts";

const daysOfWeek = 7;

/** Over how many days a mean by such a unit is stated. */
export const usualSpans = { day: "30d", week: "90d", month: "365d" } as const;

/** Of what time the average is: as long as the one that was spoken of. */
export function usualUnit(period: string, now: string): keyof typeof usualSpans {
  const days = daysOfPeriod(period, now);
  const length = days ? (Date.parse(days.to) - Date.parse(days.from)) / dayMs + 1 : daysOfWeek;
  if (length < daysOfWeek) return "day";
  return length < 2 * daysOfWeek ? "week" : "month";
}
