import { type Fact, type Platform, type SealedReport, sealedFacts } from "@fanradar/engine";
import { expect, test } from "vitest";
import { fullVisibility, publicVisibility } from "../access/visibility.ts";
import { badgeOf, isFromSandbox, reportTypeOf } from "./classify-report.ts";
import { redactReport } from "./redact-report.ts";

const fact = (id: string, fields: Partial<Fact> = {}): Fact => ({
  id,
  metric: id.split(".").at(-1) ?? id,
  kind: "measured",
  value: 1,
  unit: "count",
  asOf: "2026-11-20T00:00:00.000Z",
  trust: "connected",
  sandbox: false,
  inputs: [],
  sources: [],
  scope: "public",
  ...fields,
});
const typed = (id: string, fields: Partial<Fact> = {}) =>
  fact(id, { kind: "self-reported", trust: "manual", scope: "owner", sources: ["manual:1:a"], ...fields });
const absent = (id: string) => fact(id, { kind: "unavailable", value: null, trust: "inferred" });
const sealed = (platforms: Platform[], facts: Fact[]): SealedReport => ({
  schema: 1,
  engineVersion: "1",
  asOf: "2026-11-20T00:00:00.000Z",
  subjects: platforms.map((platform) => ({ platform, handle: "a", url: "", outcome: "ok" })),
  facts,
  statements: [],
  series: [],
  sources: [],
  narrator: "engine",
  checks: { figures: 0, passed: 0, dropped: 0 },
});

test.each<[string, Platform[], Fact[], string]>([
  ["nothing", [], [], "manual-entry"],
  ["a read", ["instagram"], [fact("instagram.followers")], "verified-screenshot"],
  ["a file", ["tiktok"], [fact("tiktok.followers", { trust: "file" })], "verified-screenshot"],
  ["a typed figure", ["tiktok"], [typed("tiktok.followers")], "manual-entry"],
  [
    "a read and a typed one",
    ["instagram", "tiktok"],
    [fact("instagram.followers"), typed("tiktok.followers")],
    "manual-entry",
  ],
  [
    "a read and a missing one",
    ["instagram", "x"],
    [fact("instagram.followers"), absent("x.followers")],
    "manual-entry",
  ],
  [
    "a read beside an OnlyFans page of which nothing is shown",
    ["instagram", "onlyfans"],
    [fact("instagram.followers"), absent("onlyfans.subscribers")],
    "verified-screenshot",
  ],
  [
    "typed subscribers",
    ["instagram", "onlyfans"],
    [fact("instagram.followers"), typed("onlyfans.subscribers")],
    "manual-entry",
  ],
])("badgeOf: key figures that rest on %s have the matching badge", (_, platforms, facts, badge) => {
  expect(badgeOf(sealed(platforms, facts))).toBe(badge);
});

test("reportTypeOf: an owner's figure makes a report premium, its absence does not", () => {
  expect(reportTypeOf(sealed([], [typed("x.followers")]))).toBe("premium");
  expect(reportTypeOf(sealed([], [{ ...absent("x.followers"), scope: "owner" }]))).toBe("standard");
});

test("isFromSandbox: one figure of the sandbox marks the report", () => {
  expect(isFromSandbox(sealed([], [fact("a"), fact("b", { sandbox: true })]))).toBe(true);
  expect(isFromSandbox(sealed([], [fact("a")]))).toBe(false);
});

test("redactReport: removes the owner's figures with everything computed from them or stating them", () => {
  const whole: SealedReport = {
    ...sealed(
      ["instagram", "onlyfans"],
      [
        fact("instagram.followers", {
          platform: "instagram",
          alternatives: ["typed"],
          conflicts: [
            { evidence: "manual:1:a", value: 987_654_321, observedAt: "2026-11-20T00:00:00.000Z", why: "disagrees" },
          ],
        }),
        typed("typed", { value: 987_654_321 }),
        fact("computed", { inputs: ["typed"], value: 987_654_321 }),
        fact("onwards", { inputs: ["computed"] }),
      ],
    ),
    statements: [
      { key: "a", section: "platformOverview", place: "overview", slots: { now: "instagram.followers" }, evidence: [] },
      { key: "b", section: "platformOverview", place: "overview", slots: { now: "typed" }, evidence: [] },
      { key: "c", section: "platformOverview", place: "overview", slots: {}, evidence: ["onwards"] },
    ],
    series: [{ id: "s", metric: "typed", unit: "count", points: [{ at: "2026-11-20", value: 987_654_321 }] }],
    sources: [
      {
        evidence: "manual:1:a",
        kind: "manual",
        sandbox: false,
        observedAt: "2026-11-20T00:00:00.000Z",
        scope: "owner",
      },
    ],
  };
  expect(redactReport(fullVisibility, whole)).toBe(whole);
  const seen = redactReport(publicVisibility, whole);
  expect(seen.facts.map(({ id }) => id)).toEqual(["instagram.followers", "checks.ran", "checks.all"]);
  const shown = new Set(seen.facts.map(({ id }) => id));
  expect(seen.statements.length).toBeGreaterThan(0);
  expect(seen.statements.flatMap(sealedFacts).filter((id) => !shown.has(id))).toEqual([]);
  expect(JSON.stringify(seen)).not.toMatch(/987654321|manual:1:a/);
});
