import { errorFunction } from "simple-statistics";
import type { SlotSums } from "./time-slots.ts";

/** What a slot of the day brings in a pool of creators: logarithm of the factor on interactions, with its variance. */
export interface SlotPool {
  effects: number[];
  doubts: number[];
  creators: number;
}

/** What posting in a slot brings one creator: logarithm of the factor, ends of its 80 % interval, chance that it is above 0. */
export interface SlotEffect {
  effect: number;
  low: number;
  high: number;
  chance: number;
  n: number;
}

/**
 * How creators differ in what a slot brings beyond the pool: hardly ever (variance 0.0001, 1 %), but one slot in a hundred
 * may stand out by 20 %. Measured on 203 accounts of Instagram, one half of each account's posts predicting the other half
 * (decision 0029): without the second part effects that are there could not be seen, with more of it noise would be.
 */
const usual = { weight: 0.99, variance: 0.0001 } as const;
const rare = { weight: 0.01, variance: 0.04 } as const;

/**
 * Effects of the slots over a pool of creators, shrunk to none by how far they spread beyond chance (method of moments,
 * each slot alike).
 */
export function poolEffects(creators: readonly SlotSums[]): SlotPool {
  const slots = Math.max(0, ...creators.map(({ n }) => n.length));
  const total = (pick: (creator: SlotSums) => number) => creators.reduce((sum, one) => sum + pick(one), 0);
  const posts = total(({ n }) => n.reduce((sum, one) => sum + one, 0));
  const variance = total((one) => one.variance * one.n.reduce((sum, n) => sum + n, 0)) / Math.max(1, posts);
  const raw = Array.from({ length: slots }, (_, slot) => {
    const n = total((one) => one.n[slot] ?? 0);
    return { n, mean: n > 0 ? total((one) => one.sum[slot] ?? 0) / n : 0 };
  });
  const used = raw.filter(({ n }) => n > 0);
  const spread = used.reduce((sum, { n, mean }) => sum + mean ** 2 - variance / n, 0) / Math.max(1, used.length);
  const shrinkage = raw.map(({ n }) => (spread > 0 && n > 0 ? spread / (spread + variance / n) : 0));
  return {
    effects: raw.map(({ mean }, slot) => mean * (shrinkage[slot] ?? 0)),
    doubts: raw.map(({ n }, slot) => (n > 0 ? (variance / n) * (shrinkage[slot] ?? 0) : Math.max(0, spread))),
    creators: creators.length,
  };
}

/** Each slot's effect for one creator: own posts against what the pool brings there (nothing without one), by Bayes. */
export function slotEffects(own: SlotSums, pool?: SlotPool): SlotEffect[] {
  return own.n.map((n, slot) => {
    const [prior, doubt] = [pool?.effects[slot] ?? 0, pool?.doubts[slot] ?? 0];
    const beyond = n > 0 ? (own.sum[slot] ?? 0) / n - prior : 0;
    const noise = n > 0 ? own.variance / n : Number.POSITIVE_INFINITY;
    const parts = posterior(beyond, noise).map((part) => ({ ...part, variance: part.variance + doubt }));
    const effect = prior + parts.reduce((sum, { weight, mean }) => sum + weight * mean, 0);
    const below = (value: number) =>
      parts.reduce((sum, part) => sum + part.weight * shareBelow(value - prior, part), 0);
    const [low, high] = [0.1, 0.9].map((share) => solve(below, share, { around: effect, parts }));
    return {
      effect,
      low: Math.min(effect, low ?? effect),
      high: Math.max(effect, high ?? effect),
      // Sums of parts may end a rounding beyond.
      chance: Math.min(1, Math.max(0, 1 - below(0))),
      n,
    };
  });
}

interface Part {
  weight: number;
  mean: number;
  variance: number;
}

/** The two ways in which a creator may differ, with how likely each is after what was seen. */
function posterior(seen: number, noise: number): Part[] {
  if (!Number.isFinite(noise)) return [usual, rare].map((part) => ({ ...part, mean: 0 }));
  // Without noise the density of the usual part alone would leave the numbers.
  const logs = [usual, rare].map(({ weight, variance }) => {
    const width = variance + noise;
    return Math.log(weight) - seen ** 2 / (2 * width) - Math.log(width) / 2;
  });
  const most = Math.max(...logs);
  const sum = logs.reduce((total, log) => total + Math.exp(log - most), 0);
  return [usual, rare].map(({ variance }, index) => ({
    weight: Math.exp((logs[index] ?? 0) - most) / sum,
    mean: (seen * variance) / (variance + noise),
    variance: (variance * noise) / (variance + noise),
  }));
}

function shareBelow(value: number, { mean, variance }: Part): number {
  if (variance <= 0) return value > mean ? 1 : value < mean ? 0 : 0.5;
  return (1 + errorFunction((value - mean) / Math.sqrt(2 * variance))) / 2;
}

/** Where a rising share reaches a value, by halving. */
function solve(
  below: (value: number) => number,
  share: number,
  { around, parts }: { around: number; parts: Part[] },
): number {
  const reach = 6 * Math.sqrt(Math.max(...parts.map(({ variance }) => variance))) + Math.abs(around) + 1e-6;
  let [from, to] = [around - reach, around + reach];
  for (let step = 0; step < 40; step++) {
    const middle = (from + to) / 2;
    if (below(middle) < share) from = middle;
    else to = middle;
  }
  return (from + to) / 2;
}
