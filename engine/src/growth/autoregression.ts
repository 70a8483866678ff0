import { gainsOf } from "./drift.ts";

/** Strength of the pull to 0, in steps' worth: what few values hint at is not believed. */
const pull = 10;
const fewestRows = 30;

export interface Lags {
  /** Steps back from which the next gain is predicted; those too long for the series are left out. */
  lags: number[];
  /** Whether it is also drawn back to the mean level. */
  isDrawnBack?: boolean;
}

/**
 * The next gain as a sum of earlier gains, fitted by ridge regression (Hoerl & Kennard, 1970), and so on from its own
 * forecasts. Lags about a period carry the season.
 *
 * @returns `horizon` values; the last value repeated where the series is too short
 */
export function autoregression(values: number[], horizon: number, { lags, isDrawnBack = false }: Lags): number[] {
  const gains = gainsOf(values);
  const fit = lags.filter((lag) => gains.length - lag >= Math.max(fewestRows, 0.9 * lag));
  const size = Math.sqrt(gains.reduce((sum, gain) => sum + gain * gain, 0) / Math.max(1, gains.length));
  let level = values.at(-1) ?? 0;
  if (fit.length === 0 || size === 0) return new Array<number>(horizon).fill(level);
  const average = values.reduce((sum, value) => sum + value, 0) / values.length;
  const scaled = gains.map((gain) => gain / size);
  // The constant and the level are scaled so that the pull weighs on them as on gains.
  const rowAt = (at: number, from: number) => {
    const row = fit.map((lag) => scaled[at - lag] ?? 0);
    row.push(0.3);
    if (isDrawnBack) row.push((from - average) / (5 * size));
    return row;
  };
  const rows: number[][] = [];
  const longest = Math.max(...fit);
  for (let at = longest; at < scaled.length; at++) rows.push(rowAt(at, values[at] ?? 0));
  const weights = ridge(rows, scaled.slice(longest));
  return Array.from({ length: horizon }, () => {
    const row = rowAt(scaled.length, level);
    const gain = row.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0);
    scaled.push(gain);
    level += gain * size;
    return level;
  });
}

/** Weights that predict `targets` from `rows` with the least squares and pull, by Cholesky's decomposition. */
function ridge(rows: number[][], targets: number[]): Float64Array {
  const size = rows[0]?.length ?? 0;
  const matrix = Array.from({ length: size }, () => new Float64Array(size));
  const right = new Float64Array(size);
  for (const [at, row] of rows.entries())
    for (let i = 0; i < size; i++) {
      const [own = 0, line] = [row[i], matrix[i]];
      right[i] = (right[i] ?? 0) + own * (targets[at] ?? 0);
      if (line) for (let j = 0; j <= i; j++) line[j] = (line[j] ?? 0) + own * (row[j] ?? 0);
    }
  const at = (i: number, j: number) => matrix[i]?.[j] ?? 0;
  const before = (i: number, j: number) => {
    let sum = 0;
    for (let k = 0; k < j; k++) sum += at(i, k) * at(j, k);
    return sum;
  };
  for (const [i, line] of matrix.entries()) {
    for (let j = 0; j < i; j++) line[j] = (at(i, j) - before(i, j)) / at(j, j);
    line[i] = Math.sqrt(at(i, i) + pull - before(i, i));
  }
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) right[i] = (right[i] ?? 0) - at(i, k) * (right[k] ?? 0);
    right[i] = (right[i] ?? 0) / at(i, i);
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) right[i] = (right[i] ?? 0) - at(k, i) * (right[k] ?? 0);
    right[i] = (right[i] ?? 0) / at(i, i);
  }
  return right;
}
