import fc from "fast-check";
import { expect, test } from "vitest";
import { byId } from "../test/make-fact.ts";
import { type ModelFiguresInput, type ModelReading, modelFigures, modelMetrics, modelRanks } from "./model-figures.ts";

const day = (n: number) => new Date(Date.UTC(2026, 10, n)).toISOString();
const reading = (more: Partial<ModelReading> = {}): ModelReading => ({
  ...{ platform: "instagram", followers: 20_000, engagement: 2, observedAt: day(20), kind: "api" },
  earlier: { followers: 16_000, at: day(-8) },
  sandbox: false,
  ...more,
});
const input = (models: ModelReading[][], more: Partial<ModelFiguresInput> = {}): ModelFiguresInput => ({
  asOf: day(21),
  period: { from: day(-7), to: day(21) },
  before: { from: day(-35), to: day(-7) },
  payments: [],
  paid: [],
  models: models.map((readings, at) => ({ id: String(at + 1), readings })),
  ...more,
});
const figuresOf = (of: ModelFiguresInput) => byId(modelFigures(of).facts);

test("model figures: followers of all platforms are added up, as old as the oldest count", () => {
  const x = reading({ platform: "x", followers: 5_000, earlier: null, engagement: null, observedAt: day(18) });
  const facts = figuresOf(input([[reading(), x]]));
  expect(facts.get("1.portfolio.followers")).toMatchObject({
    ...{ value: 25_000, asOf: day(18), formula: "sum.follows" },
    sources: ["api:instagram", "api:x"],
  });
});

test("model figures: a change is that of the sum over all platforms, by the rule of a report's total, and names the count that it is of", () => {
  const tiktok = reading({ platform: "tiktok", followers: 9_000, earlier: { followers: 10_000, at: day(-8) } });
  const facts = figuresOf(input([[reading(), tiktok]]));
  const change = facts.get("1.portfolio.followers.change");
  expect(change).toMatchObject({ n: 2, formula: "growth.relativeTotal", period: { from: day(-8), to: day(20) } });
  const [now, before] = change?.inputs.map((id) => Number(facts.get(id)?.value)) ?? [];
  expect([now, before]).toEqual([29_000, 26_000]);
  expect(change?.value).toBe((100 * (29_000 - 26_000)) / 26_000);
  const alone = figuresOf(input([[reading()]])).get("1.portfolio.followers.change");
  expect(alone).toMatchObject({ value: 25, formula: "growth.relative" });
});

test("model figures: platforms that were read on different days have no change together, as in a report", () => {
  const late = reading({ platform: "tiktok", earlier: { followers: 10_000, at: day(-7) } });
  expect(figuresOf(input([[reading(), late]])).has("1.portfolio.followers.change")).toBe(false);
});

test("model figures: a total of which a part has no earlier count has no change, and no rank by it", () => {
  const tiktok = reading({ platform: "tiktok", followers: 18_400, earlier: null });
  const of = input([[reading({ followers: 2_600 }), tiktok], [reading()]]);
  expect(figuresOf(of).get("1.portfolio.followers")?.value).toBe(21_000);
  expect(figuresOf(of).has("1.portfolio.followers.change")).toBe(false);
  expect([...modelRanks(of, "change").keys()]).toEqual(["2"]);
});

test("model figures: figures of public reads alone are public, as in a report; with a typed one they are the owner's", () => {
  const typed = reading({ platform: "tiktok", engagement: null, kind: "manual" });
  const facts = figuresOf(input([[reading()], [reading(), typed]]));
  const metrics = ["portfolio.followers", "portfolio.followers.change", "portfolio.engagement"];
  for (const metric of metrics)
    expect(facts.get(`1.${metric}`), metric).toMatchObject({ trust: "connected", scope: "public" });
  expect(facts.get("2.portfolio.followers")).toMatchObject({ trust: "manual", scope: "owner" });
});

test("model figures: engagement is that of the platform with most followers that has one", () => {
  const x = reading({ platform: "x", followers: 90_000, engagement: null });
  const facts = figuresOf(input([[x, reading(), reading({ platform: "tiktok", followers: 900, engagement: 9 })]]));
  expect(facts.get("1.portfolio.engagement")).toMatchObject({ value: 2, platform: "instagram" });
});

test("model figures: of a model of which nothing is known followers and earnings are missing, each with its reason", () => {
  const { facts } = modelFigures(input([[]]));
  expect(facts.map(({ id, reason }) => [id, reason?.code])).toEqual([
    ["1.portfolio.followers", "no-follower-count"],
    ["1.portfolio.earnings", "needs-statement"],
  ]);
});

test("model figures: typed followers are marked as self-reported evidence, and earnings are those of statements", () => {
  const typed = reading({ platform: "tiktok", engagement: null, earlier: null, kind: "manual" });
  const of = input([[typed]], {
    payments: [{ member: "1", platform: "onlyfans", span: "now", cents: 900, currency: "USD", n: 2 }],
    paid: [{ member: "1", platform: "onlyfans", first: day(1), last: day(20) }],
  });
  const facts = figuresOf(of);
  expect(facts.get("1.portfolio.followers")?.trust).toBe("manual");
  expect(facts.get("1.portfolio.earnings")).toMatchObject({ value: 900, currency: "USD", sources: ["file:onlyfans"] });
});

test("model ranks: models are ordered by the very values that their rows show", () => {
  const any = fc.record({
    platform: fc.constantFrom("instagram" as const, "x" as const, "tiktok" as const),
    followers: fc.integer({ min: 0, max: 1e7 }),
    engagement: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
    earlier: fc.option(fc.record({ followers: fc.integer({ min: 0, max: 1e7 }), at: fc.constant(day(-8)) })),
  });
  const model = fc.uniqueArray(any, { selector: ({ platform }) => platform, maxLength: 3 });
  const factOf = { followers: "portfolio.followers", change: "portfolio.followers.change" };
  fc.assert(
    fc.property(fc.array(model, { maxLength: 5 }), fc.integer({ min: 0, max: 1e6 }), (models, cents) => {
      const of = input(
        models.map((readings) => readings.map(reading)),
        {
          payments: [{ member: "1", platform: "onlyfans", span: "now", cents, currency: "USD", n: 1 }],
          paid: [{ member: "1", platform: "onlyfans", first: day(1), last: day(20) }],
        },
      );
      const facts = figuresOf(of);
      for (const metric of modelMetrics) {
        const ranks = modelRanks(of, metric);
        for (const { id } of of.models) {
          const name = metric === "followers" || metric === "change" ? factOf[metric] : `portfolio.${metric}`;
          expect(ranks.get(id)).toBe(facts.get(`${id}.${name}`)?.value ?? undefined);
        }
      }
    }),
  );
});
