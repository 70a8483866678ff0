import { expect, test } from "vitest";
import type { Knowledge, PortfolioModel } from "../knowledge.ts";
import { knowledgeOf, makeTestFact, testFormatIn } from "../test/make-facts.ts";
import { makeQuestion } from "../test/make-knowledge.ts";
import { planOf } from "../test/print-plan.ts";
import { responseText } from "../write/response-text.ts";
import { writePlan } from "../write/write-plan.ts";
import type { DataIntent } from "./intent-ids.ts";
import { intentOf } from "./intents.ts";

const models = ["Ava", "Mika", "Carla"].map(
  (name, at): PortfolioModel => ({ id: at + 1, name, attention: [], state: name === "Carla" ? "failed" : "analyzed" }),
);
const portfolio = (...facts: ReturnType<typeof makeTestFact>[]): Knowledge => knowledgeOf(facts, { models });
const growing = portfolio(
  makeTestFact("1.gainPercent", 4),
  makeTestFact("2.gainPercent", 9),
  makeTestFact("1.instagram.gain", 40),
  makeTestFact("2.x.gain", 90),
  makeTestFact("2.engagement", 3),
  makeTestFact("1.engagement", 2),
);
const falling = portfolio(
  makeTestFact("1.gainPercent", -3),
  makeTestFact("2.gainPercent", -6),
  makeTestFact("1.instagram.gain", -40, { low: -60, high: 10 }),
  makeTestFact("2.x.gain", -90),
);
const answer = (id: DataIntent, knowledge: Knowledge, question = {}) => {
  const blocks = intentOf(id)?.plan(knowledge, makeQuestion(question)) ?? [];
  return responseText(writePlan(blocks, knowledge, { language: "en", format: testFormatIn("en") }).lines);
};

test("models-best: models are ranked by growth and by the response to posts", () => {
  expect(planOf("models-best", growing)).toEqual(["rank models best 3 gainPercent", "rank models best 3 engagement"]);
});

test("models-best: where all fall, the first is not praised", () => {
  expect(answer("models-best", falling)).toContain("All of them fell. Falls least: Ava.");
});

test("models-growth: where no growth is known, that is said first, and the largest is not called the fastest", () => {
  const sizes = portfolio(makeTestFact("1.follows.total", 900), makeTestFact("2.follows.total", 400));
  expect(planOf("models-growth", sizes)).toEqual([
    "phrase no-history",
    expect.stringMatching(/^table .*follows\.total/),
  ]);
  expect(answer("models-growth", sizes)).not.toMatch(/first|best/i);
});

test("models-rank: which one is best is answered without the figure of all of them", () => {
  const known = portfolio(
    makeTestFact("portfolio.engagement", 5),
    makeTestFact("1.engagement", 2),
    makeTestFact("2.engagement", 3),
  );
  const asked = { metrics: ["engagement" as const] };
  expect(planOf("models-rank", known, asked)[0]).toBe("facts portfolio.engagement");
  expect(planOf("models-rank", known, { ...asked, isRanked: true })[0]).toMatch(/^rank models best/);
});

test("models-losing: only sure losses are stated, each with the model's name", () => {
  expect(planOf("models-losing", falling)).toEqual(["facts 2.x.gain"]);
  expect(answer("models-losing", falling)).toMatch(/^Mika – .*lost 90/);
});

test("models-losing: where none surely lost followers, that is said before the growth", () => {
  expect(planOf("models-losing", growing)).toEqual(["phrase none-lost", "rank models worst 3 gainPercent"]);
});

test("models-rank: where no model surely earned less, that is said before the changes", () => {
  const change = (id: number, value: number, high: number) =>
    makeTestFact(`${id}.earningsChange`, value, { low: -20, high });
  const question = { metrics: ["earningsChange" as const], order: "worst" as const };
  const planOfChanges = (high: number) =>
    planOf("models-rank", knowledgeOf([change(1, -3, 15), change(2, -9, high)], { models }), question);
  expect(planOfChanges(4)[0]).toBe("phrase none-earns-less");
  expect(planOfChanges(-2)[0]).toMatch(/^rank models worst/);
});

test("models-attention: what asks for attention now is stated in its order, and no more than eight of it", () => {
  const attention = ["2.x.gainPercent", "1.instagram.engagementChange", "portfolio.failed"];
  const knowledge = knowledgeOf(
    [
      makeTestFact("1.instagram.engagementChange", -40, { platform: "instagram" }),
      makeTestFact("2.x.gainPercent", -6, { platform: "x" }),
      makeTestFact("portfolio.failed", ["Carla"]),
    ],
    { models, attention },
  );
  expect(planOf("models-attention", knowledge)).toEqual([`facts ${attention.join(" ")}`]);
  expect(answer("models-attention", knowledge)).toMatch(/Mika.*Ava.*Models whose last analysis failed: Carla/s);
  const many = Array.from({ length: 12 }, (_, at) => `${at + 1}.x.gainPercent`);
  const all = knowledgeOf(
    many.map((id) => makeTestFact(id, -6, { platform: "x" })),
    { models, attention: many },
  );
  expect(planOf("models-attention", all)).toEqual([
    `facts ${many.slice(0, 4).join(" ")}`,
    `facts ${many.slice(4, 8).join(" ")}`,
  ]);
});

test("models-attention: where nothing asks for attention that is stated first", () => {
  const knowledge = knowledgeOf([...growing.facts.values()], { models, attention: [] });
  expect(planOf("models-attention", knowledge)).toEqual(["phrase none-urgent", "rank models worst 3 gainPercent"]);
});

test("models-missing: models are named by what they lack and why", () => {
  const knowledge = portfolio(
    makeTestFact("1.onlyfans.earningsNet", 900),
    makeTestFact("2.onlyfans.earningsNet", { code: "needs-statement" }),
  );
  const text = answer("models-missing", knowledge, { platforms: ["onlyfans"] });
  expect(text).toContain("No report yet: Carla.");
  expect(text).toMatch(/no figure for Mika \(/);
  expect(text).not.toContain("Ava");
});

test("models-rank: asked why, what is known of the first follows the ranking", () => {
  const known = portfolio(
    makeTestFact("1.engagement", 2),
    makeTestFact("2.engagement", 3),
    makeTestFact("1.x.postFrequency", 0.5),
  );
  expect(planOf("models-rank", known, { metrics: ["engagement"], order: "worst", asksWhy: true })).toEqual([
    "rank models worst 3 engagement",
    "facts 1.x.postFrequency",
    "unranked engagement",
  ]);
});

test("models-rank: on OnlyFans who follows subscribes", () => {
  const known = portfolio(makeTestFact("1.onlyfans.subscribers", 412), makeTestFact("2.onlyfans.subscribers", 88));
  const [ranking] = planOf("models-rank", known, { metrics: ["followers"], platforms: ["onlyfans"] });
  expect(ranking).toBe("rank models best 3 subscribers onlyfans");
});

const sized = portfolio(
  makeTestFact("1.follows.total", 150_100),
  makeTestFact("2.follows.total", 99_900, { low: 99_500, high: 100_400 }),
);
const over = (amount: number) => ({
  metrics: ["followers" as const],
  limit: { way: "over" as const, amount, isInclusive: false },
});

test("models-rank: held against an amount, models are listed whose whole range is beyond it, and those that are too close named", () => {
  expect(planOf("models-rank", sized, over(100_000))).toEqual([
    "filter follows.total  over 100000 false",
    "unranked follows.total",
  ]);
  const text = answer("models-rank", sized, over(100_000));
  expect(text).toMatch(/Total followers, above that:.*Ava.*150.*Too close to call: Mika\./s);
  expect(text).not.toMatch(/Mika.*99/);
});

test("models-rank: that no model is beyond an amount is said", () => {
  expect(answer("models-rank", sized, over(500_000))).toContain("Total followers: no model is above that.");
  const below = { ...over(500), limit: { way: "under" as const, amount: 500, isInclusive: true } };
  expect(answer("models-rank", sized, below)).toContain("Total followers: no model is below that.");
});

test("models-earnings: an amount of money is held against amounts in cents", () => {
  const known = portfolio(
    makeTestFact("1.earningsNet", 500_000, { currency: "USD" }),
    makeTestFact("2.earningsNet", 499_999, { currency: "USD" }),
  );
  const limit = { way: "over" as const, amount: 5_000, isInclusive: true };
  expect(answer("models-earnings", known, { metrics: ["earningsNet"], limit })).toMatch(/Ava/);
  expect(answer("models-earnings", known, { metrics: ["earningsNet"], limit })).not.toMatch(/Mika/);
});

test("growth: who manages a model reads its name, not 'you'", () => {
  const facts = [makeTestFact("instagram.gain", 40, { period: { from: "2026-10-23", to: "2026-11-20" } })];
  const managed = knowledgeOf(facts, { model: { id: 1, name: "Ava", isOwn: true, isManaged: true, hasReport: true } });
  const text = answer("growth", managed);
  expect(text).toMatch(/^Ava – Instagram gained 40/);
  expect(text).not.toMatch(/\byou/i);
});

test("models-goal: models that are there are stated, then those whose forecast reaches the number, the soonest first", () => {
  const followers = [makeTestFact("1.x.followers", 120_000), makeTestFact("2.x.followers", 90_000)];
  const days = [
    makeTestFact("2.x.goal", 100_000),
    makeTestFact("2.goal.days", 20, { metric: "goal.days", platform: "x" }),
  ];
  const goal = { of: "followers" as const, amount: 100_000 };
  const there = ["phrase goal-reached", "facts 1.x.followers"];
  expect(planOf("models-goal", portfolio(...followers, ...days), { goal })).toEqual([
    ...there,
    "rank models worst 3 goal.days",
  ]);
  expect(planOf("models-goal", portfolio(...followers), { goal })).toEqual([...there, "phrase no-goal-ahead"]);
});
