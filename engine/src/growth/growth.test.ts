import { expect, test } from "vitest";
import type { AnalyseInput } from "../analyse-input.ts";
import { computeFacts } from "../compute-facts.ts";
import type { Fact } from "../ledger/fact.ts";
import { asOf, daily, daysAgo, factsOf, factsOn, given, inputOf, seen, subject } from "../test/make-input.ts";

const rising = (ago: number) => 20_000 - 30 * ago;
const facts = (days: number, followers = rising) => factsOn("instagram", { ...daily("instagram", days, followers) });
const typedOn = (...ages: number[]) => ({
  evidence: ages.map((age) => given(`typed ${age}`, "manual", age)),
  observations: ages.map((age) =>
    seen("instagram", "followers", 9_000, { observedAt: daysAgo(age), evidence: `typed ${age}` }),
  ),
});

test("follower gain: over the last 28 days, between two actual readings", () => {
  expect(facts(60).get("instagram.gain")).toMatchObject({
    kind: "derived",
    value: 840,
    n: 29,
    period: { from: daysAgo(28), to: asOf },
  });
  expect(facts(60).get("instagram.gainPercent")?.value).toBeCloseTo((100 * 840) / 19_160);
});

test("follower gain: over a shorter history if there is no longer one", () => {
  expect(facts(10).get("instagram.gain")).toMatchObject({ value: 270, period: { from: daysAgo(9), to: asOf } });
});

test("follower gain: starts at the reading nearest to 28 days ago if that day has none", () => {
  const { evidence, observations } = daily("instagram", 60, rising);
  const missed = observations.filter((one) => one.observedAt !== daysAgo(28) && one.observedAt !== daysAgo(27));
  const found = factsOn("instagram", { evidence, observations: missed });
  expect(found.get("instagram.gain")).toMatchObject({ value: 870, period: { from: daysAgo(29), to: asOf } });
});

const withDays = (...ages: number[]) => {
  const { evidence, observations } = daily("x", 60, rising);
  const inAges = observations.filter((one) => ages.some((age) => one.observedAt === daysAgo(age)));
  return factsOn("x", { evidence, observations: inAges }).get("x.gain");
};

test("follower gain: starts at most 31 days back; of two readings equally near to 28 days the older is used", () => {
  expect(withDays(0, 1, 2, 10, 20, 31, 45)).toMatchObject({ n: 6, period: { from: daysAgo(31) } });
  expect(withDays(0, 1, 2, 10, 20, 32)).toMatchObject({ n: 5, period: { from: daysAgo(20) } });
  expect(withDays(0, 1, 2, 3, 14, 27, 29)?.period?.from).toBe(daysAgo(29));
  expect(withDays(0, 1, 2, 3, 14, 27, 30)?.period?.from).toBe(daysAgo(27));
});

test("follower gain: states its inputs and period", () => {
  const shared = {
    asOf,
    n: 5,
    sampleOf: "readings",
    inputs: ["instagram.followers"],
    sources: ["instagram 0", "instagram 1", "instagram 2", "instagram 3", "instagram 4"],
  };
  expect(facts(5).get("instagram.gain")).toMatchObject({ ...shared, unit: "count", formula: "growth.difference" });
  expect(facts(5).get("instagram.gainPercent")).toMatchObject({
    ...shared,
    kind: "derived",
    unit: "percent",
    formula: "growth.relative",
  });
});

test("follower gain: from 0 followers there is no percentage", () => {
  const found = facts(10, (ago) => (ago === 9 ? 0 : 50));
  expect(found.get("instagram.gainPercent")).toMatchObject({
    unit: "percent",
    reason: { code: "no-follower-count" },
  });
  expect(found.get("instagram.gain")?.value).toBe(50);
  expect(found.get("instagram.gainPercent")?.kind).toBe("unavailable");
});

test.each([
  [5, "low", 4],
  [13, "low", 12],
  [14, "medium", 13],
  [27, "medium", 26],
  [28, "normal", 27],
  [100, "normal", 28],
])("forecast: after %d daily readings it has %s confidence and a horizon of %d days", (days, confidence, horizon) => {
  const found = facts(days);
  expect(found.get("instagram.forecastConfidence")?.value).toBe(confidence);
  expect(found.get("instagram.forecast")?.period).toEqual({ from: asOf, to: daysAgo(-horizon) });
});

test("forecast: lies inside its band, and above today's count if all days gained", () => {
  const found = facts(40).get("instagram.forecast");
  expect(found).toMatchObject({ kind: "estimated", trust: "inferred", level: 0.8 });
  const { value, low = Number.NaN, high = Number.NaN } = found ?? {};
  expect(low).toBeLessThan(Number(value));
  expect(Number(value)).toBeLessThan(high);
  expect(low).toBeGreaterThan(20_000);
});

test("forecast: states its inputs: the readings of 120 days", () => {
  const shared = {
    kind: "estimated",
    asOf,
    n: 120,
    sampleOf: "readings",
    inputs: ["instagram.followers"],
    period: { from: asOf, to: daysAgo(-28) },
  };
  for (const [metric, unit, formula] of [
    ["forecast", "count", "growth.forecast"],
    ["forecastConfidence", "words", "growth.confidence"],
    ["chanceOfDecline", "percent", "growth.chanceOfDecline"],
  ] as const) {
    const found = facts(130).get(`instagram.${metric}`);
    expect(found).toMatchObject({ ...shared, unit, formula });
    expect(found?.sources).toHaveLength(120);
  }
});

test("forecast: whole followers, never below 0", () => {
  const dying = facts(30, (ago) => 5 + 40 * ago).get("instagram.forecast");
  expect(dying).toMatchObject({ low: 0 });
  for (const end of [dying?.value, dying?.low, dying?.high]) expect(Number.isInteger(end)).toBe(true);
});

test("forecast: a decline is likely where followers fall, unlikely where they rise", () => {
  const chance = (found: Map<string, Fact>) => Number(found.get("instagram.chanceOfDecline")?.value);
  expect(chance(facts(40))).toBeLessThan(20);
  expect(chance(facts(40, (ago) => 20_000 + 30 * ago))).toBeGreaterThan(80);
});

test("forecast: is drawn day by day, with its band", () => {
  const { series } = computeFacts(inputOf({ subjects: [subject("instagram")], ...daily("instagram", 40, rising) }));
  const line = series.find(({ id }) => id === "instagram.followers");
  expect(line).toMatchObject({ metric: "followers", platform: "instagram", unit: "count" });
  expect(line?.points).toHaveLength(40);
  expect(line?.points.at(-1)).toEqual({ at: asOf, value: 20_000 });
  expect(line?.forecast?.[0]?.at).toBe(daysAgo(-1));
  expect(line?.forecast).toHaveLength(28);
  for (const { value, low = Number.NaN, high = Number.NaN } of line?.forecast ?? [])
    expect(low <= value && value <= high).toBe(true);
});

test("growth under five daily readings: only the date from which it can be computed is stated", () => {
  const found = facts(3);
  for (const metric of ["gain", "gainPercent", "forecast", "forecastConfidence", "chanceOfDecline"])
    expect(found.get(`instagram.${metric}`)).toMatchObject({
      kind: "unavailable",
      reason: { code: "too-few-days", needs: 5, has: 3, readyOn: "2026-11-22" },
    });
});

test("growth under five daily readings: several readings of one day count as one, the last", () => {
  const evidence = [9, 10, 11].map((hour) => ({
    ...given(`h${hour}`),
    addedAt: `2026-11-20T0${hour % 10}:00:00.000Z`,
  }));
  const observations = evidence.map(({ key, addedAt }, index) =>
    seen("x", "followers", 100 + index, { evidence: key, observedAt: addedAt }),
  );
  const { facts: all, series } = computeFacts(inputOf({ subjects: [subject("x")], evidence, observations }));
  expect(all.find(({ id }) => id === "x.gain")?.reason?.has).toBe(1);
  expect(series[0]?.points).toEqual([{ at: "2026-11-20T09:00:00.000Z", value: 100 }]);
});

test("growth under five daily readings: today's pending reading is counted in", () => {
  const { evidence, observations } = daily("x", 3, rising);
  const yesterday = observations.slice(0, -1);
  const found = factsOn("x", { evidence, observations: yesterday });
  expect(found.get("x.gain")?.reason).toEqual({ code: "too-few-days", needs: 5, has: 2, readyOn: "2026-11-22" });
});

test("growth under five daily readings: a typed count has no next reading, so no date is given", () => {
  const found = factsOf(inputOf({ subjects: [subject("instagram", "no_key")], ...typedOn(1) }));
  expect(found.get("instagram.gain")?.reason).toEqual({ code: "too-few-days", needs: 5, has: 1 });
});

test("growth under five daily readings: a figure from a file, or typed where readings are due, waits for readings", () => {
  const reasonOf = (outcome: "ok" | "no_key" | "no_connector", given = typedOn(1)) =>
    factsOf(inputOf({ subjects: [subject("instagram", outcome)], ...given })).get("instagram.gain")?.reason;
  const few = { code: "too-few-days", needs: 5, has: 1 };
  expect(reasonOf("ok")).toEqual({ ...few, readyOn: "2026-11-23" });
  expect(reasonOf("no_connector")).toEqual(few);
  expect(reasonOf("no_key", typedOn(30))).toEqual({ code: "no-key" });
  expect(reasonOf("ok", { evidence: [], observations: [] })).toEqual({ ...few, has: 0, readyOn: "2026-11-24" });
});

test("growth under five daily readings: each missing figure has its own unit", () => {
  const units = ["gain", "gainPercent", "forecast", "forecastConfidence", "chanceOfDecline"].map(
    (metric) => facts(3).get(`instagram.${metric}`)?.unit,
  );
  expect(units).toEqual(["count", "percent", "count", "words", "percent"]);
});

test("growth under five daily readings: an unreadable profile is the reason instead", () => {
  const found = factsOf(inputOf({ subjects: [subject("x", "suspended")] }));
  expect(found.get("x.forecast")?.reason).toEqual({ code: "suspended" });
});

test("growth line: reaches 400 days back", () => {
  const { series } = computeFacts(inputOf({ subjects: [subject("x")], ...daily("x", 405, rising) }));
  expect(series[0]?.points).toHaveLength(401);
  expect(series[0]?.points[0]?.at).toBe(daysAgo(400));
});

test("growth line: none for a platform without a reading", () => {
  expect(computeFacts(inputOf({ subjects: [subject("x")] })).series).toEqual([]);
});

test("growth line: of contradicting readings of a day it uses the one that the figure uses", () => {
  const evidence = [given("early"), given("late")];
  const observations = [
    seen("x", "followers", 90, { observedAt: "2026-11-19T22:00:00.000Z", evidence: "late" }),
    seen("x", "followers", 80, { observedAt: "2026-11-19T08:00:00.000Z", evidence: "early" }),
    seen("x", "following", 3, { observedAt: "2026-11-19T23:00:00.000Z", evidence: "late" }),
  ];
  const { series } = computeFacts(inputOf({ subjects: [subject("x")], evidence, observations }));
  expect(series[0]?.points).toEqual([{ at: "2026-11-19T22:00:00.000Z", value: 90 }]);
});

test("growth line: readings that ended long ago give a line and no forecast", () => {
  const { evidence, observations } = daily("x", 60, rising);
  const old = observations.filter((one) => one.observedAt < daysAgo(20));
  const { facts: all, series } = computeFacts(
    inputOf({ subjects: [subject("x", "rate_limited")], evidence, observations: old }),
  );
  expect(all.find(({ id }) => id === "x.forecast")?.reason).toEqual({ code: "rate-limited" });
  expect(series[0]?.points.length).toBe(old.length);
  expect(series[0]?.forecast).toBeUndefined();
});

test("growth line: the step from a typed count to a read one is no growth, and the typed count is not in the line", () => {
  const read = daily("instagram", 6, rising);
  const typed = typedOn(7, 8);
  const input = inputOf({
    subjects: [subject("instagram")],
    evidence: [...read.evidence, ...typed.evidence],
    observations: [...read.observations, ...typed.observations],
  });
  expect(factsOf(input).get("instagram.gain")).toMatchObject({ value: 150, scope: "public", trust: "connected" });
  expect(computeFacts(input).series[0]?.points).toHaveLength(6);
});

test("growth: growth of typed counts alone is the owner's, with their trust", () => {
  const found = factsOf(inputOf({ subjects: [subject("instagram", "no_key")], ...typedOn(0, 1, 2, 3, 4) }));
  expect(found.get("instagram.gain")).toMatchObject({ value: 0, scope: "owner", trust: "manual" });
});

test("growth: an instance's own table of errors replaces the shipped one where it has rows", () => {
  const { evidence, observations } = daily("x", 40, (age) => 20_000 - 30 * age - 7 * (age % 4));
  const input = inputOf({ subjects: [subject("x")], evidence, observations });
  const flat = (error: number) => ({ shares: [0.1, 0.5, 0.9], rows: [{ horizon: 28, quantiles: [-error, 0, error] }] });
  const width = (tables: NonNullable<AnalyseInput["errorTables"]>) => {
    const forecast = factsOf({ ...input, errorTables: tables }).get("x.forecast");
    return Number(forecast?.high) - Number(forecast?.low);
  };
  expect(Math.abs(width({ exact: flat(20) }) / width({ exact: flat(10) }) - 2)).toBeLessThan(0.05);
  expect(width({ rounded: flat(20) })).toBe(width({}));
  expect(width({ exact: { shares: [0.1, 0.5, 0.9], rows: [] } })).toBe(width({}));
});
