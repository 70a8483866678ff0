import { expect, test } from "vitest";
import { factOf } from "../test/make-fact.ts";
import { followersAt } from "./followers-at.ts";

const line = (platform: "instagram" | "x", values: readonly number[]) => ({
  ...{ id: `${platform}.followers`, metric: "followers" as const, platform, unit: "count" as const },
  points: values.map((value, at) => ({ at: `2026-11-0${at + 1}T20:00:00.000Z`, value })),
});
const facts = [
  factOf("instagram.followers", 500, { metric: "followers", platform: "instagram" }),
  factOf("x.followers", 90, { metric: "followers", platform: "x" }),
];

test("followersAt: the reading nearest to the day's end, of each platform and of all together", () => {
  const found = followersAt(facts, [line("instagram", [100, 200, 300]), line("x", [10, 20, 30])], "2026-11-02");
  expect(found.map(({ id, value }) => [id, value])).toEqual([
    ["follows.total.in", 220],
    ["instagram.followers.in", 200],
    ["x.followers.in", 20],
  ]);
  expect(found[1]).toMatchObject({
    asOf: "2026-11-02T20:00:00.000Z",
    period: { from: "2026-11-02", to: "2026-11-02" },
  });
});

test("followersAt: a rounded count has its own ends, not those of the newest", () => {
  const newest = factOf("x.followers", 90_000, { metric: "followers", platform: "x", low: 89_950, high: 90_050 });
  const rounded = line("x", [12_300, 12_300]);
  const ends = { ...rounded, points: rounded.points.map((point) => ({ ...point, low: 12_250, high: 12_350 })) };
  expect(followersAt([newest], [ends], "2026-11-02")[0]).toMatchObject({ value: 12_300, low: 12_250, high: 12_350 });
  expect(followersAt([newest], [rounded], "2026-11-02")[0]).not.toHaveProperty("low");
});

test("followersAt: no total where a platform has no reading within 36 hours of the day's end", () => {
  const found = followersAt(facts, [line("instagram", [100, 200, 300]), line("x", [10])], "2026-11-03");
  expect(found.map(({ id }) => id)).toEqual(["instagram.followers.in"]);
});
