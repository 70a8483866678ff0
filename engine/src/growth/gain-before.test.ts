import { expect, test } from "vitest";
import { computeFacts } from "../compute-facts.ts";
import { daily, inputOf, subject } from "../test/make-input.ts";
import { gainsBefore, gainsIn } from "./gain-before.ts";

const before = (days: number, followers: (daysAgo: number) => number) => {
  const { facts, series } = computeFacts(
    inputOf({ subjects: [subject("instagram")], ...daily("instagram", days, followers) }),
  );
  const all = gainsBefore([...facts.values()], series);
  return new Map(all.map((fact) => [fact.id, fact]));
};

test("gainsBefore: the 28 days before the gain's period are summed up by the same rule", () => {
  const found = before(70, (ago) => (ago > 28 ? 10_001 - 3 * ago : 9_917 + 7 * (28 - ago)));
  expect(found.get("instagram.gain.before")).toMatchObject({ value: 84, unit: "count", inputs: ["instagram.gain"] });
  expect(found.get("instagram.gainPercent.before")?.value).toBeCloseTo((100 * 84) / 9_833, 6);
});

test("gainsBefore: without readings of those days there is none", () => {
  expect(before(40, (ago) => 10_000 - ago).size).toBe(0);
  expect(before(10, (ago) => 10_000 - ago).size).toBe(0);
});

test("gainsBefore: the gain of a rounded count has the ends between which it lies", () => {
  const found = before(70, (ago) => 1_000 * Math.round(500 - ago / 3));
  const fact = found.get("instagram.gain.before");
  expect(fact?.low).toBeLessThan(Number(fact?.value));
  expect(fact?.high).toBeGreaterThan(Number(fact?.value));
});

const gainedIn = (days: number, followers: (daysAgo: number) => number, span: [from: number, to: number]) => {
  const input = inputOf({ subjects: [subject("instagram")], ...daily("instagram", days, followers) });
  const { facts, series } = computeFacts(input);
  const day = (ago: number) => new Date(Date.parse(input.asOf) - ago * 86_400_000).toISOString().slice(0, 10);
  const found = gainsIn(
    { facts: [...facts.values()], series, asOf: input.asOf },
    { from: day(span[0]), to: day(span[1]) },
    "in",
  );
  return new Map(found.map((fact) => [fact.id, fact]));
};

test("gainsIn: days have what followers grew by since the end of the day before them, and its share of these", () => {
  const found = gainedIn(100, (ago) => 10_000 - 10 * ago, [60, 30]);
  expect(found.get("instagram.gain.in")).toMatchObject({ value: 310, metric: "gain", inputs: ["instagram.followers"] });
  expect(found.get("instagram.gainPercent.in")?.value).toBeCloseTo((100 * 310) / 9_390, 6);
});

test("gainsIn: a span that readings do not reach has none", () => {
  expect(gainedIn(40, (ago) => 10_000 - ago, [60, 30]).size).toBe(0);
  expect(gainedIn(100, (ago) => 10_000 - ago, [130, 120]).size).toBe(0);
});

test("gainsIn: a span that is not over ends with the newest reading", () => {
  expect(gainedIn(100, (ago) => 10_000 - 10 * ago, [10, -20]).get("instagram.gain.in")).toMatchObject({ value: 110 });
});
