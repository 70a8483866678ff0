import type { Fact } from "@fanradar/engine";
import { expect, test } from "vitest";
import { detectAlerts } from "./detect-alerts.ts";

const asOf = "2026-11-20T12:00:00.000Z";
function fact(metric: string, more: Partial<Fact> = {}): Fact {
  const shared = { kind: "derived", unit: "count", trust: "connected", sandbox: false, scope: "public" } as const;
  return {
    id: `instagram.${metric}`,
    metric,
    platform: "instagram",
    value: 5,
    asOf,
    inputs: [],
    sources: [],
    ...shared,
    ...more,
  };
}
const absent = (metric: string) => fact(metric, { kind: "unavailable", value: null, reason: { code: "too-few-days" } });
const kindsOf = (facts: Fact[], before: Fact[] = []) =>
  detectAlerts({ facts, asOf }, before).map(({ kind, cause }) => (cause ? `${kind} ${cause}` : kind));
const days = (from: string, to: string) => ({ period: { from: `${from}T00:00:00Z`, to: `${to}T00:00:00Z` } });

test.each<[string, Fact[], Fact[], string[]]>([
  ["growth that was not there before", [fact("gain")], [absent("gain")], ["forecast-possible"]],
  ["growth that was there", [fact("gain")], [fact("gain")], []],
  ["growth in a first report", [fact("gain")], [], []],
  ["a rise behind a post", [fact("viralGain", days("2026-11-17", "2026-11-18"))], [], ["unusual-rise post"]],
  [
    "a rise of unknown cause",
    [fact("unexplainedGain", days("2026-11-17", "2026-11-18"))],
    [],
    ["unusual-rise unknown"],
  ],
  [
    "a drop",
    [fact("unexplainedGain", { value: -9, ...days("2026-11-17", "2026-11-18") })],
    [],
    ["unusual-drop unknown"],
  ],
  ["a rise of last month", [fact("viralGain", days("2026-10-17", "2026-10-18"))], [], []],
  [
    "engagement down by a third",
    [fact("engagementChange", { value: -33, low: -50, high: -10 })],
    [],
    ["engagement-down"],
  ],
  ["engagement down by less", [fact("engagementChange", { value: -29 })], [], []],
  ["engagement down, or up", [fact("engagementChange", { value: -33, low: -60, high: 4 })], [], []],
  ["a conflict", [fact("followers", { conflicts: [conflict()] })], [fact("followers")], ["evidence-conflict"]],
  [
    "a conflict that was notified before",
    [fact("followers", { conflicts: [conflict()] })],
    [fact("followers", { conflicts: [conflict()] })],
    [],
  ],
  [
    "what was typed in September",
    [fact("followers", { trust: "manual", kind: "self-reported", asOf: "2026-09-01T00:00:00Z" })],
    [],
    ["stale-source"],
  ],
  [
    "what was typed this month",
    [fact("followers", { trust: "manual", kind: "self-reported", asOf: "2026-11-01T00:00:00Z" })],
    [],
    [],
  ],
])("detectAlerts: %s", (_, facts, before, kinds) => {
  expect(kindsOf(facts, before)).toEqual(kinds);
});

function conflict() {
  return { evidence: "x", value: 1, observedAt: asOf, why: "disagrees" as const };
}

test("detectAlerts: the same days, or the same month, are one alert", () => {
  const rise = (at: string) => detectAlerts({ facts: [fact("viralGain", days("2026-11-17", at))], asOf }, [])[0]?.key;
  expect(rise("2026-11-18")).toBe(rise("2026-11-19"));
  const down = (when: string) =>
    detectAlerts({ facts: [fact("engagementChange", { value: -40 })], asOf: when }, [])[0]?.key;
  expect(down("2026-11-02T00:00:00Z")).toBe(down("2026-11-30T00:00:00Z"));
  expect(down("2026-12-01T00:00:00Z")).not.toBe(down("2026-11-30T00:00:00Z"));
});
