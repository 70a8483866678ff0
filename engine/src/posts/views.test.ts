import { expect, test } from "vitest";
import { daysAgo, factsOn, given, posted, subject } from "../test/make-input.ts";

const potential = (views: (number | undefined)[], more = {}) =>
  factsOn("tiktok", {
    evidence: [given("read")],
    posts: posted(
      "tiktok",
      views.map((_, index) => index + 2),
      (index) => (views[index] === undefined ? {} : { views: views[index] }),
    ),
    ...more,
  }).get("tiktok.viralPotential");
const usual = (count: number) => Array<number>(count).fill(100);

test("viral share: the share of videos above three times the median views", () => {
  expect(potential([...usual(8), 300, 301])).toMatchObject({
    kind: "derived",
    value: 10,
    unit: "percent",
    level: 0.8,
    n: 10,
    sampleOf: "videos",
    formula: "viral.aboveThreeMedians",
    period: { from: daysAgo(11), to: daysAgo(2) },
    sources: ["read"],
  });
  expect(potential(usual(10))?.value).toBe(0);
});

test("viral share: of the last 30 videos", () => {
  expect(potential([...usual(30), 9_999, 9_999])).toMatchObject({ value: 0, n: 30 });
  expect(potential([9_999, ...usual(29)])?.value).toBeCloseTo(100 / 30);
});

test("viral share: needs ten videos that show their views", () => {
  const few = { value: null, unit: "percent", reason: { code: "too-few-videos", needs: 10, has: 9 } };
  expect(potential(usual(9))).toMatchObject(few);
  expect(potential([...usual(9), undefined, undefined])).toMatchObject(few);
  const refused = { subjects: [subject("tiktok", "rate_limited")] };
  expect(potential(usual(9), refused)?.reason).toEqual({ code: "rate-limited" });
});

test("viral share: has Wilson's interval: for 1 of 10 at 80 percent from 3 to 28", () => {
  expect(potential([...usual(9), 400])).toMatchObject({
    low: expect.closeTo(3.04, 1),
    high: expect.closeTo(28.2, 1),
  });
});
