import { describe, expect, test } from "vitest";
import type { Fact } from "../ledger/fact.ts";
import type { RiskFinding } from "../risk/assess-risks.ts";
import { checkFacts } from "../risk/check-facts.ts";
import { factOf } from "../test/make-fact.ts";
import { asOf } from "../test/make-input.ts";
import { statementsAt, written } from "../test/written.ts";

const percent = { unit: "percent" as const };
const days = { unit: "days" as const };
const raised = (
  rule: RiskFinding["rule"],
  facts: string[],
  severity: "low" | "medium" | "high" = "high",
): RiskFinding => ({
  rule,
  state: "raised",
  severity,
  facts,
});

const ledger = [
  factOf("share.largest", 99, percent),
  factOf("share.largestPlatform", "x", { unit: "words" }),
  factOf("x.chanceOfDecline", 90, percent),
  factOf("x.daysSincePost", 60, days),
  factOf("x.longestGap", 4, days),
  factOf("x.usualGap", 3, days),
  factOf("x.engagementChange", -40, percent),
  factOf("coverage", 25, percent),
  factOf("x.topPostShare", 60, percent),
  factOf("x.tierPercentile", 4, percent),
  factOf("onlyfans.extrasShare", 80, percent),
  factOf("onlyfans.quietPayers", 7),
  factOf("onlyfans.quietWorth", 12_000, { unit: "cents", currency: "USD" }),
  factOf("onlyfans.quietShare", 12, percent),
  factOf("x.dataAge", 12, days),
  factOf("onlyfans.price", 499, { unit: "cents", currency: "USD" }),
  factOf("handleLikeness", 10, percent),
  factOf("x.unexplainedRise", 14, percent),
  factOf("x.unexplainedJumps", 2),
  factOf("instagram.unexplainedRise", 25, percent),
  factOf("instagram.unexplainedJumps", 1),
  factOf("x.suddenFall", 12, { ...percent, inputs: ["x.jump.2026-10-01"] }),
  factOf("x.jump.2026-10-01", -900),
  factOf("x.gainPercent", -35, percent),
  factOf("onlyfans.earningsChange", -35, percent),
  factOf("x.likesVariation", 3, percent),
  factOf("x.followRatio", 1.8, { unit: "ratio" }),
];

test.each<[RiskFinding, statement: string]>([
  [
    raised("concentration", ["share.largest", "share.largestPlatform"]),
    "risk.concentration share=share.largest platform=share.largestPlatform",
  ],
  [
    raised("concentration", ["share.largest", "share.largestPlatform"], "medium"),
    "risk.concentrationMost share=share.largest platform=share.largestPlatform",
  ],
  [raised("decline", ["x.chanceOfDecline"]), "risk.decline chance=x.chanceOfDecline"],
  [
    raised("cadence", ["x.daysSincePost", "x.longestGap", "x.usualGap"]),
    "risk.cadence since=x.daysSincePost gap=x.longestGap",
  ],
  [raised("engagementFalling", ["x.engagementChange"]), "risk.engagementFalling change=x.engagementChange"],
  [raised("coverage", ["coverage"]), "risk.coverage coverage=coverage"],
  [raised("onePost", ["x.topPostShare"]), "risk.onePost share=x.topPostShare"],
  [raised("belowTier", ["x.tierPercentile"]), "risk.belowTier place=x.tierPercentile"],
  [raised("extrasDependence", ["onlyfans.extrasShare"]), "risk.extrasDependence share=onlyfans.extrasShare"],
  [raised("stale", ["x.dataAge"]), "risk.stale age=x.dataAge"],
  [raised("priceBound", ["onlyfans.price"]), "risk.priceBound price=onlyfans.price"],
  [raised("handlesDiffer", ["handleLikeness"]), "risk.handlesDiffer likeness=handleLikeness"],
  [raised("followersFalling", ["x.gainPercent"]), "risk.followersFalling change=x.gainPercent"],
  [raised("earningsFalling", ["onlyfans.earningsChange"]), "risk.earningsFalling change=onlyfans.earningsChange"],
  [
    raised("payersQuiet", ["onlyfans.quietPayers", "onlyfans.quietWorth", "onlyfans.quietShare"]),
    "risk.payersQuietShare quiet=onlyfans.quietPayers worth=onlyfans.quietWorth share=onlyfans.quietShare",
  ],
  [
    raised("payersQuiet", ["onlyfans.quietPayers", "onlyfans.quietWorth"]),
    "risk.payersQuiet quiet=onlyfans.quietPayers worth=onlyfans.quietWorth",
  ],
  [
    raised("unexplainedRise", ["x.unexplainedRise"]),
    "risk.unexplainedRises share=x.unexplainedRise rises=x.unexplainedJumps",
  ],
  [raised("unexplainedRise", ["instagram.unexplainedRise"]), "risk.unexplainedRise share=instagram.unexplainedRise"],
  [raised("suddenFall", ["x.suddenFall"]), "risk.suddenFall share=x.suddenFall jump=x.jump.2026-10-01"],
  [raised("steadyLikes", ["x.likesVariation"]), "risk.steadyLikes variation=x.likesVariation"],
  [raised("followsMany", ["x.followRatio"]), "risk.followsMany ratio=x.followRatio"],
])("risk statements: a risk is stated with its figures: $0.rule", (finding, statement) => {
  expect(statementsAt("risk", ledger, [finding])).toEqual([statement]);
});

test("risk statements: concentration is stated of the followers counted where a linked platform has no count", () => {
  const facts = [...ledger, factOf("tiktok.followers", { code: "needs-typing" })];
  expect(
    statementsAt("risk", facts, [raised("concentration", ["share.largest", "share.largestPlatform"], "medium")]),
  ).toEqual(["risk.concentrationCounted share=share.largest platform=share.largestPlatform missing=tiktok.followers"]);
});

test("risk statements: the first five risks are stated", () => {
  const findings = ["x.topPostShare", "x.topPostShare", "x.topPostShare", "x.topPostShare", "x.topPostShare"].map(
    (id) => raised("onePost", [id]),
  );
  expect(statementsAt("risk", ledger, [...findings, raised("stale", ["x.dataAge"])])).not.toContain(
    "risk.stale age=x.dataAge",
  );
});

test("risk statements: keep severity and order of the risks", () => {
  const findings = [raised("decline", ["x.chanceOfDecline"]), raised("coverage", ["coverage"], "medium")];
  const statements = written(ledger, findings).filter(({ place }) => place === "risk");
  expect(statements.map(({ key, severity, section }) => [key, severity, section])).toEqual([
    ["risk.decline", "high", "riskAssessment"],
    ["risk.coverage", "medium", "riskAssessment"],
  ]);
});

test("risk statements: no covered platform is stated as none, not as 0 percent", () => {
  expect(statementsAt("risk", [factOf("coverage", 0, percent)], [raised("coverage", ["coverage"])])).toEqual([
    "risk.coverageNone coverage=coverage",
  ]);
});

test("risk statements: a significant fall of 10 to 30 percent has a milder wording than a larger one", () => {
  const facts = [factOf("x.engagementChange", -29, percent), factOf("x.gainPercent", -12, percent)];
  const findings = [
    raised("engagementFalling", ["x.engagementChange"], "low"),
    raised("followersFalling", ["x.gainPercent"], "low"),
  ];
  expect(statementsAt("risk", facts, findings)).toEqual([
    "risk.engagementWatch change=x.engagementChange",
    "risk.followersWatch change=x.gainPercent",
  ]);
});

describe("checks", () => {
  const clear = (rule: RiskFinding["rule"]): RiskFinding => ({ rule, state: "clear", facts: [] });
  const unchecked: RiskFinding = { rule: "decline", state: "not-checked", reason: { code: "too-few-days" } };
  const elsewhere: RiskFinding = { rule: "priceBound", state: "not-applicable" };
  const fall = raised("engagementFalling", ["x.engagementChange"], "low");
  const facts = [factOf("x.engagementChange", -12, percent)];
  const keys = (...findings: RiskFinding[]) => statementsAt("checks", facts, findings);
  const counted = "ran=checks.ran all=checks.all";

  test("risk statements: 'no risk found' only if all checks ran and found none", () => {
    expect(keys(clear("coverage"), clear("stale"), elsewhere)).toEqual(["checks.noneFound all=checks.all"]);
    expect(keys(clear("coverage"), unchecked)).toEqual([`checks.ranNoneFound ${counted}`]);
  });

  test("risk statements: 'no risk found' never appears beside a risk, or if no check ran", () => {
    expect(keys(fall, clear("stale"), unchecked)).toEqual([`checks.ran ${counted}`]);
    expect(keys(fall, clear("stale"))).toEqual([]);
    expect(keys(unchecked)).toEqual([`checks.ran ${counted}`]);
    expect(keys(elsewhere)).toEqual([]);
  });

  test("risk statements: a rule counts once for several platforms, and an inapplicable one not at all", () => {
    const values = checkFacts([fall, { ...fall }, clear("stale"), unchecked, elsewhere], asOf);
    expect(values.map(({ id, value }) => [id, value])).toEqual([
      ["checks.ran", 2],
      ["checks.all", 3],
    ]);
    for (const fact of values) expect(fact).toMatchObject({ kind: "derived", trust: "record", asOf, formula: fact.id });
  });
});

const unchecked = (rule: RiskFinding["rule"], facts: Fact[], code: "rate-limited" | "not-linked" = "rate-limited") =>
  statementsAt(
    "notChecked",
    [...facts, factOf("tiktok.following", 9)],
    [{ rule, state: "not-checked", reason: { code } }],
  );
const absent = (id: string, code: "rate-limited" | "not-linked" | "no-key" = "rate-limited") => factOf(id, { code });

test.each([
  ["concentration", "share.largest"],
  ["decline", "x.chanceOfDecline"],
  ["decline", "onlyfans.chanceOfDecline"],
  ["decline", "follows.total"],
  ["cadence", "tiktok.usualGap"],
  ["cadence", "theme.1"],
  ["engagementFalling", "instagram.engagementChange"],
  ["engagementFalling", "theme.1"],
  ["payersQuiet", "onlyfans.quietPayers"],
  ["payersQuiet", "onlyfans.earningsNet"],
  ["coverage", "coverage"],
] as const)("risk statements: name the missing figure that %s needs: %s", (rule, id) => {
  expect(unchecked(rule, [absent(id)])).toEqual([`notChecked.${rule} why=${id}`]);
});

test("risk statements: name the figure missing for the rule's own reason, else the first", () => {
  const facts = [absent("instagram.usualGap", "no-key"), absent("x.usualGap", "rate-limited")];
  expect(unchecked("cadence", facts)).toEqual(["notChecked.cadence why=x.usualGap"]);
  expect(unchecked("cadence", facts, "not-linked")).toEqual(["notChecked.cadence why=instagram.usualGap"]);
});

test("risk statements: name the missing figure of a platform that was read before the outcome of one that was not", () => {
  const few = factOf("x.chanceOfDecline", { code: "too-few-days", needs: 5, has: 1 }, percent);
  const facts = [factOf("x.followers", 1_000), absent("instagram.chanceOfDecline"), few];
  expect(statementsAt("notChecked", facts)).toContain("notChecked.decline why=x.chanceOfDecline");
});

test("risk statements: concentration on a single platform has its own statement", () => {
  expect(unchecked("concentration", [factOf("share.largest", 100, percent)])).toEqual(["notChecked.single"]);
  expect(unchecked("decline", [factOf("share.largest", 100, percent)])).toEqual([]);
});

test("risk statements: no unchecked risk if every figure is known", () => {
  expect(unchecked("coverage", [factOf("coverage", 100, percent)])).toEqual([]);
});
