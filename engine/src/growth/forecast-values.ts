import { mean } from "simple-statistics";
import { gainsOf } from "./drift.ts";
import { type ForecastMethod, membersFor, mixOf } from "./members.ts";
import { roundingStep } from "./rounding-step.ts";

/** What lies further back does not enter a forecast. Days. */
export const longestDaily = 120;
const week = [7];
const origins = 3;
/** Least to forecast from, and least to be judged on. */
const [fewestKnown, fewestJudged] = [10, 3];
/** Steps whose gains measure how restless a series is; two of its longest periods where they are longer. */
const restlessWindow = 28;

interface Options {
  /** Lengths of the seasons in steps; a week of days by default. */
  periods?: number[];
  /** What counts are rounded to, where that is known better than from the values. */
  step?: number;
}

export interface ForecastPath {
  /** One value a step ahead, never below 0. */
  values: number[];
  /** What the errors of this series are measured in. */
  scale: number;
}

/** The values ahead alone. */
export function forecastValues(all: number[], horizon: number, options: Options = {}): number[] {
  return forecastSeries(all, horizon, options).values;
}

/**
 * Values ahead: several methods, each weighed by how near it came on the series' own past (bench/README.md). Short
 * histories rest on a damped trend and a winsorised drift; the season joins where two full periods are there.
 *
 * The scale of its errors is the geometric mean of two: how restless the series was of late (mean size of a gain), and how
 * far off these methods were on its past, per root of the days ahead. Neither is less than a seventh of the step that
 * counts are rounded to, or 1 % of √count.
 *
 * @param all one value a step, oldest first, at least 2; of daily ones the last 120 count, else ten of the longest period
 */
export function forecastSeries(all: number[], horizon: number, { periods = week, step }: Options = {}): ForecastPath {
  const values = all.slice(-Math.max(longestDaily, 10 * Math.max(...periods)));
  const last = values.at(-1) ?? 0;
  const rounding = step ?? roundingStep(values);
  const least = Math.max(rounding > 1 ? rounding / 7 : 0, 0.01 * Math.sqrt(last), 1e-9);
  const gains = gainsOf(values).slice(-Math.max(restlessWindow, 2 * Math.max(...periods)));
  const restless = Math.max(least, mean(gains.map(Math.abs)));
  if (values.every((value) => value === last)) return { values: new Array<number>(horizon).fill(last), scale: least };
  const members = membersFor(values, { periods, isRounded: rounding > 1 });
  const tried = triedOn(
    values,
    horizon,
    members.map(({ method }) => method),
  );
  const errors = members.map((_, at) =>
    mean([0, ...tried.map(({ truth, forecasts }) => meanError(truth, forecasts[at] ?? []))]),
  );
  const tiny = 1e-9 * errors.reduce((sum, error) => sum + error, 0);
  const weighed = members.map(({ prior, method }, at) => {
    const error = errors[at] ?? 0;
    return { method, prior: tiny > 0 ? prior / (error + tiny) ** 2 : prior };
  });
  const own = ownError(tried, weighed);
  return {
    values: mixOf(weighed)(values, horizon).map((value) => Math.max(0, value)),
    scale: own === undefined ? restless : Math.sqrt(restless * Math.max(least, own)),
  };
}

/** The values after an earlier origin, and each method's forecast of them. */
interface ForecastTrial {
  truth: number[];
  forecasts: number[][];
}

/** The methods on the last values, from up to three origins one after the other. */
function triedOn(values: number[], horizon: number, methods: ForecastMethod[]): ForecastTrial[] {
  const judged = Math.min(horizon, Math.floor(values.length / 6));
  if (judged < fewestJudged) return [];
  const cuts = Array.from({ length: origins }, (_, index) => values.length - (index + 1) * judged);
  return cuts
    .filter((cut) => cut >= fewestKnown)
    .map((cut) => {
      const known = values.slice(0, cut);
      return { truth: values.slice(cut, cut + judged), forecasts: methods.map((method) => method(known, judged)) };
    });
}

/** Mean error of the weighed mean on the past, per root of the steps ahead. */
function ownError(tried: ForecastTrial[], weighed: { prior: number }[]): number | undefined {
  if (tried.length === 0) return undefined;
  const all = weighed.reduce((sum, { prior }) => sum + prior, 0);
  return mean(
    tried.map(({ truth, forecasts }) => {
      const mixed = truth.map((_, ahead) =>
        weighed.reduce((sum, { prior }, at) => sum + (prior / all) * (forecasts[at]?.[ahead] ?? 0), 0),
      );
      return meanError(truth, mixed) / Math.sqrt(truth.length);
    }),
  );
}

function meanError(truth: number[], forecast: number[]): number {
  return mean(truth.map((value, ahead) => Math.abs(value - (forecast[ahead] ?? value))));
}
