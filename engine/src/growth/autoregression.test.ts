import fc from "fast-check";
import { expect, test } from "vitest";
import { autoregression } from "./autoregression.ts";

test("autoregression: a series that swings with a lag keeps swinging", () => {
  const at = (step: number) => 50 * Math.sin((step * Math.PI) / 6) + step;
  const ahead = autoregression(
    Array.from({ length: 400 }, (_, step) => at(step)),
    24,
    { lags: [1, 2, 11, 12, 13] },
  );
  ahead.forEach((value, step) => {
    expect(Math.abs(value - at(400 + step))).toBeLessThan(6);
  });
});

test("autoregression: a series that is drawn back returns towards its mean", () => {
  const still = Array.from({ length: 200 }, (_, step) => (step % 20 < 10 ? 10 : -10) + (step > 190 ? 40 : 0));
  const ahead = autoregression(still, 100, { lags: [1, 2, 3], isDrawnBack: true });
  expect(Math.abs(ahead.at(-1) ?? 99)).toBeLessThan(15);
});

test("autoregression: a series too short to learn from repeats its last value, and every result is finite", () => {
  expect(autoregression([1, 4, 9], 2, { lags: [1, 2] })).toEqual([9, 9]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 2, maxLength: 120 }), (values) => {
      for (const value of autoregression(values, 28, { lags: [1, 2, 3, 7], isDrawnBack: true }))
        expect(Number.isFinite(value)).toBe(true);
    }),
  );
});
