import { expect, test } from "vitest";
import { comparableDays, latestDays } from "./latest-days.ts";

const period = { from: "2026-10-30", to: "2026-11-28" };

test("latestDays: as many days as asked for, up to the newest known day", () => {
  expect(latestDays(period, "2026-11-27")).toEqual({ from: "2026-10-29", to: "2026-11-27" });
  expect(latestDays(period, "2026-11-28")).toEqual(period);
  expect(latestDays(period, "2026-10-30")).toEqual({ from: "2026-10-01", to: "2026-10-30" });
});

test("latestDays: none where the newest known day is before the days asked for", () => {
  expect(latestDays(period, "2026-10-29")).toBeUndefined();
});

test("comparableDays: as many earlier days as are known of the later ones", () => {
  const [october, november] = [
    { from: "2026-10-01", to: "2026-10-29" },
    { from: "2026-11-01", to: "2026-11-30" },
  ];
  expect(comparableDays(october, november, { newest: "2026-11-28" })).toEqual({ from: "2026-10-01", to: "2026-10-28" });
  expect(comparableDays(october, november, { newest: "2026-11-30" })).toEqual(october);
  expect(comparableDays(october, november, { newest: "2026-10-20" })).toEqual(october);
});

test("comparableDays: the latest days end with the newest known one, and those before them as much earlier", () => {
  const [before, latest] = [
    { from: "2026-10-01", to: "2026-10-30" },
    { from: "2026-10-31", to: "2026-11-29" },
  ];
  expect(comparableDays(before, latest, { newest: "2026-11-27", isLatest: true })).toEqual({
    from: "2026-09-29",
    to: "2026-10-28",
  });
});
