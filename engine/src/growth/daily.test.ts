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

test("unbrokenRun: readings up to 14 days apart are one run", () => {
  expect(runOf(5, 19, 20)).toEqual([5, 19, 20]);
});

test("dailyFollowers: readings before a longer gap are left out", () => {
  expect(runOf(1, 2, 3, 18, 19, 20)).toEqual([18, 19, 20]);
});

test("unbrokenRun: a run lasts for a week after the last reading, and no longer", () => {
  expect(runOf(12, 13)).toEqual([12, 13]);
  expect(runOf(11, 12)).toEqual([]);
});

test("everyDay: days without a reading are interpolated between their neighbours", () => {
  expect(everyDay(on(1, 2, 5))).toEqual([10, 20, 30, 40, 50]);
});

test("unbrokenRun: no reading is no run", () => {
  expect(unbrokenRun([], asOf)).toEqual([]);
  expect(everyDay([])).toEqual([]);
});
