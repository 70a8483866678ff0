import type { Fact, Platform, SealedReport } from "@fanradar/engine";
import { expect, test } from "vitest";
import { badgeOf, isFromSandbox, reportTypeOf } from "./classify-report.ts";

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
