import { quantileSorted } from "simple-statistics";
import { interpolate } from "../growth/error-table.ts";
import { momentum } from "./momentum.ts";

/** Quantiles of momentum over creators; frozen, so that scores do not move because others do. */
export interface Reference {
  shares: number[];
  quantiles: number[];
}

/** Read off a panel of creators by `npm run bench -- trending-reference`. */
export const shippedReference: Reference = {
  shares: [0.01, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 0.99],
  quantiles: [
    -0.01091, -0.00567, -0.00406, -0.00202, -0.00042, 0.00186, 0.00561, 0.01086, 0.0179, 0.02288, 0.03041, 0.04125,
    0.06064, 0.10451, 0.25601,
  ],
};

/** A reference read off creators' momentum, one value each; at the shares of the one that ships. */
export function referenceOf(speeds: readonly number[]): Reference {
  const sorted = [...speeds].sort((a, b) => a - b);
  const { shares } = shippedReference;
  return { shares, quantiles: shares.map((share) => Number(quantileSorted(sorted, share).toFixed(5))) };
}

/** Daily values of one platform, and the days of an unusual gain whose cause is known. */
export interface DailySeries {
  daily: number[];
  explained?: Set<number>;
  /** An unusual gain without a known cause lies in the last 28 days. */
  isUnexplained?: boolean;
}

export interface TrendingScore {
  /** 0–100; from 95 on among the first 5 of 100. */
  score: number;
  /** At most 84 until the unusual gain is explained or four weeks old. */
  isUnderReview: boolean;
  /** Of each course given, in their order: its own place, 0–100, and its weight, 0–1; undefined where it has none. */
  places: ({ place: number; weight: number } | undefined)[];
}

const limitUnderReview = 84;
const [badgeFrom, badgeUntil] = [95, 92];

/**
 * The place of a creator's momentum among creators, 0–100: over several platforms the mean of places, weighed by
 * √followers. Undefined where no platform has 7 daily values.
 */
export function trendingScore(
  courses: DailySeries[],
  reference: Reference = shippedReference,
): TrendingScore | undefined {
  const all = courses.map(({ daily, explained }) => {
    const speed = momentum(daily, explained && { explained });
    return speed === undefined
      ? undefined
      : { place: placeOf(speed, reference), weight: Math.sqrt((daily.at(-1) ?? 0) + 1) };
  });
  const placed = all.filter((one) => one !== undefined);
  if (placed.length === 0) return undefined;
  const weights = placed.reduce((sum, { weight }) => sum + weight, 0);
  const mean = placed.reduce((sum, { place, weight }) => sum + place * weight, 0) / weights;
  const score = Math.round(100 * mean);
  const isUnderReview = courses.some((course) => course.isUnexplained === true);
  return {
    score: isUnderReview ? Math.min(limitUnderReview, score) : score,
    isUnderReview,
    places: all.map((one) => one && { place: 100 * one.place, weight: one.weight / weights }),
  };
}

/** Whether a creator is among the first: from 95 on, and once there until the score falls below 92. */
export function isTopCreator(score: number, { was }: { was: boolean }): boolean {
  return score >= (was ? badgeUntil : badgeFrom);
}

/** Share of creators with less momentum, between the quantiles on the line, 0 and 1 beyond a multiple of the ends. */
function placeOf(speed: number, { shares, quantiles }: Reference): number {
  const [lowest = 0, highest = 0] = [quantiles[0], quantiles.at(-1)];
  const ends = [lowest - Math.abs(lowest) - 1e-9, ...quantiles, 2 * highest + 1e-9];
  return interpolate(ends, [0, ...shares, 1], speed);
}
