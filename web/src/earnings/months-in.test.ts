import { expect, test } from "vitest";
import { monthsIn } from "./months-in.ts";

test("monthsIn: the months of a span that begins and ends with a month, across years", () => {
  expect(monthsIn({ from: "2025-12-01", to: "2026-10-31" })).toBe(11);
  expect(monthsIn({ from: "2026-10-01", to: "2026-10-31" })).toBe(1);
  expect(monthsIn({ from: "2025-11-01", to: "2026-10-31" })).toBe(12);
});
