import { expect, test } from "vitest";
import { addDays } from "../catalogue/time.ts";
import { belowHigh } from "./high.ts";

const run = (...counts: [daysAgo: number, value: number][]) =>
  counts.map(([daysAgo, value]) => {
    const day = addDays("2026-11-30", -daysAgo);
    return { day, value, at: `${day}T06:00:00.000Z`, evidence: `api:x:ava:${day}` };
  });

test("belowHigh: the newest count is held against the highest, of equal ones the newest", () => {
  const found = belowHigh(run([200, 900], [150, 1_000], [120, 1_000], [0, 690]), 1);
  expect(found).toMatchObject({ change: expect.closeTo(-31, 10), top: { day: "2026-08-02" } });
});

test.each([
  ["a high of less than eight weeks ago", run([200, 900], [55, 1_000], [0, 690]), 1],
  ["a fall of less than 3 %", run([100, 1_000], [0, 971]), 1],
  ["a fall that rounding may have made", run([100, 102_000], [0, 98_000]), 1_000],
  ["a count that is the highest", run([100, 900], [0, 1_000]), 1],
  ["an audience of nobody", run([100, 0], [0, 0]), 1],
  ["no reading", [], 1],
])("belowHigh: %s says nothing", (_, readings, step) => expect(belowHigh(readings, step)).toBeUndefined());

test("belowHigh: of rounded counts the change has the ends that rounding leaves open", () => {
  const found = belowHigh(run([100, 100_000], [0, 80_000]), 1_000);
  expect(found?.ends).toEqual({ low: expect.closeTo(-20.999, 3), high: expect.closeTo(-19.001, 3) });
});
