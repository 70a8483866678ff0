import fc from "fast-check";
import { expect, test } from "vitest";
import type { Peer } from "../analyse-input.ts";
import type { Fact } from "../ledger/fact.ts";
import { factOf } from "../test/make-fact.ts";
import { asOf } from "../test/make-input.ts";
import { type ComparedCreator, compareCreators } from "./compare-creators.ts";

const peers: Peer[] = Array.from({ length: 40 }, (_, index) => ({
  platform: "instagram",
  followers: 1_000 * (index + 1),
  engagement: index / 10,
  gain28: index - 10,
  perWeek: index / 4,
}));

/** A creator on Instagram; `reach` is half the width of the rate's interval. */
const creator = (
  key: string,
  { followers = 20_500, rate = 2, reach = 0.2, gain = 5, perWeek = 4, earnings = 0 } = {},
): ComparedCreator => ({
  key,
  facts: [
    factOf("follows.total", followers),
    factOf("instagram.followers", followers),
    factOf("instagram.engagement", rate, {
      unit: "percent",
      low: Math.max(0, rate - reach),
      high: rate + reach,
      level: 0.8,
    }),
    factOf("instagram.gainPercent", gain, { unit: "percent" }),
    factOf("instagram.postFrequency", perWeek, { unit: "perWeek" }),
    ...(earnings === 0
      ? []
      : [
          factOf("onlyfans.earningsNet", earnings, {
            unit: "cents",
            currency: "USD",
            scope: "owner",
            trust: "manual",
          }),
        ]),
  ],
});
const compare = (...creators: ComparedCreator[]) => compareCreators(creators, { peers, asOf });
const added = (comparison: ReturnType<typeof compare>, key: string) =>
  new Map(comparison.creators.find((one) => one.key === key)?.facts.map((fact) => [fact.id, fact]));
const lead = (comparison: ReturnType<typeof compare>, metric: string, platform?: string) =>
  comparison.leads.find((one) => one.metric === metric && one.platform === platform);

test("compareCreators: the score is the sum of its three parts, rounded down, each a fact", () => {
  const facts = added(compare(creator("ava", { followers: 412_800, rate: 6.1, earnings: 1_234_500 })), "ava");
  expect(facts.get("score.followers")?.value).toBeCloseTo(123.84);
  expect(facts.get("score.engagement")?.value).toBeCloseTo(18.3);
  expect(facts.get("score.earnings")?.value).toBeCloseTo(49.38);
  expect(facts.get("score")).toMatchObject({
    value: 191,
    formula: "score.specification",
    scope: "owner",
    trust: "manual",
  });
});

test("compareCreators: a score without a part consists of the others, says so, and is not ranked", () => {
  const comparison = compare(creator("ava", { followers: 900_000 }), creator("bea", { earnings: 100_000 }));
  expect(added(comparison, "ava").get("score")).toMatchObject({ formula: "score.partial", value: 276 });
  expect(added(comparison, "ava").get("score.earnings")?.value).toBeNull();
  expect(lead(comparison, "score")).toEqual({ metric: "score", state: "no-data" });
});

test("compareCreators: too close to call where a third creator's interval reaches the first, though the second's does not", () => {
  const three = [creator("ava", { rate: 3 }), creator("bea", { rate: 2 }), creator("cem", { rate: 1.9, reach: 1.5 })];
  expect(lead(compare(...three), "comparison.engagement")).toMatchObject({ state: "too-close" });
});

test("compareCreators: of two exact gains one creator of the pool apart nobody leads in growth", () => {
  const [ava, bea, cem] = [creator("ava", { gain: 27 }), creator("bea", { gain: 26 }), creator("cem", { gain: 1 })];
  expect(lead(compare(ava, bea, cem), "comparison.growth")).toEqual({
    metric: "comparison.growth",
    state: "too-close",
    close: ["ava", "bea"],
    behind: ["cem"],
  });
  expect(lead(compare(ava, bea), "gainPercent", "instagram")).toMatchObject({ state: "leads", key: "ava" });
});

test("compareCreators: names the creators that are too close, and those that certainly trail or lead", () => {
  const [ava, bea, cem] = [
    creator("ava", { rate: 1 }),
    creator("bea", { rate: 3, reach: 0.5 }),
    creator("cem", { rate: 3.2, reach: 0.5 }),
  ];
  for (const three of [
    [ava, bea, cem],
    [cem, bea, ava],
  ])
    expect(lead(compare(...three), "comparison.engagement")).toEqual({
      metric: "comparison.engagement",
      state: "too-close",
      close: ["cem", "bea"],
      behind: ["ava"],
    });
  const far = creator("ava", { rate: 9 });
  expect(lead(compare(far, bea, cem), "comparison.engagement")).toEqual({
    metric: "comparison.engagement",
    state: "leads",
    key: "ava",
    close: ["cem", "bea"],
  });
  expect(lead(compare(ava, bea), "comparison.engagement")).toEqual({
    metric: "comparison.engagement",
    state: "leads",
    key: "bea",
  });
});

test("compareCreators: each platform's figures have a ranking of their own where two have them, and medians have none", () => {
  const comparison = compare(creator("ava", { followers: 30_000 }), creator("bea", { rate: 3 }));
  expect(lead(comparison, "followers", "instagram")).toMatchObject({ state: "leads", key: "ava" });
  expect(lead(comparison, "engagement", "instagram")).toMatchObject({ state: "leads", key: "bea" });
  expect(lead(comparison, "gainPercent", "instagram")).toMatchObject({ state: "too-close", close: ["ava", "bea"] });
  expect(lead(comparison, "followers", "tiktok")).toBeUndefined();
  expect(comparison.leads.map(({ metric }) => metric)).not.toContain("postFrequency");
});

test("compareCreators: who leads in the score or the overall place does so by the part that is furthest ahead", () => {
  const [rich, loved] = [creator("ava", { earnings: 900_000 }), creator("bea", { rate: 6, earnings: 10_000 })];
  expect(lead(compare(rich, loved), "score")).toMatchObject({ key: "ava", mainPart: "score.earnings" });
  const engaged = creator("cem", { rate: 3.8, gain: 4, perWeek: 3.5 });
  expect(lead(compare(creator("ava", { rate: 0.2 }), engaged), "comparison.composite")).toMatchObject({
    key: "cem",
    mainPart: "comparison.engagement",
  });
  expect(lead(compare(rich, loved), "follows.total")).not.toHaveProperty("mainPart");
});

const drawn = fc.record({
  followers: fc.nat(60_000),
  rate: fc.double({ min: 0, max: 8, noNaN: true }),
  gain: fc.integer({ min: -50, max: 80 }),
  perWeek: fc.double({ min: 0, max: 20, noNaN: true }),
});
const values = (facts: ReadonlyMap<string, Fact>) =>
  [...facts.values()].map(({ id, value, low, high }) => ({ id, value, low, high }));

test("compareCreators: ranks and their intervals lie in 0 to 100, independent of the order of creators and peers", () => {
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 1, maxLength: 4 }), (all) => {
      const creators = all.map((one, index) => creator(`${index}`, one));
      const comparison = compare(...creators);
      const other = compareCreators([...creators].reverse(), { peers: [...peers].reverse(), asOf });
      expect(other.leads).toEqual(comparison.leads);
      for (const { key } of creators) {
        const facts = added(comparison, key);
        expect(values(added(other, key))).toEqual(values(facts));
        for (const { id, value, low, high } of facts.values())
          if (id.startsWith("comparison.") && typeof value === "number")
            expect(0 <= Number(low) && Number(low) <= value && value <= Number(high) && Number(high) <= 100).toBe(true);
      }
    }),
  );
});

test("compareCreators: a higher figure never lowers a rank, the composite or the score", () => {
  const ids = ["comparison.audience", "comparison.engagement", "comparison.growth", "comparison.composite", "score"];
  fc.assert(
    fc.property(drawn, fc.constantFrom("followers", "rate", "gain", "perWeek"), fc.nat(50), (one, member, more) => {
      const before = added(compare(creator("a", one)), "a");
      const after = added(compare(creator("a", { ...one, [member]: one[member] + more })), "a");
      for (const id of ids) expect(Number(after.get(id)?.value)).toBeGreaterThanOrEqual(Number(before.get(id)?.value));
    }),
  );
});
