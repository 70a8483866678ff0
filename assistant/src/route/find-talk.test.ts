import { expect, test } from "vitest";
import { readQuestion } from "./read-question.ts";

const read = (text: string) => readQuestion(text, { language: "en", now: "2026-11-22T12:00:00Z" });

test.each([
  ["Hi", "greeting"],
  ["hey there!", "greeting"],
  ["¡Hola!", "greeting"],
  ["Bonjour !", "greeting"],
  ["Guten Morgen", "greeting"],
  ["ok danke", "thanks"],
  ["no thanks", "thanks"],
  ["merci beaucoup", "thanks"],
  ["¿Qué puedes hacer?", "what"],
  ["Que peux-tu faire ?", "what"],
  ["Wer bist du?", "who"],
  ["Tschüss!", "bye"],
  ["oui merci beaucoup, à bientôt", "bye"],
  ["ok thanks bye", "bye"],
  ["Sí", "acknowledgement"],
  ["ok, cool", "acknowledgement"],
  ["alles klar", "acknowledgement"],
])("readQuestion: '%s' is %s, surely", (text, intent) => {
  expect(read(text)).toMatchObject({ intents: [intent], certainty: "sure" });
});

test.each([
  "Hi, how do I price customs?",
  "thanks, how many followers do I have?",
  "help me grow",
  "ok, and the price?",
  "no growth",
])("readQuestion: '%s' is more than talk", (text) => {
  const { intents, certainty } = read(text);
  expect(certainty !== "unsure" && ["greeting", "thanks", "acknowledgement", "what"].includes(intents[0] ?? "")).toBe(
    false,
  );
});

test.each(["", "👋", "???", "zxcvb"])("readQuestion: nothing is read of '%s'", (text) =>
  expect(read(text).intents).toEqual([]),
);

test("readQuestion: thanks before a follow-up leave it one", () =>
  expect(
    readQuestion("thanks, and on TikTok?", {
      language: "en",
      now: "2026-11-22T12:00:00Z",
      before: ["What is my engagement rate on Instagram?"],
    }),
  ).toMatchObject({ intents: ["engagement"], platforms: ["tiktok"] }));
