import { expect, test } from "vitest";
import { readQuestion } from "../read-question.ts";

const names = [
  { id: 1, name: "Carla Montes", handles: ["carlamontes"] },
  { id: 2, name: "Mika", handles: ["mika_cooks"] },
];
const read = (text: string, before: string[], meansAll = false) =>
  readQuestion(text, { language: "en", now: "2026-11-22T12:00:00Z", names, before, meansAll });

test.each([
  ["how many followers does Carla have on X", "together?"],
  ["Wie viele Follower hat Carla auf Instagram?", "und zusammen?"],
  ["cuántos seguidores tiene Carla en X", "¿y en total?"],
  ["combien d'abonnés a Carla sur X", "et ensemble ?"],
])("readQuestion: after '%s', '%s' is of all platforms", (before, text) =>
  expect(read(text, [before])).toMatchObject({ intents: ["followers"], platforms: [], models: [1] }),
);

test.each([
  ["how many followers does Carla have", "in percent?"],
  ["combien d'abonnés a Carla", "en pourcentage"],
])("readQuestion: after '%s', '%s' is of each platform's part", (before, text) =>
  expect(read(text, [before])).toMatchObject({ intents: ["platform-share"], models: [1] }),
);

test("readQuestion: 'as a chart' is the same answer, drawn", () => {
  expect(read("as a chart please", ["rank everyone by engagement"], true)).toMatchObject({
    intents: expect.arrayContaining(["models-rank"]),
    asChart: true,
  });
});

test.each([
  ["which model grows slowest", "and the fastest?", "best"],
  ["welches Model wächst am langsamsten", "und am schnellsten?", "best"],
  ["who has the most followers", "and the fewest?", "worst"],
])("readQuestion: after '%s', '%s' is the other end", (before, text, order) => {
  const [first, other] = [read(before, [], true), read(text, [before], true)];
  expect(other.intents[0]).toBe(first.intents[0]);
  expect(other.order).toBe(order);
});
