import { expect, test } from "vitest";
import type { Fact, ReasonCode } from "../ledger/fact.ts";
import type { Platform } from "../ledger/vocabulary.ts";
import type { RiskFinding } from "../risk/assess-risks.ts";
import { factOf } from "../test/make-fact.ts";
import { statementsAt, written } from "../test/written.ts";

const steps = (facts: Fact[], risks: RiskFinding[] = []) => statementsAt("next", facts, risks);
const percent = { unit: "percent" as const };
const followers = (platform: Platform, more: Partial<Fact> = {}) => factOf(`${platform}.followers`, 1_000, more);
const raised = (rule: RiskFinding["rule"], ...facts: string[]): RiskFinding => ({
  rule,
  state: "raised",
  severity: "high",
  facts,
});

test.each<[ReasonCode, string]>([
  ["needs-typing", "next.type"],
  ["no-key", "next.type"],
  ["platform-empty", "next.check"],
  ["not-found", "next.check"],
  ["private-account", "next.check"],
  ["suspended", "next.check"],
  ["platform-unreachable", "next.later"],
  ["platform-refused", "next.later"],
  ["platform-unreadable", "next.later"],
  ["rate-limited", "next.later"],
  ["budget-used", "next.later"],
])("nextStepStatements: %s: %s", (code, key) => {
  expect(steps([factOf("x.followers", { code })])).toEqual([`${key} figure=x.followers`]);
  expect(steps([factOf("onlyfans.subscribers", { code })])).toEqual([`${key} figure=onlyfans.subscribers`]);
  // Its figures are known from earlier: none of them has to be typed.
  const known = key === "next.check" ? "next.checkLink" : key;
  expect(steps([followers("x"), factOf("x.reading", { code })])).toEqual([`${known} figure=x.reading`]);
});

test("nextStepStatements: only what is still missing, if some figures were typed or imported", () => {
  const page = (code: ReasonCode, ...more: Fact[]) => [
    factOf("onlyfans.subscribers", { code }),
    factOf("onlyfans.earningsNet", 299_054, { unit: "cents", trust: "file" }),
    ...more,
  ];
  const price = factOf("onlyfans.price", { code: "needs-typing" });
  expect(steps(page("needs-typing", price))).toEqual([
    "next.typeMissingTwo first=onlyfans.subscribers second=onlyfans.price",
  ]);
  expect(steps(page("needs-typing", factOf("onlyfans.price", 999)))).toEqual([
    "next.typeMissing first=onlyfans.subscribers",
  ]);
  expect(steps(page("not-found", price))).toEqual([
    "next.checkMissing figure=onlyfans.subscribers first=onlyfans.subscribers",
  ]);
});

test("nextStepStatements: none if the audience was typed and the platform has no connector", () => {
  const typed = followers("x", { kind: "self-reported", trust: "manual" });
  expect(steps([typed, factOf("x.reading", { code: "no-key" })])).toEqual([]);
});

test("nextStepStatements: a retry has its time, if known", () => {
  const nextTryAt = "2026-11-21T12:00:00.000Z";
  expect(steps([factOf("x.followers", { code: "rate-limited", nextTryAt })])).toEqual([
    "next.laterAt figure=x.followers",
  ]);
  expect(steps([factOf("x.followers", { code: "suspended", nextTryAt })])).toEqual(["next.check figure=x.followers"]);
});

test("nextStepStatements: none if the platform only hides its number", () => {
  expect(steps([factOf("x.followers", { code: "no-follower-count" })])).toEqual([]);
});

const waits = (platform: Platform, readyOn = "2026-11-24") =>
  factOf(`${platform}.gain`, { code: "too-few-days", needs: 5, has: 1, readyOn });
const noRate = (platform: Platform) => factOf(`${platform}.postFrequency`, { code: "needs-typing" });
const fewPosts = factOf("x.engagement", { code: "too-few-posts", needs: 5, has: 1 });

test("nextStepStatements: readings on further days are needed; two platforms that need the same share a step", () => {
  expect(steps([followers("x"), waits("x")])).toEqual(["next.wait gain=x.gain"]);
  expect(steps([followers("instagram"), followers("x"), waits("instagram"), waits("x")])).toEqual([
    "next.waitTwo first=instagram.gain second=x.gain",
  ]);
  expect(steps([followers("instagram"), followers("x"), waits("instagram"), waits("x", "2026-11-26")])).toEqual([
    "next.wait gain=instagram.gain",
    "next.wait gain=x.gain",
  ]);
});

test("nextStepStatements: an unknown rhythm is to be typed, two platforms in one step", () => {
  const typed = { trust: "manual" as const };
  expect(steps([followers("x", typed), noRate("x")])).toEqual(["next.typePosts rate=x.postFrequency"]);
  expect(steps([followers("instagram", typed), followers("x", typed), noRate("instagram"), noRate("x")])).toEqual([
    "next.typePostsTwo first=instagram.postFrequency second=x.postFrequency",
  ]);
  expect(steps([factOf("x.followers", { code: "no-follower-count" }), noRate("x")])).toEqual([]);
});

test("nextStepStatements: of a page without a statement one is to be imported before its rhythm is typed", () => {
  const typed = factOf("onlyfans.subscribers", 88, { trust: "manual" });
  const without = factOf("onlyfans.extrasShare", { code: "needs-statement" }, percent);
  expect(steps([typed, noRate("onlyfans"), without])).toEqual(["next.statement figure=onlyfans.extrasShare"]);
  expect(steps([typed, noRate("onlyfans")])).toEqual(["next.typePosts rate=onlyfans.postFrequency"]);
});

test("nextStepStatements: more posts only if they can be read", () => {
  expect(steps([followers("x"), fewPosts])).toEqual(["next.post engagement=x.engagement"]);
  expect(steps([followers("x", { trust: "file" }), fewPosts])).toEqual([]);
  expect(steps([followers("x"), factOf("x.engagement", { code: "likes-hidden" })])).toEqual([]);
});

test("nextStepStatements: one step at a time: days before posts", () => {
  expect(steps([followers("x"), waits("x"), noRate("x"), fewPosts])).toEqual(["next.wait gain=x.gain"]);
});

const ledger = [
  factOf("share.largest", 99, percent),
  factOf("share.largestPlatform", "x", { unit: "words" }),
  factOf("x.chanceOfDecline", 90, percent),
  factOf("x.daysSincePost", 60, { unit: "days" }),
  factOf("x.longestGap", 4, { unit: "days" }),
  factOf("x.usualGap", 3, { unit: "days" }),
  factOf("x.engagementChange", -40, percent),
  factOf("coverage", 0, percent),
];
const lost = factOf("x.gain", -9);

test.each<[RiskFinding, string]>([
  [
    raised("concentration", "share.largest", "share.largestPlatform"),
    "next.spread share=share.largest platform=share.largestPlatform",
  ],
  [
    raised("cadence", "x.daysSincePost", "x.longestGap", "x.usualGap"),
    "next.resume since=x.daysSincePost usual=x.usualGap",
  ],
  [raised("engagementFalling", "x.engagementChange"), "next.review change=x.engagementChange"],
])("nextStepStatements: a risk has its step: $0.rule", (finding, step) => {
  expect(steps(ledger, [finding])).toEqual([step]);
});

test("nextStepStatements: after a pause the step is to post again, not also to post more for a rate", () => {
  const facts = [...ledger, followers("x"), factOf("x.gain", 3), fewPosts];
  expect(steps(facts)).toEqual(["next.post engagement=x.engagement"]);
  expect(steps(facts, [raised("cadence", "x.daysSincePost", "x.longestGap", "x.usualGap")])).toEqual([
    "next.resume since=x.daysSincePost usual=x.usualGap",
  ]);
});

test("nextStepStatements: falling followers have the step to look at the losses", () => {
  const facts = [...ledger, lost, factOf("x.gainPercent", -12, percent)];
  const falling = raised("followersFalling", "x.gainPercent");
  expect(steps(facts, [falling])).toEqual(["next.losses gain=x.gain"]);
  expect(steps(facts, [falling, raised("decline", "x.chanceOfDecline")])).toEqual(["next.losses gain=x.gain"]);
});

test("nextStepStatements: a likely decline has the step to look at the losses once, if there were any", () => {
  expect(steps([...ledger, lost], [raised("decline", "x.chanceOfDecline")])).toEqual(["next.losses gain=x.gain"]);
  expect(steps([...ledger, factOf("x.gain", 3)], [raised("decline", "x.chanceOfDecline")])).toEqual([]);
  expect(steps(ledger, [raised("decline", "x.chanceOfDecline")])).toEqual([]);
});

test("nextStepStatements: likely declines of several platforms leave room for the steps of other risks", () => {
  const others = (["tiktok", "instagram"] as const).flatMap((platform) => [
    factOf(`${platform}.chanceOfDecline`, 85, percent),
    factOf(`${platform}.gain`, -5),
  ]);
  const facts = [...ledger, lost, ...others];
  const declines = ["x", "tiktok", "instagram"].map((platform) => raised("decline", `${platform}.chanceOfDecline`));
  expect(steps(facts, [...declines, raised("engagementFalling", "x.engagementChange")])).toEqual([
    "next.losses gain=x.gain",
    "next.review change=x.engagementChange",
  ]);
});

test("nextStepStatements: a risk comes before every gap, and three steps are the most", () => {
  const gaps = (["instagram", "tiktok", "onlyfans"] as const).map((platform) =>
    factOf(`${platform}.${platform === "onlyfans" ? "subscribers" : "followers"}`, { code: "needs-typing" }),
  );
  expect(steps([...ledger, ...gaps], [raised("engagementFalling", "x.engagementChange")])).toEqual([
    "next.review change=x.engagementChange",
    "next.type figure=onlyfans.subscribers",
    "next.type figure=instagram.followers",
  ]);
});

test("nextStepStatements: a risk is stated beside what works well", () => {
  const rate = factOf("x.postFrequency", 4, { unit: "perWeek", kind: "derived" });
  expect(steps([...ledger, rate], [raised("coverage", "coverage")])).toEqual([]);
  expect(steps([rate], [{ rule: "coverage", state: "clear", facts: ["coverage"] }])).toEqual([
    "next.keep rate=x.postFrequency",
  ]);
});

const rate = (platform: Platform, value: number, kind: Fact["kind"] = "derived") =>
  factOf(`${platform}.postFrequency`, value, { unit: "perWeek", kind });

test("nextStepStatements: without risks and gaps the first measured rhythm is worth keeping", () => {
  expect(steps([followers("instagram"), rate("instagram", 3), rate("x", 9)])).toEqual([
    "next.keep rate=instagram.postFrequency",
  ]);
  expect(steps([rate("instagram", 0), rate("x", 9)])).toEqual(["next.keep rate=x.postFrequency"]);
  expect(steps([rate("instagram", 5, "self-reported"), rate("x", 9)])).toEqual(["next.keep rate=x.postFrequency"]);
  expect(steps([rate("x", 0)])).toEqual([]);
});

test("nextStepStatements: a significant fall of engagement, however small, or one of 10 %, sure or not, replaces the statement that nothing needs a change", () => {
  const change = (value: number, high: number) => factOf("x.engagementChange", value, { ...percent, low: -60, high });
  expect(steps([rate("x", 3), change(-4, -1)])).toEqual([]);
  expect(steps([rate("x", 3), change(-15, 8)])).toEqual([]);
  expect(steps([rate("x", 3), change(-4, 2)])).toEqual(["next.keep rate=x.postFrequency"]);
  expect(steps([rate("x", 3), change(12, 20)])).toEqual(["next.keep rate=x.postFrequency"]);
});

test("nextStepStatements: 'nothing needs a change' covers the checks that ran if others could not", () => {
  const unchecked: RiskFinding = { rule: "decline", state: "not-checked", reason: { code: "too-few-days" } };
  expect(steps([rate("x", 3)], [unchecked])).toEqual([
    "next.keepPartly rate=x.postFrequency ran=checks.ran all=checks.all",
  ]);
});

test("nextStepStatements: losses are worth a look without a risk, too: those of the platform with the largest share", () => {
  const lost = (platform: Platform, share: number) => [
    factOf(`${platform}.gain`, -5),
    factOf(`${platform}.gainPercent`, share, percent),
  ];
  expect(steps([...lost("instagram", -1), ...lost("x", -2), rate("x", 3)])).toEqual(["next.losses gain=x.gain"]);
  expect(steps([...lost("instagram", -2), ...lost("x", -1)])).toEqual(["next.losses gain=instagram.gain"]);
  expect(steps([factOf("x.gain", 0), factOf("x.gainPercent", 0, percent)])).toEqual([]);
  const declines = [factOf("instagram.chanceOfDecline", 90, percent), ...lost("instagram", -1), ...lost("x", -2)];
  expect(steps(declines, [raised("decline", "instagram.chanceOfDecline")])).toEqual([
    "next.losses gain=instagram.gain",
  ]);
});

test("nextStepStatements: belong to the risk assessment", () => {
  const statements = written([rate("x", 3)], []).filter(({ place }) => place === "next");
  expect(statements.map(({ section }) => section)).toEqual(["riskAssessment"]);
});
