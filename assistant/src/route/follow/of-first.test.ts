import type { Language } from "@fanradar/contract";
import { expect, test } from "vitest";
import { readQuestion } from "../read-question.ts";

const names = [
  { id: 1, name: "Carla Montes", handles: ["carlamontes"] },
  { id: 2, name: "Mika", handles: ["mika_cooks"] },
  { id: 3, name: "Ava Lind", handles: ["avalind"] },
];
/** Reads a follow-up after a question whose answer stated models in this order. */
const after = (language: Language, before: string, text: string, stated: readonly number[] = [2, 3, 1]) =>
  readQuestion(text, {
    ...{ language, now: "2026-12-01T12:00:00Z", names, before: [before], hasFigures: true, meansAll: true },
    answers: [{ plan: [], modelId: null, stated }],
  });

test.each([
  ["en", "which model has the best engagement", "is that good?", "engagement-for-size"],
  ["en", "which model has the best engagement", "why?", "engagement-why"],
  ["en", "which model grows fastest", "what do we do about it", "next-steps"],
  ["en", "which model earned most in november", "why?", "earnings-why"],
  ["en", "who lost most subscribers", "why?", "article:why-subscribers-leave"],
  ["de", "welches model hat das beste engagement", "ist das gut?", "engagement-for-size"],
  ["es", "que modelo crece mas", "por que?", "jump"],
  ["fr", "quel modèle a gagné le plus en novembre", "pourquoi ?", "earnings-why"],
] as const)("followUp: after models in a row '%s: %s', '%s' is asked of the first", (language, before, text, intent) =>
  expect(after(language, before, text)).toMatchObject({ intents: [intent], models: [2] }),
);

test.each([
  ["en", "which model earned most in november", "by how much?"],
  ["de", "welches model hat das beste engagement", "um wie viel?"],
] as const)("followUp: after models in a row '%s: %s', '%s' compares the first two", (language, before, text) =>
  expect(after(language, before, text)).toMatchObject({ intents: ["compare"], models: [2, 3] }),
);

test("followUp: who lost most subscribers is not compared by how many there are", () =>
  expect(after("en", "who lost most subscribers", "by how much?").intents).toEqual(["models-losing"]));

test("followUp: after an answer that states no model, 'why?' stays with all of them", () =>
  expect(after("en", "which model grows fastest", "why?", [])).toMatchObject({
    intents: ["models-growth"],
    models: [],
  }));
