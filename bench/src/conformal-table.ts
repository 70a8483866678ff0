import { forecastValues, scaleOf } from "@fanradar/engine";
import { quantileSorted } from "simple-statistics";
import { completeSeries, readPanel } from "./panel.ts";

const origin = 29;
const horizons = [1, 3, 7, 14, 21, 28];
const shares = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95];

/** Prints the constants of engine/src/growth/conformal.ts: quantiles of (truth − forecast) ÷ scale over all creators of the panel. */
export async function conformalTable(folder: string): Promise<void> {
  const errors = new Map<number, number[]>(horizons.map((horizon) => [horizon, []]));
  for (const column of ["twitch_followers", "youtube_subscribers"]) {
    for (const series of completeSeries(await readPanel(folder, column), origin + 28)) {
      const known = series.slice(0, origin + 1);
      const ahead = forecastValues(known, 28);
      const scale = scaleOf(known);
      for (const horizon of horizons)
        errors.get(horizon)?.push(((series[origin + horizon] ?? 0) - (ahead[horizon - 1] ?? 0)) / scale);
    }
  }
  const table = horizons.map((horizon) => {
    const sorted = (errors.get(horizon) ?? []).sort((a, b) => a - b);
    return {
      horizon,
      n: sorted.length,
      quantiles: shares.map((share) => Number(quantileSorted(sorted, share).toFixed(3))),
    };
  });
  console.log(JSON.stringify({ shares, table }));
}
