import { expect, test } from "vitest";
import { readQuestion } from "./read-question.ts";

const names = ["Carla Reyes", "Mika Tanaka"].map((name, at) => ({ id: at + 1, name, handles: [] }));
const read = (text: string, more: object = {}) =>
  readQuestion(text, { language: "en", now: "2026-11-23T12:00:00Z", names, ...more });

test.each([
  ["How much did my models earn in May?", "models-earnings"],
  ["¿Cuánto ganaron mis modelos en mayo?", "models-earnings"],
  ["Wie viel haben meine Models im Mai verdient?", "models-earnings"],
  ["Combien mes modèles ont-elles gagné en mai ?", "models-earnings"],
  ["Which girl has the best engagement?", "models-rank"],
  ["¿Qué modelo creció más?", "models-growth"],
  ["Wer wächst am schnellsten?", "models-growth"],
  ["Quelle modèle a le plus d'abonnés ?", "models-rank"],
])("readQuestion: '%s' is about all own models", (text, intent) => {
  expect(read(text)).toMatchObject({ intents: expect.arrayContaining([intent]), models: [] });
  expect(read(text).intents[0]).toBe(intent);
});

test("readQuestion: what names a model, or says 'she', is about one", () => {
  expect(read("How much did Carla earn in May?", { meansAll: true }).intents[0]).toBe("earnings");
  expect(read("How many followers does she have?", { meansAll: true }).intents[0]).toBe("followers");
});

test("readQuestion: what names no model is about all only for who manages them, and who has several", () => {
  const text = "How many followers in total?";
  expect(read(text).intents[0]).toBe("followers");
  expect(read(text, { meansAll: true })).toMatchObject({ metrics: ["followers"] });
  expect(read(text, { meansAll: true }).intents[0]).toBe("models-rank");
  expect(read("How many followers do my models have?", { names: names.slice(0, 1) }).intents[0]).not.toBe(
    "models-rank",
  );
});

test("readQuestion: models are ranked by what the question is about, also where it names no metric", () => {
  for (const text of [
    "Who uploads least often?",
    "¿Quién sube contenido con menos frecuencia?",
    "Wer lädt am seltensten hoch?",
  ])
    expect(read(text)).toMatchObject({ intents: expect.arrayContaining(["models-rank"]), metrics: ["postFrequency"] });
});

test("readQuestion: after a question about all models a model that is named is asked the same alone", () => {
  const before = ["How much did my models earn in May?"];
  expect(read("And Carla?", { before })).toMatchObject({ intents: ["earnings"], models: [1], period: "2026-05" });
  expect(read("And in June?", { before })).toMatchObject({ period: "2026-06" });
  expect(read("And in June?", { before }).intents[0]).toBe("models-earnings");
});

test.each([
  "what's the average engagement of my models",
  "durchschnittliches Engagement aller meiner Models",
  "engagement promedio de mis modelos",
  "engagement moyen de mes modèles",
])("readQuestion: '%s' asks for the figure of all, and not what it says", (text) => {
  expect(read(text)).toMatchObject({ intents: ["models-rank"], metrics: ["engagement"] });
});

test("readQuestion: what each model makes per subscriber is asked of all", () => {
  for (const text of ["how much does each model make per subscriber", "revenue per subscriber of all models"])
    expect(read(text)).toMatchObject({ intents: ["models-rank"], metrics: ["earningsPerSubscriber"] });
});

test("readQuestion: a number before 'this year' is no number of years", () => {
  expect(read("which of them grew more than 10% this year")).toMatchObject({ period: "2026", limit: { amount: 10 } });
});

test("readQuestion: what was some time ago is no forecast", () => {
  for (const text of [
    "followers 3 months ago",
    "Follower vor 3 Monaten",
    "seguidores hace 3 meses",
    "abonnés il y a 3 mois",
  ])
    expect(read(text).intents).not.toContain("forecast");
});

test("readQuestion: who says 'I' of a chosen model asks of that one", () => {
  expect(read("which month did i grow the most").intents[0]).toBe("growth");
  expect(read("which of my models did i add last", { meansAll: true }).scope).toBe("all");
});

test.each(["how many refunds", "wie viele Rückerstattungen", "cuántos reembolsos", "combien de remboursements"])(
  "readQuestion: '%s' asks for their number",
  (text) => {
    const asked = read(text);
    expect([asked.intents[0], asked.metrics]).toEqual(["payments", ["earnings.back"]]);
  },
);

test("readQuestion: 'how much in refunds' asks for a sum, and 'how many payers' for people", () => {
  expect(read("how much in refunds in October").intents[0]).toBe("earnings");
  expect(read("how many fans bought ppv in October").intents[0]).toBe("payers");
});

test("readQuestion: whose earnings fall is a ranking by that change, the largest fall first", () => {
  const asked = read("which model's income is falling", { meansAll: true });
  expect([asked.intents[0], asked.metrics, asked.order]).toEqual(["models-rank", ["earningsChange"], "worst"]);
});

test.each([
  ["How many people bought a PPV message in October?", "payers"],
  ["wie viele zahlende Fans hatten wir im November", "payers"],
  ["how much does onlyfans take from us, for october", "breakdown"],
  ["how many ppv messages should I send a week", "article:messages-that-sell"],
])("readQuestion: '%s' asks for %s", (text, intent) => {
  expect(read(text).intents[0]).toBe(intent);
});
