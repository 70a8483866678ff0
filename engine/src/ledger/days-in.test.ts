import fc from "fast-check";
import { expect, test } from "vitest";
import { dayMs } from "../catalogue/time.ts";
import { daysIn } from "./days-in.ts";

const at = (ms: number) => new Date(ms).toISOString();

test("daysIn: a span that ends at midnight ends with the day before; one that ends later contains that day", () => {
  const from = "2026-09-25T00:00:00.000Z";
  expect(daysIn({ from, to: "2026-10-21T00:00:00.000Z" })).toEqual({ from: "2026-09-25", to: "2026-10-20" });
  expect(daysIn({ from, to: "2026-10-21T00:00:00.001Z" })).toEqual({ from: "2026-09-25", to: "2026-10-21" });
  expect(daysIn({ from, to: from })).toEqual({ from: "2026-09-25", to: "2026-09-25" });
});

test("daysIn: a span of n days from a midnight on is printed as n days", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 1, max: 400 }), (first, days) => {
      const { from, to } = daysIn({ from: at(first * dayMs), to: at((first + days) * dayMs) });
      expect((Date.parse(to) - Date.parse(from)) / dayMs + 1).toBe(days);
    }),
  );
});
