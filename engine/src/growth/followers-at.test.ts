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

test("followersAt: no total where a platform has no reading within 36 hours of the day's end", () => {
  const found = followersAt(facts, [line("instagram", [100, 200, 300]), line("x", [10])], "2026-11-03");
  expect(found.map(({ id }) => id)).toEqual(["instagram.followers.in"]);
});
