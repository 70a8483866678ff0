import { expect, test } from "vitest";
import { latestDays } from "./latest-days.ts";

const period = { from: "2026-10-30", to: "2026-11-28" };

test("latestDays: as many days as asked for, up to the newest known day", () => {
  expect(latestDays(period, "2026-11-27")).toEqual({ from: "2026-10-29", to: "2026-11-27" });
  expect(latestDays(period, "2026-11-28")).toEqual(period);
  expect(latestDays(period, "2026-10-30")).toEqual({ from: "2026-10-01", to: "2026-10-30" });
});

test("latestDays: none where the newest known day is before the days asked for", () => {
  expect(latestDays(period, "2026-10-29")).toBeUndefined();
});
