import { expect, test } from "vitest";
import { readQuestion } from "../read-question.ts";

const names = [
  { id: 1, name: "Carla Montes", handles: ["carlamontes"] },
  { id: 2, name: "Mika", handles: ["mika_cooks"] },
];
const read = (text: string, before: string[] = [], meansAll = false) =>
  readQuestion(text, { language: "en", now: "2026-11-22T12:00:00Z", names, before, meansAll });
/** Measure, operation, unit, platforms and period, as '-' where there is none. */
const parts = (text: string, ...before: string[]) => {
  const { audience, platforms, period = "-" } = read(text, before);
  const on = platforms.join("+") || "-";
  return audience && `${audience.measure} ${audience.operation} ${audience.by ?? "-"} ${on} ${period}`;
};

test.each([
  ["how many followers did Carla gain on insta in october", "gain value - instagram 2026-10"],
  ["wie viele Follower hat Carla am 1. Oktober gehabt", "followers value - - 2026-10-01"],
  ["total followers on june 1", "followers value - - 2026-06-01"],
  ["¿cuánto creció Carla este mes?", "gain value - - this-month"],
  ["average likes per post in november", "likes value - - 2026-11"],
  ["engagement rate in october vs september", "engagement change - - 2026-10"],
  ["combien de commentaires en octobre", "comments value - - 2026-10"],
  ["wer hat im Oktober am meisten gepostet", "posts most model - 2026-10"],
  ["which month did we gain the most followers", "gain most month - -"],
  ["follower growth per day this month", "gain value day - this-month"],
  ["qui a perdu des abonnés en octobre", "gain value model - 2026-10"],
  ["which platform grows fastest", "gain most platform - -"],
  ["pourquoi l'engagement de Carla sur x est si bas", "engagement norm - x -"],
  ["x followers on oct 1 vs nov 1", "gain value - x 2026-10-02..2026-11-01"],
  ["abonnés de Carla sur x fin septembre", "followers value - x 2026-09-30"],
  ["part de tiktok chez Mika", "followers share - tiktok -"],
  ["what did Carla gain on ig yesterday", "gain value - instagram 2026-11-21"],
])("readQuestion: of '%s' each part is read by itself", (text, expected) => expect(parts(text)).toBe(expected));

test.each([
  ["how many followers did Carla gain in october", "and on x?", "gain value - x 2026-10"],
  ["how many followers did Carla gain on x in october", "together?", "gain total - - 2026-10"],
  ["likes per post in november", "vs october", "likes change - - 2026-11"],
  ["who gained the most followers last month", "and the least?", "gain least model - last-month"],
  ["did she gain or lose followers yesterday", "last 7 days", "gain value - - 7d"],
  ["Carlas Follower am 1. Oktober", "Differenz?", "gain value - - 2026-10-02..2026-11-22"],
  ["cuántos seguidores ganó Carla en octubre", "¿cuál fue el mejor mes?", "gain most month - -"],
  ["cuántos me gusta recibió Carla en octubre", "¿y en promedio por publicación?", "likes mean - - 2026-10"],
  ["avg comments october", "same for november", "comments mean - - 2026-11"],
  ["combien d'abonnés Carla avait le 1er septembre", "et maintenant ?", "followers value - - -"],
  ["combien d'abonnés a gagné Carla en octobre", "et en septembre ?", "gain value - - 2026-09"],
])("readQuestion: after '%s', '%s' changes the part that it names", (before, text, expected) =>
  expect(parts(text, before)).toBe(expected),
);

test.each([
  "how do I get more followers", // Advice.
  "how many followers will Carla have in december", // A time to come.
  "does Carla have more than 10k followers", // Held against an amount.
  "what did she earn in october", // Payments.
  "which post got the most likes", // Single posts.
  "who are my followers", // People, and not their number.
  "is her growth faster than Mika's", // Two models.
  "how did her last post do", // One post.
])("readQuestion: '%s' is no question of an audience alone", (text) =>
  expect(read(text, ["how many followers does Carla have?"]).audience).toBeUndefined(),
);

test("readQuestion: parts of all that models have together are asked of all, and what part one brings too", () => {
  expect(read("in percent", ["how many followers do we have"], true)).toMatchObject({
    intents: ["models-rank"],
    audience: { operation: "share" },
  });
  expect(read("what share of our money is Carla in october", [], true)).toMatchObject({
    intents: ["models-breakdown"],
    models: [1],
    payments: { operation: "share" },
  });
  // The Spanish month is no French 'my'.
  expect(read("qué porcentaje de los seguidores de Carla está en x este mes", [], true).intents).toEqual([
    "platform-share",
  ]);
  const followUp = read("and Mika?", ["what part of our followers does Carla have"], true);
  expect(followUp).toMatchObject({ intents: ["models-rank"], models: [2], audience: { operation: "share" } });
});

test("readQuestion: since when there are so many followers is the day on which they were reached", () => {
  expect(read("seit wann hat Carla über 40.000")).toMatchObject({ intents: ["forecast"], goal: { amount: 40_000 } });
  expect(read("when did Carla hit half a million on instagram").goal).toMatchObject({ amount: 500_000 });
  expect(read("cuándo pasó Mika los mil en insta").goal).toMatchObject({ amount: 1_000 });
  expect(read("is 5.6% engagement good").period).toBeUndefined();
});

test("readQuestion: 'faster on X or on Instagram last week' holds platforms against each other", () => {
  const question = readQuestion("did she grow faster on x or instagram last week", {
    ...{ language: "en", now: "2026-11-30T12:00:00Z" },
  });
  expect(question).toMatchObject({ intents: ["growth"], audience: { measure: "gain", operation: "value" } });
  expect(question.before).toBeUndefined();
});
