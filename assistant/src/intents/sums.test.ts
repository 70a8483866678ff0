import { expect, test } from "vitest";
import type { Goal } from "../route/slots/find-goal.ts";
import { makeTestFact } from "../test/make-facts.ts";
import { withFacts } from "../test/make-knowledge.ts";
import { planOf } from "../test/print-plan.ts";
import { one } from "../test/sample-ledgers.ts";

const ahead = (id: string, [low, value, high]: [number, number, number]) =>
  makeTestFact(id, value, {
    metric: id.replace(/\.\d.*/, ""),
    kind: "estimated",
    low,
    high,
    level: 0.8,
    currency: "USD",
  });
const known = withFacts(one, [
  makeTestFact("earnings.total.2026-10", 500_000, { metric: "earnings.total", currency: "USD" }),
  ahead("revenue.month", [510_000, 550_000, 590_000]),
  ahead("revenue.year", [5_000_000, 6_000_000, 7_000_000]),
  ahead("revenue.month.2026-11", [510_000, 550_000, 590_000]),
  ahead("revenue.month.2026-12", [500_000, 600_000, 700_000]),
  ahead("revenue.month.2027-01", [450_000, 650_000, 900_000]),
]);
const plan = (amount: number, more: object = {}, goal: Partial<Goal> = {}) =>
  planOf("earnings-forecast", known, { goal: { of: "money", amount, ...goal }, ...more }).slice(0, 2);

test.each([
  [5_000, "likely"],
  [5_900, "within"],
  [6_900, "upper"],
  [7_100, "unlikely"],
])("earnings-forecast: %i in a month is held against the range of that month: %s", (amount, chance) => {
  expect(plan(amount, { month: "2026-12" })).toEqual([`phrase sum-${chance}`, "facts revenue.month.2026-12"]);
});

test("earnings-forecast: a sum a year is held against the coming year", () => {
  expect(plan(100_000, {}, { per: "year" })).toEqual(["phrase sum-unlikely", "facts revenue.year"]);
});

test("earnings-forecast: a sum for this year, or for several months, is held against what these months are expected to bring together", () => {
  const together = {
    ...known,
    facts: new Map([...known.facts, ["revenue.ahead", ahead("revenue.ahead", [1_000_000, 1_100_000, 1_200_000])]]),
  };
  const months = { month: "2026-01..2026-12" };
  const sum = (amount: number) => ({ ...months, goal: { of: "money" as const, amount, per: "this-year" as const } });
  expect(planOf("earnings-forecast", together, sum(13_000)).slice(0, 2)).toEqual([
    "phrase sum-unlikely",
    "facts revenue.ahead",
  ]);
  expect(planOf("earnings-forecast", together, sum(9_000))[0]).toBe("phrase sum-likely");
  expect(planOf("earnings-forecast", together, months).slice(0, 2)).toEqual([
    "facts revenue.ahead",
    "months revenue.month 2026-01 2026-12",
  ]);
});

test("earnings-forecast: of when a sum is reached it names a month that brought it, one that is expected to, one that may, or that none does", () => {
  expect(plan(4_900)).toEqual(["phrase sum-reached", "facts earnings.total.2026-10"]);
  expect(plan(6_000)).toEqual(["phrase sum-expected", "facts revenue.month.2026-12"]);
  expect(plan(8_000)).toEqual(["phrase sum-possible", "facts revenue.month.2027-01"]);
  expect(plan(10_000)).toEqual(["phrase sum-beyond", "facts revenue.month.2027-01"]);
});

test("earnings-forecast: a month beyond the last one has no chance, and a sum in another currency none at all", () => {
  expect(plan(6_000, { month: "2027-11" })).toEqual(["phrase beyond-forecast", "facts revenue.month.2027-01"]);
  expect(plan(6_000, { month: "2026-12" }, { currency: "EUR" })[0]).toBe("phrase sum-currency");
});

test("earnings-forecast: a month to come without a sum is stated with what is expected of it", () => {
  expect(planOf("earnings-forecast", known, { month: "2026-12" })[0]).toBe("facts revenue.month.2026-12");
});

test("payers: the share of the ten who spend most comes first, and none of them is named", () => {
  const payers = withFacts(one, [
    makeTestFact("payers.count", 642),
    makeTestFact("payers.topShare", 11),
    makeTestFact("payers.spend.0a1b", 90_000, { metric: "payers.spend", currency: "USD" }),
  ]);
  expect(planOf("payers", payers)[0]).toBe("facts payers.topShare payers.count");
  expect(planOf("payers", payers).join()).not.toContain("payers.spend");
});

test("subscribers-lost: of a month that is named it says that those who left are not counted", () => {
  const leaving = withFacts(one, [makeTestFact("subscribers.leaving", 30)]);
  expect(planOf("subscribers-lost", leaving, { period: "last-month" })).toContain("phrase leaving-not-counted");
  expect(planOf("subscribers-lost", leaving)).not.toContain("phrase leaving-not-counted");
});

test("earnings-forecast: a sum at a time that no month reaches has no chance", () => {
  expect(plan(100_000, { horizon: "2028-11-28" }, { per: "year" })[0]).not.toBe("phrase beyond-forecast");
  const dated = {
    ...known,
    facts: new Map(
      [...known.facts].map(([id, fact]) => [id, { ...fact, period: { from: "2027-01-01", to: "2027-01-31" } }]),
    ),
  };
  const goal = { of: "money" as const, amount: 100_000, per: "year" as const };
  expect(planOf("earnings-forecast", dated, { goal, horizon: "2028-11-28" })[0]).toBe("phrase beyond-forecast");
});

test.each([
  ["what does a fan spend on average", "facts payers.mean payers.topShare payers.count"],
  ["how many people pay her", "facts payers.count payers.topShare payers.mean"],
])("payers: '%s' is answered by that figure first", (text, first) => {
  const payers = withFacts(one, [
    makeTestFact("payers.count", 642),
    makeTestFact("payers.topShare", 11),
    makeTestFact("payers.mean", 4_200, { metric: "payers.mean", currency: "USD" }),
  ]);
  expect(planOf("payers", payers, { text })[0]).toBe(first);
});

test("earnings-forecast: a sum for the month that runs is held against what it has brought so far", () => {
  expect(plan(4_900, { month: "2026-10" })).toEqual(["phrase sum-reached", "facts earnings.total.2026-10"]);
  expect(plan(6_000, { month: "2026-10" })).toEqual(["phrase sum-not-yet", "facts earnings.total.2026-10"]);
});

test("payments: of one kind their number comes first where it is asked for, with what they came to", () => {
  const october = { period: { from: "2026-10-01", to: "2026-10-31" } };
  const tips = withFacts(one, [
    makeTestFact("payment.count", 310, october),
    makeTestFact("payment.largest", 9_000, { currency: "USD", ...october }),
    makeTestFact("earnings.tip.in", 61_000, { metric: "earnings.tip", currency: "USD", ...october }),
  ]);
  const kinds = ["earnings.tip"] as const;
  const asked = { metrics: kinds, period: "2026-10" };
  const payments = { measure: "payments", basis: "net", kinds, operation: "value" } as const;
  expect(planOf("payments", tips, { ...asked, payments })).toEqual([
    "limits     earnings.tip",
    "facts payment.count",
    "facts earnings.tip.in",
  ]);
  expect(planOf("payments", tips, { ...asked, text: "how many tips" })[1]).toBe("facts payment.count payment.largest");
  expect(planOf("payments", tips, { ...asked, text: "biggest tip in October" })[1]).toBe("facts payment.largest");
});

test("payers: of days that are named those who paid in these days are counted", () => {
  const known = withFacts(one, [
    makeTestFact("payers.count", 642),
    makeTestFact("payers.count.in", 80, { metric: "payers.count" }),
  ]);
  expect(planOf("payers", known, { text: "how many fans paid in October", period: "2026-10" })).toContain(
    "facts payers.count.in",
  );
});

test.each([
  ["how much a day in October", { period: "2026-10" }, "facts earnings.dayMean.in"],
  ["average monthly income", {}, "facts earnings.monthMean"],
])("earnings: '%s' is answered by that mean first", (text, more, first) => {
  const means = withFacts(one, [
    makeTestFact("earnings.dayMean.in", 20_000, {
      ...{ metric: "earnings.dayMean", currency: "USD", period: { from: "2026-10-01", to: "2026-10-31" } },
    }),
    makeTestFact("earnings.monthMean", 550_000, { currency: "USD" }),
  ]);
  expect(planOf("earnings", means, { text, ...more })[0]).toBe(first);
});
