import { errorQuantile, forecastValues, roundingStep, scaleOf } from "@fanradar/engine";
import { mean } from "simple-statistics";
import { tableOf } from "./conformal-table.ts";
import { completeSeries, readPanel } from "./panel.ts";

const horizon = 14;
/** Small accounts are noise, and still ones give no scale: those left are the 782 of engine.md §1.3. */
const fewestFollowers = 1_000;

/**
 * Skill on the last 14 days of the panel: OWA against 'no growth', half relative sMAPE, half relative MASE, as engine.md
 * §1.3; and how often the 80 % band held the truth, with the table that ships (it has seen these days), and with one
 * made only of days before the origin.
 */
export async function forecastSkill(folder: string): Promise<void> {
  const figures: Record<string, object> = {};
  let days = 0;
  for (const column of ["twitch_followers", "youtube_subscribers"]) {
    const panel = await readPanel(folder, column);
    days = Math.max(...[...panel.values()].map(({ length }) => length));
    const origin = days - horizon;
    const all = completeSeries(panel, days - 1, fewestFollowers).filter((series) => moves(series.slice(0, origin)));
    const scores = all.map((series) => scoreOf(series.slice(0, origin), series.slice(origin)));
    const over = (pick: (score: (typeof scores)[number]) => number) => mean(scores.map(pick));
    const relative = [
      over(({ ours }) => ours.smape) / over(({ naive }) => naive.smape),
      over(({ ours }) => ours.mase) / over(({ naive }) => naive.mase),
    ];
    figures[column] = {
      creators: all.length,
      owa: round(mean(relative)),
      coverage80: round(over(({ held }) => held)),
      coverage80Unseen: round(unseenCoverage(all, origin)),
    };
  }
  console.log(JSON.stringify({ bench: "forecast", origin: days - horizon, horizon, ...figures }));
}

function scoreOf(known: number[], truth: number[]) {
  const ahead = forecastValues(known, truth.length);
  const gains = known.slice(1).map((value, index) => Math.abs(value - (known[index] ?? 0)));
  const still = truth.map(() => known.at(-1) ?? 0);
  const spread = scaleOf(known);
  const counted = { isRounded: roundingStep(known) > 1 };
  const held = truth.filter((value, index) => {
    const error = (value - (ahead[index] ?? 0)) / spread;
    return error >= errorQuantile(index + 1, 0.1, counted) && error <= errorQuantile(index + 1, 0.9, counted);
  });
  return {
    ours: errorsOf(truth, ahead, mean(gains)),
    naive: errorsOf(truth, still, mean(gains)),
    held: held.length / truth.length,
  };
}

function errorsOf(truth: number[], ahead: number[], scale: number): { smape: number; mase: number } {
  const errors = truth.map((value, index) => Math.abs(value - (ahead[index] ?? 0)));
  const sizes = truth.map((value, index) => Math.abs(value) + Math.abs(ahead[index] ?? 0));
  return {
    smape: mean(errors.map((error, index) => (200 * error) / (sizes[index] ?? 1))),
    mase: mean(errors) / scale,
  };
}

/** The band at the table's own horizons, from quantiles of earlier origins alone. */
function unseenCoverage(all: number[][], origin: number): number {
  const before = all.map((series) => series.slice(0, origin));
  const rows = tableOf(before, [origin - 28, origin - 21, origin - 14]).filter((row) => row.horizon <= horizon);
  return mean(
    rows.map(({ horizon: ahead, quantiles }) => {
      const [low = 0, high = 0] = [quantiles[1], quantiles.at(-2)];
      const held = all.filter((series) => {
        const known = series.slice(0, origin);
        const truth = series[origin + ahead - 1] ?? 0;
        const error = (truth - (forecastValues(known, ahead).at(-1) ?? 0)) / scaleOf(known);
        return error >= low && error <= high;
      });
      return held.length / all.length;
    }),
  );
}

function moves(known: number[]): boolean {
  return known.some((value) => value !== known[0]);
}

function round(value: number): number {
  return Number(value.toFixed(3));
}
