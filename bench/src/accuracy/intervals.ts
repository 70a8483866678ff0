import {
  bandOf,
  completedBy,
  type ErrorTable,
  errorQuantile,
  errorTable,
  forecastSeries,
  roundingStep,
  shippedErrors,
} from "@fanradar/engine";
import { mean } from "simple-statistics";
import type { Exam } from "./errors.ts";
import { type AccuracyLine, rounded, roundedPercent } from "./line.ts";
import { m4Exams, m4Sets } from "./m4.ts";
import { panelExams } from "./panel-exams.ts";

const shares = [0.025, 0.1, 0.9, 0.975];

/** Ends of an 80 % and a 95 % band, a step ahead each. */
interface Bands {
  ends80: [number, number][];
  ends95: [number, number][];
}

/**
 * How often the forecast's band covered the truth, percent, and its mean scaled score (MSIS, lower is better). The band is
 * read off the pool's own past before the exam, as an instance with 200 creators has it; `shown` is the band that a report
 * draws, which the rounding of a count widens.
 */
export function intervalAccuracy(folder: string): AccuracyLine[] {
  const published = m4Sets.flatMap((of) => {
    const exams = m4Exams(folder, of);
    if (!exams) return [];
    const { set, horizon: h, periods } = of;
    const cuts = [h, 2 * h, 3 * h, 4 * h];
    const horizons = Array.from({ length: h }, (_, ahead) => ahead + 1);
    const pool = errorTable(known(exams), { cuts: of.season > 1 ? cuts.slice(0, 2) : cuts, horizons, shares, periods });
    return [{ part: "intervals", set, h, ...lineOf(exams, (exam) => bandsOf(exam, pool, periods)) }];
  });
  const creators = panelExams(folder).map(({ set, exams, horizon: h }) => {
    const pool = errorTable(known(exams), { cuts: [7, 14, 21, 28], horizons: [1, 3, 7, 14, 21, 28], shares });
    const shippedFor = (exam: Exam) => (roundingStep(exam.known) > 1 ? shippedErrors.rounded : shippedErrors.exact);
    const { baseline, ...line } = lineOf(exams, (exam) => bandsOf(exam, completedBy(pool, shippedFor(exam))));
    const shipped = lineOf(exams, (exam) => bandsOf(exam, shippedFor(exam)));
    const rest = { coverage80: shipped.coverage80, coverageAt: shipped.coverageAt };
    const drawn = lineOf(exams, (exam) => drawnBands(exam, completedBy(pool, shippedFor(exam))));
    const shown = { coverage80: drawn.coverage80, coverageAt: drawn.coverageAt };
    return { part: "intervals", set, h, ...line, shown, baseline: { ...baseline, "shipped constants": rest } };
  });
  return [...published, ...creators];
}

/** As a report draws them: with the half step by which a rounded count may lie off. */
function drawnBands({ known, truth }: Exam, table: ErrorTable): Bands {
  const step = roundingStep(known);
  const { values, scale } = forecastSeries(known, truth.length, { step });
  const ends = (level: number) =>
    values.map((value, at): [number, number] => {
      const { low, high } = bandOf(value, { scale, table, step }, { horizon: at + 1, level });
      return [low, high];
    });
  return { ends80: ends(0.8), ends95: ends(0.95) };
}

function known(exams: Exam[]): number[][] {
  return exams.map((exam) => exam.known);
}

function bandsOf({ known, truth }: Exam, table: ErrorTable, periods?: number[]): Bands {
  const { values, scale } = forecastSeries(known, truth.length, { ...(periods && { periods }) });
  const ends = (low: number, high: number) =>
    values.map((value, at): [number, number] => [
      value + scale * errorQuantile(table, at + 1, low),
      value + scale * errorQuantile(table, at + 1, high),
    ]);
  return { ends80: ends(0.1, 0.9), ends95: ends(0.025, 0.975) };
}

/** The last value ± the normal spread of a random walk with steps like those so far. */
function randomWalk({ known, truth }: Exam): Bands {
  const last = known.at(-1) ?? 0;
  const gains = known.slice(1).map((value, at) => value - (known[at] ?? value));
  const spread = Math.sqrt(mean(gains.map((gain) => gain * gain)));
  const ends = (z: number) =>
    truth.map((_, at): [number, number] => {
      const reach = z * spread * Math.sqrt(at + 1);
      return [last - reach, last + reach];
    });
  return { ends80: ends(1.2816), ends95: ends(1.96) };
}

function lineOf(exams: Exam[], bands: (exam: Exam) => Bands) {
  const started = performance.now();
  const ours = exams.map(bands);
  const seconds = (performance.now() - started) / 1_000;
  const walk = exams.map(randomWalk);
  const days = [...new Set([1, 7, 14, 21, 28])].filter((day) => day <= (exams[0]?.truth.length ?? 0));
  return {
    n: exams.length,
    msis95: rounded(msisOf(exams, ours), 2),
    coverage95: roundedPercent(mean(coveredSteps(exams, ours, "ends95").map(mean))),
    coverage80: roundedPercent(mean(coveredSteps(exams, ours, "ends80").map(mean))),
    /** At single steps ahead. */
    coverageAt: Object.fromEntries(
      days.map((day) => [
        day,
        roundedPercent(mean(coveredSteps(exams, ours, "ends80").map((one) => one[day - 1] ?? 0))),
      ]),
    ),
    seconds: rounded(seconds, 2),
    baseline: {
      "random walk": {
        msis95: rounded(msisOf(exams, walk), 2),
        coverage95: roundedPercent(mean(coveredSteps(exams, walk, "ends95").map(mean))),
        coverage80: roundedPercent(mean(coveredSteps(exams, walk, "ends80").map(mean))),
      },
    },
  };
}

/** 1 for each step whose truth the band covers, else 0. */
function coveredSteps(exams: Exam[], bands: Bands[], level: keyof Bands): number[][] {
  return exams.map(({ truth }, at) =>
    truth.map((value, ahead) => {
      const [low, high] = bands[at]?.[level][ahead] ?? [0, 0];
      return value >= low && value <= high ? 1 : 0;
    }),
  );
}

/** Mean scaled interval score at 95 % (Gneiting & Raftery, 2007): the width, and 40 times what a truth lies outside. */
function msisOf(exams: Exam[], bands: Bands[]): number {
  const scores = exams.map(({ truth, scale }, at) => {
    const each = truth.map((value, ahead) => {
      const [low, high] = bands[at]?.ends95[ahead] ?? [0, 0];
      return high - low + 40 * Math.max(0, low - value, value - high);
    });
    return mean(each) / scale;
  });
  return mean(scores);
}
