import { expect, test } from "vitest";
import { asOf, daysAgo, given, seen } from "../test/make-input.ts";
import { findConflicts } from "./find-conflicts.ts";

const evidence = new Map(
  [
    given("read", "api"),
    given("yesterday", "api", 1),
    given("typed", "manual"),
    given("retyped", "manual"),
    given("file", "file"),
  ].map((one) => [one.key, one]),
);

test("sources that say the same are no conflict, and neither is a figure that moved", () => {
  const observations = [
    seen("instagram", "followers", 100),
    seen("instagram", "followers", 90, { evidence: "yesterday", observedAt: daysAgo(1) }),
    seen("instagram", "followers", 100, { evidence: "typed" }),
    seen("x", "followers", 5, { evidence: "typed" }),
  ];
  expect(findConflicts(observations, evidence, asOf)).toEqual([]);
});

test("sources that differ stand side by side, the stronger first; what is replaced is left out", () => {
  const observations = [
    seen("instagram", "followers", 7, { evidence: "typed" }),
    seen("instagram", "followers", 90, { evidence: "yesterday", observedAt: daysAgo(1) }),
    seen("instagram", "followers", 100),
    seen("instagram", "followers", 100, { evidence: "file", low: 95, high: 104 }),
  ];
  const [conflict] = findConflicts(observations, evidence, asOf);
  expect(conflict).toMatchObject({ platform: "instagram", metric: "followers" });
  expect(conflict?.sides.map(({ verdict, observation }) => [verdict, observation.value])).toEqual([
    ["chosen", 100],
    ["agrees", 100],
    ["disagrees", 7],
  ]);
});

test("all that was typed of one day is named beside what contradicts it; what was typed of another day is left out", () => {
  const observations = [
    seen("instagram", "followers", 100),
    seen("instagram", "followers", 7, { evidence: "typed" }),
    seen("instagram", "followers", 5, { evidence: "typed", observedAt: daysAgo(3) }),
    seen("instagram", "followers", 9, { evidence: "retyped" }),
    seen("instagram", "followers", 90, { evidence: "yesterday" }),
  ];
  const valuesOf = (told: typeof observations) =>
    findConflicts(told, evidence, asOf).map(({ sides }) => sides.map(({ observation }) => observation.value));
  expect(valuesOf(observations)).toEqual([[100, 7, 9]]);
  expect(valuesOf(observations.filter(({ value }) => value < 10))).toEqual([]);
});
