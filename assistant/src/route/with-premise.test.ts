import { expect, test } from "vitest";
import { readQuestion } from "./read-question.ts";

const names = [
  { id: 1, name: "Carla Montes", handles: ["carlamontes"] },
  { id: 2, name: "Mika", handles: ["mika_cooks"] },
];
const read = (text: string, meansAll = true) =>
  readQuestion(text, { language: "en", now: "2026-11-22T12:00:00Z", names, meansAll });

test.each([
  ["Why is Carla's engagement the worst of all?", "models-rank"],
  ["por qué Mika es la que peor crece?", "models-growth"],
  ["Warum verdient Carla am meisten?", "models-earnings"],
  ["pourquoi est-ce que tout le monde perd des abonnés ?", "models-growth"],
])("readQuestion: '%s' is answered by the ranking that shows whether it is so", (text, intent) => {
  const question = read(text);
  expect(question.intents[0]).toBe(intent);
  expect(question.premise).toBeDefined();
});

test.each([
  ["since when am I losing subscribers", "subscribers-lost"],
  ["depuis quand je perds de l'argent ?", "earnings-why"],
  ["Warum bin ich auf X am stärksten?", "platform-best"],
  ["why are reels my worst format", "content-best"],
  ["Warum verliere ich Follower?", "jump"],
  ["por qué bajan mis me gusta en Instagram", "engagement-why"],
])("readQuestion: of one model '%s' is answered by what shows whether it is so", (text, intent) => {
  expect(read(text, false).intents[0]).toBe(intent);
});

test("readQuestion: who has no figures is told what usually makes followers leave", () => {
  const question = readQuestion("why do my followers drop", {
    language: "en",
    now: "2026-11-22T12:00:00Z",
    hasFigures: false,
  });
  expect(question.premise).toBeUndefined();
  expect(question.intents[0]).toMatch(/^article:/);
});
