import { isUnusual, usualGains } from "../growth/anomalies.ts";
import { gainsOf } from "../growth/drift.ts";

const window = 28;
const halfLife = 7;
export const fewestForMomentum = 7;

/**
 * How fast an account gains followers for its size: the mean daily gain of the last 28 days, of half weight every 7 days
 * further back, over √(followers + 100). Days with an unusual gain that nothing explains count neither for the gain nor for
 * the size: bought followers buy no place. Of a short history only a part is believed, n ÷ (n + 7).
 *
 * @param daily one value per day, oldest first
 * @param explained positions of days whose gain has a known cause: these count
 * @returns undefined under 7 daily values: no score is not a score of 0
 */
export function momentum(daily: number[], { explained = new Set<number>() } = {}): number | undefined {
  if (daily.length < fewestForMomentum) return undefined;
  const start = Math.max(0, daily.length - 1 - window);
  const gains = gainsOf(daily.slice(start));
  const usual = usualGains(gains, daily[start] ?? 0);
  let [sum, weights, bought] = [0, 0, 0];
  for (const [at, gain] of gains.entries()) {
    const day = start + at + 1;
    if (!explained.has(day) && isUnusual(gain, usual, daily[day - 1] ?? 0)) {
      bought += gain - usual.middle;
      continue;
    }
    const weight = 0.5 ** ((gains.length - 1 - at) / halfLife);
    sum += weight * gain;
    weights += weight;
  }
  const size = Math.max(0, (daily.at(-1) ?? 0) - Math.max(0, bought));
  const velocity = weights > 0 ? sum / weights : 0;
  return ((velocity / Math.sqrt(size + 100)) * gains.length) / (gains.length + 7);
}
