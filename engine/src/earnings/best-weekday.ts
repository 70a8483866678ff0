import { mean, sampleStandardDeviation } from "simple-statistics";
import { dayNumber } from "../catalogue/time.ts";

/** How much of its week's earnings a weekday brings: percent, with its 80 % interval, over so many whole weeks. */
export interface WeekdayShare {
  /** 0 is Monday. */
  weekday: number;
  percent: number;
  low: number;
  high: number;
  weeks: number;
}

export const fewestWeeks = 8;
const mostWeeks = 26;
const z80 = 1.2816;
const even = 1 / 7;
const fewestChance = 0.8;

/**
 * The weekday that brings most, over the last 26 whole weeks with earnings, from 8. Shares of the week, so that a good
 * month or a price does not count as a weekday. The seven shares are shrunk towards a seventh by what chance alone would
 * spread them (empirical Bayes, Efron and Morris 1975): the highest of seven always looks better than it is. Undefined
 * where the weeks are too few; `tie` where no weekday beats all six others with 80 % probability.
 *
 * @param days cents by ISO day; a day that is covered and brought nothing is there with 0
 */
export function bestWeekday(days: readonly { day: string; cents: number }[]): WeekdayShare | "tie" | undefined {
  const weeks = wholeWeeks(days).slice(-mostWeeks);
  if (weeks.length < fewestWeeks) return undefined;
  const shares = Array.from({ length: 7 }, (_, weekday) => weeks.map((week) => (week[weekday] ?? 0) / sumOf(week)));
  const weekdays = shares.map((list) => ({
    mean: mean(list),
    variance: sampleStandardDeviation(list) ** 2 / list.length,
  }));
  const noise = mean(weekdays.map(({ variance }) => variance));
  const spread = Math.max(0, sumOf(weekdays.map((one) => (one.mean - even) ** 2)) / 6 - noise);
  const shrunk = weekdays.map((one, weekday) => {
    const weight = spread === 0 ? 0 : spread / (spread + one.variance);
    return { weekday, share: even + weight * (one.mean - even), variance: weight * one.variance };
  });
  const best = shrunk.reduce((top, one) => (one.share > top.share ? one : top));
  const chance = shrunk
    .filter((one) => one !== best)
    .reduce((product, one) => product * chanceAbove(best.share - one.share, best.variance + one.variance), 1);
  if (spread === 0 || chance < fewestChance) return "tie";
  const half = z80 * Math.sqrt(best.variance);
  return {
    weekday: best.weekday,
    percent: 100 * best.share,
    low: 100 * Math.max(0, best.share - half),
    high: 100 * Math.min(1, best.share + half),
    weeks: weeks.length,
  };
}

/** Whole weeks, Monday first, that brought anything. */
export function wholeWeeks(days: readonly { day: string; cents: number }[]): number[][] {
  const weeks = new Map<number, number[]>();
  for (const { day, cents } of days) {
    const number = dayNumber(day) + 3;
    const week = weeks.get(Math.floor(number / 7)) ?? [];
    week[number % 7] = Math.max(0, cents);
    weeks.set(Math.floor(number / 7), week);
  }
  return [...weeks]
    .sort(([a], [b]) => a - b)
    .map(([, week]) => week)
    .filter((week) => week.filter((cents) => cents !== undefined).length === 7 && sumOf(week) > 0);
}

const sumOf = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0);

/** P(N(difference, variance) > 0), by the error function of Abramowitz and Stegun 7.1.26 (within 1.5e-7). */
function chanceAbove(difference: number, variance: number): number {
  if (variance === 0) return difference > 0 ? 1 : 0.5;
  const x = Math.abs(difference) / Math.sqrt(2 * variance);
  const t = 1 / (1 + 0.3275911 * x);
  const tail = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  const half = 0.5 * (1 - tail * Math.exp(-x * x));
  return difference > 0 ? 0.5 + half : 0.5 - half;
}
