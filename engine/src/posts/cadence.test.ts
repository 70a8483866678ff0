import { describe, expect, test } from "vitest";
import { assessRisks } from "../risk/assess-risks.ts";
import { daysAgo, factsOf, given, inputOf, posted, seen, subject } from "../test/make-input.ts";
import { gammaQuantile } from "./cadence.ts";

const factsWith = (ages: number[]) =>
  factsOf(inputOf({ subjects: [subject("x")], evidence: [given("read")], posts: posted("x", ages) }));
const every = (days: number, posts: number, from = 0) =>
  Array.from({ length: posts }, (_, index) => from + index * days);
const silenceIn = (ages: number[]) => assessRisks(factsWith(ages)).find(({ rule }) => rule === "cadence")?.state;

test("whoever has stopped had a habit: the longer the silence, the surer the risk", () => {
  for (const silence of [20, 40, 57, 80, 300]) {
    const facts = factsWith(every(3, 20, silence));
    expect(facts.get("x.usualGap")?.value).toBeCloseTo(3);
    expect(facts.get("x.daysSincePost")?.value).toBeCloseTo(silence);
    expect([silence, silenceIn(every(3, 20, silence))]).toEqual([silence, "raised"]);
  }
});

test("whoever posts rarely has a habit from five posts on, and a month's silence is none to them", () => {
  expect(factsWith(every(30, 6)).get("x.usualGap")?.value).toBeCloseTo(30);
  expect(silenceIn(every(30, 6, 35))).toBe("clear");
  expect(factsWith(every(30, 4)).get("x.usualGap")?.reason).toEqual({ code: "too-few-posts", needs: 5, has: 4 });
});

test("a pause of long ago does not make today's silence usual", () => {
  const ages = [...every(2, 35, 30), ...every(2, 10, 200)];
  expect(factsWith(ages).get("x.longestGap")?.value).toBeCloseTo(2);
  expect(silenceIn(ages)).toBe("raised");
});

describe("posts a week", () => {
  const weekly = (ages: number[]) => factsWith(ages).get("x.postFrequency");

  test("are those of the last 56 days, where posts reach further back", () => {
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

  test("are counted since the oldest that was read, which only opens the span, where they do not", () => {
    expect(weekly([0, 7, 14])).toMatchObject({ value: 1, n: 2, period: { from: daysAgo(14), to: daysAgo(0) } });
    expect(weekly([0, 0.1, 0.2])).toMatchObject({ value: 14, n: 2, period: { from: daysAgo(1), to: daysAgo(0) } });
  });

  test("are as sure as a gamma posterior of their number says", () => {
    const fact = weekly([...every(7, 8), 60]);
    // Gamma(8.5): its deciles are 5.00 and 12.38.
    expect(fact?.low).toBeCloseTo(5 / 8, 1);
    expect(fact?.high).toBeCloseTo(12.38 / 8, 1);
  });

  test("are those up to the moment when posts were last read: what came since is unknown, and no silence", () => {
    const facts = factsOf(
      inputOf({
        subjects: [subject("x")],
        evidence: [given("read", "api", 10)],
        posts: [...posted("x", [12, 19, 26]), ...posted("instagram", [1], () => ({ externalId: "other" }))],
      }),
    );
    expect(facts.get("x.daysSincePost")).toMatchObject({ value: 2, unit: "days", asOf: daysAgo(10), kind: "derived" });
    expect(facts.get("x.postFrequency")).toMatchObject({ asOf: daysAgo(10), value: (2 * 7) / 16 });
    expect(facts.get("x.daysSincePost")).toMatchObject({ formula: "cadence.sinceLast", sources: ["read"] });
  });

  test("are what a person typed where fewer than two posts could be read", () => {
    const typed = {
      evidence: [given("read"), given("typed", "manual")],
      observations: [seen("x", "posts.perWeek", 4, { evidence: "typed" })],
    };
    const facts = (ages: number[]) =>
      factsOf(inputOf({ ...typed, subjects: [subject("x")], posts: posted("x", ages) }));
    expect(facts([5]).get("x.postFrequency")).toMatchObject({ kind: "self-reported", value: 4 });
    expect(facts([5, 9]).get("x.postFrequency")?.kind).toBe("derived");
    for (const metric of ["longestGap", "usualGap", "daysSincePost"])
      expect(facts([5]).get(`x.${metric}`)).toMatchObject({
        value: null,
        unit: "days",
        reason: { code: "too-few-posts", needs: 2, has: 1 },
      });
  });
});

describe("silences", () => {
  test("are between neighbours: the longest, and the one that nine in ten stayed within", () => {
    // Eleven gaps: nine of 2 days, one of 6 and one of 20.
    const facts = factsWith([...every(2, 10), 24, 44]);
    const shared = { kind: "derived", unit: "days", n: 12, sampleOf: "posts", asOf: daysAgo(0), sources: ["read"] };
    const period = { from: daysAgo(44), to: daysAgo(0) };
    expect(facts.get("x.longestGap")).toMatchObject({ ...shared, period, value: 20, formula: "cadence.longestGap" });
    expect(facts.get("x.usualGap")).toMatchObject({ ...shared, period, value: 6, formula: "cadence.usualGap" });
  });

  test("are those of the 56 days before the newest post, the one that opens them included", () => {
    const gap = (ages: number[]) => factsWith(ages).get("x.longestGap")?.value;
    expect(gap([...every(8, 8), 100])).toBe(44);
    expect(gap([...every(8, 8), 90, 200])).toBe(34);
  });
});

test("a gamma quantile is where its share lies: against tables of Gamma(1.5), (8.5) and (30.5)", () => {
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
