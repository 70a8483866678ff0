import { expect, test } from "vitest";
import { inputOf, portfolioOf } from "../test/portfolio-of.ts";

const of = (all: number[]) => ({
  all,
  n: all.length,
  interactions: all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0,
});
/** One model's change of engagement, by the likes and comments of its posts in both periods. */
function changeOf(before: number[], now: number[]) {
  const input = inputOf("own", { counts: [1_000, 1_000, 1_000], posts: of(now) });
  const posts = input.posts.map((one) => ({ ...one, before: of(before) }));
  return portfolioOf({ ...input, posts }, "engagement").facts.get("portfolio.engagement.change");
}

test("portfolio: a change of engagement of one model has the range of its posts, as in its report", () => {
  const scattered = changeOf([90, 20, 160, 40, 120, 70, 200, 30, 100], [85, 140, 25, 60, 35, 180, 75, 15, 110]);
  expect(scattered?.value).toBeCloseTo(-16.7, 1);
  expect(scattered?.low).toBeLessThan(0);
  expect(scattered?.high).toBeGreaterThan(0);
  const fallen = changeOf([100, 101, 99, 102, 98, 103, 97, 100, 100], [50, 51, 49, 52, 48, 53, 47, 50, 50]);
  expect(fallen?.high).toBeLessThan(0);
});

test("portfolio: a change of engagement over few models, one of which has too few posts for a range, is none", () => {
  expect(changeOf([100, 90, 110, 95, 105], [50, 45, 55, 47, 52])).toBeUndefined();
});
