import fc from "fast-check";
import { expect, test } from "vitest";
import type { Fact } from "../ledger/fact.ts";
import { sealReport } from "../report/seal-report.ts";
import { daily, daysAgo, factsOf, given, inputOf, posted, subject } from "../test/make-input.ts";

/** A steady course of `days` readings; `extra` by days ago is that day's additional gain, which stays. */
function course(extra: Record<number, number>, { days = 300, level = 100_000 } = {}) {
  const onTop = (age: number) =>
    Object.entries(extra).reduce((sum, [at, value]) => (Number(at) >= age ? sum + value : sum), 0);
  return daily("x", days, (age) => level + 40 * (days - age) + (age % 3) + onTop(age));
}

function inputWith(extra: Record<number, number>, posts: ReturnType<typeof posted> = [], more = {}) {
  const { evidence, observations } = course(extra, more);
  return inputOf({ subjects: [subject("x")], evidence: [...evidence, given("posts")], observations, posts });
}

const jumpsOf = (facts: Iterable<Fact>) => [...facts].filter(({ metric }) => metric === "jump");
const jumpsIn = (input: ReturnType<typeof inputWith>) => jumpsOf(factsOf(input).values());
/** Posts every five days of the last 250, with usual interactions. */
const posts = posted(
  "x",
  Array.from({ length: 50 }, (_, index) => 1 + 5 * index),
  () => ({ evidence: "posts" }),
);
const eightDays = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [200 - index, 6_000]));

test("jumps: a jump is a fact with start, end, size and days, joined from consecutive unusual days", () => {
  const [jump, ...others] = jumpsIn(inputWith(eightDays, posts));
  expect(others).toEqual([]);
  expect(jump).toMatchObject({
    id: `x.jump.${daysAgo(193).slice(0, 10)}`,
    kind: "derived",
    unit: "count",
    value: 8 * 6_000 + 8 * 40 + 1,
    n: 8,
    sampleOf: "days",
    period: { from: daysAgo(201), to: daysAgo(193) },
    asOf: daysAgo(193),
    inputs: ["x.followers"],
    sources: ["x 193", "x 201"],
    formula: "growth.jump",
  });
  expect(jump).not.toHaveProperty("low");
});

test("jumps: after a rise that no post explains it is told how many left, where they are much of it", () => {
  const sinceJump = (leavingADay: number, ofPosts = posts) => {
    const { evidence, observations } = course({ 100: 30_000 });
    const left = observations.map((one) => {
      const since = Math.max(0, (Date.parse(one.observedAt) - Date.parse(daysAgo(100))) / 86_400_000);
      return { ...one, value: Number(one.value) - leavingADay * since };
    });
    const input = inputOf({
      subjects: [subject("x")],
      evidence: [...evidence, given("posts")],
      observations: left,
      posts: ofPosts,
    });
    return [...factsOf(input).values()].find(({ metric }) => metric === "jumpSince");
  };
  expect(sinceJump(150)).toMatchObject({ value: expect.closeTo(-100 * (150 - 40), -2), formula: "growth.difference" });
  expect(sinceJump(60)).toBeUndefined();
  const far = posted("x", [101], () => ({ externalId: "far", likes: 900, evidence: "posts" }));
  expect(sinceJump(150, [...posts, ...far])).toBeUndefined();
});

test("jumps: a jump in rounded readings has the interval of their rounding", () => {
  const input = inputWith({ 100: 30_000 }, posts);
  const observations = input.observations.map((one) => ({ ...one, low: one.value - 50, high: one.value + 49 }));
  const [jump] = jumpsIn({ ...input, observations });
  const value = Number(jump?.value);
  expect([jump?.low, jump?.high]).toEqual([value - 99, value + 99]);
});

test("jumps: explained by a successful post, unexplained without one, open where posts were not read", () => {
  const far = posted("x", [101], () => ({ externalId: "far", likes: 900, evidence: "posts" }));
  const formulas = (given: typeof posts) => jumpsIn(inputWith({ 100: 30_000 }, given)).map(({ formula }) => formula);
  expect(formulas([...posts, ...far])).toEqual(["growth.jumpPost"]);
  expect(formulas(posts)).toEqual(["growth.jump"]);
  expect(formulas(posts.filter(({ publishedAt }) => publishedAt > daysAgo(90)))).toEqual(["growth.jumpUnread"]);
  expect(formulas([])).toEqual(["growth.jumpUnread"]);
  // Hidden likes give no reach of a post.
  expect(formulas(posts.map(({ likes: _, ...post }) => post))).toEqual(["growth.jumpUnread"]);
  const [explained] = jumpsIn(inputWith({ 100: 30_000 }, [...posts, ...far]));
  expect(explained?.sources).toEqual(["posts", "x 100", "x 101"]);
});

test("jumps: found in the first three weeks by the days after them, and joined where they continue", () => {
  const early = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [290 - index, 6_000]));
  const late = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [281 - index, 6_000]));
  const spans = (extra: Record<number, number>) => jumpsIn(inputWith(extra)).map(({ period, n }) => [period, n]);
  expect(spans(early)).toEqual([[{ from: daysAgo(291), to: daysAgo(283) }, 8]]);
  expect(spans(late)).toEqual([[{ from: daysAgo(282), to: daysAgo(274) }, 8]]);
});

test("jumps: a jump before a gap in the readings is found, and the gap is none", () => {
  const input = inputWith({ 200: 30_000, 120: 50_000 }, posts);
  const observations = input.observations.filter(
    ({ observedAt }) => observedAt < daysAgo(130) || observedAt > daysAgo(110),
  );
  expect(jumpsIn({ ...input, observations }).map(({ asOf }) => asOf)).toEqual([daysAgo(200)]);
});

test("jumps: a fall is not an unexplained rise", () => {
  const facts = factsOf(inputWith({ 150: -20_000 }, posts));
  const [fall] = jumpsOf(facts.values());
  expect(fall).toMatchObject({ value: -20_000 + 40 - 1, formula: "growth.jump" });
  expect(facts.get("x.unexplainedRise")?.value).toBe(0);
  expect(facts.has("x.unexplainedJumps")).toBe(false);
});

test("jumps: a fall is a risk of its own, dated, however old, with its share of the count", () => {
  const { statements, facts } = sealReport(inputWith({ 150: -20_000 }, posts));
  const fall = facts.find(({ id }) => id === "x.suddenFall");
  expect(Number(fall?.value)).toBeGreaterThan(15);
  expect(fall).toMatchObject({ formula: "growth.fallShare", period: { from: daysAgo(151), to: daysAgo(150) } });
  expect(statements.filter(({ key }) => key === "risk.suddenFall")).toMatchObject([
    { slots: { share: "x.suddenFall", jump: `x.jump.${daysAgo(150).slice(0, 10)}` } },
  ]);
  const steady = sealReport(inputWith({}, posts));
  expect(steady.statements.map(({ key }) => key)).not.toContain("risk.suddenFall");
  expect(steady.facts.find(({ id }) => id === "x.suddenFall")?.value).toBe(0);
});

test("jumps: a day without the usual gain is no fall", () => {
  const growing = daily("x", 60, (age) => 100_000 * 1.05 ** (60 - Math.max(age, 20)) + (age % 2));
  expect(jumpsIn(inputOf({ subjects: [subject("x")], ...growing }))).toEqual([]);
});

const far = posted("x", [61], () => ({ externalId: "far", likes: 900, evidence: "posts" }));
const facts = factsOf(inputWith({ 200: 30_000, 130: 10_000, 60: 90_000 }, [...posts, ...far]));

test("jumps: unexplained rises are counted, and the largest share is that of the largest one", () => {
  expect(facts.get("x.unexplainedJumps")).toMatchObject({ value: 2, formula: "growth.jumpCount" });
  const rise = facts.get("x.unexplainedRise");
  expect(rise).toMatchObject({
    formula: "growth.jumpShare",
    inputs: [`x.jump.${daysAgo(200).slice(0, 10)}`],
    period: { from: daysAgo(201), to: daysAgo(200) },
  });
  expect(Number(rise?.value)).toBeCloseTo((100 * 30_041) / 103_961, 1);
});

test("jumps: an unexplained rise is a risk, even months back, and several are one with their number", () => {
  const risksOf = (...[gains, own]: Parameters<typeof inputWith>) =>
    sealReport(inputWith(gains, own)).statements.filter(({ key }) => key.startsWith("risk.unexplained"));
  expect(risksOf(eightDays, posts)).toMatchObject([
    { key: "risk.unexplainedRise", severity: "low", slots: { share: "x.unexplainedRise" } },
  ]);
  expect(risksOf({ 200: 30_000, 130: 10_000 }, posts)).toMatchObject([
    { key: "risk.unexplainedRises", slots: { share: "x.unexplainedRise", rises: "x.unexplainedJumps" } },
  ]);
});

test("jumps: the text names the three largest, oldest first, where the ledger has them all", () => {
  const input = inputWith({ 250: 20_000, 200: 60_000, 150: 25_000, 100: 90_000, 50: 30_000 }, []);
  const { facts, statements } = sealReport(input);
  expect(jumpsOf(facts)).toHaveLength(5);
  const named = statements.filter(({ key }) => key.startsWith("growth.jump")).map(({ slots }) => slots.jump);
  expect(named).toEqual([200, 100, 50].map((age) => `x.jump.${daysAgo(age).slice(0, 10)}`));
});

test("jumps: on any history each lies between two readings and is of the size that these differ by", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.integer({ min: 5, max: 195 }).map(String), fc.integer({ min: -30_000, max: 60_000 }), {
        maxKeys: 8,
      }),
      fc.array(fc.nat(199), { maxLength: 60 }),
      (extra, missing) => {
        const input = inputWith(extra, [], { days: 200, level: 400_000 });
        const observations = input.observations.filter((_, index) => !missing.includes(index));
        const byDay = new Map(observations.map(({ observedAt, value }) => [observedAt, value]));
        const jumps = jumpsIn({ ...input, observations });
        expect(new Set(jumps.map(({ id }) => id)).size).toBe(jumps.length);
        for (const { value, period } of jumps)
          expect(value).toBe((byDay.get(period?.to ?? "") ?? 0) - (byDay.get(period?.from ?? "") ?? 0));
      },
    ),
    { numRuns: 40 },
  );
});
