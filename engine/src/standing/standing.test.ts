import { expect, test } from "vitest";
import type { Peer } from "../analyse-input.ts";
import { factsOf, given, inputOf, posted, seen, subject } from "../test/make-input.ts";
import { boundsOf, tierOf, tiers } from "./tier.ts";
import { percentileOf } from "./tier-percentile.ts";

const input = (followers: number, more = {}) =>
  inputOf({
    subjects: [subject("instagram")],
    evidence: [given("read")],
    observations: [seen("instagram", "followers", followers)],
    ...more,
  });

test.each([
  [0, "starter"],
  [999, "starter"],
  [1_000, "nano"],
  [9_999, "nano"],
  [10_000, "micro"],
  [49_999, "micro"],
  [50_000, "mid"],
  [499_999, "mid"],
  [500_000, "macro"],
  [999_999, "macro"],
  [1_000_000, "mega"],
  [650_000_000, "mega"],
])("tierOf: the tier of %d followers is %s", (followers, tier) => {
  expect(tierOf(followers)).toBe(tier);
  expect(factsOf(input(followers)).get("instagram.tier")).toMatchObject({
    kind: "derived",
    value: tier,
    unit: "words",
    formula: "tier.byFollowers",
    inputs: ["instagram.followers"],
    sources: ["read"],
  });
});

test.each(tiers)("boundsOf: %s has bounds that contain exactly its followers", (tier) => {
  const { from, below } = boundsOf(tier);
  expect(tierOf(from)).toBe(tier);
  if (from > 0) expect(tierOf(from - 1)).not.toBe(tier);
  expect(tierOf((below ?? Number.MAX_SAFE_INTEGER) - 1)).toBe(tier);
  if (below !== null) expect(tierOf(below)).not.toBe(tier);
});

test("tierOf: missing for the reason that followers are missing", () => {
  const facts = factsOf(inputOf({ subjects: [subject("x", "suspended")] }));
  expect(facts.get("x.tier")).toMatchObject({ value: null, unit: "words", reason: { code: "suspended" } });
});

test.each([
  [1_000, 1.78, 1.78, 4.26],
  [10_000, 0.54, 0.54, 2.28],
  [1_000_000, 0.33, 0.33, 1.54],
])(
  "published engagement: the tier of %d followers on Instagram has %d percent, in other years up to %d–%d",
  (followers, value, low, high) => {
    expect(factsOf(input(followers)).get("instagram.benchmarkEngagement")).toMatchObject({
      kind: "estimated",
      trust: "inferred",
      value,
      low,
      high,
      unit: "percent",
      formula: "benchmark.hypeauditor2026",
      inputs: ["instagram.tier"],
      sources: ["read"],
    });
  },
);

test("published engagement: missing where nothing is published: other tiers, other platforms, unknown sizes", () => {
  const nothing = { value: null, reason: { code: "no-benchmark" } };
  for (const followers of [0, 999, 50_000, 999_999])
    expect(factsOf(input(followers)).get("instagram.benchmarkEngagement")).toMatchObject(nothing);
  const x = { subjects: [subject("x")], observations: [seen("x", "followers", 5_000)] };
  expect(factsOf(input(0, x)).get("x.benchmarkEngagement")).toMatchObject(nothing);
  expect(factsOf(input(0, { observations: [] })).get("instagram.benchmarkEngagement")).toMatchObject({
    value: null,
    reason: { code: "no-follower-count" },
  });
});

test("tier benchmark: the median of the instance's creators in the tier, with an interval for eight in ten", () => {
  const posts = posted("instagram", [2, 3, 4, 5, 6, 7, 8, 9], () => ({ likes: 100, comments: 0 }));
  const peers = Array.from(
    { length: 31 },
    (_, index): Peer => ({
      platform: "instagram",
      followers: 1_000 + index,
      engagement: index,
    }),
  );
  const peersFact = (among: Peer[]) => factsOf(input(2_000, { posts, peers: among })).get("instagram.peerEngagement");
  expect(peersFact(peers)).toMatchObject({ value: 15, low: 3, high: 27, level: 0.8, n: 31, trust: "inferred" });
  expect(peersFact(peers.slice(0, 29))).toMatchObject({
    value: null,
    reason: { code: "too-few-peers", needs: 30, has: 29 },
  });
});

const posts = posted("instagram", [2, 3, 4, 5, 6, 7, 8, 9], () => ({ likes: 100, comments: 0 }));
const crowd = (size: number, more: Partial<Peer> = {}): Peer[] =>
  Array.from({ length: size }, (_, index) => ({
    platform: "instagram",
    followers: 1_000 + index,
    engagement: index,
    ...more,
  }));
const place = (peers: Peer[], followers = 2_000) =>
  factsOf(input(followers, { posts, peers })).get("instagram.tierPercentile");

test("percentileOf: the share of the tier's creators with less, plus half of those with the same", () => {
  expect(percentileOf(2, [1, 2, 3, 4])).toBe(37.5);
  expect(percentileOf(0, [1, 2])).toBe(0);
  expect(percentileOf(9, [1, 2])).toBe(100);
  expect(place(crowd(30))).toMatchObject({
    kind: "derived",
    value: (100 * 5.5) / 30,
    unit: "percent",
    n: 30,
    sampleOf: "creators",
    formula: "tier.percentile",
    inputs: ["instagram.engagement", "instagram.tier"],
    sources: ["read"],
  });
});

test("tierPercentile: the interval reaches from the rank of the rate's low end to that of its high end", () => {
  const facts = factsOf(input(2_000, { posts, peers: crowd(30) }));
  const { low, high } = facts.get("instagram.engagement") ?? {};
  const rates = crowd(30).map(({ engagement }) => engagement ?? 0);
  expect(facts.get("instagram.tierPercentile")).toMatchObject({
    low: percentileOf(low ?? Number.NaN, rates),
    high: percentileOf(high ?? Number.NaN, rates),
    level: 0.8,
  });
});

test("tierPercentile: needs 30 creators of the same tier and platform with a known rate", () => {
  const few = (has: number) => ({ value: null, reason: { code: "too-few-peers", needs: 30, has } });
  expect(place(crowd(29))).toMatchObject(few(29));
  expect(place([...crowd(29), ...crowd(9, { platform: "x" })])).toMatchObject(few(29));
  expect(place([...crowd(29), ...crowd(9, { followers: 10_000 })])).toMatchObject(few(29));
  expect(place([...crowd(29), ...crowd(9, { engagement: Number.NaN })])).toMatchObject(few(29));
  expect(place([...crowd(29), { platform: "instagram", followers: 1_500 }])).toMatchObject(few(29));
  expect(place([...crowd(29), ...crowd(1, { engagement: 0 })])?.n).toBe(30);
});

test("tierPercentile: missing for the reason that the rate or the followers are missing", () => {
  const peers = crowd(30);
  expect(factsOf(input(2_000, { peers })).get("instagram.tierPercentile")).toMatchObject({
    value: null,
    unit: "percent",
    reason: { code: "too-few-posts" },
  });
  const unread = { subjects: [subject("instagram", "private")], observations: [], peers };
  expect(factsOf(input(0, unread)).get("instagram.tierPercentile")?.reason).toEqual({ code: "private-account" });
});
