import { forecastValues, theta } from "@fanradar/engine";
import { mean } from "simple-statistics";
import { type Method, naive } from "./baselines.ts";
import { type Exam, examOf, measure, owaOf } from "./errors.ts";
import { type AccuracyLine, rounded } from "./line.ts";
import { m4Exams, m4Sets, naive2 } from "./m4.ts";
import { simulatedSeries } from "./simulated-series.ts";

const simulated = 400;

/** Months and quarters: the season, what is forecast (as in the M competitions), and lengths of the histories. */
const frequencies = [
  { name: "monthly", period: 12, horizon: 18, lengths: [48, 72, 110], weeks: 52 / 12 },
  { name: "quarterly", period: 4, horizon: 8, lengths: [16, 28, 44, 64], weeks: 13 },
];

/**
 * Error of the forecast of months and quarters relative to Naive2 (OWA): of M4's weekly series as means of their months and
 * quarters, where the folder has them, and of simulated ones with a course, seasons and noise, as M3's are not at hand.
 */
export function monthsAccuracy(folder: string): AccuracyLine[] {
  const [of] = m4Sets;
  const weekly = (of && m4Exams(folder, of))?.map(({ known, truth }) => [...known, ...truth]) ?? [];
  return frequencies.flatMap(({ name, period, horizon, lengths, weeks }) => {
    const means = weekly.map((series) => meansOf(series, weeks, period));
    return lengths.flatMap((length) => {
      const cut = (series: number[]) => examOf(series.slice(-length - horizon), horizon, { period });
      const real = means.filter((series) => series.length >= length + horizon).map(cut);
      const made = Array.from({ length: simulated }, (_, seed) =>
        cut(simulatedSeries({ period, length: length + horizon, seed })),
      );
      return [
        ...(real.length > 0 ? [lineOf(`m4-weekly, ${name}`, real, { period, length })] : []),
        lineOf(`simulated, ${name}`, made, { period, length }),
      ];
    });
  });
}

function lineOf(set: string, all: Exam[], { period, length }: { period: number; length: number }): AccuracyLine {
  const exams = all.filter(({ scale }) => scale > 0);
  const reference = measure(exams, naive2(period));
  const owa = (method: Method) => rounded(owaOf(measure(exams, method), reference));
  const ours: Method = (known, ahead) => forecastValues(known, ahead, { periods: [period] });
  return {
    part: "months",
    set,
    n: exams.length,
    known: length,
    owa: owa(ours),
    baseline: { naive: owa(naive), theta: owa(theta) },
  };
}

/** Means of so many weeks each, whole years from the end. */
function meansOf(series: number[], weeks: number, period: number): number[] {
  const whole = series.slice(series.length % 52);
  const count = Math.floor(whole.length / 52) * period;
  return Array.from({ length: count }, (_, at) =>
    mean(whole.slice(Math.floor(at * weeks + 1e-9), Math.floor((at + 1) * weeks + 1e-9))),
  );
}
