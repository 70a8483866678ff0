import { expect, test } from "vitest";
import { addMonths } from "../catalogue/time.ts";
import { monthSoFar } from "./month-so-far.ts";
import { projectRevenue, type RevenueMonth } from "./project-revenue.ts";

/** Days from April to 20 November, the first ten of each month `lead` times as much as the others. */
function daysOf(lead: number, centsOf = (_month: string) => 1_000): Map<string, number> {
  const days = new Map<string, number>();
  for (let at = Date.parse("2026-04-01"); at <= Date.parse("2026-11-20"); at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10);
    days.set(day, (Number(day.slice(8)) <= 10 ? lead : 1) * centsOf(day.slice(0, 7)));
  }
  return days;
}
const earlier = Array.from({ length: 7 }, (_, index) => addMonths("2026-11", -7 + index));

test("monthSoFar: sums the whole days of a month and shares of earlier months, shrunk to the share of days", () => {
  const even = monthSoFar("2026-11", 10, daysOf(1), earlier);
  expect(even?.cents).toBe(10_000);
  expect(even?.share).toBeCloseTo(1 / 3, 2);
  const early = monthSoFar("2026-11", 10, daysOf(4), earlier);
  // Two thirds by the months themselves, a third by the days alone.
  expect(early?.share).toBeGreaterThan(0.5);
  expect(early?.share).toBeLessThan(0.667);
  expect(early?.spread).toBeGreaterThan(even?.spread ?? 1);
});

test("monthSoFar: unknown with a day that no statement covers, without a whole day, at the month's end, and with one month to learn from", () => {
  const days = daysOf(1);
  expect(monthSoFar("2026-11", 0, days, earlier)).toBeUndefined();
  expect(monthSoFar("2026-11", 30, days, earlier)).toBeUndefined();
  expect(monthSoFar("2026-11", 10, days, earlier.slice(-1))).toBeUndefined();
  days.delete("2026-11-04");
  expect(monthSoFar("2026-11", 10, days, earlier)).toBeUndefined();
});

const months: RevenueMonth[] = earlier.map((_, index) => ({
  joined: 50 + (index % 3),
  active: 200,
  subscriptionCents: 200 * 999,
  extrasCents: 200 * (400 + 50 * (index % 4)),
}));
const project = (soFar: Parameters<typeof projectRevenue>[1]["soFar"]) => {
  const projection = projectRevenue(months, { seed: 3, paths: 2_000, soFar });
  if (projection.state !== "projected") throw new Error("There are months enough.");
  return projection.monthly;
};
const widthOf = ({ p10, p90 }: { p10: number; p90: number }) => p90 - p10;

test("projectRevenue: a month's first days narrow its range, draw it towards them, and it never ends below what they brought", () => {
  const [free] = project(undefined);
  const usual = free?.p50 ?? 0;
  const of = (cents: number, share: number, spread: number, earned = cents) =>
    project({ month: "2026-11", cents, earned, share, spread })[0];
  const [same, more] = [of(0.5 * usual, 0.5, 0.03), of(0.6 * usual, 0.5, 0.03)];
  expect(widthOf(same ?? { p10: 0, p90: 0 })).toBeLessThan(0.6 * widthOf(free ?? { p10: 0, p90: 0 }));
  expect((same?.p50 ?? 0) / usual).toBeCloseTo(1, 1);
  expect((more?.p50 ?? 0) / usual).toBeGreaterThan(1.08);
  const late = of(2 * usual, 0.95, 0.01);
  expect(late?.p10).toBeGreaterThanOrEqual(2 * usual);
  // The day that is not over counts as well.
  expect(of(0.95 * usual, 0.95, 0.01, 1.2 * usual)?.p10).toBeGreaterThanOrEqual(Math.floor(1.2 * usual));
});

test("projectRevenue: later months follow from the month so far as well", () => {
  const usual = project(undefined);
  const strong = project({
    month: "2026-11",
    cents: 0.65 * (usual[0]?.p50 ?? 0),
    earned: 0.65 * (usual[0]?.p50 ?? 0),
    share: 0.5,
    spread: 0.03,
  });
  expect(strong[2]?.p50).toBeGreaterThan(usual[2]?.p50 ?? 0);
});
