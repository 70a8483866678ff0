import { expect, test } from "vitest";
import { asOf, daysAgo, given, seen } from "../test/make-input.ts";
import { findConflicts } from "./find-conflicts.ts";
import { resolve } from "./trust-ladder.ts";

const evidence = new Map(
  [
    given("read", "api"),
    given("yesterday", "api", 1),
    given("typed", "manual"),
    given("retyped", "manual"),
    given("file", "file"),
  ].map((one) => [one.key, one]),
);

test("findConflicts: equal sources are no conflict, and neither is a figure that changed over time", () => {
  const observations = [
    seen("instagram", "followers", 100),
    seen("instagram", "followers", 90, { evidence: "yesterday", observedAt: daysAgo(1) }),
    seen("instagram", "followers", 100, { evidence: "typed" }),
    seen("x", "followers", 5, { evidence: "typed" }),
  ];
  expect(findConflicts(observations, evidence, asOf)).toEqual([]);
});

test("findConflicts: contradicting sources are listed, the stronger first; replaced ones are left out", () => {
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

test("findConflicts: names all figures typed on the day that contradicts, and none of another day", () => {
  const observations = [
    seen("instagram", "followers", 100),
    seen("instagram", "followers", 7, { evidence: "typed" }),
    seen("instagram", "followers", 5, { evidence: "typed", observedAt: daysAgo(3) }),
    seen("instagram", "followers", 9, { evidence: "retyped" }),
    seen("instagram", "followers", 90, { evidence: "yesterday" }),
  ];
  const valuesOf = (list: typeof observations) =>
    findConflicts(list, evidence, asOf).map(({ sides }) => sides.map(({ observation }) => observation.value));
  expect(valuesOf(observations)).toEqual([[100, 7, 9]]);
  expect(valuesOf(observations.filter(({ value }) => value < 10))).toEqual([]);
});

test("findConflicts and resolve: amounts in different currencies never contradict each other", () => {
  const earned = (value: number, currency: string, key: string, days = 0) =>
    seen("onlyfans", "earnings.net", value, {
      ...{ currency, evidence: key, observedAt: daysAgo(days) },
      period: { from: daysAgo(days + 29), to: daysAgo(days) },
    });
  const [file, typed] = [earned(500_000, "USD", "file"), earned(90_000, "EUR", "typed")];
  expect(findConflicts([file, typed], evidence, asOf)).toEqual([]);
  expect(resolve([file, typed], evidence, asOf)).toMatchObject({ observation: file, conflicts: [] });
  // A second amount in euros is held against the first one in euros, not against the dollars beside it.
  expect(findConflicts([file, earned(91_000, "EUR", "file"), typed], evidence, asOf)).toMatchObject([
    { sides: [{ observation: { currency: "EUR" } }, { observation: { currency: "EUR" } }] },
  ]);
  expect(findConflicts([file, { ...typed, currency: "USD" }], evidence, asOf)).toHaveLength(1);
});
