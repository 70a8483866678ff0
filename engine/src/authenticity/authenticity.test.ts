import { expect, test } from "vitest";
import { factsOn, posted, seen } from "../test/make-input.ts";

const facts = (likes: (index: number) => number, count = 12) =>
  factsOn("instagram", {
    observations: [seen("instagram", "followers", 4_000), seen("instagram", "following", 6_000)],
    posts: posted(
      "instagram",
      Array.from({ length: count }, (_, index) => 2 + index),
      (index) => ({ likes: likes(index) }),
    ),
  });

test("authenticity facts: the spread of likes is their standard deviation over their mean, over 12 posts", () => {
  expect(facts((index) => (index % 2 ? 90 : 110)).get("instagram.likesVariation")?.value).toBeCloseTo(10);
  expect(facts(() => 100, 11).get("instagram.likesVariation")?.reason).toMatchObject({ needs: 12, has: 11 });
  expect(facts(() => 0).get("instagram.likesVariation")?.reason).toEqual({ code: "no-interactions" });
});

test("authenticity facts: accounts followed are counted per follower", () => {
  expect(facts(() => 1).get("instagram.followRatio")).toMatchObject({ value: 1.5, unit: "ratio" });
});
