import { expect, test } from "vitest";
import type { Fact } from "../ledger/fact.ts";
import { monthMean } from "./month-mean.ts";

const today = "2026-11-20";
const amount = (metric: "earnings.tip" | "earnings.message", month: string, value: number, to: string): Fact => ({
  ...{ id: `${metric}.${month}`, metric, kind: "derived", unit: "cents", value, currency: "USD", scope: "owner" },
  ...{
    asOf: `${today}T00:00:00Z`,
    inputs: [],
    trust: "file",
    sandbox: false,
    sources: ["file:1"],
    period: { from: `${month}-01`, to },
  },
});
const tips = [
  amount("earnings.tip", "2026-11", 50, "2026-11-19"),
  amount("earnings.tip", "2026-10", 300, "2026-10-31"),
  amount("earnings.tip", "2026-09", 200, "2026-09-30"),
  amount("earnings.tip", "2026-08", 100, "2026-08-31"),
];

test("monthMean: is of the whole months of the named days, and not of the running one", () => {
  const span = { from: "2026-09-01", to: "2026-11-20" };
  expect(monthMean(tips, span, today)).toMatchObject({
    value: 250,
    n: 2,
    period: { from: "2026-09-01", to: "2026-10-31" },
    inputs: ["earnings.tip.2026-10", "earnings.tip.2026-09"],
  });
  expect(monthMean(tips, undefined, today)?.value).toBe(200);
});

test("monthMean: kinds of payments of one month are added up", () => {
  const messages = [amount("earnings.message", "2026-10", 500, "2026-10-31")];
  expect(monthMean([...tips, ...messages], { from: "2026-09-01", to: "2026-10-31" }, today)).toMatchObject({
    value: 500,
    n: 2,
  });
});

test("monthMean: one month has no mean, and amounts of two currencies have none together", () => {
  expect(monthMean(tips.slice(0, 2), undefined, today)).toBeUndefined();
  const euros = { ...amount("earnings.message", "2026-10", 500, "2026-10-31"), currency: "EUR" };
  expect(monthMean([...tips, euros], undefined, today)).toBeUndefined();
});
