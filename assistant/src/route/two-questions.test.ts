import { expect, test } from "vitest";
import { readQuestion } from "./read-question.ts";
import { splitQuestion } from "./two-questions.ts";

const read = (text: string) =>
  readQuestion(text, {
    language: "en",
    now: "2026-11-23T12:00:00Z",
    names: [{ id: 1, name: "Carla Reyes", handles: [] }],
  });

test.each([
  ["How many followers do I have and which post did best?", "followers", "posts-best"],
  ["how much did i earn last month? and what should i do next", "earnings", "next-steps"],
  ["Wie viele Follower habe ich und welcher Post lief am besten?", "followers", "posts-best"],
  ["¿Cuánto gané en octubre y cuántos suscriptores tengo?", "earnings", "subscribers"],
  ["Combien d'abonnés j'ai et quel post a le mieux marché ?", "followers", "posts-best"],
])("readQuestion: '%s' is two questions", (text, first, second) => {
  const question = read(text);
  expect([question.intents[0], question.also?.intents[0]]).toEqual([first, second]);
});

test.each([
  "Which of my posts did best, and why?",
  "Followers and likes on Instagram",
  "Do I earn more with tips and messages?",
  "What works best for me and what works best for me on TikTok?",
])("readQuestion: '%s' is one question", (text) => {
  expect(read(text).also).toBeUndefined();
});

test("readQuestion: how engagement is, after followers on a platform, is asked of that platform", () =>
  expect(read("how many ig followers and hows engagement, is that any good")).toMatchObject({
    ...{ intents: ["followers"], platforms: ["instagram"] },
    also: { intents: expect.arrayContaining(["engagement-for-size"]), platforms: ["instagram"] },
  }));

test("splitQuestion: each part is as it was written", () => {
  expect(splitQuestion("Wie groß bin ich? Wie schnell wachse ich?")).toEqual([
    "Wie groß bin ich",
    "Wie schnell wachse ich?",
  ]);
  expect(splitQuestion("¿Qué tal y cómo voy?")).toEqual(["¿Qué tal", "cómo voy?"]);
});

test.each(["best and worst day in November", "bester und schlechtester Monat", "mejor y peor semana"])(
  "readQuestion: '%s' asks for both ends of one ranking",
  (text) => {
    const question = read(text);
    expect([question.order, question.also?.order]).toEqual(["best", "worst"]);
    expect(question.also?.payments?.by).toBe(question.payments?.by);
  },
);
