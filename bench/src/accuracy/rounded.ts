import { bandOf, forecastSeries, forecastValues, roundingStep, shippedErrors, theta } from "@fanradar/engine";
import { mean } from "simple-statistics";
import { naive } from "./baselines.ts";
import { examOf, measure, owaOf } from "./errors.ts";
import { type AccuracyLine, rounded, roundedPercent } from "./line.ts";
import { completeSeries, panelSets, readPanel } from "./panel.ts";
import { shortenings } from "./rounded-copies.ts";

const spans = [
  { known: 30, ahead: 28 },
  { known: 14, ahead: 13 },
];
const level = 0.8;

/**
 * Forecasts of counts as platforms shorten them, compared with the exact counts that came: error (OWA, 1 for the last shown
 * count) and share of them in the 80 % band that ships; `found` are the series whose rounding was noticed. Twitch's exact
 * counts, shortened three ways, at the panel's last days.
 */
export function roundedAccuracy(folder: string): AccuracyLine[] {
  const [{ set, column, least }] = panelSets;
  const series = completeSeries(readPanel(folder, column), { least });
  return shortenings.flatMap(({ name, round }) =>
    spans.map(({ known, ahead }) => {
      const exams = series
        .map((one) => {
          const exam = examOf(one.slice(-known - ahead), ahead);
          return { ...exam, known: exam.known.map(round) };
        })
        .filter(({ scale }) => scale > 0);
      const judged = exams.map(({ known: shown, truth }) => {
        const step = roundingStep(shown);
        const { values, scale } = forecastSeries(shown, ahead, { step });
        const errors = { scale, step, table: step > 1 ? shippedErrors.rounded : shippedErrors.exact };
        const bands = values.map((value, at) => bandOf(value, errors, { horizon: at + 1, level }));
        return {
          isFound: step > 1,
          inside: truth.map((value, at) => {
            const { low, high } = bands[at] ?? { low: 0, high: 0 };
            return Number(value >= low && value <= high);
          }),
        };
      });
      const reference = measure(exams, naive);
      const owa = (method: typeof naive) => rounded(owaOf(measure(exams, method), reference));
      return {
        part: "rounded",
        set: `${set}, ${name}`,
        n: exams.length,
        known,
        h: ahead,
        found: roundedPercent(mean(judged.map(({ isFound }) => Number(isFound)))),
        owa: owa(forecastValues),
        coverage80: roundedPercent(mean(judged.map(({ inside }) => mean(inside)))),
        coverageAtEnd: roundedPercent(mean(judged.map(({ inside }) => inside.at(-1) ?? 0))),
        baseline: { naive: 1, theta: owa(theta) },
      };
    }),
  );
}
