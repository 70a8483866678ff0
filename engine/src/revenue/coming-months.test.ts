import { expect, test } from "vitest";
import { makeFact } from "../ledger/make-fact.ts";
import { comingMonths } from "./coming-months.ts";

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
