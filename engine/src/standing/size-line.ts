import { cumulativeStdNormalProbability, probit } from "simple-statistics";
import { tierOf, tiers } from "./tier.ts";

/** A creator of one platform: how many follow, and a figure of theirs on a scale on which creators of one size lie like a bell. */
export interface SizedFigure {
  followers: number;
  y: number;
}

/** What creators of one size have, by those of all sizes. */
export interface SizeLine {
  n: number;
  /** The figure of the middle creator of this size. */
  middle: number;
  /** Standard deviation of what is known of how far a figure lies from the middle. */
  doubtAt: (y: number) => number;
  /** The figure below which a share of them, 0–1, lies: the next creator's, so that it is wider the less is known. */
  at: (share: number) => number;
  /** Share of them, 0–1, with a lower figure, half of those with the same; the middle may be taken to lie elsewhere. */
  below: (y: number, middle?: number) => number;
}

/** From so many creators of a platform there is a line. A choice. */
export const fewestOnLine = 8;
/** A slope of the logarithm of followers is drawn to none as if it were known to this standard deviation, in spreads. */
const slopePrior = 0.5;
/** A tier is drawn to the line of all as if by so many more creators. */
const tierPrior = 8;
/** How creators of one size are spread is drawn to a bell as if by so many more of them. */
const bellPrior = 20;

/**
 * The line of a figure over followers, with each size tier drawn to it, and how creators lie around it (docs/methods.md, 'Standing').
 * Undefined with fewer than 8 creators, or where all have the same figure.
 */
export function sizeLine(peers: readonly SizedFigure[], followers: number): SizeLine | undefined {
  const n = peers.length;
  if (n < fewestOnLine) return undefined;
  const logs = peers.map((peer) => Math.log1p(peer.followers));
  const centre = logs.reduce((sum, one) => sum + one, 0) / n;
  const rowOf = (size: number) => {
    const own = tierOf(size);
    return [1, Math.log1p(size) - centre, ...tiers.map((tier) => Number(tier === own))];
  };
  const rows = peers.map((peer) => rowOf(peer.followers));
  const penalties = [0, 1 / slopePrior ** 2, ...tiers.map(() => tierPrior)];
  const products = penalties.map((penalty, i) => penalties.map((_, j) => (i === j ? penalty : 0)));
  const sums = penalties.map(() => 0);
  rows.forEach((row, at) => {
    row.forEach((one, i) => {
      // Of six tiers five are 0.
      if (one === 0) return;
      sums[i] = (sums[i] ?? 0) + one * (peers[at]?.y ?? 0);
      const line = products[i] ?? [];
      row.forEach((other, j) => {
        line[j] = (line[j] ?? 0) + one * other;
      });
    });
  });
  const inverse = inverseOf(products);
  const times = (row: readonly number[]) => inverse.map((line) => dot(line, row));
  const weights = times(sums);
  const leverages = rows.map((row) => dot(row, times(row)));
  // Of each creator from a line that does not know them.
  const errors = rows.map((row, at) => ((peers[at]?.y ?? 0) - dot(row, weights)) / Math.sqrt(1 - (leverages[at] ?? 0)));
  const spread = Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / (n - 1));
  if (!(spread > 0)) return undefined;
  const own = rowOf(followers);
  const middle = dot(own, weights);
  const leverage = dot(own, times(own));
  return {
    n,
    middle,
    doubtAt: (y) => Math.hypot(spread * Math.sqrt(leverage), (y - middle) / Math.sqrt(2 * (n - 1))),
    ...around(
      errors.toSorted((a, b) => a - b),
      { middle, spread, leverage },
    ),
  };
}

/** How creators lie around the middle: as those read do, mixed with a bell. */
function around(
  errors: readonly number[],
  { middle, spread, leverage }: { middle: number; spread: number; leverage: number },
) {
  const n = errors.length;
  const bell = bellPrior / (bellPrior + n);
  // Student's t by its normal approximation: what is not known of the spread widens the bell.
  const wide = spread * (1 + 1 / (4 * (n - 1)));
  const share = (error: number, stretch: number) =>
    bell * cumulativeStdNormalProbability(error / (wide * stretch)) + (1 - bell) * rankOf(errors, error / stretch);
  const stretched = Math.sqrt(1 + leverage);
  return {
    at: (target: number) => {
      const reach = wide * stretched * (Math.abs(probit(target)) + 4) * 4;
      let [low, high] = [-reach, reach];
      for (let step = 0; step < 40; step++) {
        const half = (low + high) / 2;
        if (share(half, stretched) < target) low = half;
        else high = half;
      }
      return middle + (low + high) / 2;
    },
    below: (y: number, from = middle) => share(y - from, 1),
  };
}

/** Share of a sorted list below a value, half of those at it. */
function rankOf(sorted: readonly number[], value: number): number {
  const below = firstFrom(sorted, (one) => one >= value);
  const until = firstFrom(sorted, (one) => one > value);
  return ((below + until) / 2 + 0.5) / (sorted.length + 1);
}

/** Position of the first of a sorted list for which it holds, by halving. */
function firstFrom(sorted: readonly number[], holds: (one: number) => boolean): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const half = (low + high) >> 1;
    if (holds(sorted[half] ?? 0)) high = half;
    else low = half + 1;
  }
  return low;
}

const dot = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

/** Of a symmetric positive definite matrix, by Gauss and Jordan. */
function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...row.map((_, column) => Number(column === at))]);
  for (let at = 0; at < size; at++) {
    const pivot = rows[at] ?? [];
    const scale = pivot[at] ?? 1;
    const scaled = pivot.map((value) => value / scale);
    for (let other = 0; other < size; other++) {
      const factor = rows[other]?.[at] ?? 0;
      rows[other] =
        other === at ? scaled : (rows[other] ?? []).map((value, column) => value - factor * (scaled[column] ?? 0));
    }
  }
  return rows.map((row) => row.slice(size));
}
