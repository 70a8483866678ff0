import { mean } from "simple-statistics";
import { gainsOf } from "./forecast-values.ts";

/** Shares at which the errors of 4,261 series of creators were read off (bench/src/conformal-table.ts, origin 30). */
const shares = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];
const table = [
  { horizon: 1, quantiles: [-1.188, -0.87, -0.501, -0.305, -0.126, 0, 0, 0.058, 0.176, 0.886, 2.608] },
  { horizon: 3, quantiles: [-3.343, -2.331, -1.235, -0.563, -0.268, 0, 0, 0.367, 1.023, 3.317, 6.066] },
  { horizon: 7, quantiles: [-6.296, -4.425, -2.271, -0.916, -0.141, 0, 0.345, 1.086, 3.179, 6.413, 10.232] },
  { horizon: 14, quantiles: [-8.854, -7, -4.075, -1.652, -0.107, 0, 1.234, 3.029, 6.029, 11.085, 18.143] },
  { horizon: 21, quantiles: [-11.154, -8.186, -5.187, -2.272, -0.082, 0, 2.133, 4.897, 8.442, 16.152, 28.031] },
  { horizon: 28, quantiles: [-13.835, -9.699, -6.633, -3.178, -0.24, 0, 2.874, 6.795, 11.411, 22.192, 40.681] },
];

/**
 * What a creator's errors are measured in: the mean size of a daily gain, but at least a seventh of the step that counts
 * are rounded to, and 1 % of √followers (engine.md §1.4).
 */
export function scaleOf(daily: number[]): number {
  const gains = gainsOf(daily).slice(-28).map(Math.abs);
  const last = daily.at(-1) ?? 0;
  return Math.max(gains.length > 0 ? mean(gains) : 0, roundingStep(daily) / 7, 0.01 * Math.sqrt(last), 1e-9);
}

/** The step that counts are rounded to: 1,000 for 547,000 where all values end so (3 significant figures), else 1. */
export function roundingStep(values: number[]): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(...values, 1))) - 2);
  return values.every((value) => Math.round(value) % step === 0) ? step : 1;
}

/**
 * The error that a share of creators stayed under, in units of `scaleOf`, at a horizon in days; between tabled horizons
 * and shares on the line. Beyond the last horizon it grows with the root of time.
 */
export function errorQuantile(horizon: number, share: number): number {
  const at = (row: number[]) => interpolate(shares, row, share);
  const first = table[0];
  const last = table.at(-1);
  if (!first || !last) return 0;
  if (horizon <= first.horizon) return at(first.quantiles) * (horizon / first.horizon);
  if (horizon >= last.horizon) return at(last.quantiles) * Math.sqrt(horizon / last.horizon);
  return interpolate(
    table.map((row) => row.horizon),
    table.map((row) => at(row.quantiles)),
    horizon,
  );
}

/** Share of creators whose scaled error stayed under a value: the inverse of `errorQuantile`, within 5–95 %. */
export function shareUnder(horizon: number, error: number): number {
  const errors = shares.map((share) => errorQuantile(horizon, share));
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
