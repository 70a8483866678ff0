/** The next round number of followers above a count: 1, 2, 3, 5 or 7.5 times a power of ten. */
export function nextMilestone(count: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, count)));
  const next = [1, 2, 3, 5, 7.5, 10].map((times) => times * power).find((one) => one > count);
  return Math.round(next ?? 10 * power);
}

/** Days until the next milestone. */
export interface MilestoneDays {
  milestone: number;
  days: number;
  low: number;
  high: number;
}

/**
 * When followers reach the next round number: the first days on which the forecast and the ends of its band are there. Undefined where
 * not all three are, since then the date has no range.
 *
 * @param now followers at the last reading
 * @param ahead the forecast of each day to come, with its ends
 * @param milestone another count than the next round number
 */
export function milestoneAhead(
  now: number,
  ahead: readonly { value: number; low: number; high: number }[],
  milestone = nextMilestone(now),
): MilestoneDays | undefined {
  const dayOf = (end: "value" | "low" | "high") => ahead.findIndex((day) => day[end] >= milestone) + 1;
  const [days, low, high] = [dayOf("value"), dayOf("high"), dayOf("low")];
  return days > 0 && low > 0 && high > 0 ? { milestone, days, low, high } : undefined;
}
