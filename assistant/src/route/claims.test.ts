import { expect, test } from "vitest";
import { readQuestion } from "./read-question.ts";

const names = [
  { id: 1, name: "Carla Reyes", handles: [] },
  { id: 2, name: "Mika Tanaka", handles: [] },
];
const now = "2026-11-28T12:00:00Z";
const read = (text: string, before: string[] = []) => readQuestion(text, { language: "en", now, names, before });

test.each([
  ["revenue from her top 10 fans", "breakdown"],
  ["cuánto viene de los fans que más pagan", "breakdown"],
  ["wie viele haben verlängert", "payments"],
  ["combien de réabonnements", "payments"],
  ["propina media?", "payments"],
  ["a qué hora pagan más los fans", "payments"],
  ["what's the biggest single payment", "payments"],
  ["postet sie weniger als früher", "rhythm"],
  ["publica menos que antes?", "rhythm"],
  ["qué bajó en noviembre", "changes"],
  ["was ist im november schlechter geworden", "changes"],
])("readQuestion: '%s' asks for what uses its qualifier, %s", (text, intent) =>
  expect(read(text).intents[0]).toBe(intent),
);

test.each([
  ["moyenne de likes par reel", ["reel"]],
  ["cuántos me gusta saca de media un vídeo", ["vídeo"]],
])("readQuestion: of '%s' the words that no answer uses are kept as they were written", (text, unused) =>
  expect(read(text)).toMatchObject({ unused, certainty: "likely" }),
);

test.each([
  "how much did Carla earn in October",
  "likes per post on average",
  "which post got the most likes",
  "how often do I post per day",
  "average engagement of my models",
])("readQuestion: of '%s' no word is left out", (text) => expect(read(text).unused).toBeUndefined());

test("readQuestion: those who tipped more than an amount are held against it, and so is what was made", () => {
  expect(read("how many people tipped more than 50 bucks").payments).toMatchObject({
    ...{ measure: "payers", operation: "beyond", kinds: ["earnings.tip"], limit: { way: "over", amount: 50 } },
  });
  expect(read("did we make more than 6k in October").leavesAmount).toBeUndefined();
});

test.each(["are tips going down", "han bajado las propinas", "les pourboires baissent ?"])(
  "readQuestion: '%s' holds the kind of payment against the days before",
  (text) => expect(read(text)).toMatchObject({ isCompared: true, period: "30d", metrics: ["earnings.tip"] }),
);

test.each([
  ["same time last month?", "2026-10-01..2026-10-28"],
  ["y el mes pasado a estas alturas?", "2026-10-01..2026-10-28"],
  ["und letztes jahr zur gleichen zeit?", "2025-11-01..2025-11-28"],
])("readQuestion: '%s' is of the days up to today's, %s", (text, period) =>
  expect(read(text, ["how much did she earn this month"]).period).toBe(period),
);

test.each([
  "kick someone off my team",
  "how do i give my chatter access to only carla",
  "wie schmeiss ich jemanden aus dem team",
  "quitar permisos a un manager",
  "retirer l'accès à un chatteur",
])("readQuestion: '%s' asks for help on members", (text) =>
  expect(read(text).intents).toEqual(["article:workspace-members"]),
);
