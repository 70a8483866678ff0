import { expect, test } from "vitest";
import { factOf } from "../test/make-fact.ts";
import { followersReached } from "./followers-reached.ts";
import { gainsOfMonths, gainsTogether } from "./gain-together.ts";

const asOf = "2026-11-10T20:00:00.000Z";
const dayMs = 86_400_000;
/** Counts of 100 days up to `asOf`. */
const line = (platform: "instagram" | "x", daily: number) => ({
  ...{ id: `${platform}.followers`, metric: "followers" as const, platform, unit: "count" as const },
  points: Array.from({ length: 100 }, (_, at) => ({
    at: new Date(Date.parse(asOf) - (99 - at) * dayMs).toISOString(),
    value: 1_000 + daily * at,
  })),
});
const facts = (["instagram", "x"] as const).map((platform) =>
  factOf(`${platform}.followers`, 1_000, { metric: "followers", platform }),
);
const series = [line("instagram", 10), line("x", -2)];

test("gainsTogether: what named days brought on each platform, and on all of them together, counted from the day before", () => {
  const found = gainsTogether({ facts, series, asOf }, { from: "2026-11-01", to: "2026-11-03" }, "in");
  const values = new Map(found.map(({ id, value }) => [id, value]));
  expect(["instagram.gain.in", "x.gain.in", "gain.in"].map((id) => values.get(id))).toEqual([30, -6, 24]);
  expect(found[0]?.period).toEqual({ from: "2026-11-01", to: "2026-11-03" });
});

test("gainsOfMonths: each month of which counts reach over all days but three has its gain", () => {
  const months = gainsOfMonths({ facts, series, asOf }).filter(
    ({ metric, platform }) => metric === "gain" && !platform,
  );
  expect(months.map(({ id, value }) => [id, value])).toEqual([
    ["gain.2026-11", 80],
    ["gain.2026-10", 248],
    ["gain.2026-09", 240],
    ["gain.2026-08", 224],
  ]);
});

test("followersReached: the first day with so many, or the first count where it was more already", () => {
  const found = followersReached(facts, series, 1_005);
  expect(found.map(({ id, value }) => [id, value])).toEqual([["instagram.followers.reached", 1_010]]);
  expect(followersReached(facts, series, 900).map(({ id }) => id)).toEqual([
    "instagram.followers.first",
    "x.followers.first",
  ]);
});
