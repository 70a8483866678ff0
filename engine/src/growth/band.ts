import { type ErrorTable, errorQuantile } from "./error-table.ts";

interface Errors {
  /** What errors are measured in, and their table in these units. */
  scale: number;
  table: ErrorTable;
  /** What the counts are rounded to, 1 where they are exact. */
  step: number;
}

/**
 * The ends of a forecast's band so many steps ahead: the errors of other creators' forecasts, and the half step by which a
 * rounded count may lie off, as roots of squares. The forecast lies inside, and no end below 0.
 *
 * @param level share of outcomes inside the band, 0.8 for four in five
 */
export function bandOf(
  value: number,
  { scale, table, step }: Errors,
  { horizon, level }: { horizon: number; level: number },
): { low: number; high: number } {
  const half = step > 1 ? step / 2 : 0;
  const reach = (share: number) => scale * errorQuantile(table, horizon, share);
  const below = Math.hypot(Math.max(0, -reach((1 - level) / 2)), half);
  const above = Math.hypot(Math.max(0, reach((1 + level) / 2)), half);
  return { low: Math.max(0, Math.min(value, value - below)), high: value + above };
}
