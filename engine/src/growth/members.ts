import { autoregression } from "./autoregression.ts";
import { dampedTrend } from "./damped-trend.ts";
import { driftAhead, driftWindow } from "./drift.ts";
import { seasonsAhead, splitSeasons } from "./split-seasons.ts";
import { theta } from "./theta.ts";

export type ForecastMethod = (values: number[], horizon: number) => number[];

/** One way to forecast, and what it weighs before its own errors are known. */
export interface EnsembleMember {
  prior: number;
  method: ForecastMethod;
}

const fewestForLags = 60;
/** Seasons of a year in quarters and in months: few values, mostly noise about a straight course, which Theta suits. */
const yearly: ReadonlySet<number> = new Set([4, 12]);

/**
 * The methods that suit a series, by its length: a drift and a damped trend always; with two full periods also their mean
 * on what is left without the season; from 60 values on, regressions on earlier gains. The drift is left out where its
 * window is shorter than a period: it would take half a season for growth. Theta joins for rounded counts, and with half of
 * the weight for months and quarters.
 */
export function membersFor(
  values: number[],
  { periods, isRounded }: { periods: number[]; isRounded: boolean },
): EnsembleMember[] {
  const longest = Math.max(1, ...periods);
  const trend: ForecastMethod = (known, horizon) => dampedTrend(known.slice(-Math.max(60, 5 * longest)), horizon);
  // A rounded count steps seldom and far, which upsets a mean of gains more than a smoothed line.
  const plain: EnsembleMember[] = [{ prior: isRounded ? 2 : 1, method: trend }];
  if (longest <= driftWindow) plain.push({ prior: isRounded ? 1 : 2, method: driftAhead });
  if (isRounded) plain.push({ prior: 1, method: theta });
  const full = periods.filter((period) => 2 * period <= values.length);
  const members = full.length > 0 ? [...plain, ...seasonalMembers(values.length, full, plain)] : plain;
  if (!yearly.has(longest)) return members;
  const all = members.reduce((sum, { prior }) => sum + prior, 0);
  return [...members, { prior: all, method: full.length > 0 ? withSeasons(full, theta) : theta }];
}

/** @param full periods that fit twice or more often into so many values */
function seasonalMembers(length: number, full: number[], plain: EnsembleMember[]): EnsembleMember[] {
  const seasonal: EnsembleMember = { prior: 1, method: withSeasons(full, mixOf(plain)) };
  if (length < fewestForLags) return [seasonal];
  const recent = [1, 2, 3, 4, 5, 6];
  const about = full.flatMap((period) => [period - 2, period - 1, period, period + 1, period + 2, 2 * period]);
  // An early lag of a short period lies at the step itself or after it.
  const lags = [...new Set([...recent, ...about])].filter((lag) => lag > 0).sort((a, b) => a - b);
  const ofGains: ForecastMethod = (known, horizon) => autoregression(known, horizon, { lags });
  const ofRest: ForecastMethod = (known, horizon) =>
    autoregression(known, horizon, { lags: recent, isDrawnBack: true });
  return [seasonal, { prior: 1, method: inLogarithms(ofGains) }, { prior: 1, method: withSeasons(full, ofRest) }];
}

/** The weighted mean of forecasts. */
export function mixOf(members: EnsembleMember[]): ForecastMethod {
  const all = members.reduce((sum, { prior }) => sum + prior, 0);
  return (values, horizon) => {
    const forecasts = members.map(({ method }) => method(values, horizon));
    return Array.from({ length: horizon }, (_, ahead) =>
      members.reduce((sum, { prior }, at) => sum + (prior / all) * (forecasts[at]?.[ahead] ?? 0), 0),
    );
  };
}

/** A method on what is left without the seasons, which then go on as in their last cycle. */
function withSeasons(periods: number[], method: ForecastMethod): ForecastMethod {
  return inLogarithms((values, horizon) => {
    const full = periods.filter((period) => 2 * period <= values.length);
    if (full.length === 0) return method(values, horizon);
    const split = splitSeasons(values, full);
    const season = seasonsAhead(split, horizon);
    return method(split.rest, horizon).map((value, ahead) => value + (season[ahead] ?? 0));
  });
}

/**
 * Where all values are above 0, their logarithms are forecast: seasons and gains grow with the count. No further than
 * e times the range so far: a course that explodes is an error of the method.
 */
function inLogarithms(method: ForecastMethod): ForecastMethod {
  return (values, horizon) => {
    if (values.some((value) => value <= 0)) return method(values, horizon);
    const logs = values.map(Math.log);
    const [low, high] = [Math.min(...logs) - 1, Math.max(...logs) + 1];
    return method(logs, horizon).map((value) => Math.exp(Math.min(high, Math.max(low, value))));
  };
}
