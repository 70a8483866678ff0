import { expect, test } from "vitest";
import { asOf, daysAgo, given, seen } from "../test/make-input.ts";
import { findConflicts } from "./find-conflicts.ts";

const evidence = new Map(
  [given("read", "api"), given("yesterday", "api", 1), given("typed", "manual"), given("file", "file")].map((one) => [
    one.key,
    one,
  ]),
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
