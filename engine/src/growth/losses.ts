import { usualGains } from "./anomalies.ts";

/** Days on which most of what was lost went. */
export interface LossDays {
  /** Positions in the gains, oldest first. */
  days: number[];
  /** Percent of all that was lost on days with a loss. */
  share: number;
}

/** So many days at most: more is no event. */
const mostDays = 3;
/** A day counts where it loses so many spreads more than usual. */
const spreads = 4;
const half = 50;

/**
 * Of a span in which followers became fewer: the days, three at most, on which more than half of the loss fell, if each lost far more
 * than usual for the span. Undefined where the loss was spread, or nothing was lost.
 *
 * @param gains one a day
 * @param count followers at the beginning
 */
export function lossDays(gains: readonly number[], count: number): LossDays | undefined {
  const lost = gains.reduce((sum, gain) => sum - Math.min(0, gain), 0);
  if (lost === 0 || gains.reduce((sum, gain) => sum + gain, 0) >= 0) return undefined;
  const { middle, spread } = usualGains([...gains], count);
  const days = gains
    .flatMap((gain, day) => (gain < Math.min(0, middle - spreads * spread) ? [{ day, gain }] : []))
    .sort((a, b) => a.gain - b.gain)
    .slice(0, mostDays);
  const share = (-100 * days.reduce((sum, { gain }) => sum + gain, 0)) / lost;
  return share > half ? { days: days.map(({ day }) => day).sort((a, b) => a - b), share } : undefined;
}
