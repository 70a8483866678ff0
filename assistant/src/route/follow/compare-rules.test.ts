import { expect, test } from "vitest";
import { readQuestion } from "../read-question.ts";

const names = [
  { id: 1, name: "Carla Montes", handles: ["carlamontes"] },
  { id: 2, name: "Mika", handles: ["mika_cooks"] },
];
const read = (before: string, text: string) =>
  readQuestion(text, { language: "en", now: "2026-12-01T12:00:00Z", names, before: [before], hasFigures: true });
const paid = (before: string, text: string) => {
  const { payments, intents, period = "all", models } = read(before, text);
  const { measure, kinds = [], operation, by = "all" } = payments ?? {};
  return [intents[0], measure, kinds.join(), operation, by, period, models.join()].join(" ");
};

test.each([
  ["how much did Carla make in october", "by how much?", "earnings amount  change all 2026-10 1"],
  ["how many tips did Carla get in november", "by how much?", "payments payments earnings.tip change all 2026-11 1"],
  [
    "wie viele Trinkgelder bekam Carla im November",
    "in Prozent?",
    "payments payments earnings.tip change all 2026-11 1",
  ],
  ["how many tips did Carla get in november", "since when?", "breakdown payments earnings.tip value month all 1"],
  ["how many tips did Carla get in november", "why?", "earnings-why amount earnings.tip why all 2026-11 1"],
  ["how much did Carla make in october", "how come so little", "earnings-why amount  why all 2026-10 1"],
  ["cuánto ganó Carla en octubre", "¿por qué tan poco?", "earnings-why amount  why all 2026-10 1"],
  ["cuánto ganó Carla en octubre", "¿es por las propinas?", "earnings-why amount earnings.tip why all 2026-10 1"],
  [
    "wie viel hat Carla im Oktober verdient",
    "liegt das am Trinkgeld?",
    "earnings-why amount earnings.tip why all 2026-10 1",
  ],
  ["combien Carla a gagné en octobre", "pourquoi si peu ?", "earnings-why amount  why all 2026-10 1"],
])("readQuestion: after '%s', '%s' asks the same payments for a change or a cause", (before, text, expected) =>
  expect(paid(before, text)).toBe(expected),
);

test.each([
  ["how many followers does Carla have", "by how much?", "growth-compared", "gain"],
  ["how often does Carla post", "by how much?", "rhythm", "posts"],
  ["what's Carla's engagement", "in percent?", "engagement-why", "engagement"],
  ["wie viele Follower hat Carla", "wieso so wenig?", "jump", "followers"],
] as const)("readQuestion: after '%s', '%s' asks how the same figure moved", (before, text, intent, measure) =>
  expect(read(before, text)).toMatchObject({ intents: [intent], audience: { measure }, models: [1] }),
);

test.each([
  ["how much did we make in october", "and this year?", "2026"],
  ["how much did we make in october", "and in 2025?", "2025-10"],
  ["what did we earn nov 9 - nov 15", "and the month before?", "2026-10-09..2026-10-15"],
  ["was kam vom 9.11. bis 15.11. rein", "und im Monat davor?", "2026-10-09..2026-10-15"],
])("readQuestion: after '%s', '%s' is of %s", (before, text, period) =>
  expect(read(before, text)).toMatchObject({ period }),
);

test.each([
  ["earnings nov 2 - nov 9", "is that better than in october?", "2026-10-02..2026-10-09"],
  ["was kam vom 2.11. bis 9.11. rein", "mehr als im Monat davor?", "2026-10-02..2026-10-09"],
  ["cuánto gané del 2 al 9 de noviembre", "¿es más que en septiembre?", "2026-09-02..2026-09-09"],
  ["combien on a fait du 2 au 9 novembre", "c'est mieux qu'en octobre ?", "2026-10-02..2026-10-09"],
])("readQuestion: after '%s', '%s' holds the days against the same days of that month", (before, text, earlier) =>
  expect(read(before, text)).toMatchObject({ intents: ["earnings"], before: earlier }),
);

test.each([
  ["how much did we make in october", "whole year?", { period: "2026", payments: { measure: "amount" } }],
  ["who is losing subs", "how many did Carla lose", { intents: ["subscribers-lost"], models: [1] }],
  ["wer verliert abonnenten", "und wie viele hat Carla verloren", { intents: ["subscribers-lost"], models: [1] }],
  [
    "who is losing subs",
    "which one is worst since aug",
    { metrics: ["subscribers"], period: "2026-08-01..2026-12-01" },
  ],
  ["churn", "per model?", { intents: ["models-losing"], metrics: ["subscribers"], scope: "all" }],
  ["how much did Carla make in october", "per model?", { intents: ["models-earnings"], models: [], period: "2026-10" }],
])("readQuestion: after '%s', '%s' goes on from that figure", (before, text, expected) =>
  expect(read(before, text)).toMatchObject(expected),
);

test.each(["bought followers?", "did Carla buy followers", "hat Carla Follower gekauft"])(
  "readQuestion: '%s' asks whether followers are real, and not for payers",
  (text) => expect(read("hello", text).intents[0]).toBe("followers-real"),
);

test("readQuestion: what happened in a month is asked of money and of followers, and why it was weak of money alone", () => {
  expect(read("hello", "what happened to Carla in may")).toMatchObject({
    ...{ intents: ["earnings-why"], period: "2026-05" },
    also: { intents: ["jump"], period: "2026-05" },
  });
  expect(read("hello", "why was may weak")).not.toHaveProperty("also");
});

test("readQuestion: after the sum of a day, the worst day is sought in its month", () => {
  const options = { language: "fr" as const, now: "2026-12-01T12:00:00Z", names, hasFigures: true };
  expect(readQuestion("et le pire jour ?", { ...options, before: ["combien le 2 novembre"] })).toMatchObject({
    ...{ payments: { operation: "least", by: "day" }, period: "2026-11" },
  });
});
