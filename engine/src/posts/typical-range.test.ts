import fc from "fast-check";
import { expect, test } from "vitest";
import { spreadOf, typicalOf, typicalRange } from "./typical-range.ts";

const counts = fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 12 });

test("typicalOf: is the median of the means of all pairs, each post also with itself, to the last digit", () => {
  const few = fc.array(fc.nat(3), { minLength: 1, maxLength: 40 });
  const uneven = fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.oneof(counts, few, uneven), (list) => {
      const sums = list.flatMap((one, place) => list.slice(place).map((other) => one + other)).sort((a, b) => a - b);
      const [lower = Number.NaN, upper = Number.NaN] = [sums[(sums.length - 1) >> 1], sums[sums.length >> 1]];
      expect(typicalOf(list)).toBe((lower + upper) / 4);
    }),
    { numRuns: 300 },
  );
});

test("typicalRange: contains its value, stays at or above 0, and the order of posts changes nothing", () => {
  fc.assert(
    fc.property(counts, (list) => {
      const { value, low, high } = typicalRange(list);
      expect(0 <= low && low <= value && value <= high && Number.isFinite(high)).toBe(true);
      expect(typicalRange([...list].reverse())).toEqual({ value, low, high });
    }),
  );
});

test("typicalRange: reaches as far up as down in the logarithm of one more than the count", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 50, max: 90 }), { minLength: 8, maxLength: 12 }), (list) => {
      const { value, low, high } = typicalRange(list);
      expect((1 + high) / (1 + value)).toBeCloseTo((1 + value) / (1 + low), 9);
    }),
  );
});

test("typicalRange: ten times the counts give ten times the width, but for the added one", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1_000, max: 100_000 }), { minLength: 5, maxLength: 12 }), (list) => {
      const [once, tenfold] = [typicalRange(list), typicalRange(list.map((count) => 10 * count))];
      expect(tenfold.high / once.high / 10).toBeCloseTo(1, 2);
    }),
  );
});

test("typicalRange: wider for posts that differ more, and for fewer posts", () => {
  const [steady, restless] = [Array(8).fill(100), [20, 40, 60, 90, 110, 300, 500, 900]];
  expect(spreadOf(restless)).toBeGreaterThan(spreadOf(steady));
  expect(typicalRange(steady.slice(0, 7)).high).toBeGreaterThan(typicalRange(steady).high);
});

test("typicalRange: posts without reactions have a range above 0", () => {
  expect(typicalRange([0, 0, 0, 0, 0])).toMatchObject({ value: 0, low: 0 });
  expect(typicalRange([0, 0, 0, 0, 0]).high).toBeGreaterThan(0);
});
