import { quantileSorted } from "simple-statistics";
import { forecastSeries } from "./forecast-values.ts";

/** Quantiles of (truth − forecast) ÷ scale over creators, by horizon in steps ahead, rising; one for each share. */
export interface ErrorTable {
  shares: number[];
  rows: ErrorRow[];
}

export interface ErrorRow {
  horizon: number;
  quantiles: number[];
  /** Creators that it was read off, and the percent of their forecasts that were made on one day. Absent in old tables. */
  creators?: number;
  oneDay?: number;
}

/** Creators from which a pool's own table replaces the shipped one (docs/methods.md, 'Forecast'). */
export const fewestForPool = 200;

interface Cuts {
  /** How many steps before its end a history is cut; the errors are those of what followed. */
  cuts: number[];
  horizons: number[];
  periods?: number[];
  /** What counts are rounded to, where that is known better than from the values. */
  step?: number;
}

/** A cut leaves at least so much to forecast from. */
const fewestKnown = 14;

/** The errors of one creator's forecasts, in units of their scale: those of each horizon, all cuts together. */
export function scaledErrors(history: number[], { cuts, horizons, periods = [7], step }: Cuts): number[][] {
  const forecasts = cuts
    .filter((cut) => history.length - cut >= fewestKnown)
    .map((cut) => {
      const known = history.slice(0, history.length - cut);
      return { at: known.length - 1, ...forecastSeries(known, cut, { periods, ...(step !== undefined && { step }) }) };
    });
  return horizons.map((horizon) =>
    forecasts.flatMap(({ at, values, scale }) => {
      const [truth, value] = [history[at + horizon], values[horizon - 1]];
      return truth === undefined || value === undefined ? [] : [(truth - value) / scale];
    }),
  );
}

/**
 * Reads a table off the errors of creators (split conformal over the population: docs/methods.md, 'Forecast'). Horizons
 * that fewer than 200 creators bear are left out.
 *
 * @param creators their `scaledErrors` at the same horizons
 */
export function tableOf(creators: number[][][], { horizons, shares, cuts }: Cuts & { shares: number[] }): ErrorTable {
  const rows = horizons.flatMap((horizon, at) => {
    const bearing = creators.flatMap((errors) => ((errors[at]?.length ?? 0) > 0 ? [errors[at] ?? []] : []));
    if (bearing.length < fewestForPool) return [];
    const sorted = bearing.flat().sort((a, b) => a - b);
    const quantiles = shares.map((share) => quantileSorted(sorted, share));
    // Every cut that leaves the horizon is a day on which all forecasts of it were made.
    const days = cuts.filter((cut) => cut >= horizon).length;
    return [{ horizon, quantiles, creators: bearing.length, oneDay: 100 / Math.max(1, days) }];
  });
  return { shares, rows };
}

/** The table of a pool of histories. */
export function errorTable(histories: number[][], fit: Cuts & { shares: number[] }): ErrorTable {
  return tableOf(
    histories.map((history) => scaledErrors(history, fit)),
    fit,
  );
}

/**
 * The error that a share of creators stayed under, in units of their scale; between tabled horizons and shares on the
 * line. Beyond the last horizon it grows with the root of time, before the first it shrinks to 0.
 */
export function errorQuantile({ shares, rows }: ErrorTable, horizon: number, share: number): number {
  const at = (quantiles: number[]) => interpolate(shares, quantiles, share);
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return 0;
  if (horizon <= first.horizon) return at(first.quantiles) * (horizon / first.horizon);
  if (horizon >= last.horizon) return at(last.quantiles) * Math.sqrt(horizon / last.horizon);
  return interpolate(
    rows.map((row) => row.horizon),
    rows.map((row) => at(row.quantiles)),
    horizon,
  );
}

/** Share of creators whose scaled error stayed under a value: the inverse of `errorQuantile`, within the table's shares. */
export function shareUnder(table: ErrorTable, horizon: number, error: number): number {
  const errors = table.shares.map((share) => errorQuantile(table, horizon, share));
  return interpolate(errors, table.shares, error);
}

/** At most so much wider or narrower than the other table. */
const furthestRatio = 3;

/**
 * The rows of a pool, and for horizons beyond them those of another table: wider or narrower by the root of what the pool
 * is at its last horizon, each side of none by itself. A pool that errs further in two weeks does so in four; half of it
 * counts, as two weeks say little about four.
 */
export function completedBy(table: ErrorTable, other: ErrorTable): ErrorTable {
  const reach = Math.max(0, ...table.rows.map(({ horizon }) => horizon));
  if (reach === 0) return other;
  const further = other.rows.filter(({ horizon }) => horizon > reach);
  const believed = (share: number) => {
    const ratio = errorQuantile(table, reach, share) / errorQuantile(other, reach, share);
    // A table whose end is 0 or on the other side of 0 gives no width.
    return ratio > 0 && Number.isFinite(ratio)
      ? Math.sqrt(Math.min(furthestRatio, Math.max(1 / furthestRatio, ratio)))
      : 1;
  };
  const [below, above] = [believed(0.1), believed(0.9)];
  const rest = further.map(({ horizon }) => ({
    horizon,
    quantiles: table.shares.map((share) => {
      const error = errorQuantile(other, horizon, share);
      return error * (error < 0 ? below : above);
    }),
  }));
  return { shares: table.shares, rows: [...table.rows, ...rest] };
}

/** On the line between two neighbours; held at the ends. `from` rises. */
export function interpolate(from: number[], to: number[], value: number): number {
  const next = from.findIndex((one) => one >= value);
  if (next === 0) return to[0] ?? 0;
  if (next < 0) return to.at(-1) ?? 0;
  const [x0 = 0, x1 = 1, y0 = 0, y1 = 0] = [from[next - 1], from[next], to[next - 1], to[next]];
  return x1 === x0 ? y1 : y0 + ((y1 - y0) * (value - x0)) / (x1 - x0);
}
