import { describe, expect, test } from "vitest";
import { readQuestion } from "./read-question.ts";
import { correctSpelling, learnSpelling } from "./spelling.ts";

const questions = Array(8).fill("how much did she earn last month with short instagram posts");
const spelling = learnSpelling(questions, ["a red shirt"]);
const isName = (word: string) => word === "monte";
const correct = (text: string) => correctSpelling(text, spelling, isName);

describe("correctSpelling", () => {
  test.each([
    ["how mcuh last mnth", "how much last month"],
    ["instgram POSST, shrot!", "instagram posts, short!"],
  ])("'%s' is '%s'", (text, corrected) => expect(correct(text)).toBe(corrected));

  test.each(["shirt", "monte", "@instgram", "instgram.com", "my_instgram", "https://instgram/mnth", "mnth24", "much"])(
    "'%s' stays: it is a word of another text, a name, or part of an address",
    (text) => expect(correct(text)).toBe(text),
  );
});

const names = [{ id: 1, name: "Carla Reyes", handles: [] }];
const read = (text: string, language: "en" | "de" | "es" | "fr") => {
  const { intents, period, models } = readQuestion(text, { language, now: "2026-11-29T12:00:00Z", names });
  return { intent: intents[0], period, models };
};

test.each([
  ["en", "how mcuh did carla earn last mnth"],
  ["de", "wieviel hat carla letzen monat verdient"],
  ["es", "cuanto gano carla el mes pasdo"],
  ["fr", "combien a gagné carla le mois dernir"],
] as const)("readQuestion: in '%s' a month with a typing error is that month: '%s'", (language, text) => {
  expect(read(text, language)).toEqual({ intent: "earnings", period: "last-month", models: [1] });
});

test("readQuestion: the name of a model is no typing error, whatever it is near to", () => {
  const mont = [{ id: 2, name: "Mont Blanch", handles: [] }];
  expect(
    readQuestion("how many followers has mont", { language: "en", now: "2026-11-29T12:00:00Z", names: mont }).models,
  ).toEqual([2]);
});
