import { dayMs } from "@fanradar/engine/catalogue/time";
/** Days before the newest point that a chart can be narrowed to; 'all' is always there. */
export const ranges = ["30", "90", "365", "all"] as const;
export type Range = (typeof ranges)[number];

/**
 * The ranges that differ for these moments: those that begin after the first one, and all. One alone is no choice.
 *
 * @param moments ISO, oldest first
 */
export function rangesOf(moments: readonly string[]): Range[] {
  const [first, last] = [moments[0], moments.at(-1)];
  if (first === undefined || last === undefined) return [];
  const fitting = ranges.filter((range) => range === "all" || first < startOf(range, last));
  return fitting.length > 1 ? fitting : [];
}

/** ISO instant or day at which a range begins that ends at `last`; the empty text, before every moment, for all. */
export function startOf(range: Range, last: string): string {
  if (range === "all") return "";
  const start = new Date(Date.parse(last) - Number(range) * dayMs).toISOString();
  return last.length === 10 ? start.slice(0, 10) : start;
}
