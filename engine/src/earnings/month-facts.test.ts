import { describe, expect, test } from "vitest";
import type { Observation } from "../ledger/evidence.ts";
import type { EarningsInput, PaymentSum, Statement } from "./earnings-input.ts";
import { monthFacts } from "./month-facts.ts";
import { totalsOfMonth } from "./month-totals.ts";

const asOf = "2026-11-20T12:00:00.000Z";
const given = (key: string, kind: "file" | "manual" | "screenshot" = "file", addedAt = "2026-11-01T00:00:00.000Z") => ({
  key,
  kind,
  sandbox: false,
  scope: "owner" as const,
  addedAt,
});
const statement = (from: string, to: string, key = "s"): Statement => ({ evidence: given(key), from, to });
const sum = (month: string, netCents: number, more: Partial<PaymentSum> = {}): PaymentSum => ({
  month,
  type: "tip",
  state: "cleared",
  isBack: false,
  payments: 2,
  netCents,
  grossCents: netCents + 100,
  ...more,
});
const told = (from: string, to: string, value: number, more: Partial<Observation> = {}): Observation => ({
  platform: "onlyfans",
  metric: "earnings.net",
  value,
  currency: "USD",
  observedAt: "2026-11-02T00:00:00.000Z",
  period: { from: `${from}T00:00:00.000Z`, to: `${to}T00:00:00.000Z` },
  evidence: "typed",
  ...more,
});
const months = (input: Partial<EarningsInput>) =>
  monthFacts({
    asOf,
    basis: "net",
    currency: "USD",
    sums: [],
    statements: [],
    observations: [],
    evidence: [given("s"), given("t"), given("typed", "manual")],
    ...input,
  });
const october = [statement("2026-10-05", "2026-10-25")];

describe("a month of a statement", () => {
  test("is told by type, requests among the rest, each a figure with its payments", () => {
    const types = ["subscription", "renewal", "tip", "message", "post", "stream", "other", "custom"] as const;
    const [month] = months({
      statements: october,
      sums: types.map((type, at) => sum("2026-10", 1_000 * (at + 1), { type, payments: at + 1 })),
    });
    expect(month?.month).toBe("2026-10");
    const values = Object.fromEntries(Object.entries(month?.types ?? {}).map(([type, { value }]) => [type, value]));
    expect(values).toEqual({
      subscription: 1_000,
      renewal: 2_000,
      tip: 3_000,
      message: 4_000,
      post: 5_000,
      stream: 6_000,
      referral: 0,
      other: 15_000,
    });
    expect(month?.types.tip).toEqual({
      id: "earnings.tip.2026-10",
      metric: "earnings.tip",
      unit: "cents",
      currency: "USD",
      inputs: [],
      scope: "owner",
      kind: "derived",
      value: 3_000,
      asOf: "2026-11-01T00:00:00.000Z",
      trust: "file",
      sandbox: false,
      formula: "earnings.sum",
      n: 3,
      sampleOf: "payments",
      period: { from: "2026-10-05", to: "2026-10-25" },
      sources: ["s"],
    });
    expect(month?.types.other.n).toBe(15);
    expect(month?.total).toMatchObject({
      id: "earnings.total.2026-10",
      value: 36_000,
      n: 36,
      formula: "earnings.cleared",
    });
  });

  test("counts what was given back of earlier payments, and no payment that was itself given back or is pending", () => {
    const [month] = months({
      statements: october,
      sums: [
        sum("2026-10", 5_000),
        sum("2026-10", -700, { state: "refund", isBack: true, payments: 1 }),
        sum("2026-10", 300, { state: "chargeback", payments: 1 }),
        sum("2026-10", 900, { state: "pending", payments: 4 }),
      ],
    });
    expect([month?.total.value, month?.total.n]).toEqual([4_300, 3]);
    expect(month?.types.tip.value).toBe(5_000);
    expect(month?.back).toMatchObject({ metric: "earnings.back", value: 400, n: 2 });
    expect(month?.pending).toMatchObject({ metric: "earnings.pending", value: 900, n: 4 });
  });

  test("is in gross where that is asked, and absent where a payment does not tell it", () => {
    const of = (grossCents: number | null) =>
      months({ basis: "gross", statements: october, sums: [sum("2026-10", 500, { grossCents })] })[0];
    expect(of(625)?.total.value).toBe(625);
    expect(of(null)?.total).toMatchObject({
      kind: "unavailable",
      value: null,
      sources: ["s"],
      reason: { code: "no-gross" },
    });
    expect(of(null)?.types.post.value).toBe(0);
  });

  test("stands between its neighbours, of which one that no statement covers is absent and not 0", () => {
    const list = months({
      statements: [statement("2026-08-10", "2026-08-31"), statement("2026-10-01", "2026-10-31", "t")],
      sums: [sum("2026-08", 800), sum("2026-10", 1_000)],
    });
    expect(list.map(({ month, total }) => [month, total.value])).toEqual([
      ["2026-10", 1_000],
      ["2026-09", null],
      ["2026-08", 800],
    ]);
    expect(list[1]?.total).toMatchObject({ reason: { code: "needs-statement" }, sources: [], trust: "inferred", asOf });
    expect(list[2]?.total.sources).toEqual(["s"]);
    const across = months({ statements: [statement("2025-12-20", "2026-01-10")], sums: [sum("2026-01", 5)] });
    expect(across.map(({ month, total }) => [month, total.value, total.period?.from])).toEqual([
      ["2026-01", 5, "2026-01-01"],
      ["2025-12", 0, "2025-12-20"],
    ]);
  });
});

describe("a month that other evidence tells", () => {
  test("is that evidence's figure where no statement covers it, as much to be trusted as it is", () => {
    const typed = told("2026-09-01", "2026-09-30", 70_000);
    const [month] = months({ observations: [typed] });
    expect(month?.total).toMatchObject({
      kind: "self-reported",
      value: 70_000,
      trust: "manual",
      asOf: typed.observedAt,
      period: typed.period,
      sources: ["typed"],
    });
    expect(month?.total.reason).toBeUndefined();
    const [file] = months({ observations: [{ ...typed, evidence: "t" }] });
    expect(file?.total).toMatchObject({ kind: "measured", trust: "file" });
  });

  test("is of the asked currency and basis alone", () => {
    expect(months({ observations: [told("2026-09-01", "2026-09-30", 5, { currency: "EUR" })] })).toEqual([]);
    expect(months({ observations: [told("2026-09-01", "2026-09-30", 5, { metric: "earnings.gross" })] })).toEqual([]);
  });

  test("contradicts a statement where it tells the same days otherwise", () => {
    const whole = [statement("2026-10-01", "2026-10-31")];
    const of = (value: number, to = "2026-10-31") =>
      months({ statements: whole, sums: [sum("2026-10", 5_000)], observations: [told("2026-10-01", to, value)] })[0];
    expect(of(6_000)?.total.value).toBe(5_000);
    expect(of(6_000)?.total.conflicts).toEqual([
      { evidence: "typed", value: 6_000, observedAt: "2026-11-02T00:00:00.000Z", why: "disagrees" },
    ]);
    expect(of(5_000)?.total.conflicts).toBeUndefined();
    expect(of(6_000, "2026-10-30")?.total.conflicts).toBeUndefined();
  });
});

describe("what evidence says that a month came to", () => {
  const asked = { month: "2026-09", basis: "net", currency: "USD" } as const;
  const day = (number: number) => `2026-09-${String(number).padStart(2, "0")}`;

  test("is its own figure of 28 to 31 days that lie mostly in it, else the sum of its days", () => {
    const long = told("2026-09-03", "2026-09-30", 900);
    expect(totalsOfMonth([long], asked)).toEqual([long]);
    expect(totalsOfMonth([told("2026-09-04", "2026-10-03", 900)], asked)).toMatchObject([{ value: 900 }]);
    expect(totalsOfMonth([told("2026-08-10", "2026-09-08", 900)], asked)).toEqual([]);
    const days = [1, 2, 3].map((number) =>
      told(day(number), day(number), 10 * number, { observedAt: `2026-11-0${number}T00:00:00.000Z` }),
    );
    expect(totalsOfMonth([...days, told("2026-10-01", "2026-10-01", 5)], asked)).toEqual([
      { ...days[2], value: 60, period: { from: day(1), to: day(3) } },
    ]);
    expect(totalsOfMonth([long, ...days], asked)).toEqual([long]);
  });

  test("is told of each evidence apart, and of what no period has nothing is told", () => {
    const { period, ...timeless } = told(day(1), day(30), 5);
    expect(totalsOfMonth([timeless], asked)).toEqual([]);
    const two = [told(day(1), day(1), 10), told(day(1), day(1), 20, { evidence: "t" })];
    expect(totalsOfMonth(two, asked).map(({ evidence, value }) => [evidence, value])).toEqual([
      ["typed", 10],
      ["t", 20],
    ]);
  });
});

describe("an amount typed for thirty days", () => {
  test("stands in the month of most of its days, with its own days, and in no other", () => {
    const [month, ...others] = months({ observations: [told("2026-10-22", "2026-11-20", 61_240)] });
    expect(others).toEqual([]);
    expect(month).toMatchObject({
      month: "2026-11",
      total: {
        value: 61_240,
        kind: "self-reported",
        trust: "manual",
        period: { from: "2026-10-22T00:00:00.000Z", to: "2026-11-20T00:00:00.000Z" },
      },
    });
    expect(months({ observations: [told("2026-10-12", "2026-11-10", 1)] })[0]?.month).toBe("2026-10");
    expect(months({ observations: [told("2026-09-01", "2026-11-30", 1)] }).map(({ total }) => total.value)).toEqual([
      null,
      null,
      null,
    ]);
  });

  test("is not added to a month that a statement covers", () => {
    const found = months({
      statements: [statement("2026-11-02", "2026-11-18")],
      sums: [sum("2026-11", 500)],
      observations: [told("2026-10-22", "2026-11-20", 61_240)],
    });
    expect(found.map(({ month, total }) => [month, total.value])).toEqual([["2026-11", 500]]);
  });
});
