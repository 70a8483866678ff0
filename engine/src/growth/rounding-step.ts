import type { DailyPoint } from "./daily.ts";

/** Counts below are shown as they are. */
const roundedFrom = 1_000;
/** A platform shows at most three figures (1.23M), or thousands to the hundred (123.4K). */
const mostFigures = 3;
const fewestZeros = 2;
/** An exact count of this size hardly ever stands still for so many readings. */
const longStill = 14;

/**
 * The step that the newest of a series of counts is rounded to: 1,000 for 547,000 after 546,000; 1 where counts are exact.
 * Derived from the zeros that all counts end in, of those shown in the same unit (thousands, millions) as the newest. One count
 * may end in a zero by chance: two zeros are needed, or a second count that shares the one, or two weeks at a standstill.
 *
 * @param counts oldest first; fractions, as of days between two readings, are not counts and should be left out
 */
export function roundingStep(counts: readonly number[]): number {
  const newest = Math.round(counts.at(-1) ?? 0);
  if (newest < roundedFrom) return 1;
  const unit = 1_000 ** Math.floor((digitsOf(newest) - 1) / 3);
  const distinct = [...new Set(counts.map(Math.round))].filter((count) => count >= unit);
  const zeros = Math.min(...distinct.map(zerosOf));
  const figures = Math.max(...distinct.map((count) => digitsOf(count) - zerosOf(count)));
  const isStill = distinct.length === 1 && counts.length >= longStill;
  const isRounded = zeros * distinct.length >= fewestZeros || (zeros > 0 && isStill);
  if (!isRounded || (figures > mostFigures && zeros < fewestZeros)) return 1;
  const digits = digitsOf(newest);
  // No platform shows a single figure: 20,000 stands for 20K, to the thousand.
  return 10 ** Math.max(0, Math.min(Math.max(zeros, digits - figures), digits - 2));
}

/**
 * The step of a run of readings: what they say themselves, as a figure given as 12.3K does by its ends, or what their
 * values share, whichever is coarser.
 *
 * @param run at least one reading, oldest first
 */
export function stepOfRun(run: readonly DailyPoint[]): number {
  return Math.max(run.at(-1)?.step ?? 1, roundingStep(run.map(({ value }) => value)));
}

function digitsOf(count: number): number {
  return Math.floor(Math.log10(count) + 1e-12) + 1;
}

/** Zeros that a count above 0 ends in. */
function zerosOf(count: number): number {
  let zeros = 0;
  for (let rest = count; rest % 10 === 0; rest /= 10) zeros++;
  return zeros;
}
