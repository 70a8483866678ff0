import fc from "fast-check";
import { expect, test } from "vitest";
import { day, empty, inputOf, type ModelCounts, portfolioOf } from "../test/portfolio-of.ts";
import type { PortfolioSubject } from "./portfolio-input.ts";
import { typical } from "./typical.ts";

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
