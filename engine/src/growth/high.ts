import { daysBetween } from "../catalogue/time.ts";
import type { DailyPoint } from "./daily.ts";

/** A high that is nearer is the business of what the last four weeks brought. */
const fewestDaysSince = 56;
/** Percent. Less is within what accounts swing by in such a time. */
const leastFall = 3;

/**
 * How far the newest count lies below the highest of a run of readings, where that was eight weeks ago or more and the fall is 3 % at least, rounding
 * allowed for. A description of what was counted: it says nothing of what will come. Source: docs/methods.md, 'Growth'.
 *
 * @param run readings that hang together, oldest first
 * @param step what the counts are rounded to
 */
export function belowHigh(
  run: readonly DailyPoint[],
  step: number,
): { top: DailyPoint; change: number; ends?: { low: number; high: number } } | undefined {
  const last = run.at(-1);
  // Of equal ones the newest: the fall began after it.
  const top = run.reduce<DailyPoint | undefined>(
    (best, one) => (best && best.value > one.value ? best : one),
    undefined,
  );
  if (!last || !top || top.value <= 0 || daysBetween(top.day, last.day) < fewestDaysSince) return undefined;
  // Either count may lie half a step from what it shows.
  const doubt = (100 * (step - 1)) / top.value;
  const change = 100 * (last.value / top.value - 1);
  if (change + doubt > -leastFall) return undefined;
  return { top, change, ...(doubt > 0 && { ends: { low: change - doubt, high: change + doubt } }) };
}
