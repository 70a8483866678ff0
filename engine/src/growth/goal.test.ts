import { expect, test } from "vitest";
import type { Series } from "../ledger/fact.ts";
import { makeFact } from "../ledger/make-fact.ts";
import { followerGoal } from "./goal.ts";

const asOf = "2026-11-20T12:00:00.000Z";
const facts = [
  makeFact(
    { id: "instagram.followers", metric: "followers", platform: "instagram", kind: "measured", value: 1_000, asOf },
    [{ kind: "api", sandbox: false }],
  ),
  makeFact(
    { id: "instagram.forecast", metric: "forecast", platform: "instagram", kind: "estimated", value: 1_280, asOf },
    [{ kind: "api", sandbox: false }],
  ),
];
/** Ten a day more, give or take two a day. */
const series: Series[] = [
  {
    ...{ id: "instagram.followers", metric: "followers", platform: "instagram", unit: "count" },
    points: [{ at: asOf, value: 1_000 }],
    forecast: Array.from({ length: 28 }, (_, day) => ({
      at: asOf,
      value: 1_010 + 10 * day,
      low: 1_008 + 8 * day,
      high: 1_012 + 12 * day,
    })),
  },
];

test("followerGoal: the days to a number that is named, with the ends of the forecast's band", () => {
  const [named, days] = followerGoal({ facts, series }, 1_120);
  expect(named).toMatchObject({ id: "instagram.goal", metric: "goal", value: 1_120, unit: "count" });
  expect(days).toMatchObject({
    ...{ id: "instagram.goal.days", metric: "goal.days", value: 12, low: 10, high: 15, level: 0.8 },
    ...{ kind: "derived", trust: "inferred", inputs: ["instagram.followers", "instagram.forecast", "instagram.goal"] },
  });
  expect(days?.period?.to.slice(0, 10)).toBe("2026-12-02");
});

test("followerGoal: says nothing of a number that is reached already, or that the forecast does not reach for certain", () => {
  expect(followerGoal({ facts, series }, 1_000)).toEqual([]);
  expect(followerGoal({ facts, series }, 1_270)).toEqual([]);
  expect(followerGoal({ facts, series }, 100_000)).toEqual([]);
});

test("followerGoal: says nothing without a forecast or a count", () => {
  expect(followerGoal({ facts, series: series.map(({ forecast: _, ...line }) => line) }, 1_120)).toEqual([]);
  expect(followerGoal({ facts: [], series }, 1_120)).toEqual([]);
});
