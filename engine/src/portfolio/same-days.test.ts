import fc from "fast-check";
import { expect, test } from "vitest";
import { type StatementSpan, sameDays, spanOfDays } from "./same-days.ts";

const day = (n: number) => new Date(Date.UTC(2026, 10, n)).toISOString();
const spans = { period: { from: day(0), to: day(30) }, before: { from: day(-30), to: day(0) } };
const covers = (first: number, last: number, member = "1", currency = "USD") => ({
  ...{ member, platform: "onlyfans" as const, currency, first: day(first), last: day(last) },
});
const daysOf = (...covered: StatementSpan[]) => sameDays(covered, spans)[0]?.days;
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

test("sameDays: all days where a statement covers both periods fully", () => {
  expect(daysOf(covers(-31, 30))).toEqual(range(0, 30));
});

test("sameDays: days from a statement's end on are left out of both periods", () => {
  expect(daysOf(covers(-40, 28.5))).toEqual(range(0, 28));
  const same = sameDays([covers(-40, 28.5)], spans);
  expect(spanOfDays(same, spans.before)).toEqual({ from: "2026-10-01", to: "2026-10-28" });
});

test("sameDays: a day that a statement covers up to its last millisecond is whole", () => {
  expect(daysOf({ ...covers(-40, 28), last: new Date(Date.parse(day(28)) - 1).toISOString() })).toEqual(range(0, 28));
});

test("sameDays: days before a statement's beginning are left out of both periods", () => {
  expect(daysOf(covers(-24.5, 30))).toEqual(range(6, 30));
});

test("sameDays: a gap between two statements is left out, unless it is of two days", () => {
  expect(daysOf(covers(-40, 5), covers(10, 30))).toEqual([...range(0, 5), ...range(10, 30)]);
  expect(daysOf(covers(-40, 5), covers(7, 30))).toEqual(range(0, 30));
});

test("sameDays: none if less than half of the period is covered in both", () => {
  expect(daysOf(covers(-40, 14))).toBeUndefined();
  expect(daysOf(covers(-14, 30))).toBeUndefined();
  expect(daysOf()).toBeUndefined();
});

test("sameDays: each member has its own days, and one with fewer than half of them has none", () => {
  const same = sameDays([covers(-40, 28, "1"), covers(-20, 30, "2"), covers(-40, 9, "3")], spans);
  expect(same).toEqual([
    { member: "1", days: range(0, 28) },
    { member: "2", days: range(10, 30) },
  ]);
  expect(spanOfDays(same, spans.period)).toEqual({ from: "2026-10-31", to: "2026-11-29" });
});

test("sameDays: a day counts where the statements of each page and currency cover it, save those that end before both periods", () => {
  expect(daysOf(covers(-40, 30), { ...covers(-20, 30), platform: null })).toEqual(range(10, 30));
  expect(daysOf(covers(-40, 30), covers(-10, 30, "1", "EUR"))).toBeUndefined();
  expect(daysOf(covers(-40, 30), covers(-90, -31, "1", "EUR"))).toEqual(range(0, 30));
});

test("sameDays: every day of a member is covered in both periods, whatever the statements", () => {
  const at = fc.integer({ min: -50, max: 40 });
  const one = fc.record({ member: fc.constantFrom("1", "2", "3"), from: at, length: fc.nat(90) });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 6 }), (given) => {
      const covered = given.map(({ member, from, length }) => covers(from, from + length, member));
      const same = sameDays(covered, spans);
      expect(same.every(({ days }) => days.length >= 15)).toBe(true);
      // Within the two days that may lie between statements that are one.
      const isNear = (member: string, moment: number) =>
        given.some((it) => it.member === member && it.from - 2 <= moment && moment <= it.from + it.length + 2);
      for (const { member, days } of same)
        for (const on of days)
          for (const start of [on, on - 30]) expect(isNear(member, start) && isNear(member, start + 1)).toBe(true);
    }),
  );
});
