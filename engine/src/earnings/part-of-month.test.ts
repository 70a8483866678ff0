import { expect, test } from "vitest";
import { partOfMonth } from "./part-of-month.ts";

const of = (from: string, to: string, month = "2026-01") => partOfMonth(month, { period: { from, to } }, "2026-11-22");

test.each([
  ["the whole month", of("2026-01-01", "2026-01-31"), undefined],
  ["payments from the third to the last but two days", of("2026-01-03", "2026-01-29"), undefined],
  ["a statement that begins in the month", of("2026-01-12", "2026-01-31"), { is: "from", day: "2026-01-12" }],
  ["a statement that ends in the month", of("2026-01-01", "2026-01-20"), { is: "to", day: "2026-01-20" }],
  ["a statement of some days", of("2026-01-05", "2026-01-20"), { is: "between", from: "2026-01-05", to: "2026-01-20" }],
  ["a month that is not over", of("2026-11-01", "2026-11-20", "2026-11"), { is: "so-far" }],
  [
    "an amount of thirty days",
    of("2026-10-22T00:00:00.000Z", "2026-11-20T00:00:00.000Z", "2026-11"),
    { is: "days-to", days: 30, to: "2026-11-20" },
  ],
  [
    "an amount that was entered for the thirty days up to the last day of a month",
    partOfMonth("2026-11", { period: { from: "2026-11-01", to: "2026-11-30" }, kind: "self-reported" }, "2026-11-30"),
    { is: "days-to", days: 30, to: "2026-11-30" },
  ],
  ["an amount without a period", partOfMonth("2026-01", {}, "2026-11-22"), undefined],
])("partOfMonth: the known part of a month is that of %s", (_, part, expected) => {
  expect(part).toEqual(expected);
});
