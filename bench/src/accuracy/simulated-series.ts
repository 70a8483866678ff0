import { draws, normal } from "@fanradar/engine";
import { mean } from "simple-statistics";

interface SeriesShape {
  /** Steps of a year. */
  period: number;
  length: number;
  seed: number;
}

/**
 * A series of months or quarters as business records have them: a level that wanders, a slope that may fade, a season in six
 * of ten, which moves a little, and noise that hangs together; all strengths drawn anew for each seed.
 */
export function simulatedSeries({ period, length, seed }: SeriesShape): number[] {
  const uniform = draws(seed);
  let level = Math.exp(5 + 4 * uniform());
  let slope = (0.004 * normal(uniform) + 0.002) * (12 / period);
  const noise = 0.01 + 0.08 * uniform() ** 2;
  const wander = 0.03 * uniform() ** 2 * Math.sqrt(12 / period);
  const turn = 0.002 * uniform() ** 3;
  const fading = uniform() < 0.5 ? 1 : 0.95 + 0.05 * uniform();
  const swing = uniform() < 0.6 ? 0.25 * uniform() ** 1.5 : 0;
  const season = Array.from({ length: period }, () => swing * normal(uniform));
  const middle = mean(season);
  const persistence = 0.5 * uniform() ** 2;
  let off = 0;
  return Array.from({ length }, (_, at) => {
    slope = fading * slope + turn * normal(uniform);
    level *= Math.exp(slope + wander * normal(uniform));
    off = persistence * off + noise * normal(uniform);
    const place = (season[at % period] ?? 0) + 0.02 * swing * normal(uniform);
    season[at % period] = place;
    return level * Math.exp(place - middle + off);
  });
}
