import { expect, test } from "vitest";
import { offeredMetrics, offeredPlatforms } from "./offered-goals.ts";

const none = { onlyfansUrl: null, instagramUrl: null, twitterUrl: null, tiktokUrl: null };
const model = { ...none, instagramUrl: "https://instagram.com/ann" };

test("offeredPlatforms: a model has goals on its own platforms and on all together, not on one without a profile", () => {
  expect(offeredPlatforms("followers", model)).toEqual([null, "instagram"]);
  expect(offeredPlatforms("engagement", model)).toEqual(["instagram"]);
  expect(offeredPlatforms("earningsNet", none)).toEqual([null]);
});

test("offeredMetrics: a figure that none of the model's platforms has is not offered", () => {
  expect(offeredMetrics(model)).not.toContain("subscribers");
  expect(offeredMetrics({ ...model, onlyfansUrl: "https://onlyfans.com/ann" })).toContain("subscribers");
});
