import { mean } from "simple-statistics";

/** A forecast of `horizon` values from those before. */
export type Method = (known: number[], horizon: number) => number[];

/** No growth. */
export const naive: Method = (known, horizon) => new Array<number>(horizon).fill(known.at(-1) ?? 0);

/** The last week goes on, as most dashboards say. */
export const drift7: Method = (known, horizon) => driftOf(known.slice(-8), horizon);

/** The line from the first to the last value goes on. */
export const driftAll: Method = (known, horizon) => driftOf(known, horizon);

function driftOf(known: number[], horizon: number): number[] {
  const last = known.at(-1) ?? 0;
  const slope = (last - (known[0] ?? last)) / Math.max(1, known.length - 1);
  return Array.from({ length: horizon }, (_, index) => last + slope * (index + 1));
}

/**
 * Theta (Assimakopoulos & Nikolopoulos, 2000) in the form of Hyndman & Billah (2003): exponential smoothing, α by least
 * squares on a grid, with half the slope of the regression on time as drift.
 */
export const theta: Method = (known, horizon) => {
  const middle = (known.length - 1) / 2;
  const average = mean(known);
  let over = 0;
  let under = 0;
  for (const [at, value] of known.entries()) {
    over += (at - middle) * (value - average);
    under += (at - middle) ** 2;
  }
  const slope = under > 0 ? over / under / 2 : 0;
  let best = { error: Number.POSITIVE_INFINITY, level: known.at(-1) ?? 0, alpha: 1 };
  for (let alpha = 0.05; alpha < 1; alpha += 0.05) {
    let level = known[0] ?? 0;
    let error = 0;
    for (const value of known) {
      error += (value - level) ** 2;
      level += alpha * (value - level);
    }
    if (error < best.error) best = { error, level, alpha };
  }
  const { level, alpha } = best;
  const start = (1 - (1 - alpha) ** known.length) / alpha;
  return Array.from({ length: horizon }, (_, index) => level + slope * (index + start));
};
