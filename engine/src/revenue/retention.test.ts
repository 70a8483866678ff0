import { expect, test } from "vitest";
import { leavingAfter, retentionsOf, type SubscriberMonth, stayingAfter } from "./retention.ts";

const restless = { first: 0.3, likeness: 1.5 };

/** A page of 1,000 newcomers a month who stay as given. */
function pageOf(retention: { first: number; likeness: number }, months: number): SubscriberMonth[] {
  let cohorts: number[] = [];
  return Array.from({ length: months }, () => {
    cohorts = [1_000, ...cohorts.map((count, index) => count * (1 - leavingAfter(index + 1, retention)))];
    return { joined: 1_000, active: Math.round(cohorts.reduce((sum, count) => sum + count, 0)) };
  });
}

test("leavingAfter: the share that leaves falls month by month; it is constant if all subscribers are alike", () => {
  const shares = [1, 2, 6, 12].map((month) => leavingAfter(month, restless));
  expect(shares).toEqual([...shares].sort((a, b) => b - a));
  expect(shares[0]).toBeCloseTo(0.3);
  expect(leavingAfter(12, { first: 0.3, likeness: 1e9 })).toBeCloseTo(0.3);
});

test("stayingAfter: the product of the shares that did not leave", () => {
  expect(stayingAfter(0, restless)).toBe(1);
  expect(stayingAfter(2, restless)).toBeCloseTo(0.7 * (1 - (0.3 * 1.5) / 2.5));
});

const predicted = (months: SubscriberMonth[], ahead: number) =>
  retentionsOf(months).reduce((sum, one) => sum + one.weight * stayingAfter(ahead, one), 0);

test("retentionsOf: weights sum to 1", () => {
  expect(retentionsOf(pageOf(restless, 6)).reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
});

test.each([restless, { first: 0.1, likeness: 6 }, { first: 0.45, likeness: 20 }])(
  "retentionsOf: recovers the parameters of simulated pages: $first",
  (truth) => {
    for (const months of [1, 3, 12])
      expect(Math.abs(predicted(pageOf(truth, 18), months) - stayingAfter(months, truth))).toBeLessThan(0.06);
  },
);

test("retentionsOf: one month gives the prior: a quarter leaves first", () => {
  expect(predicted([{ joined: 10, active: 40 }], 1)).toBeCloseTo(0.75, 1);
});

test("retentionsOf: covers pages that all subscribers leave, and pages that none leaves", () => {
  const page = (active: number) => Array.from({ length: 10 }, () => ({ joined: 60, active }));
  expect(predicted(page(60), 1)).toBeLessThan(0.2);
  const stays = Array.from({ length: 10 }, (_, month) => ({ joined: 60, active: 60 * (month + 1) }));
  expect(predicted(stays, 1)).toBeGreaterThan(0.95);
});

test("retentionsOf: leaves as many subscribers as the page has", () => {
  const months = pageOf(restless, 9);
  for (const { cohorts } of retentionsOf(months).slice(0, 20))
    expect(cohorts.reduce((sum, count) => sum + count, 0)).toBeCloseTo(months.at(-1)?.active ?? 0, 6);
});
