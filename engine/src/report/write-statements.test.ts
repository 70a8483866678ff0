import { describe, expect, test } from "vitest";
import type { Fact, Reason } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import type { RiskFinding } from "../risk/assess-risks.ts";
import { factOf } from "../test/make-fact.ts";
import { written } from "../test/written.ts";

const keysAt = (place: string, facts: Fact[]) =>
  written(facts).flatMap((one) => (one.place === place ? [one.key] : []));

const percent = { unit: "percent" as const };
const followers = (platform: Platform, count = 1_000) => factOf(`${platform}.followers`, count);
const unread = (platform: Platform, code: Reason["code"]) => factOf(`${platform}.followers`, { code });

test("overview statements: a sum of follows only with two platforms or more", () => {
  const sum = [factOf("follows.total", 2_000), factOf("share.largest", 50, percent)];
  const facts = [...sum, factOf("share.largestPlatform", "x", { unit: "words" })];
  expect(keysAt("overview", [followers("x"), ...facts])).toEqual(["overview.single"]);
  expect(keysAt("overview", [followers("x"), followers("tiktok"), ...facts])).toEqual(["overview.together"]);
});

test.each([
  [12, 1.2, "overview.rose"],
  [-12, -1.2, "overview.fell"],
  [0, 0, "overview.still"],
])("overview statements: state the direction of a gain of %d", (gain, change, key) => {
  const facts = [followers("x"), factOf("x.gain", gain), factOf("x.gainPercent", change, percent)];
  expect(keysAt("overview", facts)).toContain(key);
});

test.each([
  [1, "overview.firstReading"],
  [3, "overview.fewReadings"],
])("overview statements: state when growth will be known after %d readings", (has, key) => {
  const reason = { code: "too-few-days", needs: 5, has, readyOn: "2026-11-24" } as const;
  expect(keysAt("overview", [followers("x"), factOf("x.gain", reason)])).toContain(key);
});

test("overview statements: state which figure the sources disagree on", () => {
  const conflicts = [{ evidence: "typed", value: 900, observedAt: "2026-11-19", why: "disagrees" as const }];
  const [agreed, disputed] = [followers("x"), factOf("instagram.followers", 1_000, { conflicts })];
  expect(keysAt("overview", [agreed]).filter((key) => key.startsWith("overview.conflict"))).toEqual([]);
  expect(keysAt("overview", [agreed, disputed])).toContain("overview.conflict");
  const earned = factOf("onlyfans.earningsNet", 90_000, { conflicts, unit: "cents", currency: "USD" });
  expect(keysAt("overview", [earned])).toContain("overview.conflictEarnings");
});

test("overview statements: a fact common to several platforms is stated once", () => {
  const typed = (platform: Platform) => unread(platform, "no-key");
  expect(keysAt("overview", [typed("x")])).toEqual(["overview.untyped"]);
  expect(keysAt("overview", [typed("x"), typed("tiktok")])).toEqual(["overview.untypedAll"]);
  expect(keysAt("overview", [followers("instagram"), typed("x"), typed("tiktok")])).toContain("overview.untypedTwo");
  expect(
    keysAt("overview", [typed("instagram"), typed("x"), typed("tiktok"), factOf("onlyfans.subscribers", 3)]),
  ).toContain("overview.untypedThree");
});

test("overview statements: an empty ledger states that there is nothing to measure", () => {
  expect(keysAt("overview", [])).toEqual(["overview.nothing"]);
});

const rate = (low: number, high: number) => factOf("instagram.engagement", (low + high) / 2, { ...percent, low, high });
const benchmark = factOf("instagram.benchmarkEngagement", 2, percent);

test.each([
  [2.1, 3, ["engagement.level", "engagement.aboveBenchmark"]],
  [0, 1.9, ["engagement.level", "engagement.belowBenchmark"]],
  [1.9, 2.1, ["engagement.level"]],
])(
  "engagement statements: between %d and %d is compared with the benchmark only if they differ by more than chance",
  (low, high, keys) => {
    expect(keysAt("instagram", [followers("instagram"), rate(low, high), benchmark])).toEqual(keys);
  },
);

describe("engagement of old posts", () => {
  const rate = factOf("x.engagement", 6.9, { ...percent, low: 6, high: 8 });
  const ages = [factOf("x.sampleNewest", 74, { unit: "days" }), factOf("x.sampleOldest", 85, { unit: "days" })];

  test("engagement statements: old posts are stated with their age", () => {
    const [engagement] = written([followers("x"), rate, ...ages]).filter(({ place }) => place === "x");
    expect(engagement).toMatchObject({
      key: "engagement.levelOld",
      slots: { engagement: "x.engagement", newest: "x.sampleNewest", oldest: "x.sampleOldest" },
    });
    expect(keysAt("x", [followers("x"), rate])).toEqual(["engagement.level"]);
  });
});

describe("rise of engagement", () => {
  const rate = factOf("x.engagement", 6, { ...percent, low: 5, high: 7 });
  const change = (value: number, low: number) => factOf("x.engagementChange", value, { ...percent, low, high: 90 });

  test.each([
    [10, 1, ["engagement.level", "engagement.rising"]],
    [45, 12, ["engagement.level", "engagement.rising"]],
    [9.9, 1, ["engagement.level"]],
    [45, 0, ["engagement.level"]],
    [-20, -40, ["engagement.level"]],
  ])(
    "engagement statements: a rise of %d percent, at least %d, is stated if significant and ten percent or more",
    (value, low, keys) => {
      expect(keysAt("x", [followers("x"), rate, change(value, low)])).toEqual(keys);
    },
  );

  test("engagement statements: a rise follows the comparison with the benchmark, which states the level", () => {
    const benchmark = factOf("x.benchmarkEngagement", 2, percent);
    expect(keysAt("x", [followers("x"), rate, benchmark, change(45, 12)])).toEqual([
      "engagement.level",
      "engagement.aboveBenchmark",
      "engagement.rising",
    ]);
  });
});

const ahead = (low: number, high: number) => factOf("x.forecast", (low + high) / 2, { low, high });

test("growth statements: a positive indicator only if the whole interval is above today", () => {
  expect(keysAt("growth", [followers("x"), ahead(1_010, 1_100)])).toEqual(["growth.up"]);
  expect(keysAt("growth", [followers("x"), ahead(900, 990)])).toEqual(["growth.noneUp"]);
  expect(keysAt("growth", [followers("x"), ahead(990, 1_010)])).toEqual(["growth.noneUp"]);
  expect(keysAt("outlook", [followers("x"), ahead(900, 990)])).toEqual(["growth.down"]);
  expect(keysAt("outlook", [followers("x"), ahead(990, 1_010)])).toEqual(["growth.either"]);
});

test("growth statements: a fall is never a positive indicator", () => {
  const facts = [followers("x"), factOf("x.gain", -5), factOf("x.gainPercent", -0.5, percent), ahead(900, 990)];
  expect(keysAt("growth", facts)).toEqual(["growth.noneUp"]);
  expect(keysAt("outlook", facts)).toContain("growth.lost");
});

test("growth statements: missing growth has its reason", () => {
  const reason = { code: "too-few-days", needs: 5, has: 1 } as const;
  expect(keysAt("growth", [followers("x"), factOf("x.forecast", reason)])).toEqual(["growth.absent"]);
  expect(keysAt("growth", [factOf("follows.total", { code: "no-follower-count" })])).toEqual(["growth.unknown"]);
});

test("growth statements: few readings are stated as uncertain", () => {
  const weak = factOf("x.forecastConfidence", "low", { unit: "words" });
  expect(keysAt("outlook", [followers("x"), ahead(1_010, 1_100), weak])).toEqual(["growth.lowConfidence"]);
});

const share = [factOf("share.largest", 99, percent), factOf("share.largestPlatform", "x", { unit: "words" })];
const raised = (rule: RiskFinding["rule"], facts: string[]): RiskFinding => ({
  rule,
  state: "raised",
  severity: "high",
  facts,
});

test("risk statements: a risk has its severity and leads to a next step", () => {
  const found = written(share, [raised("concentration", ["share.largest", "share.largestPlatform"])]);
  expect(found.find(({ key }) => key === "risk.concentration")?.severity).toBe("high");
  expect(found.map(({ key }) => key)).toContain("next.spread");
});

test("risk statements: risks that could not be checked are listed with the missing figure", () => {
  const facts = [followers("x"), factOf("x.chanceOfDecline", { code: "too-few-days", needs: 5, has: 1 }, percent)];
  const unchecked: RiskFinding = { rule: "decline", state: "not-checked", reason: { code: "too-few-days" } };
  const found = written(facts, [unchecked]);
  expect(found.find(({ place }) => place === "notChecked")).toMatchObject({
    key: "notChecked.decline",
    slots: { why: "x.chanceOfDecline" },
  });
  expect(found.map(({ key }) => key)).toContain("checks.ran");
});

test("risk statements: without a covered platform coverage is stated as none, not as 0 percent", () => {
  const found = written([factOf("coverage", 0, percent)], [raised("coverage", ["coverage"])]);
  expect(found.map(({ key }) => key)).toContain("risk.coverageNone");
});

test("nextStepStatements: three at most", () => {
  const facts = [
    unread("instagram", "not-found"),
    unread("x", "platform-unreachable"),
    unread("tiktok", "needs-typing"),
    factOf("onlyfans.subscribers", { code: "needs-typing" }),
  ];
  expect(keysAt("next", facts)).toEqual(["next.type", "next.check", "next.later"]);
});

test("nextStepStatements: more posts are needed only where posts can be read", () => {
  const few = factOf("x.engagement", { code: "too-few-posts", needs: 5, has: 0 }, percent);
  expect(keysAt("next", [followers("x"), few])).toEqual(["next.post"]);
  expect(keysAt("next", [factOf("x.followers", 10, { trust: "manual" }), few])).toEqual([]);
});

test("nextStepStatements: platforms that have enough readings on the same day share a step; different days are separate", () => {
  const waits = (platform: string, readyOn: string) =>
    factOf(`${platform}.gain`, { code: "too-few-days", needs: 5, has: 1, readyOn });
  const both = [followers("instagram"), followers("x"), waits("instagram", "2026-11-25")];
  expect(keysAt("next", [...both, waits("x", "2026-11-25")])).toEqual(["next.waitTwo"]);
  expect(keysAt("next", [...both, waits("x", "2026-11-26")])).toEqual(["next.wait", "next.wait"]);
});

test("nextStepStatements: a typed audience without a rhythm has the step to type it", () => {
  const noRate = factOf("onlyfans.postFrequency", { code: "needs-typing" }, { unit: "perWeek" });
  expect(keysAt("next", [factOf("onlyfans.subscribers", 10, { trust: "manual" }), noRate])).toEqual(["next.typePosts"]);
});

test("nextStepStatements: where nothing needs a change the step is to keep the measured rhythm, not a typed one", () => {
  const rate = (kind: Fact["kind"]) => ({ ...factOf("x.postFrequency", 4, { unit: "perWeek" }), kind });
  expect(keysAt("next", [followers("x"), rate("derived")])).toEqual(["next.keep"]);
  const unchecked = factOf("share.largest", { code: "no-follower-count" });
  expect(keysAt("next", [followers("x"), rate("derived"), unchecked])).toEqual(["next.keepPartly"]);
  expect(keysAt("next", [followers("x"), rate("self-reported")])).toEqual([]);
  expect(keysAt("next", [unread("instagram", "private-account"), rate("derived")])).toEqual(["next.check"]);
});

test("cadence: a platform without a post in eight weeks states the present gap, not a rate", () => {
  const rhythm = (rate: number) => [
    factOf("x.postFrequency", rate, { unit: "perWeek" }),
    factOf("x.longestGap", 4, { unit: "days" }),
    factOf("x.daysSincePost", 60, { unit: "days" }),
    factOf("x.usualGap", 3, { unit: "days" }),
  ];
  expect(keysAt("schedule", [followers("x"), ...rhythm(0)])).toEqual(["cadence.silent"]);
  expect(keysAt("schedule", [followers("x"), ...rhythm(0.1)])).toEqual(["cadence.rate"]);
  expect(keysAt("next", [followers("x"), ...rhythm(0)])).toEqual(["next.resume"]);
});

test("notChecked: a risk names the missing figure of a platform that was read before the outcome of one that was not", () => {
  const few = factOf("x.chanceOfDecline", { code: "too-few-days", needs: 5, has: 1 }, percent);
  const facts = [factOf("instagram.chanceOfDecline", { code: "rate-limited" }, percent), few];
  const [statement] = written([followers("x"), ...facts]).filter(({ key }) => key === "notChecked.decline");
  expect(statement?.slots).toEqual({ why: "x.chanceOfDecline" });
});

test("nextStepStatements: lost followers have one step, to look at the days of the loss", () => {
  const lost = (platform: Platform, share: number) => [
    followers(platform),
    factOf(`${platform}.gain`, -5),
    factOf(`${platform}.gainPercent`, share, percent),
  ];
  const facts = [...lost("instagram", -1), ...lost("x", -2)];
  expect(keysAt("next", facts)).toEqual(["next.losses"]);
  const [statement] = written(facts).filter(({ key }) => key === "next.losses");
  expect(statement?.slots).toEqual({ gain: "x.gain" });
  const raised = written([...facts, factOf("instagram.chanceOfDecline", 90, percent)]);
  expect(raised.filter(({ key }) => key === "next.losses").map(({ slots }) => slots.gain)).toEqual(["instagram.gain"]);
});
