import fc from "fast-check";
import { expect, test } from "vitest";
import { wilsonInterval } from "./wilson-interval.ts";

const z = 1.2816;

test("wilsonInterval: contains the share, stays between 0 and 100, is symmetric and narrows with more trials", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (n, part) => {
      const share = Math.min(part, n) / n;
      const { low, high } = wilsonInterval(share, n, z);
      expect(0 <= low && low <= 100 * share && 100 * share <= high && high <= 100).toBe(true);
      const other = wilsonInterval(1 - share, n, z);
      expect(other.low).toBeCloseTo(100 - high, 9);
      expect(other.high).toBeCloseTo(100 - low, 9);
      const narrower = wilsonInterval(share, 4 * n, z);
      expect(narrower.high - narrower.low).toBeLessThan(high - low);
    }),
  );
});

test.each([
  [0.1, 10],
  [0.5, 30],
  [0.9, 12],
])("wilsonInterval: the ends for %d of %d solve (share − p)² = z² p (1 − p) ÷ n", (share, n) => {
  for (const percent of Object.values(wilsonInterval(share, n, z))) {
    const p = percent / 100;
    expect((share - p) ** 2).toBeCloseTo((z ** 2 * p * (1 - p)) / n, 9);
  }
});
