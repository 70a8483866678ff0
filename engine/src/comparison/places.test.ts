import { expect, test } from "vitest";
import type { Peer } from "../analyse-input.ts";
import type { Fact, Reason } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import { byId, factOf } from "../test/make-fact.ts";
import { asOf } from "../test/make-input.ts";
import { compareCreators } from "./compare-creators.ts";

/** Forty creators on Instagram of 1,000 to 40,000 followers, whose other figures rise with these. */
const peers: Peer[] = Array.from({ length: 40 }, (_, index) => ({
  platform: "instagram",
  followers: 1_000 * (index + 1),
  engagement: index / 10,
  gain28: index - 10,
  perWeek: index / 4,
}));
/** Half of Wilson's 80 % interval of a half of these forty. */
const doubt = 9.926042841;
/** Thirty on X, each with more than any on Instagram. */
const onX: Peer[] = Array.from({ length: 30 }, (_, index) => ({ platform: "x", followers: 100_000 + index }));

const followers = (platform: Platform, value: number | Reason, more: Partial<Fact> = {}) =>
  factOf(`${platform}.followers`, value, more);
const rate = (value: number | Reason, more: Partial<Fact> = {}) =>
  factOf("instagram.engagement", value, { unit: "percent", ...more });
const gain = (value: number) => factOf("instagram.gainPercent", value, { unit: "percent" });
const perWeek = (value: number) => factOf("instagram.postFrequency", value, { unit: "perWeek" });

function placesOf(facts: Fact[], among: readonly Peer[] = peers) {
  const [only] = compareCreators([{ key: "ava", facts }], { peers: among, asOf }).creators;
  return byId(only?.facts ?? []);
}

test("compareCreators: a rank is a computed fact with its metric, group size and inputs", () => {
  const facts = [
    followers("instagram", 20_500, { sources: ["b", "a"], low: 18_500, high: 22_500 }),
    rate(1.95, { sources: ["c"], sandbox: true, scope: "owner", trust: "manual", low: 0.95, high: 2.95 }),
  ];
  const places = placesOf(facts);
  expect(places.get("comparison.audience")).toEqual({
    id: "comparison.audience",
    metric: "comparison.audience",
    kind: "derived",
    unit: "percent",
    value: 50,
    low: expect.closeTo(50 - Math.hypot(5, doubt), 6),
    high: expect.closeTo(50 + Math.hypot(5, doubt), 6),
    level: 0.8,
    n: 40,
    sampleOf: "creators",
    formula: "comparison.place",
    asOf,
    trust: "connected",
    sandbox: false,
    inputs: ["instagram.followers", "instagram.followers"],
    sources: ["a", "b"],
    scope: "public",
  });
  expect(places.get("comparison.engagement")).toMatchObject({
    value: 50,
    low: expect.closeTo(50 - Math.hypot(25, doubt), 6),
    high: expect.closeTo(50 + Math.hypot(25, doubt), 6),
    inputs: ["instagram.engagement", "instagram.followers"],
    sources: ["a", "b", "c"],
    trust: "manual",
    sandbox: true,
    scope: "owner",
  });
});

test("compareCreators: the rank of a figure without an interval has what so few creators leave open", () => {
  const places = placesOf([followers("instagram", 20_500), rate(1.95)]);
  expect(places.get("comparison.engagement")).toMatchObject({
    value: 50,
    low: expect.closeTo(50 - doubt, 6),
    high: expect.closeTo(50 + doubt, 6),
  });
});

test("compareCreators: peers are on the same platform, within two square-root steps of followers", () => {
  const facts = [followers("instagram", 22_500), followers("x", 90_000)];
  const places = placesOf(facts, [...peers, ...onX]);
  // 22 of 40 on Instagram are smaller, none of 30 on X, where the weight is twice as large.
  expect(places.get("comparison.audience")?.value).toBeCloseTo(55 / 3);
  expect(places.get("comparison.audience")?.n).toBe(30);
  const alone = placesOf(facts);
  expect(alone.get("comparison.audience")).toMatchObject({ value: 55, n: 40 });
});

test("compareCreators: a rank needs thirty known, finite figures and no more", () => {
  const thirty = peers.slice(0, 30);
  expect(placesOf([followers("instagram", 20_500)], thirty).get("comparison.audience")?.value).toBeCloseTo(200 / 3);
  const some = thirty.map((peer, index): Peer => (index === 0 ? { platform: "instagram", followers: 500 } : peer));
  const broken = thirty.map((peer, index) => (index === 0 ? { ...peer, engagement: Number.NaN } : peer));
  for (const others of [some, broken]) {
    const place = placesOf([followers("instagram", 20_500), rate(2)], others).get("comparison.engagement");
    expect(place?.reason).toEqual({ code: "too-few-peers", needs: 30, has: 29 });
  }
});

test("compareCreators: a rank is missing for the reason of its figure, or 'not linked' without a platform", () => {
  const why: Reason = { code: "too-few-posts", needs: 5, has: 2 };
  const places = placesOf([followers("instagram", 20_500), rate(why)]);
  expect(places.get("comparison.engagement")).toEqual({
    id: "comparison.engagement",
    metric: "comparison.engagement",
    kind: "unavailable",
    value: null,
    unit: "percent",
    asOf,
    trust: "inferred",
    sandbox: false,
    inputs: [],
    sources: [],
    reason: why,
    scope: "public",
  });
  expect(places.get("comparison.growth")?.reason).toEqual({ code: "not-linked" });
});

test("compareCreators: an account with 0 or unknown followers has no rank", () => {
  const known = [followers("instagram", { code: "no-follower-count" }), followers("instagram", 0)];
  for (const count of known) expect(placesOf([count, rate(2)]).get("comparison.engagement")?.value).toBeNull();
  expect(placesOf([rate(2)]).get("comparison.engagement")?.reason).toEqual({ code: "not-linked" });
});

test("compareCreators: the composite is the mean of three ranks, with the mean of their ends", () => {
  const facts = [followers("instagram", 20_500), rate(1.95, { low: 0.95, high: 2.95 }), perWeek(2.4)];
  const places = placesOf(facts);
  const lowOf = (part: string) => places.get(`comparison.${part}`)?.low ?? Number.NaN;
  const highOf = (part: string) => places.get(`comparison.${part}`)?.high ?? Number.NaN;
  expect(places.get("comparison.composite")).toMatchObject({
    metric: "comparison.composite",
    kind: "derived",
    unit: "score",
    value: (50 + 50 + 25) / 3,
    low: expect.closeTo((lowOf("audience") + lowOf("engagement") + lowOf("consistency")) / 3, 6),
    high: expect.closeTo((highOf("audience") + highOf("engagement") + highOf("consistency")) / 3, 6),
    level: 0.8,
    n: 3,
    sampleOf: "places",
    formula: "comparison.composite",
    inputs: ["comparison.audience", "comparison.engagement", "comparison.consistency"],
  });
  // Other people's earnings are nobody's to rank by.
  expect(placesOf(facts).get("comparison.monetisation")?.reason).toEqual({ code: "no-pool" });
});

test("compareCreators: the composite is missing for two creators", () => {
  const composite = placesOf([followers("instagram", 20_500), gain(3)]).get("comparison.composite");
  expect(composite).toMatchObject({ unit: "score", value: null });
  expect(composite?.reason).toEqual({ code: "too-few-places", needs: 3, has: 2 });
});
