import { expect, test } from "vitest";
import type { Platform } from "../ledger/vocabulary.ts";
import { daily, factsOf, inputOf, subject } from "../test/make-input.ts";

/** Platforms that were read on each of the last days: first and newest count. */
const read = (of: Partial<Record<Platform, [first: number, last: number, days: number]>>) => {
  const lines = (["instagram", "x"] as const).flatMap((platform) => {
    const [first, last, days] = of[platform] ?? [];
    if (first === undefined || last === undefined || days === undefined) return [];
    return [
      { platform, ...daily(platform, days, (ago) => Math.round(last - ((last - first) * ago) / (days - 1 || 1))) },
    ];
  });
  return factsOf(
    inputOf({
      subjects: lines.map(({ platform }) => subject(platform)),
      evidence: lines.flatMap(({ evidence }) => evidence),
      observations: lines.flatMap(({ observations }) => observations),
    }),
  );
};

test("total growth: the gains of all platforms over the same days are added up, and held against what they began with", () => {
  const facts = read({ instagram: [10_000, 10_280, 29], x: [5_000, 4_860, 29] });
  expect(facts.get("follows.gain")).toMatchObject({
    kind: "derived",
    value: 140,
    formula: "sum.gains",
    inputs: ["instagram.gain", "x.gain"],
    period: facts.get("instagram.gain")?.period,
  });
  expect(facts.get("follows.gainPercent")).toMatchObject({ unit: "percent", formula: "growth.relativeTotal" });
  expect(facts.get("follows.gainPercent")?.value).toBeCloseTo((100 * 140) / 15_000, 9);
});

test("total growth: the forecasts of one day are added up with the ends of their ranges", () => {
  const facts = read({ instagram: [10_000, 10_280, 40], x: [5_000, 4_860, 40] });
  const [total, one, other] = ["follows", "instagram", "x"].map((name) => facts.get(`${name}.forecast`));
  expect(total).toMatchObject({
    kind: "estimated",
    level: 0.8,
    value: Number(one?.value) + Number(other?.value),
    low: (one?.low ?? 0) + (other?.low ?? 0),
    high: (one?.high ?? 0) + (other?.high ?? 0),
    period: one?.period,
  });
});

test("total growth: a sum over a part of the platforms, over different days or of one platform is no fact", () => {
  for (const facts of [
    read({ instagram: [10_000, 10_280, 29], x: [5_000, 5_000, 1] }),
    read({ instagram: [10_000, 10_280, 29], x: [5_000, 5_100, 12] }),
    read({ instagram: [10_000, 10_280, 29] }),
  ])
    for (const id of ["follows.gain", "follows.gainPercent", "follows.forecast"]) expect(facts.has(id)).toBe(false);
});
