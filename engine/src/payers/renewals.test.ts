import { expect, test } from "vitest";
import type { PayerPayment } from "./payer-book.ts";
import { renewalsApart, renewalsOf, settledJoiners } from "./renewals.ts";

const joined = 100;
const joiner = (day: number, type: PayerPayment["type"]) => ({
  joined,
  priceCents: 999,
  payments: [
    { day: joined, type: "subscription" as const, netCents: 799 },
    { day, type, netCents: 799 },
  ],
});

test("renewalsOf: a renewal comes five days before the month is over to fifteen after, and a tip is none", () => {
  const stayed = (day: number, type: PayerPayment["type"] = "renewal") => renewalsOf([joiner(day, type)]).stayed;
  expect([124, 125, 145, 146].map((day) => stayed(day))).toEqual([0, 1, 1, 0]);
  expect([stayed(130, "subscription"), stayed(130, "tip")]).toEqual([1, 0]);
});

test("settledJoiners: who could still renew on the last day is left out", () => {
  const one = joiner(130, "renewal");
  expect([settledJoiners([one], 144), settledJoiners([one], 145)].map(({ length }) => length)).toEqual([0, 1]);
});

test("renewalsApart: points that the second share lies above the first, within 100 to either side", () => {
  const { value, low, high } = renewalsApart({ n: 100, stayed: 40 }, { n: 100, stayed: 60 }, 1.96);
  expect(value).toBeCloseTo(20);
  // The standard error of two such shares is about 6.9 points.
  expect([Math.round(low), Math.round(high)]).toEqual([6, 33]);
  const most = renewalsApart({ n: 2, stayed: 0 }, { n: 2, stayed: 2 }, 9);
  expect([most.low, most.high]).toEqual([expect.any(Number), 100]);
  expect(most.low).toBeGreaterThanOrEqual(-100);
  expect(most.low).toBeLessThan(0);
});
