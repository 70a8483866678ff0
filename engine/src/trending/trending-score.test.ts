import fc from "fast-check";
import { expect, test } from "vitest";
import { momentum } from "./momentum.ts";
import { isTopCreator, shippedReference, trendingScore } from "./trending-score.ts";

const course = (perDay: number, { days = 30, start = 20_000 } = {}) =>
  Array.from({ length: days }, (_, day) => start + perDay * day + (day % 3));
const scoreOf = (daily: number[]) => trendingScore([{ daily }])?.score;

test("trendingScore: none under seven days, and none without a platform", () => {
  expect(scoreOf(course(50, { days: 6 }))).toBeUndefined();
  expect(scoreOf(course(50, { days: 7 }))).toBeGreaterThan(0);
  expect(trendingScore([])).toBeUndefined();
});

test("trendingScore: a whole number between 0 and 100, for any history", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(5_000_000), { minLength: 7, maxLength: 60 }), (daily) => {
      const score = scoreOf(daily) ?? -1;
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(Number.isInteger(score)).toBe(true);
    }),
  );
});

test("trendingScore: rises with every day's gain", () => {
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 400 }), fc.integer({ min: 1, max: 200 }), (perDay, more) => {
      expect(scoreOf(course(perDay + more)) ?? 0).toBeGreaterThanOrEqual(scoreOf(course(perDay)) ?? 0);
    }),
  );
});

test("trendingScore: uses a frozen, rising reference with a quantile for each share", () => {
  const { shares, quantiles } = shippedReference;
  expect(quantiles).toHaveLength(shares.length);
  expect(quantiles).toEqual(quantiles.toSorted((a, b) => a - b));
});

test("trendingScore: hardly moves if a tenth more followers are bought at once, and is capped at 84 while unexplained", () => {
  const honest = course(20);
  const bought = honest.map((value, day) => (day >= 27 ? value + 2_000 : value));
  expect(Math.abs((scoreOf(bought) ?? 0) - (scoreOf(honest) ?? 0))).toBeLessThanOrEqual(3);
  expect(trendingScore([{ daily: course(2_000), isUnexplained: true }])).toMatchObject({
    score: 84,
    isUnderReview: true,
  });
});

test("trendingScore: counts a rise with a known cause", () => {
  const viral = course(3).map((value, day) => (day >= 27 ? value + 2_000 : value));
  const known = trendingScore([{ daily: viral, explained: new Set([27]) }])?.score ?? 0;
  expect(known).toBeGreaterThan((scoreOf(viral) ?? 100) + 10);
});

test("trendingScore: of two platforms the larger one has more weight", () => {
  const [small, large] = [course(0, { start: 500 }), course(300, { start: 400_000 })];
  const both = trendingScore([{ daily: small }, { daily: large }])?.score ?? 0;
  expect(both).toBeGreaterThan(((scoreOf(small) ?? 0) + (scoreOf(large) ?? 0)) / 2);
});

test("trendingScore: has the rank and weight of each platform that make it up", () => {
  const courses = [{ daily: course(0, { start: 500 }) }, { daily: [1, 2] }, { daily: course(300, { start: 400_000 }) }];
  const { score, places } = trendingScore(courses) ?? { score: -1, places: [] };
  const [small, short, large] = places;
  expect(short).toBeUndefined();
  expect((small?.weight ?? 0) + (large?.weight ?? 0)).toBeCloseTo(1);
  const made = [small, large].reduce((sum, one) => sum + (one?.place ?? 0) * (one?.weight ?? 0), 0);
  expect(Math.round(made)).toBe(score);
});

test("isTopCreator: the badge is awarded from 95 on and removed below 92", () => {
  expect([94, 95].map((score) => isTopCreator(score, { was: false }))).toEqual([false, true]);
  expect([91, 92].map((score) => isTopCreator(score, { was: true }))).toEqual([false, true]);
});

test("momentum: a short history has less weight", () => {
  expect(momentum(course(50, { days: 8 })) ?? 0).toBeLessThan(momentum(course(50)) ?? 0);
});
