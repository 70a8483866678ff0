import { expect, test } from "vitest";
import { coveredBars } from "./covered-bars.ts";

const bars = (...days: string[]) =>
  days.slice(1).map((to, at) => ({ from: `${days[at]}T00:00:00.000Z`, to: `${to}T00:00:00.000Z` }));
const paid = (first: string, last: string) => [
  { member: "1", account: "", platform: "onlyfans" as const, first, last },
];

test("coveredBars: a bar of four weeks is whole where the first payment comes on its first day, and not where it comes later", () => {
  const months = bars("2026-10-01", "2026-10-31", "2026-11-30");
  const from = (first: string) => coveredBars(paid(first, "2026-11-30T12:00:00.000Z"), months);
  expect(from("2026-10-01T20:25:00.000Z").has("1", 0)).toBe(true);
  expect(from("2026-10-02T00:00:00.000Z").has("1", 0)).toBe(false);
});

test("coveredBars: a bar of a day is whole from its first millisecond on alone", () => {
  const days = bars("2026-10-01", "2026-10-02", "2026-10-03");
  const covered = coveredBars(paid("2026-10-01T20:25:00.000Z", "2026-10-03T12:00:00.000Z"), days);
  expect([covered.has("1", 0), covered.has("1", 1)]).toEqual([false, true]);
});
