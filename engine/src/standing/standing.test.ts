import { expect, test } from "vitest";
import type { Peer } from "../analyse-input.ts";
import { percentileOf } from "../comparison/percentile-of.ts";
import type { Fact } from "../ledger/fact.ts";
import { writeStatements } from "../report/write-statements.ts";
import { daily, factsOf, factsOn, given, inputOf, posted, seen, subject } from "../test/make-input.ts";
import { boundsOf, tierOf, tiers } from "./tier.ts";

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

const posts = posted("instagram", [2, 3, 4, 5, 6, 7, 8, 9], () => ({ likes: 100, comments: 0 }));
/** Accounts of 1,000 to 10 million followers, whose engagement halves with each tenfold and lies around that from 0.5 to 2 times. */
const crowd = (size: number, more: Partial<Peer> = {}): Peer[] =>
  Array.from({ length: size }, (_, index) => {
    const followers = 10 ** (3 + (4 * index) / size);
    const usual = 8 * 0.5 ** Math.log10(followers / 1_000);
    return { platform: "instagram", followers, engagement: usual * 2 ** (((index * 7) % 11) / 5 - 1), ...more };
  });
const factsBeside = (peers: Peer[], followers = 2_000) => factsOf(input(followers, { posts, peers }));
const place = (peers: Peer[], followers = 2_000) => factsBeside(peers, followers).get("instagram.tierPercentile");

test("percentileOf: the share of others with less, plus half of those with the same", () => {
  expect(percentileOf(2, [1, 2, 3, 4])).toBe(37.5);
  expect(percentileOf(0, [1, 2])).toBe(0);
  expect(percentileOf(9, [1, 2])).toBe(100);
});

test.each([1_000, 30_000, 700_000, 10_000_000])(
  "usual engagement: follows the line over all sizes for an account of %d followers",
  (followers) => {
    const usual = factsBeside(crowd(60), followers).get("instagram.peerEngagement");
    const truth = 8 * 0.5 ** Math.log10(followers / 1_000);
    expect(usual).toMatchObject({ level: 0.8, n: 60, sampleOf: "creators", trust: "inferred", formula: "size.usual" });
    expect(Number(usual?.value)).toBeGreaterThan(truth * 0.8);
    expect(Number(usual?.value)).toBeLessThan(truth * 1.25);
    expect(usual?.low).toBeLessThan(Number(usual?.value));
    expect(usual?.high).toBeGreaterThan(Number(usual?.value));
  },
);

test("usual engagement: its range is wider beside few creators than beside many", () => {
  const widthOf = (size: number) => {
    const { low = 0, high = 0 } = factsBeside(crowd(size)).get("instagram.peerEngagement") ?? {};
    return Math.log(high / low);
  };
  expect(widthOf(8)).toBeGreaterThan(widthOf(200));
});

test("place for its size: an account far above the line is near the top, one far below near the bottom", () => {
  expect(place(crowd(60), 1_000)).toMatchObject({
    kind: "estimated",
    unit: "percent",
    n: 60,
    sampleOf: "creators",
    formula: "size.place",
    inputs: ["instagram.engagement", "instagram.peerEngagement"],
    sources: ["read"],
  });
  // 100 likes on 500 followers are 20 %, on 9,000 about 1 %.
  expect(place(crowd(60), 500)?.value).toBeGreaterThan(75);
  expect(place(crowd(60), 9_000)?.value).toBeLessThan(25);
});

test("place for its size: its interval holds it, and is wider beside few creators", () => {
  for (const size of [8, 30, 200]) {
    const { value, low = 101, high = -1 } = place(crowd(size), 1_700) ?? {};
    expect(low).toBeLessThanOrEqual(Number(value));
    expect(high).toBeGreaterThanOrEqual(Number(value));
  }
  const widthOf = ({ low = 0, high = 0 }: Partial<Fact> = {}) => high - low;
  expect(widthOf(place(crowd(8), 1_700))).toBeGreaterThan(widthOf(place(crowd(200), 1_700)));
});

test("place for its size: needs 8 creators of the platform with a known rate, of whatever size", () => {
  const few = (has: number) => ({ value: null, reason: { code: "too-few-peers", needs: 8, has } });
  expect(place(crowd(7))).toMatchObject(few(7));
  expect(place([...crowd(7), ...crowd(9, { platform: "x" })])).toMatchObject(few(7));
  expect(place([...crowd(7), ...crowd(9, { engagement: Number.NaN })])).toMatchObject(few(7));
  expect(place([...crowd(7), { platform: "instagram", followers: 1_500 }])).toMatchObject(few(7));
  expect(place(crowd(8), 5_000_000)?.n).toBe(8);
  expect(factsBeside(crowd(7)).get("instagram.peerEngagement")).toMatchObject(few(7));
});

test("place for its size: missing for the reason that the rate or the followers are missing", () => {
  const peers = crowd(30);
  expect(factsOf(input(2_000, { peers })).get("instagram.tierPercentile")).toMatchObject({
    value: null,
    unit: "percent",
    reason: { code: "too-few-posts" },
  });
  const unread = { subjects: [subject("instagram", "private")], observations: [], peers };
  expect(factsOf(input(0, unread)).get("instagram.tierPercentile")?.reason).toEqual({ code: "private-account" });
});

/** Gains of 1 % in four weeks, from 0.1 to 10 times as much. */
const growing = (size: number): Peer[] =>
  crowd(size).map((peer, index) => ({ ...peer, gain28: 10 ** (((index * 7) % 11) / 5 - 1) }));
const grown = (from: number, days: number, peers = growing(40)) => {
  const { evidence, observations } = daily("instagram", days, (ago) => Math.round(from * 1.001 ** (days - 1 - ago)));
  return factsOn("instagram", { evidence, observations, peers });
};

test("growth place: 28 days' gain among that of other creators, as if all had this size", () => {
  const facts = grown(20_000, 60);
  expect(facts.get("instagram.peerGrowth")).toMatchObject({ unit: "percent", formula: "size.usual", n: 40 });
  expect(facts.get("instagram.growthPercentile")).toMatchObject({
    formula: "size.place",
    inputs: ["instagram.gainPercent", "instagram.peerGrowth"],
  });
  expect(facts.get("instagram.growthPercentile")?.value).toBeGreaterThan(55);
});

test("growth place: no figure of fewer than 26 days, nor beside fewer than 8 creators", () => {
  expect(grown(20_000, 20).get("instagram.growthPercentile")?.reason).toEqual({
    code: "too-few-days",
    needs: 26,
    has: 19,
  });
  expect(grown(20_000, 60, growing(5)).get("instagram.growthPercentile")?.reason).toEqual({
    code: "too-few-peers",
    needs: 8,
    has: 5,
  });
});

test("standing is stated of each platform: above, below or within what is usual, and growth only if surely not in the middle and not typical", () => {
  const said = (facts: ReturnType<typeof factsOf>) =>
    writeStatements([...facts.values()], []).flatMap(({ key }) =>
      /^engagement\.(above|below|among|near)|^growth\.(faster|slower)/.test(key) ? [key] : [],
    );
  expect(said(factsBeside(crowd(60), 100))).toEqual(["engagement.abovePeers"]);
  expect(said(factsBeside(crowd(60), 2_000))).toEqual(["engagement.amongPeers"]);
  // Outside of the range that the sentence names, though the two ranges meet.
  const facts = factsBeside(crowd(60), 2_000);
  const [rate, peers] = [facts.get("instagram.engagement"), facts.get("instagram.peerEngagement")];
  if (!rate || typeof peers?.low !== "number") throw new Error("there is no range to stand outside of");
  const outside = { ...rate, value: peers.low * 0.95, low: peers.low * 0.6, high: peers.low * 1.2 };
  expect(said(new Map(facts).set(rate.id, outside))).toEqual(["engagement.nearPeers"]);
  expect(said(factsBeside(crowd(60), 90_000))).toEqual(["engagement.belowPeers"]);
  // Faster than most, and within the range that its tile calls typical.
  const quick = grown(20_000, 60);
  const [gained, usual] = [quick.get("instagram.gainPercent"), quick.get("instagram.peerGrowth")];
  if (!gained || typeof usual?.high !== "number") throw new Error("there is no range to stand outside of");
  expect(quick.get("instagram.growthPercentile")?.low).toBeGreaterThan(50);
  expect(said(quick)).toEqual([]);
  expect(said(new Map(quick).set(gained.id, { ...gained, value: usual.high * 1.05 }))).toEqual(["growth.faster"]);
  const middling = growing(40).map((peer, index) => ({ ...peer, gain28: 2.83 + (index % 2 === 0 ? 0.5 : -0.5) }));
  expect(said(grown(20_000, 60, middling))).toEqual([]);
});
