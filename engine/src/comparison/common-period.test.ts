import { expect, test } from "vitest";
import type { Series } from "../ledger/fact.ts";
import { overCommonPeriod } from "./common-period.ts";

const line = (platform: "instagram" | "x", ...points: [day: string, value: number][]): Series => ({
  id: `${platform}.followers`,
  metric: "followers",
  platform,
  unit: "count",
  points: points.map(([day, value]) => ({ at: `2026-11-${day}T08:00:00.000Z`, value })),
  forecast: [{ at: "2026-12-01T08:00:00.000Z", value: 9 }],
});
const of = (...all: [key: string, ...series: Series[]][]) =>
  overCommonPeriod(all.map(([key, ...series]) => ({ key, series })));
const pointsOf = (series: Series[]) => series.map(({ id, points }) => [id, points.map(({ value }) => value)]);

test("overCommonPeriod: lines begin on the first day on which all were read and end on the last", () => {
  const ava = line("instagram", ["01", 90], ["02", 100], ["03", 110], ["04", 120]);
  const bea = line("instagram", ["02", 1_000], ["03", 1_000], ["04", 900], ["05", 800]);
  expect(pointsOf(of(["1", ava], ["2", bea]))).toEqual([
    ["1.instagram.followers", [100, 110, 120]],
    ["1.instagram.followersChange", [0, expect.closeTo(10), expect.closeTo(20)]],
    ["2.instagram.followers", [1_000, 1_000, 900]],
    ["2.instagram.followersChange", [0, 0, expect.closeTo(-10)]],
  ]);
});

test("overCommonPeriod: lines are of one platform each and have no forecast", () => {
  const all = of(["1", line("x", ["01", 5], ["02", 6])], ["2", line("instagram", ["08", 5], ["09", 6])]);
  expect(all.map(({ id }) => id)).toEqual([
    "2.instagram.followers",
    "2.instagram.followersChange",
    "1.x.followers",
    "1.x.followersChange",
  ]);
  expect(all.some(({ forecast }) => forecast)).toBe(false);
});

test("overCommonPeriod: no lines where the periods do not overlap", () => {
  const early = line("instagram", ["01", 5], ["02", 6]);
  expect(of(["1", early], ["2", line("instagram", ["08", 5], ["09", 6])])).toEqual([]);
  expect(of(["1", line("instagram", ["01", 5])])).toEqual([]);
});

test("overCommonPeriod: a line that begins at 0 has no percentage", () => {
  expect(pointsOf(of(["1", line("x", ["01", 0], ["02", 6])]))).toEqual([["1.x.followers", [0, 6]]]);
});
