import { expect, test } from "vitest";
import { asOf } from "../test/make-input.ts";
import { type DailyPoint, everyDay, unbrokenRun } from "./daily.ts";

/** Readings on the given days of November 2026. */
function on(...days: number[]): DailyPoint[] {
  return days.map((day) => {
    const at = new Date(Date.UTC(2026, 10, day, 9)).toISOString();
    return { day: at.slice(0, 10), at, value: day * 10, evidence: "read" };
  });
}
const runOf = (...days: number[]) => unbrokenRun(on(...days), asOf).map(({ at }) => new Date(at).getUTCDate());

test("readings up to 14 days apart hang together", () => {
  expect(runOf(5, 19, 20)).toEqual([5, 19, 20]);
});

test("what lies behind a longer silence is left out", () => {
  expect(runOf(1, 2, 3, 18, 19, 20)).toEqual([18, 19, 20]);
});

test("a week after the last reading there is still a course, a day later none", () => {
  expect(runOf(12, 13)).toEqual([12, 13]);
  expect(runOf(11, 12)).toEqual([]);
});

test("days without a reading lie on the line between their neighbours", () => {
  expect(everyDay(on(1, 2, 5))).toEqual([10, 20, 30, 40, 50]);
});

test("no reading is no run", () => {
  expect(unbrokenRun([], asOf)).toEqual([]);
  expect(everyDay([])).toEqual([]);
});
