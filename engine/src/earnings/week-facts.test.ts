import { expect, test } from "vitest";
import { given } from "../test/make-input.ts";
import { weekFacts } from "./week-facts.ts";

/** From Friday to the Tuesday after the next Sunday. */
const days = Array.from({ length: 12 }, (_, at) => ({
  day: new Date(Date.UTC(2026, 9, 30 + at)).toISOString().slice(0, 10),
  cents: 100 * (at + 1),
}));
const base = { currency: "USD", days, evidence: [given("file")] };
const shown = (facts: ReturnType<typeof weekFacts>) =>
  facts.map(({ id, value, period, n }) => [id, value, period?.from, period?.to, n]);

test("weekFacts: weeks run from Monday to Sunday; the first and the last have the days that are known of them", () => {
  expect(shown(weekFacts(base))).toEqual([
    ["earnings.week.2026-10-26", 600, "2026-10-30", "2026-11-01", 3],
    ["earnings.week.2026-11-02", 4_900, "2026-11-02", "2026-11-08", 7],
    ["earnings.week.2026-11-09", 2_300, "2026-11-09", "2026-11-10", 2],
  ]);
});

test("weekFacts: of named days alone, and nothing where none is known", () => {
  const span = { from: "2026-11-01", to: "2026-11-02" };
  expect(shown(weekFacts({ ...base, span }))).toEqual([
    ["earnings.week.2026-10-26", 300, "2026-11-01", "2026-11-01", 1],
    ["earnings.week.2026-11-02", 400, "2026-11-02", "2026-11-02", 1],
  ]);
  expect(weekFacts({ ...base, days: [] })).toEqual([]);
});
