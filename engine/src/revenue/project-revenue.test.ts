import fc from "fast-check";
import { expect, test } from "vitest";
import { draws } from "./draws.ts";
import { projectRevenue, type RevenueMonth } from "./project-revenue.ts";

const steady = (months: number, more: Partial<RevenueMonth> = {}): RevenueMonth[] =>
  Array.from({ length: months }, () => ({
    joined: 50,
    active: 200,
    subscriptionCents: 200 * 999,
    extrasCents: 200 * 500,
    ...more,
  }));
const projected = (months: RevenueMonth[], options: Partial<Parameters<typeof projectRevenue>[1]> = {}) => {
  const projection = projectRevenue(months, { seed: 7, paths: 400, ...options });
  if (projection.state !== "projected") throw new Error(projection.reason.code);
  return projection;
};

test("projectRevenue: none under three months, with the reason", () => {
  expect(projectRevenue(steady(2), { seed: 1 })).toEqual({
    state: "not-enough-data",
    reason: { code: "too-few-months", needs: 3, has: 2 },
  });
});

test("projectRevenue: the same seed gives the same bytes, another seed other ones", () => {
  const bytes = (seed: number) => JSON.stringify(projected(steady(6), { seed }));
  expect(bytes(1)).toBe(bytes(1));
  expect(bytes(1)).not.toBe(bytes(2));
});

test("projectRevenue: a steady page stays about the same, net of the fee", () => {
  const { total, monthly } = projected(steady(12), { paths: 2_000 });
  const month = 0.8 * 200 * (999 + 500);
  expect(monthly).toHaveLength(12);
  expect(total.p50 / (12 * month)).toBeGreaterThan(0.8);
  expect(total.p50 / (12 * month)).toBeLessThan(1.25);
  expect(total.p10).toBeLessThan(12 * month);
  expect(total.p90).toBeGreaterThan(12 * month);
});

test.each([
  [
    "subscribers who each come for a month, one a day",
    { joined: 30, active: 30, subscriptionCents: 30 * 999, extrasCents: 0 },
  ],
  ["half who stay", { joined: 20, active: 40, subscriptionCents: 40 * 999, extrasCents: 0 }],
  ["regulars whom nobody joins or leaves", { joined: 0, active: 40, subscriptionCents: 40 * 999, extrasCents: 0 }],
  ["a few who come and go", { joined: 2, active: 40, subscriptionCents: 40 * 999, extrasCents: 0 }],
])("projectRevenue: a constant income of %s goes on about as it is", (_, month) => {
  for (const count of [8, 14]) {
    const { total, monthly } = projected(steady(count, month), { paths: 2_000 });
    const cents = 0.8 * month.subscriptionCents;
    expect(total.p50 / (12 * cents)).toBeGreaterThan(0.9);
    expect(total.p50 / (12 * cents)).toBeLessThan(1.1);
    expect((monthly[0]?.p50 ?? 0) / cents).toBeCloseTo(1, 1);
  }
});

test("projectRevenue: of one subscription a day by people who come in turn, three months already go on about as they are", () => {
  const month = { joined: 30, active: 30, subscriptionCents: 30 * 999, extrasCents: 0 };
  const { total } = projected(steady(3, month), { paths: 2_000 });
  expect(total.p50 / (12 * 0.8 * month.subscriptionCents)).toBeLessThan(1.12);
  expect(total.p50 / (12 * 0.8 * month.subscriptionCents)).toBeGreaterThan(0.9);
});

test.each([
  ["grows", 1.03],
  ["falls", 0.97],
])("projectRevenue: a page that %s by three percent each month, and goes on so, lies in the range", (_, step) => {
  for (const count of [6, 12]) {
    const months = Array.from({ length: count + 12 }, (_, index) => {
      const joined = Math.round(60 * step ** index);
      return { joined, active: joined, subscriptionCents: joined * 999, extrasCents: 0 };
    });
    const { total } = projected(months.slice(0, count), { paths: 2_000 });
    const truth = months.slice(count).reduce((sum, { subscriptionCents }) => sum + 0.8 * subscriptionCents, 0);
    expect(truth).toBeGreaterThan(total.p10);
    expect(truth).toBeLessThan(total.p90);
  }
});

test("projectRevenue: a steep rise that ends now lies in the range, its median a sixth above it at most", () => {
  const months = Array.from({ length: 12 }, (_, index) => {
    const joined = Math.round(30 * 1.08 ** index);
    return { joined, active: joined, subscriptionCents: joined * 999, extrasCents: 0 };
  });
  const { total } = projected(months, { paths: 2_000 });
  const truth = 12 * 0.8 * Number(months.at(-1)?.subscriptionCents);
  expect(total.p10).toBeLessThan(truth);
  expect(total.p50 / truth).toBeLessThan(7 / 6);
});

test("projectRevenue: months that have begun are projected, and are no part of the sum", () => {
  const { monthly, total } = projected(steady(8), { begun: 1 });
  expect(monthly).toHaveLength(13);
  expect(total.p50).toBeLessThan(monthly.slice(0, 12).reduce((sum, { p90 }) => sum + p90, 0));
  expect(total.p50 / projected(steady(8)).total.p50).toBeCloseTo(1, 1);
});

test("projectRevenue: the interval widens with the horizon, and with a shorter history", () => {
  const width = ({ p10, p50, p90 }: { p10: number; p50: number; p90: number }) => (p90 - p10) / p50;
  const { monthly, total } = projected(steady(24), { paths: 2_000 });
  const [first, last] = [monthly[0], monthly.at(-1)];
  expect(first && last && width(last) > width(first)).toBe(true);
  expect(width(projected(steady(3), { paths: 2_000 }).total)).toBeGreaterThan(width(total));
});

test("projectRevenue: falls for a page without new subscribers; without extras it is the subscriptions alone", () => {
  const ebbing = [200, 150, 115, 90, 72, 58].map((active) => ({
    joined: 0,
    active,
    subscriptionCents: active * 999,
    extrasCents: 0,
  }));
  const { monthly } = projected(ebbing);
  expect(monthly.at(-1)?.p50).toBeLessThan(Number(monthly[0]?.p50));
  expect(monthly[0]?.p90).toBeLessThan(58 * 999);
});

test("projectRevenue: percentiles are ordered and never below 0, for any months", () => {
  const month = fc
    .record({ joined: fc.nat(3_000), stayed: fc.nat(3_000), price: fc.nat(5_000), extras: fc.nat(9_999_999) })
    .map(({ joined, stayed, price, extras }) => ({
      joined,
      active: joined + stayed,
      subscriptionCents: (joined + stayed) * price,
      extrasCents: extras,
    }));
  fc.assert(
    fc.property(fc.array(month, { minLength: 3, maxLength: 14 }), (months) => {
      const { total, monthly } = projected(months, { paths: 60 });
      for (const { p10, p50, p90 } of [total, ...monthly])
        expect(0 <= p10 && p10 <= p50 && p50 <= p90 && Number.isFinite(p90)).toBe(true);
    }),
    { numRuns: 30 },
  );
});

test("draws: lie from 0 to below 1, evenly distributed, and repeat with their seed", () => {
  const of = (seed: number) => {
    const draw = draws(seed);
    return Array.from({ length: 4_000 }, () => draw());
  };
  const values = of(3);
  expect(of(3)).toEqual(values);
  expect(values.every((value) => value >= 0 && value < 1)).toBe(true);
  for (const tenth of Array.from({ length: 10 }, (_, index) => index / 10)) {
    const share = values.filter((value) => value >= tenth && value < tenth + 0.1).length / values.length;
    expect(Math.abs(share - 0.1)).toBeLessThan(0.02);
  }
});
