import { expect, test } from "vitest";
import { prepareEvidence } from "../builder/fact-builder.ts";
import { daysAgo, given, inputOf, posted } from "../test/make-input.ts";
import { readAt, sampleSpan, settledPosts } from "./settled.ts";

const builderOf = (ages: number[], readDaysAgo = 0) =>
  prepareEvidence(
    inputOf({
      evidence: [given("read", "api", readDaysAgo)],
      posts: [...posted("x", ages), ...posted("instagram", [3])],
    }),
  );
const agesOf = (ages: number[], window: Parameters<typeof settledPosts>[2] = {}, readDaysAgo = 0) =>
  settledPosts(builderOf(ages, readDaysAgo), "x", window).map(({ publishedAt }) =>
    ages.find((age) => daysAgo(age) === publishedAt),
  );

test("settledPosts: at least a day old when read, newest first, of one platform", () => {
  expect(agesOf([0, 0.99, 1, 5, 2])).toEqual([1, 2, 5]);
  expect(agesOf([2, 2.99, 3, 9], {}, 2)).toEqual([3, 9]);
});

test("settledPosts: as many as requested, none younger than a day", () => {
  expect(agesOf([0.5, 2, 3, 4], { newest: 2 })).toEqual([2, 3]);
  expect(agesOf([0.5, 2, 3, 4], { newest: 9 })).toEqual([2, 3, 4]);
});

test("settledPosts: at most as old as requested", () => {
  expect(agesOf([2, 90, 91], { maxAgeDays: 90 })).toEqual([2, 90]);
});

test("readAt: the time the evidence was recorded, never after the report's own time", () => {
  const [post] = posted("x", [5]);
  if (!post) throw new Error("One post was made.");
  expect(readAt(builderOf([5], 2), post)).toBe(Date.parse(daysAgo(2)));
  expect(readAt(builderOf([5], -2), post)).toBe(Date.parse(daysAgo(0)));
  expect(readAt(builderOf([5]), { ...post, evidence: "unknown" })).toBe(Date.parse(daysAgo(0)));
});

test("sampleSpan: from the oldest post to the newest; none for no posts", () => {
  expect(sampleSpan(posted("x", [2, 5, 9]))).toEqual({
    n: 3,
    sampleOf: "posts",
    period: { from: daysAgo(9), to: daysAgo(2) },
  });
  expect(sampleSpan([])).toEqual({ n: 0, sampleOf: "posts" });
});
