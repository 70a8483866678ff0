const levels = [0.2, 0.5, 0.8, 0.99];
const trends = [0.02, 0.1, 0.3, 0.6];
const dampings = [0.85, 0.93, 0.98];

/**
 * Holt's linear method with a damped trend (Gardner & McKenzie, 1985). Smoothing is chosen by the least squared
 * one-step error on a small grid: finer searching does not forecast better, and the grid is the same on every machine.
 *
 * @returns `horizon` values ahead; the last value repeated when there are fewer than 3
 */
export function dampedTrend(values: number[], horizon: number): number[] {
  const last = values.at(-1) ?? 0;
  if (values.length < 3) return Array.from({ length: horizon }, () => last);
  let best = run(values, { level: 0.5, trend: 0.1, damping: 0.93 });
  for (const level of levels)
    for (const trend of trends)
      for (const damping of dampings) {
        const tried = run(values, { level, trend, damping });
        if (tried.error < best.error) best = tried;
      }
  let reach = 0;
  return Array.from({ length: horizon }, (_, index) => {
    reach += best.damping ** (index + 1);
    return best.level + best.slope * reach;
  });
}

function run(values: number[], by: { level: number; trend: number; damping: number }) {
  let level = values[0] ?? 0;
  let slope = (values[1] ?? level) - level;
  let error = 0;
  for (const value of values.slice(1)) {
    const expected = level + by.damping * slope;
    error += (value - expected) ** 2;
    const next = expected + by.level * (value - expected);
    slope = by.trend * (next - level) + (1 - by.trend) * by.damping * slope;
    level = next;
  }
  return { level, slope, error, damping: by.damping };
}
