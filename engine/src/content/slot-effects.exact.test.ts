import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { poolEffects, type SlotPool, slotEffects } from "./slot-effects.ts";
import type { SlotSums } from "./time-slots.ts";

describe("a pool's effects, by hand", () => {
  test("are means over all posts, shrunk by how far they spread beyond the noise of a post", () => {
    const creators: SlotSums[] = [
      { n: [4, 2, 0], sum: [0.8, -0.2, 0], variance: 0.01 },
      { n: [6, 2, 0], sum: [1.2, -0.6, 0], variance: 0.03 },
    ];
    // Noise of a post: (6 × 0.01 + 8 × 0.03) ÷ 14. Means: 2 ÷ 10 and −0.8 ÷ 4.
    const noise = 0.3 / 14;
    const spread = (0.2 ** 2 - noise / 10 + 0.2 ** 2 - noise / 4) / 2;
    const [first, second] = [spread / (spread + noise / 10), spread / (spread + noise / 4)];
    const { effects, doubts, creators: count } = poolEffects(creators);
    expect(count).toBe(2);
    expect(effects).toHaveLength(3);
    [0.2 * first, -0.2 * second, 0].forEach((effect, slot) => {
      expect(effects[slot]).toBeCloseTo(effect, 12);
    });
    // Of a slot without a post nothing is known but how far slots spread.
    [(noise / 10) * first, (noise / 4) * second, spread].forEach((doubt, slot) => {
      expect(doubts[slot]).toBeCloseTo(doubt, 12);
    });
  });

  test("are none, without doubt, where slots spread no further than chance", () => {
    const pool = poolEffects([{ n: [4, 4, 0], sum: [0.1, -0.1, 0], variance: 1 }]);
    expect(pool.effects.map(Math.abs)).toEqual([0, 0, 0]);
    expect(pool.doubts).toEqual([0, 0, 0]);
  });
});

/** Density of a normal distribution. */
const normal = (at: number, variance: number) =>
  Math.exp(-(at ** 2) / (2 * variance)) / Math.sqrt(2 * Math.PI * variance);

/**
 * The posterior by adding up over a fine grid, without any formula for it: creators differ from the pool by 0.01, and one in
 * a hundred by 0.2.
 */
function byGrid({ n, sum, variance, prior }: { n: number; sum: number; variance: number; prior: number }) {
  const step = 0.0002;
  const grid = Array.from({ length: 10_001 }, (_, index) => (index - 5_000) * step);
  const weights = grid.map((at) => {
    const before = 0.99 * normal(at - prior, 0.0001) + 0.01 * normal(at - prior, 0.04);
    return before * normal(sum / n - at, variance / n);
  });
  const total = weights.reduce((all, one) => all + one, 0);
  const below = (value: number) =>
    weights.reduce((all, one, index) => all + ((grid[index] ?? 0) < value ? one : 0), 0) / total;
  const quantile = (share: number) => grid.find((at) => below(at) >= share) ?? 1;
  return {
    effect: weights.reduce((all, one, index) => all + one * (grid[index] ?? 0), 0) / total,
    low: quantile(0.1),
    high: quantile(0.9),
    chance: 1 - below(0),
  };
}
const flat = (effect: number, doubt = 0): SlotPool => ({ effects: [effect], doubts: [doubt], creators: 200 });

describe("what a slot brings one creator", () => {
  test.each([
    { n: 50, mean: 0.15, variance: 0.17, prior: 0 },
    { n: 50, mean: 0.3, variance: 0.17, prior: 0.02 },
    { n: 8, mean: -0.25, variance: 0.1, prior: 0.03 },
    { n: 200, mean: 0.02, variance: 0.05, prior: -0.02 },
    { n: 1, mean: 0.6, variance: 0.3, prior: 0 },
  ])("is what Bayes' rule says: %j", ({ n, mean, variance, prior }) => {
    const [told] = slotEffects({ n: [n], sum: [n * mean], variance }, flat(prior));
    const truth = byGrid({ n, sum: n * mean, variance, prior });
    expect(told?.n).toBe(n);
    expect(told?.effect).toBeCloseTo(truth.effect, 4);
    expect(Math.abs((told?.chance ?? 0) - truth.chance)).toBeLessThan(0.01);
    // The ends never leave the value outside.
    expect(Math.abs((told?.low ?? 0) - Math.min(truth.low, truth.effect))).toBeLessThan(0.0005);
    expect(Math.abs((told?.high ?? 0) - Math.max(truth.high, truth.effect))).toBeLessThan(0.0005);
  });

  test("without posts is what the pool says, as doubtful as the pool and as creators differ", () => {
    const [told] = slotEffects({ n: [0], sum: [0], variance: 0.2 }, flat(0.03, 0.0004));
    expect(told?.effect).toBeCloseTo(0.03, 12);
    // 0.99 of a normal of variance 0.0005 and 0.01 of one of 0.0404 hold 80 % within ± 0.02889.
    expect((told?.high ?? 0) - 0.03).toBeCloseTo(0.0289, 3);
    expect(0.03 - (told?.low ?? 0)).toBeCloseTo(0.0289, 3);
    expect(told?.chance).toBeCloseTo(0.9067, 2);
  });

  test("is more doubtful by the pool's own doubt", () => {
    const sums = { n: [40], sum: [2], variance: 0.2 };
    const width = (doubt: number) => {
      const [told] = slotEffects(sums, flat(0, doubt));
      return (told?.high ?? 0) - (told?.low ?? 0);
    };
    expect(width(0.001)).toBeGreaterThan(1.5 * width(0));
  });

  test("that posts tell without noise is just that", () => {
    const sure = (mean: number) => slotEffects({ n: [4], sum: [4 * mean], variance: 0 })[0];
    for (const mean of [0.1, -0.1]) {
      const told = sure(mean);
      for (const end of [told?.effect, told?.low, told?.high]) expect(end).toBeCloseTo(mean, 5);
      expect(told?.chance).toBe(mean > 0 ? 1 : 0);
    }
    expect(sure(0)?.chance).toBeCloseTo(0.5, 6);
  });

  test("has the same ends turned around where everything is turned around", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 300 }),
        fc.double({ min: -0.5, max: 0.5, noNaN: true }),
        fc.double({ min: 0.01, max: 0.5, noNaN: true }),
        fc.double({ min: -0.1, max: 0.1, noNaN: true }),
        (n, mean, variance, prior) => {
          const [one] = slotEffects({ n: [n], sum: [n * mean], variance }, flat(prior));
          const [other] = slotEffects({ n: [n], sum: [-n * mean], variance }, flat(-prior));
          expect(other?.effect).toBeCloseTo(-(one?.effect ?? 0), 10);
          expect(other?.low).toBeCloseTo(-(one?.high ?? 0), 6);
          expect((other?.chance ?? 0) + (one?.chance ?? 0)).toBeCloseTo(1, 6);
        },
      ),
    );
  });
});
