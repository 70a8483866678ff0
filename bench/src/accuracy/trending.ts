import { momentum, trendingScore } from "@fanradar/engine";
import { mean, quantile, sampleRankCorrelation } from "simple-statistics";
import { type AccuracyLine, rounded, roundedPercent } from "./line.ts";
import { completeSeries, panelSets, readPanel } from "./panel.ts";

const ahead = 7;
const first = 20;
/** Days of the exam: the last with a week after it, and five more, five days apart, as far as there are four weeks before. */
const dates = 6;
const apart = 5;
const fewestBefore = 26;
/** Days before the exam on which a tenth more followers are bought. */
const boughtBefore = [0, 2, 6];

type Score = (known: number[]) => number;

/**
 * How well the score predicts the next week's gain over √followers: rank correlation, share of the twenty first that are among
 * the twenty first; and by how many points buying a tenth of the followers moves it, nine times of ten at most.
 */
export function trendingAccuracy(folder: string): AccuracyLine[] {
  const [{ set, column, least }] = panelSets;
  const all = completeSeries(readPanel(folder, column), { least });
  const days = all[0]?.length ?? 0;
  const exams = Array.from({ length: dates }, (_, index) => days - ahead - index * apart).filter(
    (end) => end > fewestBefore,
  );
  const measured = (score: Score) => {
    const results = exams.map((end) => {
      const scores = all.map((series) => score(series.slice(0, end)));
      const truths = all.map((series) => gainOver(series.slice(0, end + ahead), ahead));
      return { spearman: sampleRankCorrelation(scores, truths), hits: hitsOf(scores, truths) };
    });
    return {
      spearman: rounded(mean(results.map(({ spearman }) => spearman))),
      p20: roundedPercent(mean(results.map(({ hits }) => hits))),
    };
  };
  const places = (score: Score) =>
    exams.flatMap((end) =>
      spikes(
        all.map((series) => series.slice(0, end)),
        score,
      ),
    );
  const started = performance.now();
  const line = measured((known) => momentum(known) ?? 0);
  const seconds = (performance.now() - started) / 1_000;
  return [
    {
      part: "trending",
      set,
      n: all.length,
      h: ahead,
      ...line,
      spikeP90: quantile(
        places((known) => trendingScore([{ daily: known }])?.score ?? 0),
        0.9,
      ),
      seconds: rounded(seconds, 2),
      seriesPerSecond: Math.round((all.length * exams.length) / seconds),
      baseline: {
        "gain of a week": measured((known) => gainOver(known, 7)),
        "gain of four weeks": measured((known) => gainOver(known, 28)),
        "velocity against own four weeks": measured(velocityAgainstOwn),
        followers: measured((known) => known.at(-1) ?? 0),
      },
    },
  ];
}

/** Gain of the last days over √followers before them. */
function gainOver(series: number[], days: number): number {
  const from = series[Math.max(0, series.length - 1 - days)] ?? 0;
  return ((series.at(-1) ?? 0) - from) / Math.sqrt(from + 100);
}

function velocityAgainstOwn(known: number[]): number {
  const gains = known.slice(-29).map((value, at, all) => value - (all[at - 1] ?? value));
  const spread = Math.sqrt(mean(gains.map((gain) => (gain - mean(gains)) ** 2)));
  return spread > 0 ? (mean(gains.slice(-7)) - mean(gains)) / spread : 0;
}

function hitsOf(scores: number[], truths: number[]): number {
  const top = (values: number[]) =>
    new Set(
      values
        .map((value, at) => [value, at] as const)
        .sort(([a], [b]) => b - a)
        .slice(0, first)
        .map(([, at]) => at),
    );
  const meant = top(truths);
  return [...top(scores)].filter((at) => meant.has(at)).length / first;
}

/** Points that the score moves by, up or down, when a tenth more followers come at once. */
function spikes(known: number[][], score: Score): number[] {
  return known.flatMap((series) => {
    const plain = score(series);
    return boughtBefore.map((before) => {
      const day = series.length - 1 - before;
      const bought = 0.1 * (series[day - 1] ?? 0);
      return Math.abs(score(series.map((value, at) => (at >= day ? value + bought : value))) - plain);
    });
  });
}
