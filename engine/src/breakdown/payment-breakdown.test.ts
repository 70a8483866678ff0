import { expect, test } from "vitest";
import type { Evidence } from "../ledger/evidence.ts";
import { type BreakdownInput, breakdownFacts, type PaymentGroup } from "./payment-breakdown.ts";

const evidence: Evidence[] = [
  { key: "7.file:1", kind: "file", sandbox: false, scope: "owner", addedAt: "2026-11-11T09:00:00.000Z" },
];
const day = (key: string, cents: number, more: Partial<PaymentGroup> = {}): PaymentGroup => ({
  ...{ key, cents, payments: 2, payers: 1, period: { from: key, to: key }, isWhole: true },
  ...more,
});
const span = { from: "2026-11-01", to: "2026-11-04" };
const total = { ...day("", 1_000), period: span, payments: 8 };
const days = [
  day("2026-11-01", 100),
  day("2026-11-02", 300),
  day("2026-11-03", 500),
  day("2026-11-04", 100, { isWhole: false }),
];
const facts = (more: Partial<BreakdownInput> = {}) => {
  const input: BreakdownInput = {
    ...{ by: "day", columns: ["amount"], metric: "earnings.total", currency: "USD", groups: days, total, evidence },
    ...more,
  };
  return new Map(breakdownFacts(input).map((fact) => [fact.id, fact]));
};

test("breakdownFacts: each group and all of them, with their days and the statements behind them", () => {
  const found = facts();
  expect(found.get("breakdown.amount.2026-11-02")).toMatchObject({
    ...{ value: 300, currency: "USD", metric: "earnings.total", scope: "owner", n: 2, sampleOf: "payments" },
    ...{ period: { from: "2026-11-02", to: "2026-11-02" }, sources: ["7.file:1"], formula: "earnings.sum" },
  });
  expect(found.get("breakdown.amount")).toMatchObject({ value: 1_000, period: span });
});

test("breakdownFacts: a mean is of whole days alone", () =>
  expect(facts().get("breakdown.each")).toMatchObject({
    ...{ metric: "earnings.dayMean", value: 300, n: 3, sampleOf: "days" },
    period: { from: "2026-11-01", to: "2026-11-03" },
  }));

test.each([
  ["over", 300, false, 1],
  ["over", 300, true, 2],
  ["under", 300, false, 1],
] as const)(
  "breakdownFacts: days %s %d (itself too: %s) are %d of those that are known whole",
  (way, amount, isInclusive, value) =>
    expect(facts({ limit: { way, amount, isInclusive } }).get("breakdown.beyond")).toMatchObject({
      value,
      n: 3,
      period: span,
    }),
);

test("breakdownFacts: the part that the largest bring is of all that came in", () =>
  expect(facts({ top: 2 }).get("breakdown.topShare")).toMatchObject({ value: 80, n: 2, unit: "percent" }));

test("breakdownFacts: a group is held against the same one of the days before, and nothing is said against none", () => {
  const before = { groups: [day("2026-11-02", 200), day("2026-11-03", 0)], total: { ...total, cents: 800 } };
  const found = facts({ before });
  expect(found.get("breakdown.before.2026-11-02")?.value).toBe(200);
  expect(found.get("breakdown.change.2026-11-02")?.value).toBe(50);
  expect(found.has("breakdown.change.2026-11-03")).toBe(false);
  expect(found.get("breakdown.change")?.value).toBe(25);
});

test("breakdownFacts: what is usual is the amount of all days for as many days as the group has", () => {
  const month = { ...total, cents: 3_000 };
  const tips = day("tip", 400);
  const usual = { groups: [{ ...tips, cents: 1_500 }], total: month, days: 1, of: 30 };
  const found = facts({ by: "kind", groups: [tips], total: { ...total, cents: 400 }, usual });
  expect(found.get("breakdown.before.tip")).toMatchObject({
    value: 50,
    formula: "breakdown.usual",
    n: 30,
    sampleOf: "days",
  });
  expect(found.get("breakdown.change.tip")?.value).toBe(700);
});

test("breakdownFacts: a weekday states what one of its days brings", () =>
  expect(facts({ by: "weekday", groups: [day("7", 900, { days: 2 })] }).get("breakdown.amount.7")).toMatchObject({
    ...{ value: 450, metric: "earnings.dayMean", n: 2, sampleOf: "days" },
  }));

test("breakdownFacts: what a statement does not name is missing and no 0", () => {
  const found = facts({
    columns: ["amount", "payments", "mean", "payers"],
    groups: [day("2026-11-02", 0, { cents: null, payers: null })],
  });
  expect(found.get("breakdown.amount.2026-11-02")).toMatchObject({ value: null, reason: { code: "no-gross" } });
  expect(found.get("breakdown.payments.2026-11-02")?.value).toBe(2);
  expect(found.get("breakdown.mean.2026-11-02")?.value).toBeNull();
  expect(found.get("breakdown.payers.2026-11-02")?.value).toBeNull();
});

test("breakdownFacts: a single day is held against the mean of the days before", () => {
  const found = facts({ groups: days.slice(2, 3), before: { groups: days.slice(0, 3), total } });
  expect(found.has("breakdown.each")).toBe(false);
  expect(found.get("breakdown.eachBefore")).toMatchObject({ metric: "earnings.dayMean", value: 300 });
  expect(found.get("breakdown.eachChange")).toMatchObject({ value: (100 * 200) / 300, unit: "percent" });
});

test("breakdownFacts: the middle day is of whole days, and between two amounts both are meant", () => {
  expect(facts().get("breakdown.median")).toMatchObject({ value: 300, n: 3, metric: "breakdown.medianAmount" });
  const limit = { way: "over", amount: 300, isInclusive: true, upTo: 500 } as const;
  expect(facts({ limit }).get("breakdown.beyond")).toMatchObject({ value: 2, n: 3 });
  expect(facts({ limit }).get("breakdown.beyondShare")?.value).toBeCloseTo(66.67, 1);
});

test("breakdownFacts: a day that is not over counts where it is above an amount already", () => {
  const groups = [...days.slice(0, 3), day("2026-11-04", 700, { isWhole: false })];
  const over = { way: "over", amount: 400, isInclusive: false } as const;
  expect(facts({ groups, limit: over }).get("breakdown.beyond")).toMatchObject({ value: 2, n: 4 });
  const under = { way: "under", amount: 800, isInclusive: false } as const;
  expect(facts({ groups, limit: under }).get("breakdown.beyond")).toMatchObject({ value: 3, n: 3 });
});

const row = (...cents: number[]) => cents.map((one, at) => day(`2026-11-0${at + 1}`, one));
const running = (cents: number) => day("2026-11-09", cents, { isWhole: false });
test.each([
  ["up", row(1, 2, 3, 2, 4), 2, 1],
  ["down", row(5, 4, 3, 4, 3), 2, 1],
  ["up", [...row(1, 2), running(3)], 2, 2],
  ["up", [...row(1, 2), running(1)], 1, 1],
  ["down", [...row(2, 1), running(0)], 1, 1],
  ["up", row(3, 2, 1), 0, 0],
] as const)(
  "breakdownFacts: going %s, %j has a longest row of %d days, and one of %d that lasts",
  (run, groups, longest, now) => {
    const found = facts({ groups, run });
    expect(found.get("breakdown.streak")?.value).toBe(longest);
    expect(found.get("breakdown.streakNow")?.value).toBe(now);
  },
);

test("breakdownFacts: a row above an amount has its days, and a day below ends it", () => {
  const run = { way: "over", amount: 150, isInclusive: false } as const;
  const found = facts({ groups: row(200, 300, 100, 400), run });
  expect(found.get("breakdown.streak")).toMatchObject({ value: 2, period: { from: "2026-11-01", to: "2026-11-02" } });
  expect(found.get("breakdown.streakNow")).toMatchObject({
    value: 1,
    period: { from: "2026-11-04", to: "2026-11-04" },
  });
});

test("breakdownFacts: of single payments those beyond the amount are counted among all", () => {
  const groups = [
    day("beyond", 5_000, { payments: 2, period: span }),
    day("within", 900, { payments: 8, period: span }),
  ];
  const found = facts({ by: "payment", columns: ["payments", "amount"], groups });
  expect(found.get("breakdown.beyond")).toMatchObject({ value: 2, n: 10, formula: "breakdown.beyondPayments" });
  expect(found.get("breakdown.beyondShare")?.value).toBe(20);
});
