import fc from "fast-check";
import { expect, test } from "vitest";
import { errorQuantile, roundingStep, scaleOf, shareUnder } from "./conformal.ts";

const counted = fc.record({ isRounded: fc.boolean() });
const horizon = fc.integer({ min: 1, max: 90 });
const share = fc.double({ min: 0.05, max: 0.95, noNaN: true });

test("a greater share of creators stayed under a greater error", () => {
  fc.assert(
    fc.property(horizon, share, share, counted, (days, one, other, how) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(errorQuantile(days, less, how)).toBeLessThanOrEqual(errorQuantile(days, more, how) + 1e-12);
    }),
  );
});

test("the band widens with the horizon", () => {
  fc.assert(
    fc.property(horizon, counted, (days, how) => {
      const width = (at: number) => errorQuantile(at, 0.9, how) - errorQuantile(at, 0.1, how);
      expect(width(days + 1)).toBeGreaterThan(width(days));
    }),
  );
});

test("the share under an error rises with it and stays a share", () => {
  fc.assert(
    fc.property(
      horizon,
      fc.double({ min: -100, max: 100, noNaN: true }),
      fc.nat(50),
      counted,
      (days, error, more, how) => {
        const under = shareUnder(days, error, how);
        expect(under).toBeGreaterThanOrEqual(0.05);
        expect(under).toBeLessThanOrEqual(0.95);
        expect(shareUnder(days, error + more, how)).toBeGreaterThanOrEqual(under);
      },
    ),
  );
});

test.each([
  [[547_000, 548_000], 1_000],
  [[99_900, 100_000, 101_000], 1_000],
  [[547_000, 547_123], 1],
  [[547, 548], 1],
  [[0], 1],
])("counts %j are rounded to %d", (counts, step) => {
  expect(roundingStep(counts)).toBe(step);
});

test("the scale is never 0, also for a count that stands still", () => {
  expect(scaleOf([0, 0, 0])).toBeGreaterThan(0);
  expect(scaleOf(Array(30).fill(547_000))).toBeCloseTo(1_000 / 7);
});
