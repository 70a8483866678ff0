import { mean, median, medianAbsoluteDeviation } from "simple-statistics";
import { dampedTrend } from "./damped-trend.ts";

const window = 28;
const damping = 0.98;
const winsorAt = 5;
/** What lies further back does not enter a forecast. Days. */
export const longestDaily = 120;

/**
 * Daily levels ahead: the mean of a damped trend and of a drift by the winsorised mean of the last 28 daily gains.
 * The mix beats either on real creators (engine.md §1.3: OWA .69–.73 where a naive forecast is 1).
 *
 * @param all one value per day, oldest first, at least 2; the last 120 count
 * @returns `horizon` values, never below 0
 */
export function forecastValues(all: number[], horizon: number): number[] {
  const daily = all.slice(-longestDaily);
  const last = daily.at(-1) ?? 0;
  const drift = winsorisedDrift(daily);
  const trend = dampedTrend(daily, horizon);
  let damped = 0;
  return Array.from({ length: horizon }, (_, index) => {
    damped += damping ** (index + 1);
    const drifted = last + drift * damped;
    return Math.max(0, (drifted + (trend[index] ?? drifted)) / 2);
  });
}

/** Mean of the last 28 daily gains, each held within 5 median absolute deviations: one wild day does not set the course. */
export function winsorisedDrift(daily: number[]): number {
  const gains = gainsOf(daily).slice(-window);
  if (gains.length === 0) return 0;
  const middle = median(gains);
  const reach = winsorAt * medianAbsoluteDeviation(gains);
  // Rounded counts stand still most days: a spread of 0 would cut every step away, and with it all growth.
  if (reach === 0) return mean(gains);
  return mean(gains.map((gain) => Math.min(middle + reach, Math.max(middle - reach, gain))));
}

export function gainsOf(daily: number[]): number[] {
  return daily.slice(1).map((value, index) => value - (daily[index] ?? value));
}
