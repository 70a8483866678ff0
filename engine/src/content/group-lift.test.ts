import fc from "fast-check";
import { expect, test } from "vitest";
import { groupLift } from "./group-lift.ts";

const residuals = fc.array(
  fc.record({ residual: fc.double({ min: -1.5, max: 1.5, noNaN: true }), themed: fc.boolean() }),
  { maxLength: 40 },
);

test("groupLift: has a deviation, and never exceeds the posts' own mean", () => {
  fc.assert(
    fc.property(residuals, (all) => {
      const lift = groupLift(all, ({ themed }) => themed);
      const inside = all.filter(({ themed }) => themed);
      if (inside.length < 2 || inside.length === all.length) {
        expect(lift).toBeUndefined();
        return;
      }
      const mean = inside.reduce((sum, { residual }) => sum + residual, 0) / inside.length;
      expect(lift && lift.deviation >= 0).toBe(true);
      expect(Math.abs(lift?.effect ?? 0)).toBeLessThanOrEqual(Math.abs(mean) + 1e-12);
    }),
  );
});

test("groupLift: small for two successful posts; close to their mean for twenty", () => {
  const posts = (count: number) =>
    Array.from({ length: 60 }, (_, index) => ({
      residual: index < count ? 0.5 : 0.8 * Math.sin(index * index),
      index,
    }));
  const lift = (count: number) => groupLift(posts(count), ({ index }) => index < count)?.effect ?? 0;
  expect(lift(2)).toBeLessThan(0.15);
  expect(lift(20)).toBeGreaterThan(0.35);
});
