import { expect, test } from "vitest";
import { asOf, factsOf as computed, given, inputOf, seen, subject } from "../test/make-input.ts";
import { foldDailyEarnings } from "./fold-daily-earnings.ts";

const day = (index: number) => new Date(Date.UTC(2026, 8, 1 + index)).toISOString();
const daily = (days: number, value = 100) =>
  Array.from({ length: days }, (_, index) =>
    seen("onlyfans", "earnings.net", value, {
      period: { from: day(index), to: day(index) },
      currency: "USD",
      observedAt: day(index),
      evidence: "file",
    }),
  );

test("foldDailyEarnings: the last thirty days of a file become a month", () => {
  expect(foldDailyEarnings(daily(45))).toEqual([
    expect.objectContaining({ value: 3_000, period: { from: day(15), to: day(44) }, observedAt: day(44) }),
  ]);
});

test("foldDailyEarnings: 28 of thirty days are enough, 27 are not", () => {
  expect(foldDailyEarnings(daily(28))).toMatchObject([{ value: 2_800 }]);
  expect(foldDailyEarnings(daily(27))).toEqual([]);
});

test("foldDailyEarnings: days stated twice give no month", () => {
  const week = { ...daily(1)[0], period: { from: day(3), to: day(9) } };
  expect(foldDailyEarnings([...daily(30), seen("onlyfans", "earnings.net", 700, week)])).toEqual([]);
});

test("foldDailyEarnings: months, and metrics other than earnings, are unchanged", () => {
  const others = [
    seen("onlyfans", "subscribers", 5),
    seen("onlyfans", "earnings.net", 5, { period: { from: day(0), to: day(29) } }),
    seen("onlyfans", "earnings.gross", 5),
  ];
  expect(foldDailyEarnings(others)).toEqual(others);
});

test("foldDailyEarnings: a file of days gives a report its earnings of the month", () => {
  const facts = computed(
    inputOf({
      asOf,
      subjects: [subject("onlyfans", "no_connector")],
      evidence: [given("file", "file")],
      observations: daily(60),
    }),
  );
  expect(facts.get("onlyfans.earningsNet")).toMatchObject({ value: 3_000, trust: "file", currency: "USD" });
});
