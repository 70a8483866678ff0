import type { Fact, Platform, Sealed } from "@fanradar/engine";
import { expect, test } from "vitest";
import { publicReading, wholeReading } from "../access/visibility.ts";
import { badgeOf, isFromSandbox, reportTypeOf } from "./rests-on.ts";
import { visibleTo } from "./visible-to.ts";

const fact = (id: string, told: Partial<Fact> = {}): Fact => ({
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
  ...told,
});
const typed = (id: string, told: Partial<Fact> = {}) =>
  fact(id, { kind: "self-reported", trust: "manual", scope: "owner", sources: ["manual:1:a"], ...told });
const absent = (id: string) => fact(id, { kind: "unavailable", value: null, trust: "inferred" });
const sealed = (platforms: Platform[], facts: Fact[]): Sealed => ({
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
])("key figures that rest on %s give the badge they deserve", (_, platforms, facts, badge) => {
  expect(badgeOf(sealed(platforms, facts))).toBe(badge);
});

test("a figure of the owner's makes a report premium, its absence does not", () => {
  expect(reportTypeOf(sealed([], [typed("x.followers")]))).toBe("premium");
  expect(reportTypeOf(sealed([], [{ ...absent("x.followers"), scope: "owner" }]))).toBe("standard");
});

test("one figure of the sandbox's marks the report", () => {
  expect(isFromSandbox(sealed([], [fact("a"), fact("b", { sandbox: true })]))).toBe(true);
  expect(isFromSandbox(sealed([], [fact("a")]))).toBe(false);
});

test("owner's figures go before rendering, with what was computed from them and what says them", () => {
  const whole: Sealed = {
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
  expect(visibleTo(wholeReading, whole)).toBe(whole);
  const seen = visibleTo(publicReading, whole);
  expect(seen.facts.map(({ id }) => id)).toEqual(["instagram.followers"]);
  expect(seen.statements.map(({ key }) => key)).toEqual(["a"]);
  expect(JSON.stringify(seen)).not.toMatch(/987654321|manual:1:a/);
});
