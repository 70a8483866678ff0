import { expect, test } from "vitest";
import type { Post } from "../ledger/evidence.ts";
import { daysAgo, factsOf, factsOn, given, inputOf, posted, seen, subject } from "../test/make-input.ts";

const ages = Array.from({ length: 12 }, (_, index) => index + 2);
const factsWith = (more: (index: number) => Partial<Post>, followers = 1_000) =>
  factsOn("instagram", {
    observations: [seen("instagram", "followers", followers)],
    posts: posted("instagram", ages, more),
  });

test("engagement rate: by followers; rates by views and by reach are alternatives where posts have them", () => {
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

test("engagement rate: no rate by reach without reach, and none is offered", () => {
  const facts = factsWith(() => ({ likes: 40, comments: 10 }));
  expect(facts.has("instagram.engagementByReach")).toBe(false);
  expect(facts.get("instagram.engagement")?.alternatives).toEqual([
    "instagram.engagementMedian",
    "instagram.engagementMean",
  ]);
});

test("engagement rate: more likes never lower the rate or an end of its interval", () => {
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

test("engagement rate: states its posts, formula and sources", () => {
  const facts = factsWith((index) => ({ likes: 10 * index, comments: 0, views: 1_000, reach: 800 }));
  const period = { from: daysAgo(13), to: daysAgo(2) };
  const shared = { kind: "derived", unit: "percent", n: 12, sampleOf: "posts", period, sources: ["read"] };
  const inputs = ["instagram.followers"];
  for (const [metric, value, formula, more] of [
    ["engagement", 5.5, "engagement.byFollowers.typical", { inputs }],
    ["engagementMean", 5.5, "engagement.byFollowers.mean", { inputs }],
    ["engagementMedian", 5.5, "engagement.byFollowers.median", { inputs }],
    ["engagementByViews", 5.5, "engagement.byViews.median", { inputs: [] }],
    ["engagementByReach", 6.875, "engagement.byReach.median", { inputs: [] }],
  ] as const)
    expect(facts.get(`instagram.${metric}`)).toMatchObject({
      ...shared,
      ...more,
      value: expect.closeTo(value),
      formula,
    });
});

test("engagement rate: mean and median differ if one post went viral", () => {
  const facts = factsWith((index) => ({ likes: index === 3 ? 1_300 : 100, comments: 0 }));
  expect(facts.get("instagram.engagementMean")?.value).toBeCloseTo(20);
  expect(facts.get("instagram.engagementMedian")?.value).toBe(10);
});

test("engagement rate: none by views or reach of fewer than five posts, or of 0", () => {
  const factsWithViews = (count: number, views: number) =>
    factsWith((index) => (index < count ? { views, reach: views } : {}));
  for (const metric of ["instagram.engagementByViews", "instagram.engagementByReach"]) {
    expect(factsWithViews(5, 100).get(metric)).toMatchObject({ value: 100, n: 5 });
    expect(factsWithViews(4, 100).has(metric)).toBe(false);
    expect(factsWithViews(12, 0).has(metric)).toBe(false);
  }
});

const read = { subjects: [subject("instagram")], evidence: [given("read"), given("typed", "manual")] };
const followers = seen("instagram", "followers", 2_000);
const typed = [
  seen("instagram", "likes.average", 90, { evidence: "typed" }),
  seen("instagram", "comments.average", 10, { evidence: "typed" }),
];
const rate = (more: Parameters<typeof inputOf>[0]) =>
  factsOf(inputOf({ ...read, observations: [followers], ...more })).get("instagram.engagement");

test("engagement rate: from typed averages without an interval, if fewer than five posts have likes and comments", () => {
  const fact = rate({ observations: [followers, ...typed] });
  expect(fact).toMatchObject({
    kind: "derived",
    value: 5,
    unit: "percent",
    formula: "engagement.byFollowers.averages",
    inputs: ["instagram.followers", "instagram.likesAverage", "instagram.commentsAverage"],
    sources: ["read", "typed"],
    scope: "owner",
    trust: "manual",
  });
  expect(fact).not.toHaveProperty("low");
});

test("engagement rate: missing if a typed average or the followers are missing", () => {
  for (const observations of [[followers, ...typed.slice(0, 1)], [followers, ...typed.slice(1)], typed])
    expect(rate({ observations })?.value).toBeNull();
  expect(rate({ observations: [{ ...followers, value: 0 }, ...typed] })?.value).toBeNull();
});

test("engagement rate: the reason states what is missing: posts, their likes, or the followers", () => {
  const four = ages.slice(0, 4);
  expect(rate({ posts: posted("instagram", four) })?.reason).toEqual({ code: "too-few-posts", needs: 5, has: 4 });
  const hidden = posted("instagram", ages).map(({ likes, ...post }, index) =>
    index < 4 ? { ...post, likes: Number(likes) } : post,
  );
  expect(rate({ posts: hidden })?.reason).toEqual({ code: "likes-hidden", needs: 5, has: 4 });
  const mute = posted("instagram", ages).map(({ comments: _, ...post }) => post);
  expect(rate({ posts: mute })?.reason).toEqual({ code: "too-few-posts", needs: 5, has: 0 });
  expect(rate({ posts: posted("instagram", ages), observations: [] })?.reason).toEqual({ code: "no-follower-count" });
  expect(rate({ posts: posted("instagram", ages.slice(0, 5)) })?.value).toBe(5);
});

const agesOf = (newest: number) => {
  const facts = factsOn("instagram", {
    observations: [seen("instagram", "followers", 1_000)],
    posts: posted(
      "instagram",
      Array.from({ length: 12 }, (_, index) => newest + index),
    ),
  });
  return ["sampleNewest", "sampleOldest"].map((metric) => facts.get(`instagram.${metric}`)?.value);
};

test("engagement rate: the age of its posts is a fact once none of them is of the last 30 days", () => {
  expect(agesOf(74)).toEqual([74, 85]);
  expect(agesOf(30.1)).toEqual([30.1, 41.1]);
  expect(agesOf(30)).toEqual([undefined, undefined]);
  expect(agesOf(2)).toEqual([undefined, undefined]);
});
