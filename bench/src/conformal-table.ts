import { forecastValues, roundingStep, scaleOf } from "@fanradar/engine";
import { quantileSorted } from "simple-statistics";
import { completeSeries, readPanel } from "./panel.ts";

const origins = [23, 30, 37, 44];
const horizons = [1, 3, 7, 14, 21, 28];
const shares = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];

/**
 * Prints the constants of engine/src/growth/conformal.ts: quantiles of (truth − forecast) ÷ scale over all creators of the
 * panel and all origins whose future it holds. Exact counts are Twitch's, rounded ones YouTube's.
 */
export async function conformalTable(folder: string): Promise<void> {
  const exact = await allSeries(folder, "twitch_followers");
  const rounded = (await allSeries(folder, "youtube_subscribers")).filter((series) => roundingStep(series) > 1);
  console.log(JSON.stringify({ shares, exact: tableOf(exact), rounded: tableOf(rounded) }));
}

/** Every table row as it stands in the engine. */
export function tableOf(all: number[][], from = origins): { horizon: number; quantiles: number[] }[] {
  return horizons.map((horizon) => {
    const errors = from.flatMap((origin) =>
      all.flatMap((series) => {
        const truth = series[origin + horizon - 1];
        const known = series.slice(0, origin);
        return truth === undefined ? [] : [(truth - (forecastValues(known, horizon).at(-1) ?? 0)) / scaleOf(known)];
      }),
    );
    const sorted = errors.sort((a, b) => a - b);
    return { horizon, quantiles: shares.map((share) => Number(quantileSorted(sorted, share).toFixed(3))) };
  });
}

async function allSeries(folder: string, column: string): Promise<number[][]> {
  return completeSeries(await readPanel(folder, column), 57);
}
