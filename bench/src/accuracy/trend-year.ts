import { projectRevenue } from "@fanradar/engine";
import { mean } from "simple-statistics";
import { type AccuracyLine, rounded, roundedPercent } from "./line.ts";
import { m4Exams, m4Sets } from "./m4.ts";

const histories = [6, 12, 24];
const ahead = 12;
/** Months of M4's first weekly set: four weeks each. */
const weeks = 4;
const paths = 500;
/** Counts of a size at which their own noise is small. */
const size = 300;
const trend = 1.2;

/**
 * How real series go on for as many steps as a year has months: the projection of newcomers who each come once, of series that rose, fell or
 * did neither over the known months. `bias` is the median of P50 ÷ truth, less 1.
 */
export function trendYearAccuracy(folder: string): AccuracyLine[] {
  const [of] = m4Sets;
  const weekly = (of && m4Exams(folder, of))?.map(({ known, truth }) => [...known, ...truth]) ?? [];
  return histories.flatMap((history) => {
    const exams = weekly
      .flatMap((values) => pieces(sumsOf(values), history + ahead))
      .map((all) => examOf(all, history));
    const groups = {
      all: exams,
      rising: exams.filter(({ change }) => change > trend),
      falling: exams.filter(({ change }) => change < 1 / trend),
    };
    return Object.entries(groups).flatMap(([world, group]) =>
      group.length > 0 ? [lineOf(world, history, group)] : [],
    );
  });
}

interface Exam {
  /** Last three known months ÷ the first three. */
  change: number;
  ratio: number;
  isCovered: boolean;
  flatRatio: number;
}

function examOf(all: number[], history: number): Exam {
  const scale = size / mean(all.slice(0, history));
  const scaled = all.map((value) => Math.round(scale * value));
  const [known, truth] = [scaled.slice(0, history), sum(scaled.slice(history))];
  const months = known.map((joined) => ({ joined, active: joined, subscriptionCents: 100 * joined, extrasCents: 0 }));
  const projection = projectRevenue(months, { seed: 1, feeShare: 0, paths });
  if (projection.state !== "projected") throw new Error("Each series has months enough.");
  const { p10, p50, p90 } = projection.total;
  return {
    change: sum(known.slice(-3)) / Math.max(1, sum(known.slice(0, 3))),
    ratio: p50 / (100 * truth),
    isCovered: p10 <= 100 * truth && 100 * truth <= p90,
    flatRatio: ((ahead / 3) * sum(known.slice(-3))) / truth,
  };
}

function lineOf(world: string, known: number, exams: Exam[]): AccuracyLine {
  const errorsOf = (ratios: number[]) => ({
    bias: roundedPercent(middleOf(ratios) - 1),
    medianError: roundedPercent(middleOf(ratios.map((ratio) => Math.abs(ratio - 1)))),
  });
  return {
    ...{ part: "revenue", set: "m4-weekly, four weeks a month", world, known, n: exams.length },
    coverage80: rounded(100 * mean(exams.map(({ isCovered }) => Number(isCovered))), 1),
    ...errorsOf(exams.map(({ ratio }) => ratio)),
    baseline: { "last 3 months × 4": errorsOf(exams.map(({ flatRatio }) => flatRatio)) },
  };
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const middleOf = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Sums of four weeks, counted from the end. */
function sumsOf(values: number[]): number[] {
  const count = Math.floor(values.length / weeks);
  const whole = values.slice(values.length - weeks * count);
  return Array.from({ length: count }, (_, at) => sum(whole.slice(weeks * at, weeks * (at + 1))));
}

/** The last three pieces of a series that do not overlap. */
function pieces(values: number[], length: number): number[][] {
  return Array.from({ length: Math.min(3, Math.floor(values.length / length)) }, (_, at) =>
    values.slice(values.length - length * (at + 1), values.length - length * at),
  );
}
