import fc from "fast-check";
import { expect, test } from "vitest";
import { themeLift } from "./theme-lift.ts";

const residuals = fc.array(
  fc.record({ residual: fc.double({ min: -1.5, max: 1.5, noNaN: true }), themed: fc.boolean() }),
  { maxLength: 40 },
);

test("themeLift: lies inside its interval, and never exceeds the posts' own mean", () => {
  fc.assert(
    fc.property(residuals, (all) => {
      const lift = themeLift(all, ({ themed }) => themed);
      const inside = all.filter(({ themed }) => themed);
      if (inside.length < 2 || inside.length === all.length) {
        expect(lift).toBeUndefined();
        return;
      }
      const mean = inside.reduce((sum, { residual }) => sum + residual, 0) / inside.length;
      expect(lift && lift.low <= lift.effect && lift.effect <= lift.high).toBe(true);
      expect(Math.abs(lift?.effect ?? 0)).toBeLessThanOrEqual(Math.abs(mean) + 1e-12);
    }),
  );
});

test("themeLift: small for two successful posts; close to their mean for twenty", () => {
  const posts = (count: number) =>
    Array.from({ length: 60 }, (_, index) => ({
      residual: index < count ? 0.5 : 0.8 * Math.sin(index * index),
      index,
    }));
  const lift = (count: number) => themeLift(posts(count), ({ index }) => index < count)?.effect ?? 0;
  expect(lift(2)).toBeLessThan(0.15);
  expect(lift(20)).toBeGreaterThan(0.35);
});
