import { expect, test } from "vitest";
import { given } from "../test/make-input.ts";
import { dayFacts } from "./day-facts.ts";

const cents = [300, 900, 100, 400, 900, 100, 9_999];
const days = cents.map((amount, at) => ({ day: `2026-11-0${at + 1}`, cents: amount }));
const base = { currency: "USD", days, wholeTo: "2026-11-06", evidence: [given("file")] };
const shown = (facts: ReturnType<typeof dayFacts>) =>
  facts.map(({ id, value, period, n }) => [id, value, period?.from, n]);

test("dayFacts: the best and the weakest of the whole days, of equal ones the latest, and their mean, without a newest day that is not whole", () => {
  expect(shown(dayFacts(base))).toEqual([
    ["earnings.dayMost", 900, "2026-11-05", 6],
    ["earnings.dayLeast", 100, "2026-11-06", 6],
    ["earnings.dayMean", 450, "2026-11-01", 6],
  ]);
});

test("dayFacts: of named days alone, and nothing of fewer than five", () => {
  const span = { from: "2026-11-01", to: "2026-11-05" };
  expect(shown(dayFacts({ ...base, span }))).toEqual([
    ["earnings.dayMost.in", 900, "2026-11-05", 5],
    ["earnings.dayLeast.in", 100, "2026-11-03", 5],
    ["earnings.dayMean.in", 520, "2026-11-01", 5],
  ]);
  expect(dayFacts({ ...base, span: { from: "2026-11-01", to: "2026-11-04" } })).toEqual([]);
});
