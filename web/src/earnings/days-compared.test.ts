import { expect, test } from "vitest";
import { daysCompared } from "./days-compared.ts";

const november = { period: { from: "2026-11-01", to: "2026-11-30" } };

test("daysCompared: days that a change is of, where more than the newest day of the amount is missing", () => {
  expect(daysCompared({ n: 27, sampleOf: "days" }, november)).toBe(27);
  expect(daysCompared({ n: 29, sampleOf: "days" }, november)).toBeUndefined();
});

test("daysCompared: a change of whole months is of models, and of no days", () => {
  expect(daysCompared({ n: 1, sampleOf: "models" }, november)).toBeUndefined();
});
