export interface Loess {
  /** Values that each local line is laid through, odd; more than there are lowers the bend of the weights. */
  window: number;
  degree: 0 | 1;
  /** First and last position to compute, also beyond the values; all of them by default. */
  from?: number;
  to?: number;
}

/**
 * A smooth line through evenly spaced values: at each position a weighted mean (degree 0) or line (degree 1) of its
 * neighbours, tricube weights (Cleveland, 1979). Between every tenth of a window it is interpolated.
 */
export function loess(values: ArrayLike<number>, { window, degree, from = 0, to = values.length - 1 }: Loess) {
  const smooth = new Float64Array(to - from + 1);
  const jump = Math.max(1, Math.ceil(window / 10));
  const half = (window - 1) / 2;
  const kernel = window <= values.length ? tricubes(half) : undefined;
  const valueAt = (at: number) =>
    kernel && at >= half && at + half < values.length
      ? centredValue(values, at, kernel)
      : localValue(values, at, { window, degree });
  let before = from;
  smooth[0] = valueAt(from);
  while (before < to) {
    const at = Math.min(to, before + jump);
    const [y0, y1] = [smooth[before - from] ?? 0, valueAt(at)];
    for (let between = before + 1; between <= at; between++)
      smooth[between - from] = y0 + ((y1 - y0) * (between - before)) / (at - before);
    before = at;
  }
  return smooth;
}

/** Weights of the neighbours on one side, by distance, the place itself first. They sum up to 1 over both sides. */
function tricubes(half: number): Float64Array {
  const weights = Float64Array.from({ length: half }, (_, distance) => tricube(distance / half));
  const sum = weights.reduce((all, weight, distance) => all + (distance === 0 ? weight : 2 * weight), 0);
  return weights.map((weight) => weight / sum);
}

/** With as many neighbours on either side, a line is worth what the mean is. */
function centredValue(values: ArrayLike<number>, at: number, kernel: Float64Array): number {
  let sum = (kernel[0] ?? 0) * (values[at] ?? 0);
  for (let distance = 1; distance < kernel.length; distance++)
    sum += (kernel[distance] ?? 0) * ((values[at - distance] ?? 0) + (values[at + distance] ?? 0));
  return sum;
}

function localValue(values: ArrayLike<number>, at: number, { window, degree }: Loess): number {
  const n = values.length;
  const size = Math.min(window, n);
  const left = Math.max(0, Math.min(n - size, at - ((size - 1) >> 1)));
  const right = left + size - 1;
  const reach = Math.max(at - left, right - at, 1) + Math.max(0, (window - n) >> 1);
  let [sum, sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0, 0];
  for (let index = left; index <= right; index++) {
    const x = index - at;
    const weight = tricube(Math.abs(x) / reach);
    const weighted = weight * (values[index] ?? 0);
    sum += weight;
    sumX += weight * x;
    sumXX += weight * x * x;
    sumY += weighted;
    sumXY += weighted * x;
  }
  const spread = sum * sumXX - sumX * sumX;
  // Too few neighbours for a line: their mean.
  if (degree === 0 || spread <= 1e-9 * sum * sumXX) return sumY / sum;
  return (sumXX * sumY - sumX * sumXY) / spread;
}

function tricube(near: number): number {
  const left = 1 - near * near * near;
  return left > 0 ? left * left * left : 0;
}
