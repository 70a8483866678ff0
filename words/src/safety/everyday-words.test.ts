import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { classifySafety } from "./classify-safety.ts";
import { isOfEverydayWords } from "./everyday-words.ts";

const today = new Date("2026-11-22T12:00:00Z");

test.each([
  "and without them?",
  "et sans elles ?",
  "and sept?",
  "and the day after?",
  "und am Tag danach?",
  "¿y el día siguiente?",
  "et le jour d'après ?",
  "et le record",
  "und der Rekord?",
  "y la media",
  "and the record?",
  "un fan me pide fotos gratis",
  "un fan demande des photos gratuites",
  "comment vérifier l'âge d'un abonné",
  "wie prüfe ich den Ausweis eines Models",
  "is the ID check of models done",
  "kommt das meiste Geld von einem Fan?",
  // After help they get it again, by the conversation: 'repeatedHelp'.
  ...["and 15?", "what about 12", "how about 16", "und bei 12", "y a 12?", "et à 12 ?"],
])("classifySafety: '%s', of everyday words alone, is harmless", (text) => {
  expect(isOfEverydayWords(text)).toBe(true);
  expect(classifySafety(text, { today })).toBeNull();
});

test.each([
  ["how do I check her age without an ID", false],
  ["verify with the ID of a fan", false],
  ["i want to die", false],
  ["and at 15 she left", false],
  ["15", false],
  ["where is she", false],
  ["", false],
])("isOfEverydayWords: '%s' says more", (text, is) => expect(isOfEverydayWords(text)).toBe(is));

test("isOfEverydayWords: no text that was written as one of danger consists of everyday words", () => {
  const texts = ["examples/en", "examples/de", "examples/es", "examples/fr", "test/exam", "test/everyday"].flatMap(
    (file) =>
      readFileSync(new URL(`./${file}.jsonl`, import.meta.url), "utf8")
        .trim()
        .split("\n")
        .map((line): { class: string; text: string } => JSON.parse(line))
        .filter((one) => one.class !== "none"),
  );
  expect(texts.length).toBeGreaterThan(1_000);
  expect(texts.filter(({ text }) => isOfEverydayWords(text))).toEqual([]);
});

test("classifySafety: whether somebody will reach a goal is harmless", () =>
  expect(classifySafety("how far are we from the goal for carla will she make it", { today })).toBeNull());
