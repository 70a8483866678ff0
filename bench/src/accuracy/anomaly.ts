import { fewestBefore, findAnomalies } from "@fanradar/engine";
import { mean, median } from "simple-statistics";
import { type AccuracyLine, rounded, roundedPercent } from "./line.ts";
import { completeSeries, panelSets, readPanel } from "./panel.ts";

/** Followers that are bought: a share of those so far, over days. */
const purchases = [
  { share: 0.05, days: 1 },
  { share: 0.05, days: 3 },
];
const everyDays = 9;

/**
 * Share of purchases of 5 % more followers, in one day or over three, that are found while they run or the day after; and
 * days flagged in series as they are, per 1,000 that could be: some are real raids, so it is an upper bound of false ones.
 */
export function anomalyAccuracy(folder: string): AccuracyLine[] {
  const [{ set, column, least }] = panelSets;
  const all = completeSeries(readPanel(folder, column), { least });
  const ours = (series: number[]) => {
    const found = findAnomalies(series).filter(({ excess }) => excess > 0);
    return found.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at));
  };
  const started = performance.now();
  const line = measured(all, ours);
  const seconds = (performance.now() - started) / 1_000;
  const looked = all.reduce((sum, series) => sum + Math.max(0, series.length - 1 - fewestBefore), 0);
  const anomalies = all.reduce((sum, series) => sum + findAnomalies(series).length, 0);
  return [
    {
      part: "anomaly",
      set,
      n: all.length,
      ...line,
      /** Runs of days, rises and falls. */
      anomaliesPer1000: rounded((1_000 * anomalies) / looked, 2),
      seconds: rounded(seconds, 2),
      baseline: { "z above 3.5": measured(all, (series) => daysAbove(series, 3.5)) },
    },
  ];
}

function measured(all: number[][], flag: (series: number[]) => number[]) {
  const recalls = purchases.map(({ share, days }) => {
    const found = all.flatMap((series) => {
      const starts = series.map((_, at) => at).filter((at) => at > fewestBefore + 2 && at + days < series.length);
      return starts
        .filter((at) => at % everyDays === 0)
        .map((start) => {
          const bought = share * (series[start - 1] ?? 0);
          const sold = series.map((value, at) => value + bought * Math.min(1, Math.max(0, (at - start + 1) / days)));
          return Number(flag(sold).some((day) => day >= start && day <= start + days));
        });
    });
    return mean(found);
  });
  const flags = all.reduce((sum, series) => sum + flag(series).length, 0);
  const looked = all.reduce((sum, series) => sum + Math.max(0, series.length - 1 - fewestBefore), 0);
  return {
    recall5: roundedPercent(mean(recalls)),
    recall5OneDay: roundedPercent(recalls[0] ?? 0),
    recall5ThreeDays: roundedPercent(recalls[1] ?? 0),
    flagsPer1000: rounded((1_000 * flags) / looked, 2),
  };
}

/** The usual rule: so many spreads above the median of four weeks. */
function daysAbove(series: number[], limit: number): number[] {
  const gains = series.map((value, at) => value - (series[at - 1] ?? value));
  return gains.flatMap((gain, at) => {
    if (at <= fewestBefore) return [];
    const before = gains.slice(Math.max(1, at - 28), at);
    const middle = median(before);
    const spread = 1.4826 * median(before.map((one) => Math.abs(one - middle)));
    return gain - middle > limit * Math.max(spread, 1) ? [at] : [];
  });
}
