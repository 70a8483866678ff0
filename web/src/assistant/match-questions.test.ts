import { expect, test } from "vitest";
import { matchQuestions } from "./match-questions.ts";

const all = [
  "Is Instagram growing faster than last month?",
  "Which posts on Instagram did best?",
  "How fast is Instagram growing?",
  "¿Cuántos seguidores tengo en X?",
  "Wie groß ist der Anteil?",
  "What should I do next week?",
  "What changed since the last report?",
  "What is the engagement rate on X?",
].map((text) => ({ text }));
const found = (typed: string) => matchQuestions(all, typed).map(({ text }) => text);

test("matchQuestions: every typed word begins a word of the question, in any order", () => {
  expect(found("instagram gro")).toEqual([all[0]?.text, all[2]?.text]);
  expect(found("week next")).toEqual(["What should I do next week?"]);
  expect(found("quantum")).toEqual([]);
});

test("matchQuestions: what begins as typed comes first", () => {
  expect(found("how fast")[0]).toBe("How fast is Instagram growing?");
  expect(matchQuestions([{ text: "So is it X?" }, { text: "Is it Y?" }], "is it").map(({ text }) => text)).toEqual([
    "Is it Y?",
    "So is it X?",
  ]);
});

test("matchQuestions: accents, capitals and signs do not matter", () => {
  expect(found("CUANTOS seg")).toEqual(["¿Cuántos seguidores tengo en X?"]);
  expect(found("gross")).toEqual(["Wie groß ist der Anteil?"]);
});

test.each(["", " ", "w", "what\nis", "how fast is instagram growing"])("matchQuestions: nothing for %j", (typed) => {
  expect(found(typed)).toEqual([]);
});

test("matchQuestions: at most five are given", () => {
  const many = Array.from({ length: 9 }, (_, index) => ({ text: `How many ${index}` }));
  expect(matchQuestions(many, "how")).toHaveLength(5);
});
