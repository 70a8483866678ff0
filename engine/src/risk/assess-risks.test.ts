import { expect, test } from "vitest";
import type { Fact } from "../ledger/fact.ts";
import { platformNames } from "../ledger/vocabulary.ts";
import { byId, factOf } from "../test/make-fact.ts";
import { found, verdict } from "../test/risk-verdict.ts";
import { assessRisks } from "./assess-risks.ts";
import { type RiskRule, riskRules } from "./risk-rules.ts";

test("assessRisks: every rule has a result; without their figures in the ledger none applies", () => {
  const findings = assessRisks(new Map());
  expect(findings.map(({ rule }) => rule).sort()).toEqual([...riskRules].sort());
  expect(new Set(findings.map(({ state }) => state))).toEqual(new Set(["not-applicable"]));
});

test("assessRisks: the most severe come first, then those without a finding, then those not checked", () => {
  const facts = [
    factOf("share.largest", 85, { inputs: ["x.followers", "tiktok.followers"] }),
    factOf("x.chanceOfDecline", 96),
    factOf("coverage", 100),
  ];
  const wasChecked = (state: string) => state === "raised" || state === "clear";
  const finding = ({ rule, state }: { rule: RiskRule; state: string }) => (wasChecked(state) ? [rule, state] : rule);
  expect(assessRisks(byId(facts)).map(finding)).toEqual([
    ["decline", "raised"],
    ["concentration", "raised"],
    ["coverage", "clear"],
    ...["cadence", "engagementFalling", "followersFalling", "earningsFalling", "payersQuiet", "onePost", "belowTier"],
    ...[
      "extrasDependence",
      "stale",
      "priceBound",
      "handlesDiffer",
      "unexplainedRise",
      "suddenFall",
      "steadyLikes",
      "followsMany",
    ],
  ]);
});

const lost = (worth: number | "unstated", earned: number | "unknown" = 100_000) => [
  factOf("onlyfans.quietPayers", worth === "unstated" ? 4 : 9),
  ...(worth === "unstated" ? [] : [factOf("onlyfans.quietWorth", worth, { unit: "cents", currency: "USD" })]),
  factOf("onlyfans.earningsNet", earned === "unknown" ? { code: "needs-statement" } : earned, { unit: "cents" }),
];

test.each([
  [9_900, "clear"],
  [10_000, "medium"],
  [25_000, "high"],
])("assessRisks: regular payers gone quiet who brought %d of 100,000 cents are %s", (worth, says) => {
  expect(verdict("payersQuiet", ...lost(worth))).toBe(says);
});

test.each([
  [[5, 9], "clear", 10_000],
  [[5, 9], "high", 25_000],
  [[2, 3], "clear", 2_900],
  [[2, 3], "low", 3_000],
  [[2, 3], "medium", 10_000],
] as const)(
  "assessRisks: of 9 quiet payers, where %s are so by chance, the risk is %s at %d of 100,000 cents: as many as at other times are one only from a quarter on",
  ([expected, high], says, worth) => {
    const usual = factOf("onlyfans.quietExpected", expected, { low: 2 * expected - high, high });
    expect(verdict("payersQuiet", ...lost(worth), usual)).toBe(says);
  },
);

test("assessRisks: payers gone quiet are no risk where they are too few to state, and not checked where earnings are unknown", () => {
  expect(verdict("payersQuiet", ...lost("unstated"))).toBe("clear");
  expect(verdict("payersQuiet", ...lost(9_000, 0))).toBe("high");
  expect(found("payersQuiet", ...lost(9_000, "unknown"))).toMatchObject({ reason: { code: "needs-statement" } });
});

const share = (value: number, platforms = 2) =>
  factOf("share.largest", value, { inputs: Array.from({ length: platforms }, (_, index) => `${index}.followers`) });

test.each([
  [79.9, "clear"],
  [80, "medium"],
  [94.9, "medium"],
  [95, "high"],
])("assessRisks: concentration of %d percent on one platform is %s", (value, says) => {
  expect(verdict("concentration", share(value))).toBe(says);
});

test("assessRisks: concentration uses the share and its platform", () => {
  expect(found("concentration", share(90))).toMatchObject({ facts: ["share.largest", "share.largestPlatform"] });
});

test("assessRisks: concentration on a single platform does not apply", () => {
  expect(found("concentration", share(100, 1))).toEqual({
    rule: "concentration",
    state: "not-checked",
    reason: { code: "too-few-links", needs: 2, has: 1 },
  });
});

test("assessRisks: concentration is not checked for the reason that the share is missing", () => {
  expect(found("concentration", factOf("share.largest", { code: "rate-limited" }))).toMatchObject({
    state: "not-checked",
    reason: { code: "rate-limited" },
  });
});

test.each([
  [100, "clear"],
  [50, "clear"],
  [49.9, "medium"],
  [1, "medium"],
  [0, "high"],
])("assessRisks: coverage of %d percent of the links is %s", (value, says) => {
  expect(verdict("coverage", factOf("coverage", value))).toBe(says);
});

test("assessRisks: coverage is not checked for the reason that it is missing", () => {
  expect(found("coverage", factOf("coverage", { code: "no-key" }))).toMatchObject({ reason: { code: "no-key" } });
  expect(found("coverage", factOf("coverage", 30))).toMatchObject({ facts: ["coverage"] });
});

const reason = { code: "private-account" } as const;
const unreadable = [factOf("coverage", 0), factOf("x.followers", reason)];

test("assessRisks: coverage is not checked if no platform has a figure, for their reason", () => {
  expect(found("coverage", ...unreadable)).toEqual({ rule: "coverage", state: "not-checked", reason });
});

test("assessRisks: coverage is checked once one figure of a platform is known, even if it is not the audience", () => {
  expect(verdict("coverage", ...unreadable, factOf("onlyfans.earningsNet", 900))).toBe("high");
});

const gap = (since: number, usual: number, { longest = 0, platform = "x" } = {}) => [
  factOf(`${platform}.daysSincePost`, since),
  factOf(`${platform}.longestGap`, longest),
  factOf(`${platform}.usualGap`, usual),
];

test.each([
  [7, 1, "clear"],
  [8, 1, "high"],
  [8, 4, "clear"],
  [8.1, 4, "medium"],
  [16, 4, "medium"],
  [16.1, 4, "high"],
  [9, 0, "high"],
])("assessRisks: a posting gap of %d days where %d are usual is %s", (since, usual, says) => {
  expect(verdict("cadence", ...gap(since, usual))).toBe(says);
});

test("assessRisks: a posting gap no longer than an earlier one is clear", () => {
  expect(verdict("cadence", ...gap(40, 2, { longest: 40 }))).toBe("clear");
  expect(verdict("cadence", ...gap(41, 2, { longest: 40 }))).toBe("high");
});

test("assessRisks: a posting gap names the platform on which it is longest relative to its usual one", () => {
  const both = [...gap(9, 4), ...gap(30, 4, { platform: "tiktok" })];
  for (const facts of [both, both.toReversed()])
    expect(found("cadence", ...facts)).toMatchObject({
      severity: "high",
      facts: ["tiktok.daysSincePost", "tiktok.longestGap", "tiktok.usualGap"],
    });
});

test("assessRisks: a posting gap is not checked if one of its three figures is missing", () => {
  for (const [index, one] of gap(30, 2).entries()) {
    const facts = gap(30, 2).with(index, factOf(one.id, { code: "too-few-posts", needs: 5, has: 1 }));
    expect(verdict("cadence", ...facts)).toBe("not-checked");
  }
  expect(found("cadence", factOf("x.usualGap", { code: "rate-limited" }))).toMatchObject({
    reason: { code: "rate-limited" },
  });
});

test.each([
  [79, "clear"],
  [80, "medium"],
  [94, "medium"],
  [95, "high"],
])("assessRisks: a chance of decline of %d percent is %s", (value, says) => {
  expect(verdict("decline", factOf("x.chanceOfDecline", value))).toBe(says);
});

test("assessRisks: a chance of decline names each platform at risk, the likeliest first, at most three", () => {
  const facts = [
    factOf("onlyfans.chanceOfDecline", 79),
    factOf("instagram.chanceOfDecline", 81),
    factOf("x.chanceOfDecline", 97),
  ];
  const declining = (list: Fact[]) =>
    assessRisks(byId(list)).flatMap((one) =>
      one.rule === "decline" && one.state === "raised" ? [[one.severity, ...one.facts]] : [],
    );
  const expected = [
    ["high", "x.chanceOfDecline"],
    ["medium", "instagram.chanceOfDecline"],
  ];
  for (const list of [facts, facts.toReversed()]) expect(declining(list)).toEqual(expected);
  const all = platformNames.map((platform, index) => factOf(`${platform}.chanceOfDecline`, 90 + index));
  expect(declining(all).map(([, id]) => id)).toEqual(
    platformNames
      .toReversed()
      .slice(0, 3)
      .map((name) => `${name}.chanceOfDecline`),
  );
});

test("assessRisks: a chance of decline names the missing figure of a read platform before the failed read of another", () => {
  const few = { code: "too-few-days", needs: 5, has: 1 } as const;
  const facts = [factOf("instagram.chanceOfDecline", { code: "private-account" }), factOf("x.chanceOfDecline", few)];
  expect(found("decline", ...facts)).toMatchObject({ state: "not-checked", reason: few });
  expect(found("decline", ...facts.slice(0, 1))).toMatchObject({ reason: { code: "private-account" } });
});

const change = (value: number, high?: number, platform = "x") =>
  factOf(`${platform}.engagementChange`, value, { unit: "percent", ...(high !== undefined && { low: -99, high }) });

test.each([
  [40, "clear"],
  [-9.9, "clear"],
  [-10, "low"],
  [-29.9, "low"],
  [-30, "medium"],
  [-59, "medium"],
  [-60, "high"],
])("assessRisks: a fall of engagement of %d percent is %s", (value, says) => {
  expect(verdict("engagementFalling", change(value))).toBe(says);
});

test("assessRisks: a fall of engagement whose interval contains 0 is not raised", () => {
  expect(verdict("engagementFalling", change(-70, 0))).toBe("clear");
  expect(verdict("engagementFalling", change(-70, 5))).toBe("clear");
  expect(verdict("engagementFalling", change(-70, -1))).toBe("high");
});

test("assessRisks: a fall of engagement is found on each platform with a significant one, however far another fell", () => {
  const facts = [change(-65, -20), change(-15, -2, "tiktok"), change(-50, 4, "instagram")];
  for (const list of [facts, facts.toReversed()]) {
    const raised = assessRisks(byId(list)).filter((one) => one.state === "raised");
    expect(raised.map((one) => (one.state === "raised" ? [one.severity, ...one.facts] : []))).toEqual([
      ["high", "x.engagementChange"],
      ["low", "tiktok.engagementChange"],
    ]);
  }
});

test("assessRisks: a fall of engagement names the platform with the largest significant one", () => {
  const facts = [change(-90, 3, "instagram"), change(-35, -10), change(-65, -20, "tiktok")];
  for (const list of [facts, facts.toReversed()])
    expect(found("engagementFalling", ...list)).toMatchObject({
      severity: "high",
      facts: ["tiktok.engagementChange"],
    });
});
