import { describe, expect, test } from "vitest";
import { prepareEvidence } from "../desk/desk.ts";
import { daysAgo, given, inputOf, posted } from "../test/make-input.ts";
import { readAt, settledPosts, spanOf } from "./settled.ts";

const deskOf = (ages: number[], readDaysAgo = 0) =>
  prepareEvidence(
    inputOf({
      evidence: [given("read", "api", readDaysAgo)],
      posts: [...posted("x", ages), ...posted("instagram", [3])],
    }),
  );
const agesOf = (ages: number[], window: Parameters<typeof settledPosts>[2] = {}, readDaysAgo = 0) =>
  settledPosts(deskOf(ages, readDaysAgo), "x", window).map(({ publishedAt }) =>
    ages.find((age) => daysAgo(age) === publishedAt),
  );

describe("posts whose counts have come to rest", () => {
  test("are at least a day old when they were read, newest first, of one platform", () => {
    expect(agesOf([0, 0.99, 1, 5, 2])).toEqual([1, 2, 5]);
    expect(agesOf([2, 2.99, 3, 9], {}, 2)).toEqual([3, 9]);
  });

  test("are as many as asked for, those of under a day not among them", () => {
    expect(agesOf([0.5, 2, 3, 4], { newest: 2 })).toEqual([2, 3]);
    expect(agesOf([0.5, 2, 3, 4], { newest: 9 })).toEqual([2, 3, 4]);
  });

  test("are as old as asked for at most", () => {
    expect(agesOf([2, 90, 91], { maxAgeDays: 90 })).toEqual([2, 90]);
  });
});

test("counts were read when their evidence was taken in, never after the report's own moment", () => {
  const [post] = posted("x", [5]);
  if (!post) throw new Error("One post was made.");
  expect(readAt(deskOf([5], 2), post)).toBe(Date.parse(daysAgo(2)));
  expect(readAt(deskOf([5], -2), post)).toBe(Date.parse(daysAgo(0)));
  expect(readAt(deskOf([5]), { ...post, evidence: "unheard of" })).toBe(Date.parse(daysAgo(0)));
});

test("a sample of posts spans from its oldest to its newest, and none spans nothing", () => {
  expect(spanOf(posted("x", [2, 5, 9]))).toEqual({
    n: 3,
    sampleOf: "posts",
    period: { from: daysAgo(9), to: daysAgo(2) },
  });
  expect(spanOf([])).toEqual({ n: 0, sampleOf: "posts" });
});
