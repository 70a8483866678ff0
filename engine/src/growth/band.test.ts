import fc from "fast-check";
import { expect, test } from "vitest";
import { bandOf } from "./band.ts";
import { shippedErrors } from "./shipped-errors.ts";

const forecast = fc.record({
  value: fc.double({ min: 0, max: 5_000_000, noNaN: true }),
  scale: fc.double({ min: 0.01, max: 50_000, noNaN: true }),
  table: fc.constantFrom(shippedErrors.exact, shippedErrors.rounded),
  horizon: fc.integer({ min: 1, max: 28 }),
});
const step = fc.constantFrom(1, 10, 100, 1_000, 10_000, 100_000);

test("bandOf: the band of a coarser rounding is never narrower", () => {
  fc.assert(
    fc.property(forecast, step, step, ({ value, scale, table, horizon }, one, other) => {
      const at = (by: number) => bandOf(value, { scale, table, step: by }, { horizon, level: 0.8 });
      const [fine, coarse] = [at(Math.min(one, other)), at(Math.max(one, other))];
      expect(coarse.low).toBeLessThanOrEqual(fine.low);
      expect(coarse.high).toBeGreaterThanOrEqual(fine.high);
    }),
  );
});

test("bandOf: the band of a rounded count contains the forecast and half a step on either side", () => {
  fc.assert(
    fc.property(forecast, step, ({ value, scale, table, horizon }, by) => {
      const { low, high } = bandOf(value, { scale, table, step: by }, { horizon, level: 0.8 });
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(value);
      expect(high).toBeGreaterThanOrEqual(value);
      if (by === 1) return;
      expect(low).toBeLessThanOrEqual(Math.max(0, value - by / 2));
      expect(high).toBeGreaterThanOrEqual(value + by / 2);
    }),
  );
});
