import { momentum, referenceOf } from "@fanradar/engine";
import { completeSeries, panelSets, readPanel } from "./accuracy/panel.ts";

const everyDays = 5;
const fewestDays = 28;

/** Prints the frozen quantiles of engine/src/trending/trending-score.ts, over the panel's creators on every fifth day. */
export function trendingReference(folder: string): void {
  const [{ column, least }] = panelSets;
  const speeds = completeSeries(readPanel(folder, column), { least }).flatMap((series) => {
    const ends = Array.from({ length: series.length }, (_, at) => at + 1);
    const chosen = ends.filter((end) => end >= fewestDays && (series.length - end) % everyDays === 0);
    return chosen.flatMap((end) => momentum(series.slice(0, end)) ?? []);
  });
  console.log(JSON.stringify(referenceOf(speeds)));
}
