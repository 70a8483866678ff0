import { describe, expect, test } from "vitest";
import { computeFacts } from "../compute-facts.ts";
import type { Fact } from "../ledger/fact.ts";
import { asOf, daily, daysAgo, factsOf, given, inputOf, seen, subject } from "../test/make-input.ts";

const rising = (ago: number) => 20_000 - 30 * ago;
const facts = (days: number, followers = rising) =>
  factsOf(inputOf({ subjects: [subject("instagram")], ...daily("instagram", days, followers) }));
const typedOn = (...ages: number[]) => ({
  evidence: ages.map((age) => given(`typed ${age}`, "manual", age)),
  observations: ages.map((age) =>
    seen("instagram", "followers", 9_000, { observedAt: daysAgo(age), evidence: `typed ${age}` }),
  ),
});

describe("the gain", () => {
  test("is that of the last 28 days, between two readings that were made", () => {
    expect(facts(60).get("instagram.gain")).toMatchObject({
      kind: "derived",
      value: 840,
      n: 29,
      period: { from: daysAgo(28), to: asOf },
    });
    expect(facts(60).get("instagram.gainPercent")?.value).toBeCloseTo((100 * 840) / 19_160);
  });

  test("is that of a shorter history where there is no longer one", () => {
    expect(facts(10).get("instagram.gain")).toMatchObject({ value: 270, period: { from: daysAgo(9), to: asOf } });
  });

  test("opens with the reading nearest to 28 days ago where that day has none", () => {
    const { evidence, observations } = daily("instagram", 60, rising);
    const missed = observations.filter((one) => one.observedAt !== daysAgo(28) && one.observedAt !== daysAgo(27));
    const found = factsOf(inputOf({ subjects: [subject("instagram")], evidence, observations: missed }));
    expect(found.get("instagram.gain")).toMatchObject({ value: 870, period: { from: daysAgo(29), to: asOf } });
  });

  test("from 0 followers is no percentage", () => {
    const found = facts(10, (ago) => (ago === 9 ? 0 : 50));
    expect(found.get("instagram.gain")?.value).toBe(50);
    expect(found.get("instagram.gainPercent")?.kind).toBe("unavailable");
  });
});

describe("the forecast", () => {
  test.each([
    [5, "low", 4],
    [13, "low", 12],
    [14, "medium", 13],
    [27, "medium", 26],
    [28, "normal", 27],
    [100, "normal", 28],
  ])("after %d daily readings has %s confidence and reaches %d days", (days, confidence, horizon) => {
    const found = facts(days);
    expect(found.get("instagram.forecastConfidence")?.value).toBe(confidence);
    expect(found.get("instagram.forecast")?.period).toEqual({ from: asOf, to: daysAgo(-horizon) });
  });

  test("is estimated, inside its band, and above today's count where all days gained", () => {
    const found = facts(40).get("instagram.forecast");
    expect(found).toMatchObject({ kind: "estimated", trust: "inferred", level: 0.8 });
    const { value, low = Number.NaN, high = Number.NaN } = found ?? {};
    expect(low).toBeLessThan(Number(value));
    expect(Number(value)).toBeLessThan(high);
    expect(low).toBeGreaterThan(20_000);
  });

  test("finds a decline likely where followers fall, unlikely where they rise", () => {
    const chance = (found: Map<string, Fact>) => Number(found.get("instagram.chanceOfDecline")?.value);
    expect(chance(facts(40))).toBeLessThan(20);
    expect(chance(facts(40, (ago) => 20_000 + 30 * ago))).toBeGreaterThan(80);
  });

  test("is drawn day by day, its band around it", () => {
    const { series } = computeFacts(inputOf({ subjects: [subject("instagram")], ...daily("instagram", 40, rising) }));
    const line = series.find(({ id }) => id === "instagram.followers");
    expect(line?.points).toHaveLength(40);
    expect(line?.forecast).toHaveLength(28);
    for (const { value, low = Number.NaN, high = Number.NaN } of line?.forecast ?? [])
      expect(low <= value && value <= high).toBe(true);
  });
});

describe("under five daily readings", () => {
  test("nothing is said of growth but from when it can be", () => {
    const found = facts(3);
    for (const metric of ["gain", "gainPercent", "forecast", "forecastConfidence", "chanceOfDecline"])
      expect(found.get(`instagram.${metric}`)).toMatchObject({
        kind: "unavailable",
        reason: { code: "too-few-days", needs: 5, has: 3, readyOn: "2026-11-22" },
      });
  });

  test("several readings of one day count as one, the last", () => {
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

  test("of a day not yet read, that reading is counted in", () => {
    const { evidence, observations } = daily("x", 3, rising);
    const yesterday = observations.slice(0, -1);
    const found = factsOf(inputOf({ subjects: [subject("x")], evidence, observations: yesterday }));
    expect(found.get("x.gain")?.reason).toEqual({ code: "too-few-days", needs: 5, has: 2, readyOn: "2026-11-22" });
  });

  test("a typed count has no next day, so no day is promised", () => {
    const found = factsOf(inputOf({ subjects: [subject("instagram", "no_key")], ...typedOn(1) }));
    expect(found.get("instagram.gain")?.reason).toEqual({ code: "too-few-days", needs: 5, has: 1 });
  });

  test("a profile that could not be read says so instead", () => {
    const found = factsOf(inputOf({ subjects: [subject("x", "suspended")] }));
    expect(found.get("x.forecast")?.reason).toEqual({ code: "suspended" });
  });
});

test("readings that ended long ago make no forecast, but still a line", () => {
  const { evidence, observations } = daily("x", 60, rising);
  const old = observations.filter((one) => one.observedAt < daysAgo(20));
  const { facts: all, series } = computeFacts(
    inputOf({ subjects: [subject("x", "rate_limited")], evidence, observations: old }),
  );
  expect(all.find(({ id }) => id === "x.forecast")?.reason).toEqual({ code: "rate-limited" });
  expect(series[0]?.points.length).toBe(old.length);
  expect(series[0]?.forecast).toBeUndefined();
});

test("the step from a typed count to a read one is no growth, and the typed count stays out of the line", () => {
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

test("growth of typed counts alone is the owner's, and no more trusted than they are", () => {
  const found = factsOf(inputOf({ subjects: [subject("instagram", "no_key")], ...typedOn(0, 1, 2, 3, 4) }));
  expect(found.get("instagram.gain")).toMatchObject({ value: 0, scope: "owner", trust: "manual" });
});
