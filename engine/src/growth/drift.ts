import { mean, median, medianAbsoluteDeviation } from "simple-statistics";

/** Steps that set the drift. */
export const driftWindow = 28;
const damping = 0.98;
const winsorAt = 5;

/** The last value, moved on by the winsorised drift, which fades by 2 % a step: no trend lasts. */
export function driftAhead(values: number[], horizon: number): number[] {
  const last = values.at(-1) ?? 0;
  const drift = winsorisedDrift(values);
  let reach = 0;
  return Array.from({ length: horizon }, (_, index) => {
    reach += damping ** (index + 1);
    return last + drift * reach;
  });
}

/** Mean of the last 28 gains, each held within 5 median absolute deviations: one wild day does not set the course. */
export function winsorisedDrift(values: number[]): number {
  const gains = gainsOf(values).slice(-driftWindow);
  if (gains.length === 0) return 0;
  const middle = median(gains);
  const reach = winsorAt * medianAbsoluteDeviation(gains);
  // Rounded counts stand still most days: a spread of 0 would cut every step away, and with it all growth.
  if (reach === 0) return mean(gains);
  return mean(gains.map((gain) => Math.min(middle + reach, Math.max(middle - reach, gain))));
}

export function gainsOf(values: number[]): number[] {
  return values.slice(1).map((value, index) => value - (values[index] ?? value));
}
