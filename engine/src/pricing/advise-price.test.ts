import fc from "fast-check";
import { expect, test } from "vitest";
import { advisePrice, breakEvenLoss, onlyFansBounds, priceOutlooks, pricesBetween } from "./advise-price.ts";
import { curvesOf, joinShare, type PriceMonth } from "./willingness.ts";

const history = fc.array(fc.record({ priceCents: fc.integer({ min: 499, max: 4_999 }), joined: fc.nat(5_000) }), {
  minLength: 3,
  maxLength: 18,
});
/** Two prices in turn, and how many of 1,000 join with that willingness. */
const turns = (prices: number[], curve: { middleCents: number; steepness: number }): PriceMonth[] =>
  prices.map((priceCents) => ({ priceCents, joined: Math.round(1_000 * joinShare(priceCents, curve)) }));

test("curvesOf: weights sum to 1, and none is below 0, for any history", () => {
  fc.assert(
    fc.property(history, (months) => {
      const curves = curvesOf(months);
      expect(curves.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 9);
      expect(curves.every(({ weight }) => weight >= 0)).toBe(true);
    }),
    { numRuns: 25 },
  );
});

test("curvesOf: a price that never changed gives the prior's curves: its level does not identify the slope", () => {
  const middle = (months: PriceMonth[]) =>
    curvesOf(months).reduce((sum, { middleCents, weight }) => sum + weight * Math.log(middleCents), 0);
  const still = (joined: number) => Array.from({ length: 6 }, () => ({ priceCents: 999, joined }));
  expect(middle(still(40))).toBeCloseTo(middle(still(4_000)), 6);
  expect(middle(still(40))).toBeCloseTo(Math.log(1_200), 6);
});

test("advisePrice: none under three months with a price; the reason is stated", () => {
  const months = [{ priceCents: 0, joined: 50 }, ...turns([999, 999], { middleCents: 1_200, steepness: 2 })];
  expect(advisePrice(months)).toEqual({
    state: "not-enough-data",
    reason: { code: "too-few-months", needs: 3, has: 2 },
  });
});

test("advisePrice: for a price that never changed: keep it and test another for four weeks", () => {
  const advice = advisePrice(turns(Array(12).fill(999), { middleCents: 1_200, steepness: 2.4 }));
  expect(advice).toMatchObject({ state: "keep", current: 999, test: { weeks: 4 } });
});

test("advisePrice: tests no price that is more likely to earn less, however much it may earn", () => {
  const tested = (priceCents: number, extrasCents: number) => {
    const advice = advisePrice(turns(Array(10).fill(priceCents), { middleCents: 1_200, steepness: 2 }), {
      extrasCents,
    });
    return advice.state === "keep" ? advice.test?.priceCents : advice;
  };
  expect(tested(999, 0)).toBe(1_049);
  expect(tested(799, 500)).toBeUndefined();
});

test.each([
  ["up", { middleCents: 4_000, steepness: 3 }, 1],
  ["down", { middleCents: 600, steepness: 4 }, -1],
])("advisePrice: moves %s where a year of two prices shows it, by a quarter at most", (_, curve, direction) => {
  const advice = advisePrice(turns([799, 799, 799, 1_199, 1_199, 1_199, 799, 799, 799, 1_199, 999, 999], curve));
  if (advice.state !== "step") throw new Error(`expected a step, got ${advice.state}`);
  const { priceCents, chanceBetter, breakEvenLoss: loss } = advice.to;
  expect(Math.sign(priceCents - advice.current)).toBe(direction);
  expect(Math.abs(priceCents / advice.current - 1)).toBeLessThanOrEqual(0.25);
  expect(chanceBetter).toBeGreaterThanOrEqual(0.8);
  expect(Math.sign(loss)).toBe(direction);
});

test("advisePrice: stays in the platform's bounds, within a quarter of the price, and in its own intervals, for any history", () => {
  fc.assert(
    fc.property(history, (months) => {
      const advice = advisePrice(months);
      if (advice.state === "not-enough-data") throw new Error("three months are enough");
      const { current, range } = advice;
      expect(range.least <= current && current <= range.most).toBe(true);
      const { test: tested } = advice.state === "keep" ? advice : {};
      if (tested) {
        const [outlook] = priceOutlooks(months, [tested.priceCents], { currentCents: current });
        expect(outlook?.chanceBetter).toBeGreaterThan(0.5);
      }
      if (advice.state !== "step") return;
      const { priceCents, change, low, high } = advice.to;
      expect(priceCents >= onlyFansBounds.least && priceCents <= onlyFansBounds.most).toBe(true);
      expect(Math.abs(priceCents / current - 1)).toBeLessThanOrEqual(0.25 + 1e-9);
      expect(low <= change && change <= high && change > 0).toBe(true);
    }),
    { numRuns: 25 },
  );
});

test("pricesBetween: prices end in 49 or 99 cents and lie between the ends", () => {
  expect(pricesBetween(499, 700)).toEqual([499, 549, 599, 649, 699]);
  expect(pricesBetween(700, 700)).toEqual([]);
});

test("breakEvenLoss: a rise from 8 to 10 dollars may lose a fifth of the subscribers; a fall to 8 must win a quarter", () => {
  expect(breakEvenLoss(800, 1_000)).toBeCloseTo(20);
  expect(breakEvenLoss(1_000, 800)).toBeCloseTo(-25);
});
