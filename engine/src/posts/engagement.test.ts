import { expect, test } from "vitest";
import type { Post } from "../ledger/evidence.ts";
import { factsOf, given, inputOf, posted, seen, subject } from "../test/make-input.ts";

const ages = Array.from({ length: 12 }, (_, index) => index + 2);
const factsWith = (more: (index: number) => Partial<Post>, followers = 1_000) =>
  factsOf(
    inputOf({
      subjects: [subject("instagram")],
      evidence: [given("read")],
      observations: [seen("instagram", "followers", followers)],
      posts: posted("instagram", ages, more),
    }),
  );

test("the rate is by followers; by views and by reach stand beside it where posts tell them", () => {
  const facts = factsWith(() => ({ likes: 40, comments: 10, saves: 30, shares: 20, views: 700, reach: 500 }));
  expect(facts.get("instagram.engagement")).toMatchObject({
    value: 5,
    level: 0.8,
    n: 12,
    alternatives: [
      "instagram.engagementMedian",
      "instagram.engagementMean",
      "instagram.engagementByReach",
      "instagram.engagementByViews",
    ],
  });
  expect(facts.get("instagram.engagementByViews")?.value).toBe(10);
  expect(facts.get("instagram.engagementByReach")?.value).toBe(20);
});

test("without reach there is no rate by reach, and none is offered", () => {
  const facts = factsWith(() => ({ likes: 40, comments: 10 }));
  expect(facts.has("instagram.engagementByReach")).toBe(false);
  expect(facts.get("instagram.engagement")?.alternatives).toEqual([
    "instagram.engagementMedian",
    "instagram.engagementMean",
  ]);
});

test("more likes never make the rate or an end of its range smaller", () => {
  const likes = [30, 90, 20, 60, 70, 10, 50, 80, 40, 100, 15, 75];
  const ends = (times: number) => {
    const fact = factsWith((index) => ({ likes: (likes[index] ?? 0) * times, comments: 0 })).get(
      "instagram.engagement",
    );
    return [Number(fact?.value), fact?.low ?? 0, fact?.high ?? 0];
  };
  const [once, twice] = [ends(1), ends(2)];
  twice.forEach((end, index) => {
    expect(end).toBeGreaterThan(once[index] ?? 0);
  });
});
