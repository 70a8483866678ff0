import { expect, test } from "vitest";
import { baseDays, daysBefore, daysOfPeriod, isBeyond, isOfDays } from "./period.ts";

const now = "2026-11-23T22:00:00.000Z";

test.each([
  ["last-month", "2026-10-01", "2026-10-31"],
  ["this-month", "2026-11-01", "2026-11-30"],
  ["2026-02", "2026-02-01", "2026-02-28"],
  ["2025", "2025-01-01", "2025-12-31"],
  ["2026-11-03", "2026-11-03", "2026-11-03"],
  ["7d", "2026-11-17", "2026-11-23"],
  ["1d", "2026-11-23", "2026-11-23"],
])("daysOfPeriod: '%s' is from %s to %s", (period, from, to) =>
  expect(daysOfPeriod(period, now)).toEqual({ from, to }),
);

test("daysOfPeriod: another text is no period", () => expect(daysOfPeriod("soon", now)).toBeUndefined());

test("daysBefore: as many days as the period has, up to its first", () => {
  expect(daysBefore({ from: "2026-11-17", to: "2026-11-23" })).toEqual({ from: "2026-11-10", to: "2026-11-16" });
  expect(daysBefore({ from: "2026-10-01", to: "2026-10-31" })).toEqual({ from: "2026-08-31", to: "2026-09-30" });
});

test("isOfDays: days outside are at most three at each end, of a week one, of a day none; half of the days are enough", () => {
  const of = (from: string, to: string, days: { from: string; to: string }) =>
    isOfDays({ period: { from, to } }, days, now);
  const october = { from: "2026-10-01", to: "2026-10-31" };
  expect(of("2026-10-03", "2026-10-30T23:00:00.000Z", october)).toBe(true);
  expect(of("2026-09-26", "2026-10-31", october)).toBe(false);
  expect(of("2026-10-10", "2026-10-31", october)).toBe(true);
  expect(of("2026-10-20", "2026-10-31", october)).toBe(false);
  expect(of("2026-10-25", "2026-11-23", october)).toBe(false);
  expect(of("2026-11-16", "2026-11-23", { from: "2026-11-17", to: "2026-11-23" })).toBe(true);
  expect(of("2026-11-15", "2026-11-23", { from: "2026-11-17", to: "2026-11-23" })).toBe(false);
  expect(of("2026-11-22", "2026-11-22", { from: "2026-11-23", to: "2026-11-23" })).toBe(false);
});

test("isOfDays: days that are not over reach to now, and a fact without a period is of none", () => {
  const november = { from: "2026-11-01", to: "2026-11-30" };
  expect(isOfDays({ period: { from: "2026-11-01", to: "2026-11-22" } }, november, now)).toBe(true);
  expect(isOfDays({}, november, now)).toBe(false);
});

test.each([
  ["2026-01", true],
  ["2026-12", false],
  ["2026-11", false],
  ["30d", false],
  [undefined, false],
] as const)("isBeyond: a forecast until 21 December does not reach '%s': %s", (period, expected) => {
  expect(isBeyond(period, "2026-12-21", now)).toBe(expected);
});

test.each([
  ["2026-10", undefined, "2026-09-01", "2026-09-30"],
  ["this-month", undefined, "2026-10-01", "2026-10-28"],
  ["this-month", "2025", "2025-11-01", "2025-11-28"],
  ["2026", "2025", "2025-01-01", "2025-11-28"],
  ["30d", undefined, "2026-09-30", "2026-10-29"],
  ["2026-10..2026-12", "2026-07..2026-09", "2026-07-01", "2026-08-28"],
])("baseDays: '%s' beside '%s' is held against as many days from %s to %s", (period, before, from, to) =>
  expect(baseDays({ period, before }, "2026-11-28T12:00:00Z")).toEqual({ from, to }),
);

test("baseDays: the last thirty days of a month of thirty are held against thirty days before, and not against a month", () =>
  expect(baseDays({ period: "30d" }, "2026-11-30T12:00:00Z")).toEqual({ from: "2026-10-02", to: "2026-10-31" }));

test("baseDays: days within a month are held against the same days of another one, of a shorter month up to its last", () => {
  const base = (period: string, before: string) => baseDays({ period, before }, now);
  expect(base("2026-11-03..2026-11-17", "2026-10")).toEqual({ from: "2026-10-03", to: "2026-10-17" });
  expect(base("2026-03-20..2026-03-31", "2026-02")).toEqual({ from: "2026-02-20", to: "2026-02-28" });
});

test("baseDays: a week up to today is held against the same days of the week before", () => {
  expect(baseDays({ period: "2026-11-30..2026-12-01" }, "2026-12-01T12:00:00Z")).toEqual({
    from: "2026-11-23",
    to: "2026-11-24",
  });
  // Two days that are no week so far are held against the two before.
  expect(baseDays({ period: "2026-11-30..2026-12-01" }, "2026-12-03T12:00:00Z")).toEqual({
    from: "2026-11-28",
    to: "2026-11-29",
  });
});
