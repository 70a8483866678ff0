/** Chance as an argument: gives the next number from 0 to below 1. */
export type Draw = () => number;

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export function draws(seed: number): Draw {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A standard normal variate (Box–Muller). */
export function normal(draw: Draw): number {
  return Math.sqrt(-2 * Math.log(1 - draw())) * Math.cos(2 * Math.PI * draw());
}

/** One of the things by their weights, which add up to 1. */
export function choose<T extends { weight: number }>(things: readonly T[], draw: Draw): T | undefined {
  let left = draw();
  for (const one of things) {
    left -= one.weight;
    if (left < 0) return one;
  }
  return things.at(-1);
}

/** Weights that add up to 1 from logarithms of likelihoods. */
export function withWeights<T>(things: readonly (T & { log: number })[]): (T & { log: number; weight: number })[] {
  const most = things.reduce((best, { log }) => Math.max(best, log), Number.NEGATIVE_INFINITY);
  const total = things.reduce((sum, { log }) => sum + Math.exp(log - most), 0);
  return things.map((one) => ({ ...one, weight: Math.exp(one.log - most) / total }));
}
