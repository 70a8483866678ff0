import { expect, test } from "vitest";
import { assessRisks } from "../risk/assess-risks.ts";
import { daysAgo, factsOf, factsOn, given, inputOf, posted, seen, subject } from "../test/make-input.ts";
import { gammaQuantile } from "./cadence.ts";

const factsWith = (ages: number[]) => factsOn("x", { posts: posted("x", ages) });
const every = (days: number, posts: number, from = 0) =>
  Array.from({ length: posts }, (_, index) => from + index * days);
const riskState = (ages: number[]) => assessRisks(factsWith(ages)).find(({ rule }) => rule === "cadence")?.state;

test("cadence risk: a creator who stopped is at risk, however long the gap", () => {
  for (const gap of [20, 40, 57, 80, 300]) {
    const facts = factsWith(every(3, 20, gap));
    expect(facts.get("x.usualGap")?.value).toBeCloseTo(3);
    expect(facts.get("x.daysSincePost")?.value).toBeCloseTo(gap);
    expect([gap, riskState(every(3, 20, gap))]).toEqual([gap, "raised"]);
  }
});

test("cadence risk: a creator who posts monthly is not at risk after a month's gap", () => {
  expect(factsWith(every(30, 6)).get("x.usualGap")?.value).toBeCloseTo(30);
  expect(riskState(every(30, 6, 35))).toBe("clear");
  expect(factsWith(every(30, 4)).get("x.usualGap")?.reason).toEqual({ code: "too-few-posts", needs: 5, has: 4 });
});

test("cadence risk: a pause long ago does not make today's gap usual", () => {
  const ages = [...every(2, 35, 30), ...every(2, 10, 200)];
  expect(factsWith(ages).get("x.longestGap")?.value).toBeCloseTo(2);
  expect(riskState(ages)).toBe("raised");
});

const weekly = (ages: number[]) => factsWith(ages).get("x.postFrequency");

test("cadence: posts a week are those of the last 56 days, if the posts reach further back", () => {
  expect(weekly([...every(7, 8), 60])).toMatchObject({
    kind: "derived",
    value: 1,
    unit: "perWeek",
    n: 8,
    sampleOf: "posts",
    level: 0.8,
    formula: "cadence.gammaPoisson",
    period: { from: daysAgo(56), to: daysAgo(0) },
    asOf: daysAgo(0),
    sources: ["read"],
  });
  expect(weekly([3, 56, 57])).toMatchObject({ value: 2 / 8, n: 2 });
  expect(weekly([100, 120])).toMatchObject({ value: 0, low: 0, n: 0 });
});

test("cadence: posts a week are counted since the oldest post read, which only starts the period, if they do not reach back", () => {
  expect(weekly([0, 7, 14])).toMatchObject({ value: 1, n: 2, period: { from: daysAgo(14), to: daysAgo(0) } });
  expect(weekly([0, 0.1, 0.2])).toMatchObject({ value: 14, n: 2, period: { from: daysAgo(1), to: daysAgo(0) } });
});

test("cadence: the interval is a gamma posterior of the number of posts", () => {
  const fact = weekly([...every(7, 8), 60]);
  // Gamma(8.5): its deciles are 5.00 and 12.38.
  expect(fact?.low).toBeCloseTo(5 / 8, 1);
  expect(fact?.high).toBeCloseTo(12.38 / 8, 1);
});

test("cadence: the period ends when posts were last read: later days are unknown and no gap", () => {
  const facts = factsOn("x", {
    evidence: [given("read", "api", 10)],
    posts: [...posted("x", [12, 19, 26]), ...posted("instagram", [1], () => ({ externalId: "other" }))],
  });
  expect(facts.get("x.daysSincePost")).toMatchObject({ value: 2, unit: "days", asOf: daysAgo(10), kind: "derived" });
  expect(facts.get("x.postFrequency")).toMatchObject({ asOf: daysAgo(10), value: (2 * 7) / 16 });
  expect(facts.get("x.daysSincePost")).toMatchObject({ formula: "cadence.sinceLast", sources: ["read"] });
});

test("cadence: the typed rhythm is used if fewer than two posts could be read", () => {
  const typed = {
    evidence: [given("read"), given("typed", "manual")],
    observations: [seen("x", "posts.perWeek", 4, { evidence: "typed" })],
  };
  const facts = (ages: number[]) => factsOf(inputOf({ ...typed, subjects: [subject("x")], posts: posted("x", ages) }));
  expect(facts([5]).get("x.postFrequency")).toMatchObject({ kind: "self-reported", value: 4 });
  expect(facts([5, 9]).get("x.postFrequency")?.kind).toBe("derived");
  for (const metric of ["longestGap", "usualGap", "daysSincePost"])
    expect(facts([5]).get(`x.${metric}`)).toMatchObject({
      value: null,
      unit: "days",
      reason: { code: "too-few-posts", needs: 2, has: 1 },
    });
});

test("cadence: gaps are between neighbouring posts: the longest, and the 90th percentile", () => {
  // Eleven gaps: nine of 2 days, one of 6 and one of 20.
  const facts = factsWith([...every(2, 10), 24, 44]);
  const shared = { kind: "derived", unit: "days", n: 12, sampleOf: "posts", asOf: daysAgo(0), sources: ["read"] };
  const period = { from: daysAgo(44), to: daysAgo(0) };
  expect(facts.get("x.longestGap")).toMatchObject({ ...shared, period, value: 20, formula: "cadence.longestGap" });
  expect(facts.get("x.usualGap")).toMatchObject({ ...shared, period, value: 6, formula: "cadence.usualGap" });
});

test("cadence: gaps are those of the 56 days before the newest post, including the one that starts them", () => {
  const gap = (ages: number[]) => factsWith(ages).get("x.longestGap")?.value;
  expect(gap([...every(8, 8), 100])).toBe(44);
  expect(gap([...every(8, 8), 90, 200])).toBe(34);
});

test("gammaQuantile: equals published tables of Gamma(1.5), (8.5) and (30.5)", () => {
  for (const [shape, low, high] of [
    [1.5, 0.2922, 3.1257],
    [8.5, 5.0044, 12.3845],
    [30.5, 23.6, 37.72],
  ] as const) {
    expect(Math.abs(gammaQuantile(shape, -1.2816) / low - 1)).toBeLessThan(0.02);
    expect(Math.abs(gammaQuantile(shape, 1.2816) / high - 1)).toBeLessThan(0.02);
  }
  expect(gammaQuantile(0.5, -1.2816)).toBeGreaterThanOrEqual(0);
});
