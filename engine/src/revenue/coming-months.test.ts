import { expect, test } from "vitest";
import { makeFact } from "../ledger/make-fact.ts";
import { comingMonths, expectedIn, expectedOfModels } from "./coming-months.ts";

const asOf = "2026-11-20T12:00:00.000Z";
const month = makeFact(
  {
    id: "revenue.month",
    metric: "revenue.month",
    kind: "estimated",
    value: 400,
    low: 300,
    high: 500,
    level: 0.8,
    asOf,
  },
  [{ kind: "file", sandbox: false }],
);
const line = {
  ...({ id: "revenue", metric: "revenue.month", unit: "cents" } as const),
  points: [],
  forecast: [
    { at: "2026-11-30T00:00:00.000Z", value: 400, low: 300, high: 500 },
    { at: "2026-12-31T00:00:00.000Z", value: 450, low: 320, high: 600 },
  ],
};

test("comingMonths: each month ahead is a fact with its own days, amount and range, from the same evidence", () => {
  const [first, second] = comingMonths({ facts: [month], series: [line] });
  expect(first).toMatchObject({ id: "revenue.month.2026-11", value: 400 });
  expect(second).toEqual({
    ...month,
    ...{ id: "revenue.month.2026-12", value: 450, low: 320, high: 600 },
    period: { from: "2026-12-01", to: "2026-12-31" },
  });
});

test("comingMonths: nothing is known of the months ahead without a projection", () => {
  expect(comingMonths({ facts: [], series: [line] })).toEqual([]);
  expect(comingMonths({ facts: [month], series: [] })).toEqual([]);
});

test("expectedIn: past months count by what they brought, coming ones by what is expected, with the ends of all at once", () => {
  const ahead = comingMonths({ facts: [month], series: [line] });
  const earned = { ...month, id: "earnings.total.2026-10", metric: "earnings.total", value: 350 };
  const { low: _low, high: _high, ...exact } = earned;
  const sum = expectedIn([...ahead, exact], { from: "2026-01", to: "2026-12" });
  expect(sum).toMatchObject({ id: "revenue.ahead", value: 1_200, low: 970, high: 1_450 });
  expect(sum?.period).toEqual({ from: "2026-10-01", to: "2026-12-31" });
  expect(sum?.inputs).toEqual(["earnings.total.2026-10", "revenue.month.2026-11", "revenue.month.2026-12"]);
  expect(expectedIn([...ahead, exact], { from: "2026-10", to: "2027-01" })).toBeUndefined();
});

test("expectedOfModels: what models bring together has the ends of all of them, and none of other days or another currency", () => {
  const period = { from: "2026-12-01", to: "2026-12-31" };
  const of = (id: number, more: Partial<typeof month> = {}) => ({
    ...month,
    id: `${id}.revenue.month`,
    period,
    ...more,
  });
  expect(expectedOfModels([of(1), of(2)])).toMatchObject({ value: 800, low: 600, high: 1_000, level: 0.8, period });
  expect(expectedOfModels([of(1), of(2, { currency: "EUR" })])).toBeUndefined();
  expect(expectedOfModels([of(1), of(2, { period: { from: "2027-01-01", to: "2027-01-31" } })])).toBeUndefined();
  expect(expectedOfModels([])).toBeUndefined();
});
