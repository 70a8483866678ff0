import { expect, test } from "vitest";
import { prepareEvidence } from "../builder/fact-builder.ts";
import { given, inputOf, posted, subject } from "../test/make-input.ts";
import { ratedPosts } from "./rated-posts.ts";

test("ratedPosts: compares posts with neighbours on their platform, newest first, without those that hide likes", () => {
  const builder = prepareEvidence(
    inputOf({
      subjects: [subject("instagram"), subject("x"), subject("onlyfans", "no_connector")],
      evidence: [given("read")],
      posts: [
        ...posted("instagram", [2, 3, 4, 5], (index) => ({ likes: 100_000, externalId: `i${index}` })),
        ...posted("x", [2, 3, 4], (index) => ({ likes: index === 1 ? 40 : 10, comments: 0 })),
      ].map(({ likes, ...post }) => (post.externalId === "i3" ? post : { ...post, likes })),
    }),
  );
  const rated = ratedPosts(builder);
  expect([...rated].map(([platform, posts]) => [platform, posts.map(({ post }) => post.externalId)])).toEqual([
    ["instagram", ["i0", "i1", "i2"]],
    ["x", ["0", "1", "2"]],
  ]);
  expect(rated.get("instagram")?.every(({ residual }) => Math.abs(residual) < 1e-9)).toBe(true);
  expect(rated.get("x")?.[1]?.residual).toBeGreaterThan(0.5);
});
