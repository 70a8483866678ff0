import type { Fact } from "@fanradar/engine";
import { expect, test } from "vitest";
import { kindsOfFigures, sinceOf } from "./kinds-of-figures.ts";

const now = new Date("2026-11-20T12:00:00.000Z");
const fact = (metric: string, value: number, more: Partial<Fact> = {}): Fact => ({
  ...{
    id: `instagram.${metric}`,
    metric,
    platform: "instagram",
    value,
    asOf: now.toISOString(),
    inputs: [],
    sources: [],
  },
  ...{ kind: "derived", unit: "percent", trust: "connected", sandbox: false, scope: "public" },
  ...more,
});
const days = (from: string, to: string) => ({ period: { from, to } });

test.each([
  ["a fall whose whole range is below zero", fact("gainPercent", -3, { low: -4, high: -1 }), "followers-falling"],
  ["a counted fall without a range", fact("gainPercent", -3), "followers-falling"],
  ["a fall that may be a rise", fact("gainPercent", -3, { low: -8, high: 1 }), undefined],
  ["a rise", fact("gainPercent", 3), undefined],
  ["engagement down by a third", fact("engagementChange", -33, { low: -50, high: -10 }), "engagement-down"],
  ["engagement down by less", fact("engagementChange", -29, { low: -40, high: -10 }), undefined],
  ["engagement down, or up", fact("engagementChange", -33, { low: -60, high: 4 }), undefined],
  [
    "earnings down by a third",
    fact("earningsChange", -33, { low: -50, high: -10, ...days("2026-09-20", "2026-10-19") }),
    "earnings-falling",
  ],
  ["earnings down by less", fact("earningsChange", -29, { high: -10, ...days("2026-09-20", "2026-10-19") }), undefined],
  ["earnings that fell last month", fact("earningsChange", -33, days("2026-08-20", "2026-09-18")), undefined],
  ["an unexplained rise of this month", fact("unexplainedGain", 900, days("2026-11-01", "2026-11-02")), "unusual-day"],
  ["an unexplained fall of this month", fact("unexplainedGain", -90, days("2026-11-01", "2026-11-02")), "unusual-day"],
  ["an unexplained rise of last month", fact("unexplainedGain", 900, days("2026-10-01", "2026-10-02")), undefined],
  ["a missing figure", fact("gainPercent", 0, { value: null, kind: "unavailable" }), undefined],
  ["another metric", fact("posts", -5), undefined],
])("attention: of figures, %s", (_, figure, kind) => {
  expect(kindsOfFigures([figure], now).map(({ kind }) => kind)).toEqual(kind ? [kind] : []);
});

const lost = (worth: number, knownTo = "2026-11-18") => {
  const own = (metric: string, value: number, more: Partial<Fact> = {}) =>
    fact(metric, value, { id: `onlyfans.${metric}`, platform: "onlyfans", ...more });
  return [
    own("quietPayers", 8, days("2026-09-20", knownTo)),
    own("quietWorth", worth, days("2026-07-20", "2026-10-24")),
    own("earningsNet", 100_000),
  ];
};

test("attention: regular payers gone quiet who brought a tenth of the month are in it, while payments are known up to now", () => {
  const kinds = (facts: Fact[]) => kindsOfFigures(facts, now).map(({ kind, fact }) => [kind, sinceOf(fact)]);
  expect(kinds(lost(10_000))).toEqual([["payers-quiet", "2026-10-25T00:00:00.000Z"]]);
  expect(kinds(lost(9_900))).toEqual([]);
  expect(kinds(lost(10_000, "2026-10-20"))).toEqual([]);
});
