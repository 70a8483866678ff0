import { expect, test } from "vitest";
import type { Fact } from "../ledger/fact.ts";
import { factOf } from "../test/make-fact.ts";
import { written } from "../test/written.ts";

const percent = { unit: "percent" as const };
const statements = (...facts: Fact[]) =>
  written([factOf("x.followers", 1_000), ...facts]).filter(({ place }) => place === "x");
const keys = (...facts: Fact[]) => statements(...facts).map(({ key }) => key);
const rate = (low = 5, high = 7) => factOf("x.engagement", (low + high) / 2, { ...percent, low, high });
const benchmark = factOf("x.benchmarkEngagement", 2, percent);
const change = (value: number, low: number) => factOf("x.engagementChange", value, { ...percent, low, high: 90 });

test.each([
  [2.1, 3, ["engagement.level", "engagement.aboveBenchmark"]],
  [0, 1.9, ["engagement.level", "engagement.belowBenchmark"]],
  [1.9, 2.1, ["engagement.level"]],
])(
  "engagement statements: between %d and %d is compared with the benchmark only if they differ by more than chance",
  (low, high, expected) => {
    expect(keys(rate(low, high), benchmark)).toEqual(expected);
  },
);

test("engagement statements: old posts are stated with their age", () => {
  const ages = [factOf("x.sampleNewest", 74, { unit: "days" }), factOf("x.sampleOldest", 85, { unit: "days" })];
  expect(statements(rate(), ...ages)).toMatchObject([
    {
      key: "engagement.levelOld",
      slots: { engagement: "x.engagement", newest: "x.sampleNewest", oldest: "x.sampleOldest" },
    },
  ]);
  expect(keys(rate())).toEqual(["engagement.level"]);
});

test.each([
  [10, 1, ["engagement.level", "engagement.rising"]],
  [9.9, 1, ["engagement.level"]],
  [45, 0, ["engagement.level"]],
  [-20, -40, ["engagement.level"]],
])(
  "engagement statements: a rise of %d percent, at least %d, is stated if significant and ten percent or more",
  (value, low, expected) => {
    expect(keys(rate(), change(value, low))).toEqual(expected);
  },
);

test("engagement statements: a rise follows the comparison with the benchmark, which states the level", () => {
  expect(keys(rate(), benchmark, change(45, 12))).toEqual([
    "engagement.level",
    "engagement.aboveBenchmark",
    "engagement.rising",
  ]);
});
