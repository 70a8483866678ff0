/** Smoothing constants that are tried. */
const alphas = Array.from({ length: 19 }, (_, at) => (at + 1) / 20);

/**
 * The Theta method (Assimakopoulos & Nikolopoulos, 2000) in the form of Hyndman & Billah (2003): simple exponential
 * smoothing, its constant by least squares on a grid, with half the slope of the regression on time as drift.
 *
 * @returns `horizon` values ahead, one a step
 */
export function theta(values: number[], horizon: number): number[] {
  const slope = slopeOf(values) / 2;
  let best = { error: Number.POSITIVE_INFINITY, level: values.at(-1) ?? 0, alpha: 1 };
  for (const alpha of alphas) {
    let level = values[0] ?? 0;
    let error = 0;
    for (const value of values) {
      error += (value - level) ** 2;
      level += alpha * (value - level);
    }
    if (error < best.error) best = { error, level, alpha };
  }
  const { level, alpha } = best;
  const start = (1 - (1 - alpha) ** values.length) / alpha;
  return Array.from({ length: horizon }, (_, index) => level + slope * (index + start));
}

/** Least-squares slope over time, per step. */
function slopeOf(values: number[]): number {
  const middle = (values.length - 1) / 2;
  let over = 0;
  let under = 0;
  for (const [at, value] of values.entries()) {
    over += (at - middle) * value;
    under += (at - middle) ** 2;
  }
  return under > 0 ? over / under : 0;
}
