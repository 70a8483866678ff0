import { expect, test } from "vitest";
import type { Series } from "../ledger/fact.ts";
import { factOf } from "../test/make-fact.ts";
import { followersReached } from "./followers-reached.ts";

const line = (platform: "instagram" | "x", ...values: number[]): Series => ({
  id: `${platform}.followers`,
  unit: "count",
  platform,
  metric: "followers",
  points: values.map((value, at) => ({ at: `2026-11-0${at + 1}T12:00:00.000Z`, value })),
});
const facts = (["instagram", "x"] as const).map((platform) =>
  factOf(`${platform}.followers`, 100, { metric: "followers", platform }),
);
const reached = (amount: number) =>
  followersReached(facts, [line("instagram", 60, 70, 80, 90), line("x", 40, 45, 50, 55)], amount).map(
    ({ id, value, period }) => [id, value, period?.from],
  );

test("followersReached: the first day of each platform that had fewer before, and of all together", () => {
  expect(reached(80)).toEqual([["instagram.followers.reached", 80, "2026-11-03"]]);
  expect(reached(130)).toEqual([["follows.total.reached", 130, "2026-11-03"]]);
});

test("followersReached: a platform that had so many from the first count on says so, all together nothing", () => {
  expect(reached(50)).toEqual([
    ["instagram.followers.first", 60, "2026-11-01"],
    ["x.followers.reached", 50, "2026-11-03"],
  ]);
});
