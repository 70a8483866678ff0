import { errorQuantile, forecastValues, scaleOf } from "@fanradar/engine";
import { mean } from "simple-statistics";
import { completeSeries, readPanel } from "./panel.ts";

const origin = 43;
const horizon = 14;

/**
 * Skill on the panel's last 14 days: OWA against 'no growth', half relative sMAPE, half relative MASE, as engine.md §1.3;
 * and how often the 80 % band held the truth.
 */
export async function forecastSkill(folder: string): Promise<void> {
  const figures: Record<string, object> = {};
  for (const column of ["twitch_followers", "youtube_subscribers"]) {
    const all = completeSeries(await readPanel(folder, column), origin + horizon);
    const ours = { smape: [0], mase: [0] };
    const naive = { smape: [0], mase: [0] };
    let inside = 0;
    for (const target of [ours, naive]) target.smape.length = target.mase.length = 0;
    for (const series of all) {
      const known = series.slice(0, origin + 1);
      const ahead = forecastValues(known, horizon);
      const last = known.at(-1) ?? 0;
      const scale = mean(known.slice(1).map((value, index) => Math.abs(value - (known[index] ?? 0)))) || 1;
      const truth = series.slice(origin + 1, origin + 1 + horizon);
      score(ours, truth, ahead, scale);
      score(
        naive,
        truth,
        truth.map(() => last),
        scale,
      );
      const spread = scaleOf(known);
      inside += truth.filter((value, index) => {
        const middle = ahead[index] ?? 0;
        const low = middle + spread * errorQuantile(index + 1, 0.1);
        return value >= low && value <= middle + spread * errorQuantile(index + 1, 0.9);
      }).length;
    }
    const owa = (mean(ours.smape) / mean(naive.smape) + mean(ours.mase) / mean(naive.mase)) / 2;
    figures[column] = { creators: all.length, owa: round(owa), coverage80: round(inside / (all.length * horizon)) };
  }
  console.log(JSON.stringify({ bench: "forecast", origin: origin + 1, horizon, ...figures }));
}

function score(into: { smape: number[]; mase: number[] }, truth: number[], ahead: number[], scale: number): void {
  const errors = truth.map((value, index) => Math.abs(value - (ahead[index] ?? 0)));
  into.smape.push(
    mean(truth.map((value, index) => (200 * (errors[index] ?? 0)) / (Math.abs(value) + Math.abs(ahead[index] ?? 0)))),
  );
  into.mase.push(mean(errors) / scale);
}

function round(value: number): number {
  return Number(value.toFixed(3));
}
