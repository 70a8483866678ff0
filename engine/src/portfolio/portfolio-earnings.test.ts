import { describe, expect, test } from "vitest";
import { day, empty, inputOf, portfolioOf } from "../test/portfolio-of.ts";
import type { PortfolioInput, Span } from "./portfolio-input.ts";
import { sameDays } from "./same-days.ts";

const paid = (span: Span, cents: number, more: object = {}) => ({
  member: "1",
  platform: "onlyfans" as const,
  span,
  cents,
  currency: "USD",
  n: 1,
  ...more,
});
const reach = { member: "1", platform: "onlyfans" as const, first: day(-40), last: day(20) };
const of = (payments: PortfolioInput["payments"], { statement = reach, ...more }: Partial<Earned> = {}) =>
  portfolioOf(
    {
      ...{ ...empty, members: ["1", "2"], payments, paid: [statement] },
      sameDays: sameDays([statement], empty),
      ...more,
    },
    "earnings",
  );
type Earned = Pick<PortfolioInput, "given"> & { statement: typeof reach };

test("portfolio: earnings are the payments of the statements, with a change if they cover both periods", () => {
  const { facts, series, top, platforms } = of([
    paid("before", 100, { sameCents: 100 }),
    paid(1, 150),
    paid("now", 150, { sameCents: 150 }),
  ]);
  expect(facts.get("portfolio.earnings")).toMatchObject({
    value: 150,
    currency: "USD",
    trust: "file",
    scope: "owner",
  });
  expect(facts.get("portfolio.earnings.change")).toMatchObject({
    value: expect.closeTo(50),
    n: 10,
    sampleOf: "days",
    period: { from: "2026-10-31", to: "2026-11-09" },
  });
  expect(series.points.map(({ value }) => value)).toEqual([0, 150]);
  expect([top, platforms]).toEqual([["1"], ["onlyfans"]]);
  expect(facts.get("onlyfans.portfolio.earnings")?.value).toBe(150);
});

test("portfolio: earnings of days without a statement are missing, not 0, and not compared", () => {
  const { facts, series } = of([paid("before", 100), paid(1, 150), paid("now", 150)], {
    statement: { ...reach, first: day(16) },
  });
  // The bar from the 15th on is covered in part, and its amount too small.
  expect(series.points).toEqual([]);
  expect(facts.has("portfolio.earnings.cohort")).toBe(false);
  expect(facts.has("portfolio.earnings.change")).toBe(false);
  expect(facts.get("portfolio.earnings")?.period).toEqual({ from: "2026-11-16", to: "2026-11-19" });
  expect(of([]).facts.get("portfolio.earnings")?.reason).toEqual({ code: "needs-statement" });
});

test("portfolio: a statement that ends within a bar makes no fall: bars are of the same models, covered from beginning to end", () => {
  const statements = [
    reach,
    { ...reach, member: "2", last: day(17) },
    { ...reach, member: "3", first: day(-40), last: day(-20) },
  ];
  const payments = [0, 1].flatMap((bar) => [paid(bar, 100), paid(bar, 40, { member: "2" })]);
  const input = { ...empty, members: ["1", "2", "3"], payments: [...payments, paid("now", 280)], paid: statements };
  const { facts, series } = portfolioOf(input, "earnings");
  expect(series.points.map(({ value }) => value)).toEqual([100, 100]);
  expect(facts.get("portfolio.earnings.cohort")?.value).toBe(1);
  const two = portfolioOf({ ...input, paid: [{ ...reach, last: day(17) }, ...statements.slice(1)] }, "earnings");
  expect(two.series.points).toEqual([{ at: "2026-11-14", value: 140 }]);
  expect(two.facts.get("portfolio.earnings.cohort")?.value).toBe(2);
});

test("portfolio: earnings of a statement that ends early are compared with the same days of the period before", () => {
  const { facts } = of([paid("before", 500, { sameCents: 400 }), paid("now", 396, { sameCents: 396 })], {
    statement: { ...reach, last: day(18) },
  });
  expect(facts.get("portfolio.earnings.change")).toMatchObject({
    value: expect.closeTo(-1),
    n: 8,
    period: { from: "2026-10-31", to: "2026-11-07" },
    formula: "portfolio.sameDays",
    inputs: ["portfolio.earnings.comparedBefore", "portfolio.earnings.compared"],
  });
  const compared = { currency: "USD", scope: "owner", trust: "file" };
  expect(facts.get("portfolio.earnings.comparedBefore")).toMatchObject({ ...compared, value: 400 });
  expect(facts.get("portfolio.earnings.compared")).toMatchObject({
    ...{ ...compared, value: 396, period: { from: "2026-11-10", to: "2026-11-17" } },
  });
});

test("portfolio: a month is compared by its days until it is over, on its last day too", () => {
  const statement = { ...reach, first: "2026-10-01T00:00:00.000Z", last: "2026-11-30T23:59:59.999Z" };
  const until = (to: string) => {
    const before = { from: "2026-10-01T00:00:00.000Z", to: "2026-11-01T00:00:00.000Z" };
    const spans = { before, period: { from: before.to, to } };
    const payments = [paid("before", 310, { sameCents: 290 }), paid("now", 600, { sameCents: 580 })];
    const given = { ...empty, ...spans, asOf: to, members: ["1"], paid: [statement], payments };
    return portfolioOf({ ...given, sameDays: sameDays([statement], spans) }, "earnings").facts;
  };
  const running = until("2026-11-30T22:30:00.000Z").get("portfolio.earnings.change");
  expect(running).toMatchObject({ value: expect.closeTo(100), n: 29, sampleOf: "days" });
  const over = until("2026-12-01T00:00:00.000Z").get("portfolio.earnings.change");
  expect(over).toMatchObject({ value: expect.closeTo((100 * 290) / 310), n: 1, sampleOf: "models" });
});

test("portfolio: where fewer models than the sum has can be compared, their change has another name and both of its amounts", () => {
  const statements = [reach, { ...reach, member: "2", last: day(11) }];
  const ofBoth = [
    ...[paid("before", 400, { sameCents: 400 }), paid("now", 200, { sameCents: 200 })],
    ...[paid("before", 300, { member: "2" }), paid("now", 300, { member: "2" })],
  ];
  const same = sameDays(statements, empty);
  expect(same.map(({ member }) => member)).toEqual(["1"]);
  const input = { ...empty, members: ["1", "2"], paid: statements, sameDays: same };
  const { facts } = portfolioOf({ ...input, payments: ofBoth }, "earnings");
  expect(facts.get("portfolio.earnings")?.value).toBe(500);
  expect(facts.has("portfolio.earnings.change")).toBe(false);
  expect(facts.get("portfolio.earnings.partChange")).toMatchObject({
    value: expect.closeTo(-50),
    inputs: ["portfolio.earnings.comparedBefore", "portfolio.earnings.compared"],
  });
  expect(facts.get("portfolio.earnings.compared")).toMatchObject({ value: 200, n: 1, sampleOf: "models" });
  const alone = portfolioOf({ ...input, payments: ofBoth.slice(0, 2) }, "earnings");
  expect(alone.facts.get("portfolio.earnings.change")?.value).toBeCloseTo(-50);
});

test("portfolio: the earnings of a member are of the days that its own statements cover, whatever those of others do", () => {
  const statements = [
    { ...reach, member: "1", first: day(-10), last: day(19) },
    { ...reach, member: "2", first: day(-10), last: day(13) },
  ];
  const payments = [paid("now", 100, { member: "1" }), paid("now", 300, { member: "2" })];
  const { facts } = portfolioOf({ ...empty, members: ["1", "2"], payments, paid: statements }, "earnings");
  const last = (of: string) => facts.get(`${of}.portfolio.earnings`)?.period?.to;
  expect([last("1"), last("2")]).toEqual([day(19).slice(0, 10), day(13).slice(0, 10)]);
});

describe("of the latest ten days", () => {
  const days = (from: number, to: number) => ({ from: day(from).slice(0, 10), to: day(to).slice(0, 10) });
  const latest = (cents: number, before: number, { last, member = "1" }: { last: number; member?: string }) => [
    paid("before", before, { member, days: days(last - 19, last - 10) }),
    paid("now", cents, { member, days: days(last - 9, last) }),
  ];
  const statements = (...ends: [member: string, first: number, last: number][]) =>
    ends.map(([member, first, last]) => ({ ...reach, member, first: day(first), last: day(last) }));
  const ofLatest = (payments: PortfolioInput["payments"], covered: PortfolioInput["paid"]) =>
    portfolioOf({ ...empty, isLatest: true, members: ["1", "2"], payments, paid: covered }, "earnings").facts;

  test("portfolio: a sum of models whose latest days end on different dates states no days, which would be more than it is of", () => {
    const payments = [...latest(500, 400, { last: 18 }), ...latest(300, 200, { last: 12, member: "2" })];
    const facts = ofLatest(payments, statements(["1", -40, 18], ["2", -40, 12]));
    expect(facts.get("portfolio.earnings")).toMatchObject({ value: 800, formula: "portfolio.ownDays" });
    expect(facts.get("portfolio.earnings")).not.toHaveProperty("period");
    expect(facts.get("1.portfolio.earnings")?.period).toEqual(days(9, 18));
    expect(facts.get("portfolio.earnings.change")).toMatchObject({
      ...{ value: expect.closeTo((100 * 200) / 600), n: 10, formula: "portfolio.latestDays" },
      inputs: ["portfolio.earnings.comparedBefore", "portfolio.earnings"],
    });
    expect(facts.get("portfolio.earnings.change")).not.toHaveProperty("period");
    expect(facts.get("portfolio.earnings.comparedBefore")).toMatchObject({ value: 600, formula: "earnings.cleared" });
  });

  test("portfolio: a sum of models whose latest days are the same states them, and the days that its change is against", () => {
    const payments = [...latest(500, 400, { last: 18 }), ...latest(300, 200, { last: 18, member: "2" })];
    const facts = ofLatest(payments, statements(["1", -40, 18], ["2", -40, 18]));
    expect(facts.get("portfolio.earnings")).toMatchObject({ period: days(9, 18), formula: "earnings.cleared" });
    expect(facts.get("portfolio.earnings.change")?.period).toEqual(days(-1, 8));
  });

  test("portfolio: the latest days have no change where statements do not cover as many days before them, or have a gap of over a week", () => {
    const one = latest(500, 400, { last: 18 });
    const changeOf = (covered: PortfolioInput["paid"]) => ofLatest(one, covered).get("portfolio.earnings.change");
    expect(changeOf(statements(["1", 0, 18]))).toBeUndefined();
    expect(changeOf(statements(["1", -1, 18]))?.value).toBeCloseTo(25);
    expect(changeOf(statements(["1", -40, 1], ["1", 8, 18]))?.value).toBeCloseTo(25);
    expect(changeOf(statements(["1", -40, 1], ["1", 9, 18]))).toBeUndefined();
    const both = [...one, ...latest(300, 200, { last: 18, member: "2" })];
    const partly = ofLatest(both, statements(["1", -40, 18], ["2", 0, 18]));
    expect(partly.has("portfolio.earnings.change")).toBe(false);
    expect(partly.get("portfolio.earnings.partChange")).toMatchObject({ value: expect.closeTo(25), n: 10 });
    expect(partly.get("portfolio.earnings.comparedBefore")?.value).toBe(400);
    expect(partly.get("portfolio.earnings.compared")).toMatchObject({ value: 500, n: 1, period: days(9, 18) });
  });
});

const typed = (from: number, to: number, cents: number, more: object = {}) => ({
  ...{ member: "2", platform: "onlyfans" as const, currency: "USD", kind: "manual" as const, sandbox: false },
  ...{ cents, from: day(from), to: day(to), observedAt: day(to), ...more },
});

test("portfolio: typed earnings fill days without a statement, marked as self-reported", () => {
  const alone = of([], { given: [typed(11, 19, 700)] });
  expect(alone.facts.get("portfolio.earnings")).toMatchObject({
    value: 700,
    kind: "self-reported",
    trust: "manual",
    period: { from: "2026-11-11", to: "2026-11-19" },
  });
  expect(alone.top).toEqual(["2"]);
  expect(alone.series.points.map(({ value }) => value)).toEqual([0, 0]);
  expect(alone.facts.has("portfolio.earnings.change")).toBe(false);
  const { facts, sources } = of([paid("now", 150)], { given: [typed(11, 19, 700)] });
  expect(facts.get("portfolio.earnings")).toMatchObject({ value: 850, kind: "derived", trust: "manual" });
  expect(facts.get("portfolio.earnings.manual")).toMatchObject({ value: 700, kind: "self-reported" });
  expect(facts.get("1.portfolio.earnings")).toMatchObject({ value: 150, trust: "file" });
  expect(facts.get("2.portfolio.earnings")).toMatchObject({ value: 700, trust: "manual" });
  expect(sources.map(({ evidence }) => evidence)).toEqual(expect.arrayContaining(["file:onlyfans", "manual:onlyfans"]));
});

test.each([
  ["for days of the same member's statement", [typed(11, 19, 700, { member: "1" })], 150],
  ["for days that another amount has, the stronger first", [typed(11, 15, 1), typed(15, 19, 2, { kind: "file" })], 152],
  ["for more days than the period has", [typed(1, 19, 700)], 150],
  ["for days that end before the period", [typed(2, 9, 700)], 150],
  ["in another currency", [typed(11, 19, 700, { currency: "EUR" })], 150],
  ["for another member's days of a statement", [typed(11, 19, 700)], 850],
])("portfolio: earnings given %s are counted at most once", (_, given, value) => {
  expect(of([paid("now", 150)], { given }).facts.get("portfolio.earnings")?.value).toBe(value);
});

test("portfolio: earnings in another currency are in no sum", () => {
  const { facts } = of([paid("now", 150, { n: 3 }), paid("now", 900, { currency: "EUR" })]);
  expect(facts.get("portfolio.earnings")).toMatchObject({ value: 150, currency: "USD" });
  const notExchanged = { value: 900, currency: "EUR", trust: "file", scope: "owner" };
  expect(facts.get("portfolio.earnings.notExchanged.EUR")).toMatchObject(notExchanged);
});

const euros = (span: Span, cents: number) => paid(span, cents, { member: "2", currency: "EUR", sameCents: cents });

test("portfolio: earnings in a currency with a rate are in sums, bars, changes and ranks, with their own amount beside", () => {
  const payments = [
    ...[paid("before", 100, { n: 5, sameCents: 100 }), paid("now", 150, { n: 5, sameCents: 150 })],
    ...[euros(1, 900), euros("before", 450), euros("now", 900)],
  ];
  const statements = ["1", "2"].map((member) => ({ ...reach, member }));
  const input = { ...empty, members: ["1", "2"], payments, paid: statements, perDollar: { USD: 1, EUR: 0.9 } };
  const same = sameDays(statements, empty);
  const { facts, series, top } = portfolioOf({ ...input, sameDays: same }, "earnings");
  expect(facts.get("portfolio.earnings")).toMatchObject({ value: 1_150, currency: "USD" });
  expect(facts.get("portfolio.earnings.change")?.value).toBeCloseTo((100 * (1_150 - 600)) / 600);
  expect(facts.get("portfolio.earnings.exchanged.EUR")).toMatchObject({ value: 900, currency: "EUR" });
  expect(facts.get("2.portfolio.earnings")).toMatchObject({ value: 1_000, currency: "USD" });
  expect(series.points.map(({ value }) => value)).toEqual([0, 1_000]);
  expect(top).toEqual(["2", "1"]);
});

test("portfolio: a model whose currency has no rate keeps its own amount, and is in no rank by earnings", () => {
  const input = inputOf("own", { counts: [1, 1, 10] }, { counts: [1, 1, 5] });
  const payments = [paid("now", 150, { n: 5 }), euros("now", 900)];
  const { facts, top } = portfolioOf({ ...input, payments, paid: [reach] });
  expect(top).toEqual(["1", "2"]);
  expect(facts.get("2.portfolio.earnings")).toMatchObject({ value: 900, currency: "EUR" });
  expect(portfolioOf({ ...input, payments, paid: [reach] }, "earnings").top).toEqual(["1"]);
});
