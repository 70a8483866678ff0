import { expect, test } from "vitest";
import type { Fact, Reason } from "../ledger/fact.ts";
import { byId, factOf } from "../test/make-fact.ts";
import { asOf } from "../test/make-input.ts";
import { compareCreators } from "./compare-creators.ts";

const blocked: Reason = { code: "no-follower-count" };
const thin: Reason = { code: "too-few-posts", needs: 5, has: 1 };
const count = (id: string, value: number | Reason) => factOf(id, value);
const rate = (platform: string, value: number | Reason) => factOf(`${platform}.engagement`, value, { unit: "percent" });
const dollars = (value: number, more: Partial<Fact> = {}) =>
  factOf("onlyfans.earningsNet", 100 * value, { unit: "cents", currency: "USD", scope: "owner", ...more });

function scoreOf(...facts: Fact[]) {
  const [only] = compareCreators([{ key: "ava", facts }], { peers: [], asOf }).creators;
  return byId(only?.facts ?? []);
}

test("compareCreators: the engagement part is Instagram's, even if another platform has more followers", () => {
  const facts = scoreOf(
    count("instagram.followers", 10_000),
    count("x.followers", 90_000),
    rate("instagram", 2),
    rate("x", 5),
  );
  expect(facts.get("score.engagement")).toMatchObject({ value: 6, inputs: ["instagram.engagement"] });
});

test("compareCreators: without Instagram's rate the engagement part is that of the platform with the most followers", () => {
  const others = [count("tiktok.followers", 5_000), count("x.followers", 90_000), rate("tiktok", 4), rate("x", 1)];
  expect(scoreOf(...others).get("score.engagement")?.inputs).toEqual(["x.engagement"]);
  expect(scoreOf(...others, rate("instagram", thin)).get("score.engagement")?.inputs).toEqual(["x.engagement"]);
  const larger = scoreOf(count("tiktok.followers", 100_000), ...others.slice(1));
  expect(larger.get("score.engagement")?.inputs).toEqual(["tiktok.engagement"]);
  const hidden = scoreOf(...others.slice(0, 3), rate("x", thin));
  expect(hidden.get("score.engagement")?.inputs).toEqual(["tiktok.engagement"]);
  const uncounted = scoreOf(rate("tiktok", 4), rate("x", 1), count("x.followers", 10));
  expect(uncounted.get("score.engagement")?.inputs).toEqual(["x.engagement"]);
});

test("compareCreators: the engagement part is missing for the reason of the rate", () => {
  expect(scoreOf(count("instagram.followers", 1), rate("instagram", thin)).get("score.engagement")?.reason).toEqual(
    thin,
  );
  expect(scoreOf(count("instagram.followers", 1)).get("score.engagement")?.reason).toEqual({ code: "not-linked" });
});

test("compareCreators: the earnings part is in whole US dollars only", () => {
  expect(scoreOf(dollars(1_234.56)).get("score.earnings")?.value).toBeCloseTo(4.94);
  expect(scoreOf(dollars(900, { currency: "EUR" })).get("score.earnings")?.reason).toEqual({ code: "needs-dollars" });
  expect(scoreOf().get("score.earnings")?.reason).toEqual({ code: "not-linked" });
});

test("compareCreators: a score without parts is missing for the reason of followers", () => {
  const facts = scoreOf(count("instagram.followers", blocked));
  expect(facts.get("score")).toMatchObject({ kind: "unavailable", unit: "score", value: null, reason: blocked });
  expect(scoreOf().get("score")?.reason).toEqual({ code: "not-linked" });
});

test("compareCreators: the score is as sandboxed and as private as its parts, and names each as an input", () => {
  const facts = scoreOf(
    factOf("instagram.followers", 10_000, { sandbox: true, sources: ["b"], trust: "screenshot" }),
    rate("instagram", 2),
    dollars(500, { sources: ["a"] }),
  );
  expect(facts.get("score")).toMatchObject({
    kind: "derived",
    unit: "score",
    value: 11,
    asOf,
    sandbox: true,
    scope: "owner",
    trust: "screenshot",
    inputs: ["score.followers", "score.engagement", "score.earnings"],
    sources: ["a", "b"],
  });
  expect(facts.get("score.followers")).toMatchObject({
    unit: "score",
    scope: "public",
    inputs: ["instagram.followers"],
  });
});

test("compareCreators: a score whose parts sum to a whole number is not one less by rounding", () => {
  // 0.3 + 0.6 + 0.1 ends just under 1 in binary fractions.
  const facts = scoreOf(count("instagram.followers", 1_000), rate("instagram", 0.2), dollars(25));
  expect(facts.get("score")?.value).toBe(1);
});

test("compareCreators: a score has the range of its parts, and no one leads by it where these meet", () => {
  const rated = (value: number, low: number, high: number) =>
    factOf("instagram.engagement", value, { unit: "percent", low, high, level: 0.8 });
  const of = (value: number, followers: number) => [
    count("instagram.followers", followers),
    rated(value, value - 2, value + 2),
    dollars(500),
  ];
  const facts = scoreOf(...of(4, 10_000));
  expect(facts.get("score")).toMatchObject({ value: 17, low: 11, high: 23, level: 0.8 });
  const found = leads(of(4, 10_000), of(5, 10_000)).find(({ metric }) => metric === "score");
  expect(found).toMatchObject({ state: "too-close", close: ["1", "0"] });
});

const full = (followers: number, earned: number, more: Partial<Fact> = {}) => [
  count("follows.total", followers),
  count("instagram.followers", followers),
  rate("instagram", 2),
  factOf("instagram.gainPercent", followers / 1_000, { unit: "percent" }),
  factOf("instagram.postFrequency", followers / 5_000, { unit: "perWeek" }),
  dollars(earned, more),
];
const peers = Array.from({ length: 30 }, (_, index) => ({
  platform: "instagram" as const,
  followers: 1_000 * (index + 1),
  engagement: index / 10,
  gain28: index,
  perWeek: index / 5,
}));
const leads = (...creators: Fact[][]) =>
  compareCreators(
    creators.map((facts, index) => ({ key: `${index}`, facts })),
    { peers, asOf },
  ).leads;

test("compareCreators: leaders are listed in the order in which figures are shown", () => {
  const ofAll = leads(full(20_500, 500), full(10_500, 900)).filter(({ platform }) => platform === undefined);
  expect(ofAll).toEqual([
    { metric: "follows.total", state: "leads", key: "0" },
    { metric: "comparison.engagement", state: "too-close", close: ["0", "1"] },
    { metric: "comparison.growth", state: "leads", key: "0" },
    { metric: "comparison.consistency", state: "leads", key: "0" },
    { metric: "earningsNet", state: "leads", key: "1" },
    { metric: "comparison.composite", state: "leads", key: "0", mainPart: "comparison.audience" },
    { metric: "score", state: "leads", key: "0", mainPart: "score.followers" },
  ]);
});

test("compareCreators: no leader by earnings in two currencies", () => {
  const found = leads(full(20_500, 500), full(10_500, 900, { currency: "EUR" }));
  expect(found.find(({ metric }) => metric === "earningsNet")).toEqual({
    metric: "earningsNet",
    state: "no-data",
  });
});

test("compareCreators: no leader where only one creator has the figure: a missing figure is not 0", () => {
  const found = leads([count("follows.total", 5)], [count("follows.total", blocked)], []);
  expect(found.map(({ state }) => state)).toEqual(Array(7).fill("no-data"));
});

test("compareCreators: adds to a ledger only facts that it lacks", () => {
  const facts = full(20_500, 500);
  const [only] = compareCreators([{ key: "ava", facts }], { peers, asOf }).creators;
  expect(only?.facts.map(({ id }) => id)).toEqual([
    "comparison.audience",
    "comparison.engagement",
    "comparison.growth",
    "comparison.consistency",
    "comparison.monetisation",
    "comparison.composite",
    "score.followers",
    "score.engagement",
    "score.earnings",
    "score",
  ]);
});
