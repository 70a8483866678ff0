import fc from "fast-check";
import { expect, test } from "vitest";
import { poolEffects, type SlotPool, slotEffects } from "./slot-effects.ts";
import { daySlots, residualsOf, type SlotSums, slotSums, type TimedPost, weekSlots } from "./time-slots.ts";

const timed = fc.array(
  fc.record({ at: fc.nat(2_000_000_000).map((seconds) => 1000 * seconds), interactions: fc.nat(10_000_000) }),
  { maxLength: 60 },
);
const own = (posts: readonly TimedPost[]) => slotSums(residualsOf(posts), daySlots());
test("slotSums: posts are in the three-hour slots and weekends of their time zone", () => {
  const evening = Date.parse("2026-11-20T22:30:00Z");
  const slot = (timeZone?: string) => [daySlots(timeZone).slotOf(evening), weekSlots(timeZone).slotOf(evening)];
  expect([slot(), slot("Asia/Tokyo"), slot("America/New_York")]).toEqual([
    [7, 0],
    [2, 1],
    [5, 0],
  ]);
  expect(daySlots("Europe/Vienna").slotOf(Date.parse("2026-11-20T23:00:00Z"))).toBe(0);
  expect(
    ["2026-11-20", "2026-11-21", "2026-11-22", "2026-11-23"].map((day) => weekSlots().slotOf(Date.parse(day))),
  ).toEqual([0, 1, 1, 0]);
});

test("slotEffects: lies inside its interval, with a likelihood between 0 and 1, for any posts", () => {
  fc.assert(
    fc.property(timed, (posts) => {
      for (const { effect, low, high, chance } of slotEffects(own(posts))) {
        expect(low <= effect && effect <= high).toBe(true);
        expect(chance >= 0 && chance <= 1).toBe(true);
      }
    }),
  );
});

test("poolEffects: a pool without creators has no effect", () => {
  expect(poolEffects([])).toEqual({ effects: [], doubts: [], creators: 0 });
});

test("poolEffects: means over all posts, shrunk by their spread beyond the noise of a post", () => {
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
  // For a slot without a post only the spread of slots is known.
  [(noise / 10) * first, (noise / 4) * second, spread].forEach((doubt, slot) => {
    expect(doubts[slot]).toBeCloseTo(doubt, 12);
  });
});

test("poolEffects: 0 without uncertainty where slots differ by no more than chance", () => {
  const pool = poolEffects([{ n: [4, 4, 0], sum: [0.1, -0.1, 0], variance: 1 }]);
  expect(pool.effects.map(Math.abs)).toEqual([0, 0, 0]);
  expect(pool.doubts).toEqual([0, 0, 0]);
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
  const quantile = (share: number) => {
    let [index, below] = [0, 0];
    while (below < share * total) below += weights[index++] ?? total;
    return grid[index] ?? 1;
  };
  return {
    effect: weights.reduce((all, one, index) => all + one * (grid[index] ?? 0), 0) / total,
    low: quantile(0.1),
    high: quantile(0.9),
    chance: weights.slice(grid.indexOf(0)).reduce((all, one) => all + one, 0) / total,
  };
}
const flat = (effect: number, doubt = 0): SlotPool => ({ effects: [effect], doubts: [doubt], creators: 200 });

test.each([
  { n: 50, mean: 0.15, variance: 0.17, prior: 0 },
  { n: 50, mean: 0.3, variance: 0.17, prior: 0.02 },
  { n: 8, mean: -0.25, variance: 0.1, prior: 0.03 },
  { n: 200, mean: 0.02, variance: 0.05, prior: -0.02 },
  { n: 1, mean: 0.6, variance: 0.3, prior: 0 },
])("slotEffects: equals Bayes' rule: %j", ({ n, mean, variance, prior }) => {
  const [slot] = slotEffects({ n: [n], sum: [n * mean], variance }, flat(prior));
  const truth = byGrid({ n, sum: n * mean, variance, prior });
  expect(slot?.n).toBe(n);
  expect(slot?.effect).toBeCloseTo(truth.effect, 4);
  expect(Math.abs((slot?.chance ?? 0) - truth.chance)).toBeLessThan(0.01);
  // The interval always contains the value.
  expect(Math.abs((slot?.low ?? 0) - Math.min(truth.low, truth.effect))).toBeLessThan(0.0005);
  expect(Math.abs((slot?.high ?? 0) - Math.max(truth.high, truth.effect))).toBeLessThan(0.0005);
});

test("slotEffects: without posts it is the pool's effect, with the spread of pool and creators", () => {
  const [slot] = slotEffects({ n: [0], sum: [0], variance: 0.2 }, flat(0.03, 0.0004));
  expect(slot?.effect).toBeCloseTo(0.03, 12);
  // 0.99 of a normal of variance 0.0005 and 0.01 of one of 0.0404 contain 80 % within ± 0.02889.
  expect((slot?.high ?? 0) - 0.03).toBeCloseTo(0.0289, 3);
  expect(0.03 - (slot?.low ?? 0)).toBeCloseTo(0.0289, 3);
  expect(slot?.chance).toBeCloseTo(0.9067, 2);
});

test("slotEffects: of posts without noise it is their mean", () => {
  const sure = (mean: number) => slotEffects({ n: [4], sum: [4 * mean], variance: 0 })[0];
  for (const mean of [0.1, -0.1]) {
    const slot = sure(mean);
    for (const end of [slot?.effect, slot?.low, slot?.high]) expect(end).toBeCloseTo(mean, 5);
    expect(slot?.chance).toBe(mean > 0 ? 1 : 0);
  }
  expect(sure(0)?.chance).toBeCloseTo(0.5, 6);
});
