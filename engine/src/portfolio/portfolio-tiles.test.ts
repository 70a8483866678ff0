import { expect, test } from "vitest";
import { byId } from "../test/make-fact.ts";
import { portfolio } from "./portfolio.ts";
import type { PortfolioInput } from "./portfolio-input.ts";
import { portfolioTiles } from "./portfolio-tiles.ts";

const day = (n: number) => new Date(Date.UTC(2026, 10, n)).toISOString();
const input: PortfolioInput & { of: "own" } = {
  asOf: day(20),
  period: { from: day(10), to: day(20) },
  before: { from: day(0), to: day(10) },
  bars: [
    { from: day(10), to: day(15) },
    { from: day(15), to: day(20) },
  ],
  of: "own",
  members: ["1", "2"],
  subjects: ["1", "2"].map((id) => ({ id, platform: "instagram", members: [id], kind: "api", sandbox: false })),
  followers: [
    { subject: "1", before: 100, now: 120, bars: [110, 120] },
    { subject: "2", before: 200, now: 180, bars: [190, 180] },
  ],
  posts: [{ subject: "1", before: undefined, now: { interactions: 6, n: 5 }, bars: [{ interactions: 6, n: 5 }] }],
  payments: [
    { member: "1", platform: "onlyfans", span: "now", cents: 900, currency: "USD", n: 1 },
    { member: "1", platform: "onlyfans", span: 1, cents: 900, currency: "USD", n: 1 },
  ],
  paid: [{ member: "1", platform: "onlyfans", first: day(10), last: day(20) }],
};

test("portfolio tiles: their figures are those of the whole portfolio, without platforms and members, and how many models there are", () => {
  const { facts, sources } = portfolioTiles(input);
  const whole = byId((["followers", "earnings"] as const).flatMap((metric) => portfolio(input, metric).facts));
  expect(facts.map(({ id }) => id)).toEqual([
    ...[
      "portfolio.members",
      "portfolio.followers",
      "portfolio.followers.comparedBefore",
      "portfolio.followers.compared",
    ],
    ...["portfolio.followers.change", "portfolio.engagement", "portfolio.earnings"],
    ...["portfolio.earnings.cohort", "portfolio.cohort"],
  ]);
  for (const fact of facts) expect(fact).toEqual(whole.get(fact.id));
  expect(sources.map(({ evidence }) => evidence)).toEqual(["api:instagram", "file:onlyfans"]);
});

test("portfolio tiles: a change of followers follows from the two counts that it names, of the profiles that have both", () => {
  const late = { subject: "3", before: undefined, now: 50, bars: [] };
  const subjects = [
    ...input.subjects,
    { id: "3", platform: "x" as const, members: ["2"], kind: "api" as const, sandbox: false },
  ];
  const { facts } = portfolioTiles({ ...input, subjects, followers: [...input.followers, late] });
  const known = byId(facts);
  const change = known.get("portfolio.followers.change");
  const [before, now] = change?.inputs.map((id) => Number(known.get(id)?.value)) ?? [];
  expect([before, now]).toEqual([300, 300]);
  expect(change?.value).toBe(0);
  expect(known.get("portfolio.followers")?.value).toBe(350);
});

test("portfolio tiles: each metric has its bars", () => {
  const series = new Map(portfolioTiles(input).series.map(({ id, points }) => [id, points]));
  expect(series.get("portfolio.followers")?.map(({ value }) => value)).toEqual([300, 300]);
  expect(series.get("portfolio.engagement")).toEqual([{ at: "2026-11-14", value: expect.closeTo(5.4545, 3) }]);
  expect(series.get("portfolio.earnings")).toEqual([
    { at: "2026-11-14", value: 0 },
    { at: "2026-11-19", value: 900 },
  ]);
});

test("portfolio tiles: without anything known each figure is missing with its reason, and no bar has a point", () => {
  const { facts, series } = portfolioTiles({ ...input, subjects: [], payments: [], paid: [] });
  expect(facts.map(({ value, reason }) => [value, reason?.code])).toEqual([
    [2, undefined],
    [null, "no-follower-count"],
    [null, "too-few-posts"],
    [null, "needs-statement"],
  ]);
  expect(series.map(({ points }) => points)).toEqual([[], [], []]);
});
