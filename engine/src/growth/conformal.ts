import { mean } from "simple-statistics";
import { gainsOf } from "./forecast-values.ts";

/** Shares at which the errors of creators' forecasts were read off, by horizon in days (bench/src/conformal-table.ts). */
const shares = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];

interface Row {
  horizon: number;
  quantiles: number[];
}

/** Of creators whose counts are exact. */
const exact: Row[] = [
  { horizon: 1, quantiles: [-2.264, -1.333, -0.671, -0.422, -0.209, -0.023, 0.028, 0.155, 0.413, 1.362, 2.955] },
  { horizon: 3, quantiles: [-3.959, -2.693, -1.579, -0.896, -0.34, 0, 0.301, 0.715, 1.65, 3.743, 6.334] },
  { horizon: 7, quantiles: [-6.531, -4.909, -3.02, -1.672, -0.621, 0, 0.795, 1.843, 3.749, 7.455, 12.305] },
  { horizon: 14, quantiles: [-9.833, -7.32, -4.487, -2.576, -0.761, 0.288, 1.935, 4.269, 7.453, 14.087, 22.082] },
  { horizon: 21, quantiles: [-12.479, -9.177, -5.426, -3.05, -0.727, 0.868, 3.361, 6.561, 11.267, 20.503, 32.925] },
  { horizon: 28, quantiles: [-14.856, -10.512, -6.257, -3.333, -0.455, 1.902, 5.134, 9.314, 15.356, 27.365, 43.969] },
];

/** Of creators whose counts are rounded to 3 significant figures: they stand still, then step. */
const rounded: Row[] = [
  { horizon: 1, quantiles: [-1.131, -0.89, -0.509, -0.305, -0.134, 0, 0, 0, 0.121, 0.375, 2.632] },
  { horizon: 3, quantiles: [-2.837, -1.964, -1.004, -0.468, -0.116, 0, 0, 0.009, 0.481, 3.749, 6.454] },
  { horizon: 7, quantiles: [-6.303, -3.705, -1.724, -0.829, 0, 0, 0, 0.825, 2.717, 6.192, 9.292] },
  { horizon: 14, quantiles: [-7.206, -6.998, -3.305, -1.52, 0, 0, 0.261, 2.036, 5.439, 9.802, 17.527] },
  { horizon: 21, quantiles: [-9.303, -7, -4.865, -2.133, 0, 0, 1.608, 4.262, 7, 15.016, 27.785] },
  { horizon: 28, quantiles: [-11.348, -7.355, -6.501, -2.756, 0, 0, 2.756, 6.219, 10.636, 21.898, 42.604] },
];

export interface Counted {
  /** Counts come rounded to 3 significant figures. */
  isRounded: boolean;
}

/**
 * What a creator's errors are measured in: the mean size of the last 28 daily gains, but at least a seventh of the step
 * that counts are rounded to, and 1 % of √followers (engine.md §1.4).
 */
export function scaleOf(daily: number[], step: number = roundingStep(daily)): number {
  const gains = gainsOf(daily).slice(-28).map(Math.abs);
  const last = daily.at(-1) ?? 0;
  return Math.max(gains.length > 0 ? mean(gains) : 0, step > 1 ? step / 7 : 0, 0.01 * Math.sqrt(last), 1e-9);
}

/** The step that the largest count is rounded to, 1,000 for 547,000, where every count has 3 significant figures; else 1. */
export function roundingStep(counts: number[]): number {
  const stepOf = (count: number) => 10 ** Math.max(0, Math.floor(Math.log10(Math.max(count, 1))) - 2);
  return counts.every((count) => Math.round(count) % stepOf(count) === 0) ? stepOf(Math.max(...counts, 1)) : 1;
}

/**
 * The error that a share of creators stayed under, in units of `scaleOf`, at a horizon in days (split conformal over the
 * population: engine.md §1.4); between tabled horizons and shares on the line. Beyond the last horizon it grows with the
 * root of time, before the first it shrinks to 0.
 */
export function errorQuantile(horizon: number, share: number, { isRounded }: Counted): number {
  const table = isRounded ? rounded : exact;
  const at = (row: Row) => interpolate(shares, row.quantiles, share);
  const first = table[0];
  const last = table.at(-1);
  if (!first || !last) return 0;
  if (horizon <= first.horizon) return at(first) * (horizon / first.horizon);
  if (horizon >= last.horizon) return at(last) * Math.sqrt(horizon / last.horizon);
  return interpolate(
    table.map((row) => row.horizon),
    table.map(at),
    horizon,
  );
}

/** Share of creators whose scaled error stayed under a value: the inverse of `errorQuantile`, within 5–95 %. */
export function shareUnder(horizon: number, error: number, counted: Counted): number {
  const errors = shares.map((share) => errorQuantile(horizon, share, counted));
  return interpolate(errors, shares, error);
}

/** On the line between two neighbours; held at the ends. `from` rises. */
function interpolate(from: number[], to: number[], value: number): number {
  const next = from.findIndex((one) => one >= value);
  if (next === 0) return to[0] ?? 0;
  if (next < 0) return to.at(-1) ?? 0;
  const [x0 = 0, x1 = 1, y0 = 0, y1 = 0] = [from[next - 1], from[next], to[next - 1], to[next]];
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (value - x0)) / (x1 - x0);
}
