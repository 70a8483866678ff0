import type { ObservationMetric } from "../ledger/vocabulary.ts";

/** A figure as it was entered; `low` and `high` are what its rounding leaves open. */
interface FigureEntry {
  metric: ObservationMetric;
  value: number;
  low?: number;
  high?: number;
}

/**
 * Finds net earnings that are higher than the gross earnings of the same entry: a platform takes its fee from gross, so one of
 * the two is wrong. Rounded figures count only where no reading of them fits.
 *
 * @returns the index of the net earnings in `figures`; undefined where they fit, or one of the two is not given
 */
export function netAboveGross(figures: readonly FigureEntry[]): number | undefined {
  const gross = figures.find(({ metric }) => metric === "earnings.gross");
  const index = figures.findIndex(({ metric }) => metric === "earnings.net");
  const net = figures[index];
  if (!gross || !net) return undefined;
  return (net.low ?? net.value) > (gross.high ?? gross.value) ? index : undefined;
}
