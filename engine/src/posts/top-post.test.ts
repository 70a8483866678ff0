import { expect, test } from "vitest";
import { factsOf, factsOn, given, inputOf, posted, subject } from "../test/make-input.ts";

const share = (likes: number[], ages = likes.map((_, index) => 2 + index)) =>
  factsOn("x", {
    posts: posted("x", ages, (index) => ({ likes: likes[index] ?? 0, comments: 0 })),
  }).get("x.topPostShare");

test("topPostShare: the most successful post of the last 30 days has its share of their likes and comments", () => {
  expect(share([600, 100, 100, 100, 100])).toMatchObject({ value: 60, n: 5, unit: "percent" });
});

test("topPostShare: an older post is not counted, and under five posts there is no share", () => {
  expect(share([600, 100, 100, 100, 100, 9_000], [2, 3, 4, 5, 6, 31])?.value).toBe(60);
  expect(share([600, 1, 1, 1])?.reason).toEqual({ code: "too-few-posts", needs: 5, has: 4 });
});

test("topPostShare: posts without interactions have no most successful one", () => {
  expect(share([0, 0, 0, 0, 0])?.reason).toEqual({ code: "no-interactions" });
});

test("topPostShare: posts that hide their likes are the reason, not a lack of posts", () => {
  const hidden = inputOf({
    subjects: [subject("x")],
    evidence: [given("read")],
    posts: posted("x", [2, 3, 4, 5, 6, 7]).map(({ likes: _, ...post }) => post),
  });
  expect(factsOf(hidden).get("x.topPostShare")?.reason).toEqual({ code: "likes-hidden", needs: 5, has: 0 });
});
