import fc from "fast-check";
import { expect, test } from "vitest";
import { dayMs } from "../catalogue/time.ts";
import { givenEarnings } from "./given-earnings.ts";

const firstDay = Date.UTC(2026, 9, 25);
const at = (day: number) => new Date(firstDay + day * dayMs).toISOString();
/** Typed earnings of days that are counted from the period's first, 0. */
const typed = (first: number, last: number) => ({
  ...{
    member: "1",
    platform: "onlyfans" as const,
    cents: 700,
    currency: "USD",
    kind: "manual" as const,
    sandbox: false,
  },
  ...{ from: at(first), to: at(last), observedAt: at(last) },
});
const isCounted = (given: ReturnType<typeof typed>, to: string) =>
  givenEarnings({ given: [given], paid: [], period: { from: at(0), to } }, "USD").length === 1;

test("givenEarnings: an amount of 30 days counts in the period of the same 30 days, which ends in the course of the last", () => {
  expect(isCounted(typed(0, 29), "2026-11-23T22:10:00.000Z")).toBe(true);
  expect(isCounted(typed(-1, 28), "2026-11-23T22:10:00.000Z")).toBe(false);
  expect(isCounted(typed(0, 29), at(30))).toBe(true);
  expect(isCounted(typed(0, 29), at(29))).toBe(false);
});

test("givenEarnings: an amount counts exactly where all of its days are days of the period, at any time of the last day", () => {
  const days = fc.integer({ min: 1, max: 400 });
  const intoLastDay = fc.integer({ min: 1, max: dayMs });
  // Near both ends, where an error of one day shows.
  const offset = fc.oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -400, max: 400 }));
  fc.assert(
    fc.property(days, intoLastDay, offset, offset, (length, ms, fromStart, fromEnd) => {
      const last = length - 1;
      const [first, end] = [fromStart, last + fromEnd];
      fc.pre(first <= end);
      const to = new Date(firstDay + last * dayMs + ms).toISOString();
      expect(isCounted(typed(first, end), to)).toBe(first >= 0 && end <= last);
    }),
  );
});

test("givenEarnings: of the latest days, an amount of thirty days that ended lately counts, and none that ended before the period", () => {
  const isLately = (given: ReturnType<typeof typed>) =>
    givenEarnings({ given: [given], paid: [], period: { from: at(0), to: at(30) }, isLatest: true }, "USD").length ===
    1;
  expect([isLately(typed(0, 29)), isLately(typed(-1, 28)), isLately(typed(-29, 0))]).toEqual([true, true, true]);
  expect([isLately(typed(-30, -1)), isLately(typed(-2, 28)), isLately(typed(1, 30))]).toEqual([false, false, false]);
});

test("givenEarnings: of the latest days, those of a statement decide where the thirty days end", () => {
  const input = {
    paid: [{ member: "1", platform: "onlyfans" as const, first: at(20), last: at(20) }],
    ...{ period: { from: at(0), to: at(30) }, isLatest: true },
  };
  const isBeside = (given: ReturnType<typeof typed>) => givenEarnings({ ...input, given: [given] }, "USD").length === 1;
  expect([isBeside(typed(-9, 19)), isBeside(typed(-10, 19)), isBeside(typed(21, 29))]).toEqual([true, false, false]);
});

test("givenEarnings: of the latest thirty days, amounts of fewer than twenty-eight stand for none; of named days they stand", () => {
  const counted = (isLatest: boolean, ...given: ReturnType<typeof typed>[]) =>
    givenEarnings({ given, paid: [], period: { from: at(0), to: at(30) }, isLatest }, "USD").length;
  expect([counted(true, typed(3, 29)), counted(true, typed(2, 29)), counted(false, typed(3, 29))]).toEqual([0, 1, 1]);
  expect(counted(true, typed(0, 9), typed(10, 29))).toBe(2);
});

test("givenEarnings: in a month that is over, an amount of a month counts where most of its days are of it, and in no other month", () => {
  const monthsWith = (from: string, to: string) =>
    ["2026-09", "2026-10", "2026-11", "2026-12"].filter((month, at, all) => {
      const next = all[at + 1] ?? "2027-01";
      const period = { from: `${month}-01T00:00:00.000Z`, to: `${next}-01T00:00:00.000Z` };
      const given = [{ ...typed(0, 29), from: `${from}T00:00:00.000Z`, to: `${to}T00:00:00.000Z` }];
      return givenEarnings({ given, paid: [], period }, "USD").length === 1;
    });
  expect(monthsWith("2026-11-02", "2026-12-01")).toEqual(["2026-11"]);
  expect(monthsWith("2026-10-10", "2026-11-08")).toEqual(["2026-10"]);
  expect(monthsWith("2026-10-17", "2026-11-15")).toEqual(["2026-11"]);
  // Shorter than a month, it is of none in whole.
  expect(monthsWith("2026-10-28", "2026-11-08")).toEqual([]);
});

test("givenEarnings: a month has the amounts that lie within it alone until it is over", () => {
  const inNovember = (to: string) =>
    givenEarnings({ given: [typed(-6, 23)], paid: [], period: { from: "2026-11-01T00:00:00.000Z", to } }, "USD")
      .length === 1;
  expect(inNovember("2026-11-30T22:00:00.000Z")).toBe(false);
  expect(inNovember("2026-12-01T00:00:00.000Z")).toBe(true);
});
