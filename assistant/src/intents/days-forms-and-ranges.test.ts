import { expect, test } from "vitest";
import { knowledgeOf, makeTestFact, testFormatIn } from "../test/make-facts.ts";
import { makeQuestion, rankedPost, withFacts } from "../test/make-knowledge.ts";
import { planOf } from "../test/print-plan.ts";
import { one, type three } from "../test/sample-ledgers.ts";
import { responseText } from "../write/response-text.ts";
import { writePlan } from "../write/write-plan.ts";
import type { DataIntent } from "./intent-ids.ts";
import { intentOf } from "./intents.ts";

const answer = (id: DataIntent, knowledge: typeof three, question = {}) => {
  const blocks = intentOf(id)?.plan(knowledge, makeQuestion(question)) ?? [];
  return responseText(writePlan(blocks, knowledge, { language: "en", format: testFormatIn("en") }).lines);
};

test("forecast: the end that is asked for goes before the forecast; how sure it is, and how often such ranges held", () => {
  const low = answer("forecast", one, { range: "low" });
  expect(low).toMatch(/^At the low end of the range:\s+.*Follower forecast on Instagram: /);
  const unmeasured = answer("forecast", one, { range: "sure" });
  expect(unmeasured).toMatch(/How sure it is: 8 of 10 times between/);
  const measured = withFacts(one, [
    makeTestFact("accuracy.forecast.Twitch", 80.1, { metric: "accuracy.inRange", unit: "percent" }),
  ]);
  expect(answer("forecast", measured, { range: "sure" })).toMatch(
    /inside such ranges in 80.1.* \(Twitch\) of the cases/,
  );
});

test("rhythm: forms are counted one by one; stories are not read", () => {
  const counted = withFacts(one, [
    ...[makeTestFact("instagram.posts.video.in", 4, { metric: "posts.video" })],
    ...[makeTestFact("instagram.posts.image.in", 0, { metric: "posts.image" })],
    ...[makeTestFact("instagram.postsTotal.in", 9, { metric: "postsTotal" })],
  ]);
  const question = { forms: ["video", "image"] as const, period: "2026-10" };
  expect(planOf("rhythm", counted, question)).toEqual([
    "facts instagram.posts.video.in",
    "facts instagram.posts.image.in",
  ]);
  expect(planOf("rhythm", counted, { ...question, forms: ["story"] })).toEqual([
    ...["phrase no-stories", "facts instagram.postsTotal.in"],
  ]);
});

test("rhythm: whether it is enough is said where the report knows, and else that it is not known", () => {
  expect(planOf("rhythm", one, { isNorm: true })).toEqual(["phrase enough-unknown", "facts instagram.postFrequency"]);
  const helps = withFacts(one, [makeTestFact("instagram.gainPerPost", 12, { low: 4, high: 20 })]);
  expect(planOf("rhythm", helps, { isNorm: true })).toEqual([
    ...["phrase not-enough", "facts instagram.gainPerPost", "facts instagram.postFrequency"],
  ]);
});

test.each([
  ["is growth slowing down", { gainPercent: [2, 3], gain: [200, 300] }, "so"],
  ["is growth slowing down", { gainPercent: [2, 3], gain: [310, 300] }, "no-sure-change"],
  ["wächst sie schneller als vorher", { gainPercent: [2, 3], gain: [200, 300] }, "not-so"],
])("growth-compared: '%s' of %j is answered first", (text, { gainPercent, gain }, says) => {
  const pair = (metric: string, [now, before]: number[]) => [
    makeTestFact(`instagram.${metric}`, now ?? 0, { metric }),
    makeTestFact(`instagram.${metric}.before`, before ?? 0, { metric: `${metric}.before` }),
  ];
  const known = withFacts(one, [...pair("gainPercent", gainPercent), ...pair("gain", gain)]);
  expect(planOf("growth-compared", known, { text })[0]).toBe(`premise ${says}`);
});

test("growth: the day that brought most followers, and then what was posted on it", () => {
  const period = { from: "2026-10-12", to: "2026-10-12" };
  const known = withFacts(one, [makeTestFact("instagram.gain.day", 90, { period })]);
  expect(answer("growth", known, { day: "gained", period: "2026-10" })).toMatch(
    /on Instagram was Oct 12, 2026: \+90\./,
  );
  expect(planOf("growth", one, { day: "gained" })).toEqual(["phrase no-clear-day"]);
  const posts = [{ ...rankedPost("instagram", "a"), publishedAt: "2026-10-12T08:00:00.000Z" }];
  expect(planOf("posts-best", { ...known, posts }, { day: "posted" })[1]).toBe("posts  2026-10-12  best 3  instagram");
  expect(planOf("posts-best", { ...known, posts: [] }, { day: "posted" })[1]).toBe("phrase no-posts-that-day");
});

test("best-time: that followers' hours online are not known goes before when to post", () => {
  expect(planOf("best-time", one, { text: "when are her followers online" })[0]).toBe("phrase online-unknown");
});

const models = ["Ava", "Mika", "Carla"].map((name, at) => ({
  ...{ id: at + 1, name, attention: [] },
  state: name === "Carla" ? ("failed" as const) : ("analyzed" as const),
}));

test("models-linked: the models that have a platform, and those without a report", () => {
  const known = knowledgeOf([makeTestFact("1.x.followers", 9), makeTestFact("2.x.followers", { code: "not-linked" })], {
    models,
  });
  const said = answer("models-linked", known, { platforms: ["x"] });
  expect(said).toMatch(/^On X: Ava\.\s+No report yet: Carla\./);
  expect(answer("models-linked", known, { platforms: ["tiktok"] })).toMatch(
    /^None of the models with a report is on TikTok/,
  );
});

test("models-rank: that nobody was silent is said", () => {
  const known = knowledgeOf([makeTestFact("1.daysSincePost", 2)], { models });
  const limit = { way: "over", amount: 7, isInclusive: true };
  expect(answer("models-rank", known, { metrics: ["daysSincePost"], limit })).toMatch(/^Nobody: /);
});

test("compare: of two that can't be compared it says who has no report", () => {
  const known = knowledgeOf([makeTestFact("1.x.followers", 9)], {
    models: models.slice(0, 3).filter(({ name }) => name !== "Mika"),
  });
  const said = answer("compare", known, { platforms: ["x"], models: [1, 3] });
  expect(said).toMatch(/No report yet: Carla\.\s+Ava – Followers: 9 on X\./);
});
