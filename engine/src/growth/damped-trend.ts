interface Smoothing {
  level: number;
  trend: number;
  damping: number;
}

/** A coarse grid, then the neighbours of its best point. */
const grid: Smoothing[] = [0.05, 0.2, 0.5, 0.8, 0.99].flatMap((level) =>
  [0.001, 0.05, 0.15, 0.4].flatMap((trend) => [0.85, 0.93, 0.98].map((damping) => ({ level, trend, damping }))),
);
const finer = [0.6, 1, 1.5];
const most = 0.99;
/** Steps whose mean the trend begins with: a single one may be noise. */
const opening = 10;

/**
 * Holt's linear method with a damped trend (Gardner & McKenzie, 1985). Smoothing is chosen by the least squared
 * one-step error on a grid: a finer search does not forecast better, and the grid is the same on every machine.
 *
 * @returns `horizon` values ahead; the last value repeated when there are fewer than 3
 */
export function dampedTrend(values: readonly number[], horizon: number): number[] {
  const last = values.at(-1) ?? 0;
  if (values.length < 3) return Array.from({ length: horizon }, () => last);
  const series = Float64Array.from(values);
  const end = new Float64Array(2);
  let best: Smoothing = { level: 0.5, trend: 0.05, damping: 0.93 };
  let least = smooth(series, best, { end });
  const search = (by: Smoothing) => {
    const error = smooth(series, by, { end, bound: least });
    if (error < least) [best, least] = [by, error];
  };
  for (const by of grid) search(by);
  const { level, trend, damping } = best;
  for (const times of finer)
    for (const more of finer)
      search({ level: Math.min(most, level * times), trend: Math.min(most, trend * more), damping });
  smooth(series, best, { end });
  const [value = last, slope = 0] = end;
  let reach = 0;
  return Array.from({ length: horizon }, (_, index) => {
    reach += damping ** (index + 1);
    return value + slope * reach;
  });
}

interface Run {
  /** Takes the last level and slope. */
  end: Float64Array;
  /** Given up once its error exceeds that of the best so far. */
  bound?: number;
}

/** Runs through the series once and returns the sum of squared one-step errors. */
function smooth(series: Float64Array, by: Smoothing, { end, bound = Number.POSITIVE_INFINITY }: Run): number {
  const { level: alpha, trend: beta, damping } = by;
  const first = series[0] ?? 0;
  const steps = Math.min(opening, series.length - 1);
  let level = first;
  let slope = ((series[steps] ?? first) - first) / steps;
  let error = 0;
  for (let at = 1; at < series.length && error < bound; at++) {
    const expected = level + damping * slope;
    const off = (series[at] ?? 0) - expected;
    error += off * off;
    const next = expected + alpha * off;
    slope = beta * (next - level) + (1 - beta) * damping * slope;
    level = next;
  }
  end[0] = level;
  end[1] = slope;
  return error;
}
