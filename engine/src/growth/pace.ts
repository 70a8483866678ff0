import { bandOf } from "./band.ts";
import type { ErrorTable } from "./error-table.ts";
import { forecastSeries } from "./forecast-values.ts";

/** Days of each of the two spans that are compared. */
export const paceDays = 28;
/** Of moments without a change so many per cent are called one at most. */
export const paceLevel = 0.95;

/** What a span of days brought beside the one before it. */
export interface PaceChange {
  now: number;
  before: number;
  /** What was to be expected of the span at its beginning: 19 of 20 creators stayed inside. */
  expected: { value: number; low: number; high: number };
}

/**
 * Whether followers come faster or slower than before: what the last days brought, against the range in which a forecast made at their
 * beginning put them. That range is the one in which other creators stay 19 of 20 times, so that the usual ups and downs of a course
 * are no news. Undefined with fewer than 28 days before the span.
 *
 * @param daily one value per day, oldest first
 * @param days length of the two spans
 */
export function paceChange(
  daily: number[],
  { table, step, days = paceDays }: { table: ErrorTable; step: number; days?: number },
): PaceChange | undefined {
  const at = daily.length - 1 - days;
  const [start, last, first] = [daily[at], daily.at(-1), daily[at - days]];
  if (start === undefined || last === undefined || first === undefined) return undefined;
  const { values, scale } = forecastSeries(daily.slice(0, at + 1), days, { step });
  const value = values.at(-1) ?? start;
  const { low, high } = bandOf(value, { scale, table, step }, { horizon: days, level: paceLevel });
  return {
    now: last - start,
    before: start - first,
    expected: { value: value - start, low: low - start, high: high - start },
  };
}

/** 1 where followers surely come faster than before, −1 where slower, 0 where it is not sure. */
export function wayOfPace({ now, before, expected }: PaceChange): -1 | 0 | 1 {
  if (now > expected.high && now > before) return 1;
  return now < expected.low && now < before ? -1 : 0;
}
