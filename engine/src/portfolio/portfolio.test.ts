import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byId } from "../test/make-fact.ts";
import { portfolio } from "./portfolio.ts";
import type { PortfolioInput, PortfolioMetric, PortfolioSubject, Span, TypicalPostCounts } from "./portfolio-input.ts";
import { sameDays } from "./same-days.ts";
import { typical } from "./typical.ts";

const day = (n: number) => new Date(Date.UTC(2026, 10, n)).toISOString();
const empty: PortfolioInput = {
  asOf: day(20),
  period: { from: day(10), to: day(20) },
  before: { from: day(0), to: day(10) },
  bars: [
    { from: day(10), to: day(15) },
    { from: day(15), to: day(20) },
  ],
  of: "own",
  members: [],
  subjects: [],
  followers: [],
  posts: [],
  payments: [],
  paid: [],
};

interface ModelCounts {
  /** Followers before, at the end of the first bar and now; absent where not read. */
  counts: [before?: number, first?: number, now?: number];
  /** Of the period. */
  posts?: TypicalPostCounts;
}

/** Models 1, 2, … with a profile on Instagram each. */
function inputOf(of: PortfolioInput["of"], ...given: ModelCounts[]): PortfolioInput {
  const subjects = given.map((_, index): PortfolioSubject => {
    const id = String(index + 1);
    return { id, platform: "instagram", members: [id], kind: "api", sandbox: false };
  });
  return {
    ...empty,
    of,
    members: subjects.map(({ id }) => id),
    subjects,
    followers: given.map(({ counts: [before, first, now] }, index) => ({
      ...{ subject: String(index + 1), before, now, bars: [first, now] },
    })),
    posts: given.map(({ posts }, index) => ({ subject: String(index + 1), now: posts, bars: [] })),
  };
}
const portfolioOf = (input: PortfolioInput, metric: PortfolioMetric = "followers") => {
  const found = portfolio(input, metric);
  return { ...found, facts: byId(found.facts) };
};

test("portfolio: followers of own models are added up; a change covers those read at both times", () => {
  const { facts } = portfolioOf(inputOf("own", { counts: [100, 110, 120] }, { counts: [undefined, undefined, 900] }));
  expect(facts.get("portfolio.followers")).toMatchObject({
    value: 1_020,
    n: 2,
    formula: "sum.follows",
    // Of public reads alone, as in a report.
    scope: "public",
  });
  expect(facts.get("portfolio.followers.change")).toMatchObject({
    value: expect.closeTo(20),
    n: 1,
    period: { from: "2026-10-31", to: "2026-11-09" },
  });
  expect(facts.get("instagram.portfolio.followers")).toMatchObject({ platform: "instagram", value: 1_020 });
});

test("portfolio: no change without data of the period before, and no figure without readings", () => {
  const { facts } = portfolioOf(inputOf("own", { counts: [undefined, undefined, 5] }));
  expect(facts.has("portfolio.followers.change")).toBe(false);
  const none = portfolioOf(inputOf("own", { counts: [] }));
  expect(none.facts.get("portfolio.followers")).toMatchObject({ value: null, reason: { code: "no-follower-count" } });
  expect(none.platforms).toEqual(["instagram"]);
});

test("portfolio: engagement is that of the typical profile, from five posts of it on", () => {
  const posts = (interactions: number, n = 5) => ({ interactions, n });
  const { facts, top } = portfolioOf(
    inputOf(
      "own",
      { counts: [1, 1, 1_000], posts: posts(10) },
      { counts: [1, 1, 1_000], posts: posts(40) },
      { counts: [1, 1, 1_000], posts: posts(900, 4) },
    ),
    "engagement",
  );
  expect(facts.get("portfolio.engagement")).toMatchObject({ value: 2.5, n: 2, unit: "percent" });
  expect(top).toEqual(["2", "1"]);
  expect(facts.get("2.portfolio.engagement")).toMatchObject({ value: 4, n: 5, sampleOf: "posts" });
});

test("portfolio: a small profile beside a model's largest leaves the typical engagement that of the models' rows", () => {
  const posts = { interactions: 40, n: 5 };
  const small = {
    ...inputOf("own", { counts: [1, 1, 1_000], posts }, { counts: [1, 1, 900], posts: { interactions: 1, n: 5 } }),
  };
  const input = { ...small, members: ["1"], subjects: small.subjects.map((one) => ({ ...one, members: ["1"] })) };
  const { facts } = portfolioOf(input, "engagement");
  expect(facts.get("portfolio.engagement")).toMatchObject({ value: 4, n: 1 });
  expect(facts.get("1.portfolio.engagement")).toMatchObject({ value: 4 });
});

test("portfolio: bars cover the same profiles each, from the day with the most; others are no growth", () => {
  const { series, facts } = portfolioOf(
    inputOf("own", { counts: [100, 110, 120] }, { counts: [1, 10, 20] }, { counts: [undefined, undefined, 900] }),
  );
  expect(series.points).toEqual([
    { at: "2026-11-14", value: 120 },
    { at: "2026-11-19", value: 140 },
  ]);
  expect(facts.get("portfolio.cohort")?.value).toBe(2);
  const late = portfolioOf(
    inputOf("own", { counts: [100, 110, 120] }, { counts: [] }, { counts: [undefined, undefined, 9] }),
  );
  expect(late.series.points.map(({ value }) => value)).toEqual([110, 120]);
});

test("portfolio: profiles with a long history keep it if as many join on the last day", () => {
  const long = Array.from({ length: 3 }, (): ModelCounts => ({ counts: [100, 110, 120] }));
  const joined = Array.from({ length: 5 }, (): ModelCounts => ({ counts: [undefined, undefined, 7] }));
  const { series, facts } = portfolioOf(inputOf("own", ...long, ...joined));
  expect(series.points.map(({ value }) => value)).toEqual([330, 360]);
  expect(facts.get("portfolio.cohort")?.value).toBe(3);
});

const of = (n: number, now: (index: number) => number) =>
  inputOf(
    "creators",
    ...Array.from({ length: n }, (_, index): ModelCounts => ({ counts: [now(index), now(index), now(index)] })),
  );

test("portfolio: creators are shown from five on, as the typical one with its interval", () => {
  expect(portfolioOf(of(4, (index) => index)).facts.get("portfolio.followers")).toMatchObject({
    value: null,
    reason: { code: "too-few-peers", needs: 5, has: 4 },
  });
  expect(portfolioOf(of(4, (index) => index + 1)).series.points).toEqual([]);
  const { facts } = portfolioOf(of(9, (index) => 100 * (index + 1)));
  expect(facts.get("portfolio.followers")).toMatchObject({ value: 500, low: 300, high: 700, n: 9, scope: "public" });
});

test("portfolio: the change of creators is the typical one of their own changes, between those of their platforms", () => {
  const change = (count: number, by: number): ModelCounts => ({ counts: [count, count, count * by] });
  const small = [100, 100, 100, 100, 100].map((count) => change(count, 1));
  const large = [9_000, 9_100, 9_200, 9_300, 9_400].map((count) => change(count, 1.06));
  // The one in the middle falls: the median of all counts would, by far more than either platform's.
  const input = inputOf("creators", ...small, change(500, 0.2), ...large);
  const subjects = input.subjects.map((one, at): PortfolioSubject => (at > 5 ? { ...one, platform: "x" } : one));
  const { facts } = portfolioOf({ ...input, subjects });
  const [all, instagram, x] = ["", "instagram.", "x."].map((on) =>
    Number(facts.get(`${on}portfolio.followers.change`)?.value),
  );
  expect(instagram).toBeCloseTo(0);
  expect(x).toBeCloseTo(6);
  expect(all).toBeGreaterThanOrEqual(instagram ?? Number.NaN);
  expect(all).toBeLessThanOrEqual(x ?? Number.NaN);
  expect(facts.get("portfolio.followers.change")).toMatchObject({ formula: "portfolio.typicalChange", n: 11 });
});

describe("earnings", () => {
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

  test("portfolio: where fewer models than the sum has can be compared, their change has another name and both of its amounts", () => {
    const statements = [reach, { ...reach, member: "2", last: day(11) }];
    const ofBoth = [
      ...[paid("before", 400, { sameCents: 400 }), paid("now", 200, { sameCents: 200 })],
      ...[paid("before", 300, { member: "2" }), paid("now", 300, { member: "2" })],
    ];
    const same = sameDays(statements, empty);
    expect(same?.members).toEqual(["1"]);
    const input = { ...empty, members: ["1", "2"], paid: statements, ...(same && { sameDays: same }) };
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
    expect(sources.map(({ evidence }) => evidence)).toEqual(
      expect.arrayContaining(["file:onlyfans", "manual:onlyfans"]),
    );
  });

  test.each([
    ["for days of the same member's statement", [typed(11, 19, 700, { member: "1" })], 150],
    [
      "for days that another amount has, the stronger first",
      [typed(11, 15, 1), typed(15, 19, 2, { kind: "file" })],
      152,
    ],
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
    const { facts, series, top } = portfolioOf({ ...input, ...(same && { sameDays: same }) }, "earnings");
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
});

test("portfolio: creators who share earnings only for the typical figure have no figure of their own, and four are too few", () => {
  const members = ["1", "2", "3", "4", "5"];
  const payments = members.map((member, index) => ({
    ...({ member, platform: "onlyfans", span: "now", currency: "USD", n: 1 } as const),
    cents: 100 * (index + 1),
  }));
  const paid = members.map((member) => ({ member, platform: null, first: day(-40), last: day(20) }));
  const lent = { ...empty, of: "creators" as const, members, payments, paid, aggregateOnly: ["5", "3"] };
  const { facts, top } = portfolioOf(lent, "earnings");
  expect(facts.get("portfolio.earnings")).toMatchObject({ value: 300 });
  expect(top).toEqual(["4", "2", "1"]);
  expect([...facts.keys()].filter((id) => /^[35]\./.test(id))).toEqual([]);
  // By another metric they may be first; their earnings are not shown there either.
  const given = members.map((_, index): ModelCounts => ({ counts: [1, 1, index + 1] }));
  const followed = inputOf("creators", ...given);
  const byFollowers = portfolioOf({ ...followed, payments, paid, aggregateOnly: ["5", "3"] }, "followers");
  expect(byFollowers.top[0]).toBe("5");
  expect(byFollowers.facts.get("5.portfolio.earnings")?.value).toBeNull();
  expect(byFollowers.facts.get("4.portfolio.earnings")?.value).toBe(400);
  const four = portfolioOf(
    { ...lent, members: members.slice(1), payments: payments.slice(1), paid: paid.slice(1) },
    "earnings",
  );
  expect(four.facts.get("portfolio.earnings")?.value).toBeNull();
});

test("typical: the interval of a median contains it and consists of the values", () => {
  const values = fc.array(fc.integer({ min: 0, max: 1_000 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(values, (all) => {
      const { value, low, high } = typical(all);
      expect(low === undefined).toBe(all.length < 5);
      if (low === undefined || high === undefined) return;
      expect(all).toContain(low);
      expect(all).toContain(high);
      expect(low).toBeLessThanOrEqual(value);
      expect(high).toBeGreaterThanOrEqual(value);
    }),
  );
});
