import { describe, expect, test } from "vitest";
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

describe("who stays", () => {
  test("fewer of them leave month by month, as the restless go first; where all are alike the same share goes", () => {
    const shares = [1, 2, 6, 12].map((month) => leavingAfter(month, restless));
    expect(shares).toEqual([...shares].sort((a, b) => b - a));
    expect(shares[0]).toBeCloseTo(0.3);
    expect(leavingAfter(12, { first: 0.3, likeness: 1e9 })).toBeCloseTo(0.3);
  });

  test("is the product of who did not leave", () => {
    expect(stayingAfter(0, restless)).toBe(1);
    expect(stayingAfter(2, restless)).toBeCloseTo(0.7 * (1 - (0.3 * 1.5) / 2.5));
  });
});

describe("retention read off a page's months", () => {
  const told = (months: SubscriberMonth[], ahead: number) =>
    retentionsOf(months).reduce((sum, one) => sum + one.weight * stayingAfter(ahead, one), 0);

  test("weighs 1 together", () => {
    expect(retentionsOf(pageOf(restless, 6)).reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });

  test.each([restless, { first: 0.1, likeness: 6 }, { first: 0.45, likeness: 20 }])(
    "comes near what it was drawn from: $first",
    (truth) => {
      for (const months of [1, 3, 12])
        expect(Math.abs(told(pageOf(truth, 18), months) - stayingAfter(months, truth))).toBeLessThan(0.06);
    },
  );

  test("of one month is the prior's: a quarter leaves first", () => {
    expect(told([{ joined: 10, active: 40 }], 1)).toBeCloseTo(0.75, 1);
  });

  test("reaches pages that everybody leaves, and pages that nobody does", () => {
    const page = (active: number) => Array.from({ length: 10 }, () => ({ joined: 60, active }));
    expect(told(page(60), 1)).toBeLessThan(0.2);
    const kept = Array.from({ length: 10 }, (_, month) => ({ joined: 60, active: 60 * (month + 1) }));
    expect(told(kept, 1)).toBeGreaterThan(0.95);
  });

  test("leaves as many behind as the page has", () => {
    const months = pageOf(restless, 9);
    for (const { cohorts } of retentionsOf(months).slice(0, 20))
      expect(cohorts.reduce((sum, count) => sum + count, 0)).toBeCloseTo(months.at(-1)?.active ?? 0, 6);
  });
});
