import { expect, test } from "vitest";
import type { Platform } from "../ledger/vocabulary.ts";
import { factsOf, given, inputOf, posted, seen, subject } from "../test/make-input.ts";

const read = (followers: Partial<Record<Platform, number>>, more = {}) => {
  const counts = Object.entries(followers);
  const platforms = (["onlyfans", "instagram", "x", "tiktok"] as const).filter((one) => followers[one] !== undefined);
  return inputOf({
    subjects: platforms.map((platform) => subject(platform, platform === "onlyfans" ? "no_connector" : "ok")),
    evidence: counts.map(([platform]) => given(platform, platform === "onlyfans" ? "manual" : "api")),
    observations: platforms.map((platform) =>
      seen(platform, platform === "onlyfans" ? "subscribers" : "followers", followers[platform] ?? 0, {
        evidence: platform,
      }),
    ),
    ...more,
  });
};

const facts = factsOf(read({ instagram: 600, x: 300, tiktok: 100, onlyfans: 5_000 }));
const behind = {
  kind: "derived",
  inputs: ["instagram.followers", "x.followers", "tiktok.followers"],
  sources: ["instagram", "tiktok", "x"],
  scope: "public",
};

test("totals: follows of all platforms are added up, without subscribers", () => {
  expect(facts.get("follows.total")).toMatchObject({
    ...behind,
    value: 1_000,
    unit: "count",
    formula: "sum.follows",
  });
});

test("totals: follows have a largest share, and its platform", () => {
  const share = { ...behind, formula: "share.ofFollows" };
  expect(facts.get("share.largest")).toMatchObject({ ...share, value: 60, unit: "percent" });
  expect(facts.get("share.largestPlatform")).toMatchObject({ ...share, value: "instagram", unit: "words" });
  expect(factsOf(read({ instagram: 1, tiktok: 3 })).get("share.largestPlatform")?.value).toBe("tiktok");
});

test("totals: no largest share without followers, or if they are unknown", () => {
  for (const input of [read({ x: 0, tiktok: 0 }), read({ onlyfans: 40 })])
    for (const [id, unit] of [
      ["follows.total", "count"],
      ["share.largest", "percent"],
      ["share.largestPlatform", "words"],
    ] as const)
      expect(factsOf(input).get(id)).toMatchObject({ value: null, unit, reason: { code: "no-follower-count" } });
});

const coverage = (input: ReturnType<typeof inputOf>) => factsOf(input).get("coverage");

test("totals: coverage is the share of linked platforms with a known audience: followers, on OnlyFans subscribers", () => {
  expect(coverage(read({ instagram: 600, onlyfans: 40 }))).toMatchObject({
    kind: "derived",
    value: 100,
    unit: "percent",
    formula: "coverage.ofLinks",
    inputs: ["onlyfans.subscribers", "instagram.followers"],
    sources: ["instagram", "onlyfans"],
    scope: "owner",
  });
  const links = [subject("instagram"), subject("x", "private"), subject("tiktok", "no_key")];
  expect(coverage(read({ instagram: 600 }, { subjects: links }))?.value).toBeCloseTo(100 / 3);
});

test("totals: coverage counts 0 followers as known", () => {
  expect(coverage(read({ instagram: 0 }))?.value).toBe(100);
});

test("totals: coverage of no links is not 0 percent", () => {
  expect(coverage(read({ x: 5 }, { subjects: [] }))).toMatchObject({ value: null, reason: { code: "not-linked" } });
});

const peersOf = (platform: Platform, followers: number) =>
  Array.from({ length: 30 }, (_, index) => ({ platform, followers, engagement: 1 + index }));
const withPosts = (followers: Partial<Record<"instagram" | "x", number>>) =>
  read(followers, {
    posts: [
      ...posted("instagram", [2, 3, 4, 5, 6, 7, 8, 9], () => ({ likes: 250, comments: 0, evidence: "instagram" })),
      ...posted("x", [2, 3, 4, 5, 6, 7, 8, 9], () => ({ likes: 8_000, comments: 0, evidence: "x" })),
    ].filter(({ platform }) => platform in followers),
    peers: [...peersOf("instagram", 2_500), ...peersOf("x", 40_000)],
  });

test("totals: the rank among peers on a single platform is that platform's", () => {
  const facts = factsOf(withPosts({ instagram: 2_500 }));
  const { value, low, high } = facts.get("instagram.tierPercentile") ?? {};
  expect(value).toBeGreaterThan(0);
  expect(facts.get("market.position")).toMatchObject({
    value,
    low: expect.closeTo(low ?? Number.NaN),
    high: expect.closeTo(high ?? Number.NaN),
    level: 0.8,
    kind: "estimated",
    unit: "percent",
    formula: "market.weighted",
    inputs: ["instagram.tierPercentile"],
    sources: ["instagram"],
  });
});

test("totals: the rank among peers weighs platforms by the square root of their followers", () => {
  const facts = factsOf(withPosts({ instagram: 2_500, x: 40_000 }));
  const [one, other] = [facts.get("instagram.tierPercentile"), facts.get("x.tierPercentile")];
  const weighted = (member: "value" | "low" | "high") =>
    (50 * Number(one?.[member]) + 200 * Number(other?.[member])) / 250;
  const place = facts.get("market.position");
  for (const member of ["value", "low", "high"] as const) expect(place?.[member]).toBeCloseTo(weighted(member));
  expect(place?.inputs).toEqual(["instagram.tierPercentile", "x.tierPercentile"]);
  expect(place?.sources).toEqual(["instagram", "x"]);
});

test("totals: a missing rank has 'too few peers' as its first reason", () => {
  const place = (input: ReturnType<typeof inputOf>) => factsOf(input).get("market.position");
  const alone = { ...withPosts({ instagram: 2_500 }), peers: [] };
  const links = [subject("instagram"), subject("x", "private")];
  expect(place({ ...alone, subjects: links })).toMatchObject({
    value: null,
    unit: "percent",
    reason: { code: "too-few-peers", needs: 8, has: 0 },
  });
  expect(place(inputOf({ subjects: [subject("x", "private")] }))?.reason).toEqual({ code: "private-account" });
  expect(place(inputOf({ subjects: [subject("onlyfans", "no_connector")] }))?.reason).toEqual({
    code: "no-follower-count",
  });
});
