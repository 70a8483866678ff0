import fc from "fast-check";
import { expect, test } from "vitest";
import { dayMs } from "../catalogue/time.ts";
import { type PooledPost, type RangeMiss, rangeMisses, rangePoolOf } from "./range-pool.ts";

/** A post a day, whose interactions swing by a factor either way. */
function creator(seed: number, { posts = 40, swing = 2, readOn = "2026-11-20" } = {}): PooledPost[] {
  return Array.from({ length: posts }, (_, at) => ({
    at: at * dayMs,
    interactions: Math.round(1_000 * swing ** Math.sin(12.9898 * (at + 1) * (at + 3) * (seed + 1))),
    readOn,
  }));
}

const missesOf = (ratio: number, times: number, readOn = "2026-11-20"): RangeMiss[] =>
  Array.from({ length: times }, () => ({ ratio, readOn }));

test("rangeMisses: a creator counts at moments with five posts before and twelve after", () => {
  expect(rangeMisses(creator(1, { posts: 16 }))).toEqual([]);
  expect(rangeMisses(creator(1, { posts: 17 }))).toHaveLength(1);
  expect(rangeMisses(creator(1, { posts: 23 }))).toHaveLength(2);
});

test("rangeMisses: a creator with a thousand posts counts at the newest twelve moments", () => {
  const long = creator(1, { posts: 1_000 });
  expect(rangeMisses(long)).toHaveLength(12);
  expect(rangeMisses(long.slice(-200))).toEqual(rangeMisses(long));
});

test("rangePoolOf: ignores posts more than 90 days before the newest known one", () => {
  const sparse = creator(1, { posts: 40 }).map((post) => ({ ...post, at: 30 * post.at }));
  expect(rangeMisses(sparse)).toEqual([]);
});

test("rangePoolOf: under ten creators there is no pool", () => {
  const of = (count: number) => rangePoolOf(Array.from({ length: count }, () => missesOf(2, 3)));
  expect(of(9)).toBeUndefined();
  expect(of(10)?.creators).toBe(10);
  expect(rangePoolOf([...Array.from({ length: 9 }, () => missesOf(2, 3)), []])).toBeUndefined();
});

test("rangePoolOf: the factor moves from the shipped width to the pool's as creators join, never beyond", () => {
  fc.assert(
    fc.property(fc.double({ min: 0.3, max: 5, noNaN: true }), fc.integer({ min: 10, max: 150 }), (need, count) => {
      const factor = rangePoolOf(Array.from({ length: count }, () => missesOf(need, 2)))?.factor ?? 0;
      const more = rangePoolOf(Array.from({ length: count + 50 }, () => missesOf(need, 2)))?.factor ?? 0;
      const far = (one: number) => Math.abs(Math.log(one / need));
      expect(far(more)).toBeLessThanOrEqual(far(factor) + 1e-12);
      expect(Math.abs(Math.log(factor))).toBeLessThanOrEqual(Math.abs(Math.log(need)) + 1e-12);
    }),
  );
});

test("rangePoolOf: widened by its factor, the range covers four in five moments of restless creators", () => {
  const creators = Array.from({ length: 120 }, (_, seed) => rangeMisses(creator(seed, { swing: 6 })));
  const factor = rangePoolOf(creators.slice(0, 60))?.factor ?? 0;
  const unseen = creators.slice(60).flat();
  const covered = unseen.filter(({ ratio }) => ratio <= factor).length / unseen.length;
  expect(covered).toBeGreaterThan(0.7);
  expect(covered).toBeLessThan(0.9);
});

test("rangePoolOf: the share of one day is that of the day with the most moments", () => {
  const creators = Array.from({ length: 10 }, (_, at) => missesOf(1, 4, at < 7 ? "2026-11-20" : `2026-11-0${at}`));
  expect(rangePoolOf(creators)?.oneDay).toBe(70);
});
