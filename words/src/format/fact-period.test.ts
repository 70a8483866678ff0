import { expect, test } from "vitest";
import { formatIn } from "../test/format-in.ts";
import { daysOfAmount, daysOfFact } from "./fact-period.ts";

const [from, to] = ["2026-11-01T06:29:00.000Z", "2026-11-29T23:03:11.181Z"];

test("daysOfFact: what two readings differ by is of the days after the first", () => {
  expect(daysOfFact({ metric: "gainPercent", period: { from, to } })).toEqual({ from: "2026-11-02T06:29:00.000Z", to });
  const within = { from: "2026-11-29T20:00:00.000Z", to };
  expect(daysOfFact({ metric: "follows.gain", period: within })).toEqual({ from: to, to });
});

test("daysOfFact: days that were chosen, and periods of other figures, stay as they are", () => {
  const days = { from: "2026-11-02", to: "2026-11-29" };
  expect(daysOfFact({ metric: "gain", period: days })).toEqual(days);
  expect(daysOfFact({ metric: "engagement", period: { from, to } })).toEqual({ from, to });
  expect(daysOfFact({ metric: "gain" })).toBeUndefined();
});

test("daysOfAmount: an amount has its days; a price, a count and what is not known have none", () => {
  const amount = { value: 900, unit: "cents", metric: "earningsPerPayer", period: { from, to } } as const;
  const of = (more: Partial<Parameters<typeof daysOfAmount>[0]>) =>
    daysOfAmount({ ...amount, ...more }, formatIn("en"));
  expect(of({})).toContain("2026");
  expect([of({ metric: "price" }), of({ unit: "count" }), of({ value: null })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
