import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { byId } from "../test/make-fact.ts";
import { portfolio } from "./portfolio.ts";
import type { PortfolioInput, PortfolioMetric, PortfolioSubject, Span } from "./portfolio-input.ts";
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

interface Given {
  /** Followers before, at the end of the first bar and now; absent where not read. */
  counts: [before?: number, first?: number, now?: number];
  posts?: { span: Span; interactions: number; n: number }[];
}

/** Models 1, 2, … with a profile on Instagram each. */
function inputOf(of: PortfolioInput["of"], ...given: Given[]): PortfolioInput {
  const subjects = given.map((_, index): PortfolioSubject => {
    const id = String(index + 1);
    return { id, platform: "instagram", members: [id], kind: "api", sandbox: false };
  });
  const at = (subject: string, spans: Span[], value: number | undefined) =>
    value === undefined ? [] : spans.map((span) => ({ subject, span, value }));
  return {
    ...empty,
    of,
    members: subjects.map(({ id }) => id),
    subjects,
    followers: given.flatMap(({ counts: [before, first, now] }, index) => {
      const id = String(index + 1);
      return [...at(id, ["before"], before), ...at(id, [0], first), ...at(id, [1, "now"], now)];
    }),
    posts: given.flatMap(({ posts = [] }, index) => posts.map((one) => ({ subject: String(index + 1), ...one }))),
  };
}
const told = (input: PortfolioInput, metric: PortfolioMetric = "followers") => {
  const found = portfolio(input, metric);
  return { ...found, facts: byId(found.facts) };
};

describe("one's own models", () => {
  test("add their followers up; a change is of those that were read at both times", () => {
    const { facts } = told(inputOf("own", { counts: [100, 110, 120] }, { counts: [undefined, undefined, 900] }));
    expect(facts.get("portfolio.followers")).toMatchObject({
      value: 1_020,
      n: 2,
      formula: "sum.follows",
      scope: "owner",
    });
    expect(facts.get("portfolio.followers.change")).toMatchObject({
      value: expect.closeTo(20),
      n: 1,
      period: empty.before,
    });
    expect(facts.get("instagram.portfolio.followers")).toMatchObject({ platform: "instagram", value: 1_020 });
  });

  test("have no change where nothing is known of the period before, and no figure of what nobody read", () => {
    const { facts } = told(inputOf("own", { counts: [undefined, undefined, 5] }));
    expect(facts.has("portfolio.followers.change")).toBe(false);
    const none = told(inputOf("own", { counts: [] }));
    expect(none.facts.get("portfolio.followers")).toMatchObject({ value: null, reason: { code: "no-follower-count" } });
    expect(none.platforms).toEqual(["instagram"]);
  });

  test("have the engagement of the typical profile, from five posts of it on", () => {
    const posts = (interactions: number, n = 5) => [{ span: "now" as const, interactions, n }];
    const { facts, top } = told(
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

  test("draw bars of the same profiles each, from where most is shown; others are no growth", () => {
    const { series, facts } = told(
      inputOf("own", { counts: [100, 110, 120] }, { counts: [1, 10, 20] }, { counts: [undefined, undefined, 900] }),
    );
    expect(series.points).toEqual([
      { at: day(15), value: 120 },
      { at: day(20), value: 140 },
    ]);
    expect(facts.get("portfolio.cohort")?.value).toBe(2);
    const late = told(
      inputOf("own", { counts: [100, 110, 120] }, { counts: [] }, { counts: [undefined, undefined, 9] }),
    );
    expect(late.series.points.map(({ value }) => value)).toEqual([110, 120]);
  });

  test("keep the past of those read long when as many join on the last day", () => {
    const long = Array.from({ length: 3 }, (): Given => ({ counts: [100, 110, 120] }));
    const joined = Array.from({ length: 5 }, (): Given => ({ counts: [undefined, undefined, 7] }));
    const { series, facts } = told(inputOf("own", ...long, ...joined));
    expect(series.points.map(({ value }) => value)).toEqual([330, 360]);
    expect(facts.get("portfolio.cohort")?.value).toBe(3);
  });
});

describe("creators", () => {
  const of = (n: number, now: (index: number) => number) =>
    inputOf(
      "creators",
      ...Array.from({ length: n }, (_, index): Given => ({ counts: [now(index), now(index), now(index)] })),
    );

  test("are told of from five on, by the typical one with its range", () => {
    expect(told(of(4, (index) => index)).facts.get("portfolio.followers")).toMatchObject({
      value: null,
      reason: { code: "too-few-peers", needs: 5, has: 4 },
    });
    expect(told(of(4, (index) => index + 1)).series.points).toEqual([]);
    const { facts } = told(of(9, (index) => 100 * (index + 1)));
    expect(facts.get("portfolio.followers")).toMatchObject({ value: 500, low: 300, high: 700, n: 9, scope: "public" });
  });
});

test("creators together change by what is typical of each one's own change, between those of their platforms", () => {
  const change = (count: number, by: number): Given => ({ counts: [count, count, count * by] });
  const small = [100, 100, 100, 100, 100].map((count) => change(count, 1));
  const large = [9_000, 9_100, 9_200, 9_300, 9_400].map((count) => change(count, 1.06));
  // The one in the middle falls: the median of all counts would, by far more than either platform's.
  const input = inputOf("creators", ...small, change(500, 0.2), ...large);
  const subjects = input.subjects.map((one, at): PortfolioSubject => (at > 5 ? { ...one, platform: "x" } : one));
  const { facts } = told({ ...input, subjects });
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
    told(
      {
        ...{ ...empty, members: ["1", "2"], payments, paid: [statement] },
        sameDays: sameDays([statement], empty),
        ...more,
      },
      "earnings",
    );
  type Earned = Pick<PortfolioInput, "given"> & { statement: typeof reach };

  test("are the payments of the statements, and change where they reach over both periods", () => {
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
      period: empty.before,
    });
    expect(series.points.map(({ value }) => value)).toEqual([0, 150]);
    expect([top, platforms]).toEqual([["1"], ["onlyfans"]]);
    expect(facts.get("onlyfans.portfolio.earnings")?.value).toBe(150);
  });

  test("of days that no statement reaches are unknown, not 0, and are compared with nothing", () => {
    const { facts, series } = of([paid("before", 100), paid(1, 150), paid("now", 150)], {
      statement: { ...reach, first: day(16) },
    });
    expect(series.points.map(({ value }) => value)).toEqual([150]);
    expect(facts.has("portfolio.earnings.change")).toBe(false);
    expect(facts.get("portfolio.earnings")?.period).toEqual({ from: day(16), to: day(20) });
    expect(of([]).facts.get("portfolio.earnings")?.reason).toEqual({ code: "needs-statement" });
  });

  test("of a statement that ends before the period are compared with the same days of the period before", () => {
    const { facts } = of([paid("before", 500, { sameCents: 400 }), paid("now", 396, { sameCents: 396 })], {
      statement: { ...reach, last: day(18) },
    });
    expect(facts.get("portfolio.earnings.change")).toMatchObject({
      value: expect.closeTo(-1),
      n: 8,
      period: { from: day(0), to: day(8) },
      formula: "portfolio.sameDays",
      inputs: ["portfolio.earnings.comparedBefore", "portfolio.earnings.compared"],
    });
    const compared = { currency: "USD", scope: "owner", trust: "file" };
    expect(facts.get("portfolio.earnings.comparedBefore")).toMatchObject({ ...compared, value: 400 });
    expect(facts.get("portfolio.earnings.compared")).toMatchObject({
      ...{ ...compared, value: 396, period: { from: day(10), to: day(18) } },
    });
  });

  const typed = (from: number, to: number, cents: number, more: object = {}) => ({
    ...{ member: "2", platform: "onlyfans" as const, currency: "USD", kind: "manual" as const, sandbox: false },
    ...{ cents, from: day(from), to: day(to), observedAt: day(to), ...more },
  });

  test("typed for days without a statement count, marked as self-reported, beside those of statements", () => {
    const alone = of([], { given: [typed(11, 19, 700)] });
    expect(alone.facts.get("portfolio.earnings")).toMatchObject({
      value: 700,
      kind: "self-reported",
      trust: "manual",
      period: { from: day(11), to: day(19) },
    });
    expect(alone.top).toEqual(["2"]);
    expect(alone.series.points.map(({ value }) => value)).toEqual([0, 0]);
    expect(alone.facts.has("portfolio.earnings.change")).toBe(false);
    const { facts, sources } = of([paid("now", 150)], { given: [typed(11, 19, 700)] });
    expect(facts.get("portfolio.earnings")).toMatchObject({ value: 850, kind: "derived", trust: "manual" });
    expect(facts.get("portfolio.earnings.given")).toMatchObject({ value: 700, kind: "self-reported" });
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
  ])("given %s are counted at most once", (_, given, value) => {
    expect(of([paid("now", 150)], { given }).facts.get("portfolio.earnings")?.value).toBe(value);
  });

  test("in another currency are in no sum", () => {
    const { facts } = of([paid("now", 150, { n: 3 }), paid("now", 900, { currency: "EUR" })]);
    expect(facts.get("portfolio.earnings")).toMatchObject({ value: 150, currency: "USD" });
  });
});

test("who lends their earnings to the typical one is told of by no figure of their own, and four are too few with them", () => {
  const members = ["1", "2", "3", "4", "5"];
  const payments = members.map((member, index) => ({
    ...({ member, platform: "onlyfans", span: "now", currency: "USD", n: 1 } as const),
    cents: 100 * (index + 1),
  }));
  const paid = members.map((member) => ({ member, platform: null, first: day(-40), last: day(20) }));
  const lent = { ...empty, of: "creators" as const, members, payments, paid, untold: ["5", "3"] };
  const { facts, top } = told(lent, "earnings");
  expect(facts.get("portfolio.earnings")).toMatchObject({ value: 300 });
  expect(top).toEqual(["4", "2", "1"]);
  expect([...facts.keys()].filter((id) => /^[35]\./.test(id))).toEqual([]);
  // By another metric they may be first; what they earn is not told there either.
  const given = members.map((_, index): Given => ({ counts: [1, 1, index + 1] }));
  const followed = inputOf("creators", ...given);
  const byFollowers = told({ ...followed, payments, paid, untold: ["5", "3"] }, "followers");
  expect(byFollowers.top[0]).toBe("5");
  expect(byFollowers.facts.get("5.portfolio.earnings")?.value).toBeNull();
  expect(byFollowers.facts.get("4.portfolio.earnings")?.value).toBe(400);
  const four = told(
    { ...lent, members: members.slice(1), payments: payments.slice(1), paid: paid.slice(1) },
    "earnings",
  );
  expect(four.facts.get("portfolio.earnings")?.value).toBeNull();
});

test("the range of a median holds it, and comes from the values", () => {
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
