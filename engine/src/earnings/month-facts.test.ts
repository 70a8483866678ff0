import { expect, test } from "vitest";
import type { Observation } from "../ledger/evidence.ts";
import type { EarningsInput, PaymentSum } from "./earnings-input.ts";
import { earningsIn, monthFacts } from "./month-facts.ts";
import { totalsOfMonth } from "./month-totals.ts";

const asOf = "2026-11-20T12:00:00.000Z";
const given = (key: string, kind: "file" | "manual" | "screenshot" = "file", addedAt = "2026-11-01T00:00:00.000Z") => ({
  key,
  kind,
  sandbox: false,
  scope: "owner" as const,
  addedAt,
});
const statement = (from: string, to: string, key = "s"): EarningsInput["statements"][number] => ({
  evidence: given(key),
  from,
  to,
});
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
const stated = (from: string, to: string, value: number, more: Partial<Observation> = {}): Observation => ({
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

test("monthFacts: a statement's month is split by type, requests among the rest, each a fact with its payments", () => {
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

test("monthFacts: a refund's own line and a payment marked as refunded count alike: in its type, and as given back", () => {
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
  expect(month?.types.tip.value).toBe(5_300);
  expect(month?.back).toMatchObject({ metric: "earnings.back", value: 1_000, n: 2 });
  expect(month?.pending).toMatchObject({ metric: "earnings.pending", value: 900, n: 4 });
});

test("monthFacts: gross amounts on request, and missing if a payment does not state its gross", () => {
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

test("monthFacts: a neighbouring month without a statement is missing, not 0", () => {
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

test("monthFacts: other evidence fills months without a statement, with its own trust", () => {
  const typed = stated("2026-09-01", "2026-09-30", 70_000);
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

test("monthFacts: other evidence counts only in the requested currency and basis", () => {
  expect(months({ observations: [stated("2026-09-01", "2026-09-30", 5, { currency: "EUR" })] })).toEqual([]);
  expect(months({ observations: [stated("2026-09-01", "2026-09-30", 5, { metric: "earnings.gross" })] })).toEqual([]);
});

test("monthFacts: other evidence contradicts a statement if it differs for the same days", () => {
  const whole = [statement("2026-10-01", "2026-10-31")];
  const of = (value: number, to = "2026-10-31") =>
    months({ statements: whole, sums: [sum("2026-10", 5_000)], observations: [stated("2026-10-01", to, value)] })[0];
  expect(of(6_000)?.total.value).toBe(5_000);
  expect(of(6_000)?.total.conflicts).toEqual([
    { evidence: "typed", value: 6_000, observedAt: "2026-11-02T00:00:00.000Z", why: "disagrees" },
  ]);
  expect(of(5_000)?.total.conflicts).toBeUndefined();
  expect(of(6_000, "2026-10-30")?.total.conflicts).toBeUndefined();
});

const query = { month: "2026-09", basis: "net", currency: "USD" } as const;
const day = (number: number) => `2026-09-${String(number).padStart(2, "0")}`;

test("totalsOfMonth: an own figure of 28 to 31 days mostly in the month, else the sum of its days", () => {
  const long = stated("2026-09-03", "2026-09-30", 900);
  expect(totalsOfMonth([long], query)).toEqual([long]);
  expect(totalsOfMonth([stated("2026-09-04", "2026-10-03", 900)], query)).toMatchObject([{ value: 900 }]);
  expect(totalsOfMonth([stated("2026-08-10", "2026-09-08", 900)], query)).toEqual([]);
  const days = [1, 2, 3].map((number) =>
    stated(day(number), day(number), 10 * number, { observedAt: `2026-11-0${number}T00:00:00.000Z` }),
  );
  expect(totalsOfMonth([...days, stated("2026-10-01", "2026-10-01", 5)], query)).toEqual([
    { ...days[2], value: 60, period: { from: day(1), to: day(3) } },
  ]);
  expect(totalsOfMonth([long, ...days], query)).toEqual([long]);
});

test("totalsOfMonth: computed for each evidence separately, and not without a period", () => {
  const { period, ...timeless } = stated(day(1), day(30), 5);
  expect(totalsOfMonth([timeless], query)).toEqual([]);
  const two = [stated(day(1), day(1), 10), stated(day(1), day(1), 20, { evidence: "t" })];
  expect(totalsOfMonth(two, query).map(({ evidence, value }) => [evidence, value])).toEqual([
    ["typed", 10],
    ["t", 20],
  ]);
});

test("totalsOfMonth: an amount typed for thirty days is in the month of most of its days only", () => {
  const [month, ...others] = months({ observations: [stated("2026-10-22", "2026-11-20", 61_240)] });
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
  expect(months({ observations: [stated("2026-10-12", "2026-11-10", 1)] })[0]?.month).toBe("2026-10");
  expect(months({ observations: [stated("2026-09-01", "2026-11-30", 1)] }).map(({ total }) => total.value)).toEqual([
    null,
    null,
    null,
  ]);
});

test("totalsOfMonth: an amount typed for thirty days is not added to a month with a statement", () => {
  const found = months({
    statements: [statement("2026-11-02", "2026-11-18")],
    sums: [sum("2026-11", 500)],
    observations: [stated("2026-10-22", "2026-11-20", 61_240)],
  });
  expect(found.map(({ month, total }) => [month, total.value])).toEqual([["2026-11", 500]]);
});

test("earningsIn: the payments of some days, of the days that statements cover; nothing where they cover none", () => {
  const input: EarningsInput = {
    ...{ asOf, basis: "net", currency: "USD", sums: [], observations: [], evidence: [given("s")] },
    statements: [statement("2026-10-01", "2026-11-10")],
  };
  const sums = [sum("in", 500), sum("in", -200, { type: "subscription", isBack: true, state: "refund" })];
  const facts = earningsIn(input, { from: "2026-11-05", to: "2026-11-15" }, sums);
  const found = new Map(facts.map((fact) => [fact.id, fact]));
  expect(found.get("earnings.total.in")).toMatchObject({
    value: 300,
    period: { from: "2026-11-05", to: "2026-11-10" },
    sources: ["s"],
  });
  expect(found.get("earnings.tip.in")).toMatchObject({ value: 500, metric: "earnings.tip" });
  expect(earningsIn(input, { from: "2026-08-01", to: "2026-08-07" }, [])).toEqual([]);
});

test("earningsIn: what the platform kept is gross less net of what counts, on either basis; unknown where a payment states no gross amount", () => {
  const days = { from: "2026-10-05", to: "2026-10-15" };
  const input = (basis: "net" | "gross"): EarningsInput => ({
    ...{ asOf, basis, currency: "USD", sums: [], observations: [], evidence: [given("s")] },
    statements: [statement("2026-10-01", "2026-10-31")],
  });
  const sums = [sum("in", 500), sum("in", 900), sum("in", 700, { state: "pending" })];
  const feesOf = (basis: "net" | "gross", list = sums) =>
    earningsIn(input(basis), days, list).find(({ id }) => id === "earnings.fees.in");
  for (const basis of ["net", "gross"] as const)
    expect(feesOf(basis)).toMatchObject({ value: 200, n: 4, formula: "earnings.fees", period: days });
  expect(feesOf("net", [...sums, sum("in", 300, { grossCents: null })])).toBeUndefined();
});
