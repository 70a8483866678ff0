import { loess } from "./loess.ts";

/** Seasons taken out of a series: what is left (course and noise), and the last cycle of each period. */
export interface SeasonSplit {
  rest: number[];
  cycles: number[][];
}

/**
 * Takes periodic parts out by STL (Cleveland et al., 1990), several of them in turn, twice over (MSTL: Bandara, Hyndman &
 * Bergmeir, 2021), with the windows given there: 11 cycles for the first, 4 more for each further one.
 *
 * @param periods each at most half as long as the series
 */
export function splitSeasons(values: number[], periods: number[]): SeasonSplit {
  const ascending = [...periods].sort((a, b) => a - b);
  const seasons = ascending.map(() => new Float64Array(values.length));
  const rest = Float64Array.from(values);
  for (let round = 0; round < (ascending.length > 1 ? 2 : 1); round++)
    for (const [at, period] of ascending.entries()) {
      const before = seasons[at];
      if (before) add(rest, before, 1);
      const season = seasonOf(rest, period, 11 + 4 * at);
      seasons[at] = season;
      add(rest, season, -1);
    }
  return { rest: [...rest], cycles: seasons.map((season, at) => [...season.slice(-(ascending[at] ?? 1))]) };
}

/** The sum of all cycles, going on. */
export function seasonsAhead({ cycles }: SeasonSplit, horizon: number): number[] {
  return Array.from({ length: horizon }, (_, ahead) =>
    cycles.reduce((sum, cycle) => sum + (cycle[ahead % cycle.length] ?? 0), 0),
  );
}

/** STL's inner loop, twice: smooth each place of the cycle, take its own drift off, smooth the course of what is left. */
function seasonOf(values: Float64Array, period: number, window: number) {
  const n = values.length;
  const courseWindow = odd((1.5 * period) / (1 - 1.5 / window));
  const season = new Float64Array(n);
  let course: Float64Array = new Float64Array(n);
  for (let round = 0; round < 2; round++) {
    const cycles = smoothPlaces(values, course, { period, window });
    const drift = loess(movingMean(movingMean(movingMean(cycles, period), period), 3), {
      window: odd(period),
      degree: 1,
    });
    for (let at = 0; at < n; at++) season[at] = (cycles[period + at] ?? 0) - (drift[at] ?? 0);
    course = loess(
      values.map((value, at) => value - (season[at] ?? 0)),
      { window: courseWindow, degree: 1 },
    );
  }
  return season;
}

/** Each place of the cycle smoothed over the cycles, extended by one cycle at either end. */
function smoothPlaces(
  values: Float64Array,
  course: Float64Array,
  { period, window }: { period: number; window: number },
) {
  const smooth = new Float64Array(values.length + 2 * period);
  for (let place = 0; place < period; place++) {
    const own: number[] = [];
    for (let at = place; at < values.length; at += period) own.push((values[at] ?? 0) - (course[at] ?? 0));
    const line = loess(own, { window, degree: 0, from: -1, to: own.length });
    for (const [cycle, value] of line.entries()) {
      const at = place + cycle * period;
      if (at < smooth.length) smooth[at] = value;
    }
  }
  return smooth;
}

function movingMean(values: Float64Array, width: number) {
  const means = new Float64Array(values.length - width + 1);
  let sum = 0;
  for (let at = 0; at < values.length; at++) {
    sum += (values[at] ?? 0) - (at >= width ? (values[at - width] ?? 0) : 0);
    if (at >= width - 1) means[at - width + 1] = sum / width;
  }
  return means;
}

function add(to: Float64Array, other: Float64Array, sign: 1 | -1): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] ?? 0) + sign * (other[at] ?? 0);
}

function odd(value: number): number {
  const up = Math.ceil(value);
  return up % 2 === 1 ? up : up + 1;
}
