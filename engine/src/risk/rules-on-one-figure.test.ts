import { expect, test } from "vitest";
import { factOf } from "../test/make-fact.ts";
import { found, verdict } from "../test/risk-verdict.ts";
import type { RiskRule } from "./risk-rules.ts";

const cases: [RiskRule, string, [number, string][]][] = [
  [
    "onePost",
    "x.topPostShare",
    [
      [49, "clear"],
      [50, "medium"],
      [80, "high"],
    ],
  ],
  [
    "belowTier",
    "x.tierPercentile",
    [
      [11, "clear"],
      [10, "medium"],
      [2, "high"],
    ],
  ],
  [
    "extrasDependence",
    "onlyfans.extrasShare",
    [
      [69, "clear"],
      [70, "medium"],
      [90, "high"],
    ],
  ],
  [
    "stale",
    "x.dataAge",
    [
      [6.9, "clear"],
      [7, "medium"],
      [30, "high"],
    ],
  ],
  [
    "priceBound",
    "onlyfans.price",
    [
      [0, "clear"],
      [499, "low"],
      [999, "clear"],
      [4_999, "low"],
    ],
  ],
  [
    "handlesDiffer",
    "handleLikeness",
    [
      [26, "clear"],
      [25, "low"],
      [0, "low"],
    ],
  ],
  [
    "followersFalling",
    "x.gainPercent",
    [
      [-9.9, "clear"],
      [-10, "low"],
      [-30, "medium"],
      [-60, "high"],
    ],
  ],
  [
    "unexplainedRise",
    "x.unexplainedRise",
    [
      [1.9, "clear"],
      [2, "low"],
    ],
  ],
  [
    "suddenFall",
    "x.suddenFall",
    [
      [1.9, "clear"],
      [2, "low"],
      [5, "medium"],
      [20, "high"],
    ],
  ],
  [
    "steadyLikes",
    "x.likesVariation",
    [
      [11, "clear"],
      [10, "low"],
    ],
  ],
];
test.each(cases.flatMap(([rule, id, says]) => says.map(([value, verdict]) => [rule, id, value, verdict] as const)))(
  "assessRisks: %s: %s of %d is %s",
  (rule, id, value, says) => {
    expect(verdict(rule, factOf(id, value))).toBe(says);
  },
);

test("assessRisks: an interval that reaches into the usual range is no risk", () => {
  const place = (high: number) => factOf("x.tierPercentile", 5, { low: 1, high, level: 0.8 });
  expect([verdict("belowTier", place(20)), verdict("belowTier", place(40))]).toEqual(["medium", "clear"]);
  const fall = (high: number) => factOf("x.engagementChange", -25, { low: -40, high, level: 0.8 });
  expect([verdict("engagementFalling", fall(-1)), verdict("engagementFalling", fall(0))]).toEqual(["low", "clear"]);
});

test("assessRisks: following more accounts than follow is unusual for a large account only", () => {
  const account = (followers: number) => [factOf("x.followers", followers), factOf("x.followRatio", 1.4)];
  expect([verdict("followsMany", ...account(9_999)), verdict("followsMany", ...account(10_000))]).toEqual([
    "clear",
    "low",
  ]);
});

test("assessRisks: a rule on one figure is not checked for the reason that it is missing", () => {
  const reason = { code: "needs-statement" } as const;
  expect(found("extrasDependence", factOf("onlyfans.extrasShare", reason))).toMatchObject({ reason });
});
