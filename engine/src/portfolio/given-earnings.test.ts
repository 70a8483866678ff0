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
