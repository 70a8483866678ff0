import { expect, test } from "vitest";
import { readQuestion } from "./read-question.ts";

const names = [
  { id: 1, name: "Carla Montes", handles: ["carlamontes"] },
  { id: 2, name: "Marta Solis", handles: ["marta.solis"] },
  { id: 3, name: "Mika", handles: ["mika_cooks"] },
];
const read = (text: string, ...before: string[]) =>
  readQuestion(text, { language: "en", now: "2026-11-22T12:00:00Z", names, before, meansAll: true });

test.each([
  ["how much did Carla earn in September and October", "2026-09..2026-10"],
  ["was hat Carla von August bis Oktober verdient", "2026-08..2026-10"],
  ["cuánto ganó Carla en agosto, septiembre y octubre", "2026-08..2026-10"],
  ["combien a gagné Carla en septembre et octobre", "2026-09..2026-10"],
  ["what did we earn last quarter", "2026-07..2026-09"],
  ["Einnahmen im 2. Quartal", "2026-04..2026-06"],
  ["ingresos del tercer trimestre", "2026-07..2026-09"],
  ["revenus du quatrième trimestre 2025", "2025-10..2025-12"],
  ["Q1 earnings", "2026-01..2026-03"],
])("readQuestion: the months of '%s' are one period", (text, period) => {
  expect(read(text).period).toBe(period);
  expect(read(text).before).toBeUndefined();
});

test.each([
  "compare September and October",
  "how did it change from September to October",
  "earnings in October or in September",
])("readQuestion: the months of '%s' are held against each other", (text) =>
  expect(read(text)).toMatchObject({ period: "2026-10", before: "2026-09" }),
);

test.each([
  "Did Carla earn more than 6k in October?",
  "Hat Carla im Oktober mehr als 6.000 verdient?",
  "¿Ganó Carla más de 6.000 en octubre?",
  "Carla a gagné plus de 6 000 en octobre ?",
])("readQuestion: '%s' holds one model's month against a sum", (text) => {
  expect(read(text)).toMatchObject({ period: "2026-10", models: [1], limit: { way: "over", amount: 6_000 } });
  expect(read(text).before).toBeUndefined();
  expect(read(text).intents[0]).toBe("earnings");
});

test.each([
  "gross income of Carla in October",
  "Bruttoeinnahmen von Carla im Oktober",
  "ingresos brutos de Carla en octubre",
  "revenu brut de Carla en octobre",
])("readQuestion: '%s' is about earnings before fees", (text) => {
  expect(read(text).intents[0]).toBe("earnings");
  expect(read(text).metrics).toContain("earningsGross");
});

test("readQuestion: a month that is compared with another after one was asked about is compared with that", () =>
  expect(read("is that more than in September?", "how much did Carla earn in October?")).toMatchObject({
    period: "2026-10",
    before: "2026-09",
  }));

test.each(["los martes", "am Dienstag", "on Tuesdays", "le mardi"])("readQuestion: '%s' names no model", (day) =>
  expect(read(`posts ${day}`).models).toEqual([]),
);

test("readQuestion: 'she' is one model, also where models could be ranked", () =>
  expect(read("combien elle a gagné en octobre", "comment va Carla ?").intents[0]).toBe("earnings"));

test.each([
  ["Welche Models haben mehr als 20.000 Follower?", "models-rank", "followers"],
  ["which models earn less than 2k", "models-earnings", "earningsNet"],
  ["qué modelos tienen menos de 3 % de interacción", "models-rank", "engagement"],
  ["quels modèles ont plus de 100 abonnés payants", "models-rank", "subscribers"],
])("readQuestion: '%s' finds models by the figure that is named", (text, intent, metric) => {
  expect(read(text).intents[0]).toBe(intent);
  expect(read(text)).toMatchObject({ limit: {} });
  expect(intent === "models-earnings" || read(text).metrics.some((one) => one === metric)).toBe(true);
});

test.each([
  "Does Carla earn more than Mika?",
  "Verdient Carla mehr als Mika?",
  "¿Carla gana más que Mika?",
  "Carla gagne-t-elle plus que Mika ?",
])("readQuestion: '%s' compares what the two earn", (text) =>
  expect(read(text)).toMatchObject({ intents: ["compare"], metrics: ["earningsNet"], models: [1, 3] }),
);
