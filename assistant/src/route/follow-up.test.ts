import { expect, test } from "vitest";
import { readQuestion } from "./read-question.ts";

const names = ["Carla Reyes", "Mika Tanaka"].map((name, at) => ({ id: at + 1, name, handles: [] }));
const after = (before: string, text: string, language: "en" | "de" | "es" | "fr" = "en") =>
  readQuestion(text, { language, now: "2026-11-23T12:00:00Z", names, before: [before] });

test.each([
  ["Which posts of Carla did best?", "and the worst?", "posts-worst", "en"],
  ["Welche Posts von Carla liefen am besten?", "und die schlechtesten?", "posts-worst", "de"],
  ["How many followers will Carla have by Christmas?", "how sure are you?", "forecast", "en"],
  ["¿Cuál es el engagement de Carla en Instagram?", "¿y eso es mucho o poco?", "engagement-for-size", "es"],
  ["Combien d'abonnés Carla a-t-elle gagnés ?", "et ça va continuer ?", "forecast", "fr"],
  ["What should Carla do next?", "ok and what about Mika instead", "next-steps", "en"],
  ["Which of my models needs attention?", "why exactly those?", "models-attention", "en"],
] as const)("readQuestion: after '%s', '%s' asks for %s", (before, text, intent, language) => {
  const { intents, certainty } = after(before, text, language);
  expect({ first: intents[0], certainty }).toEqual({ first: intent, certainty: "sure" });
});

test("readQuestion: 'and the slowest?' turns the order of a ranking round", () => {
  const { intents, order } = after("Which of my models grows fastest?", "and the slowest?");
  expect({ first: intents[0], order }).toEqual({ first: "models-growth", order: "worst" });
});

test("readQuestion: a shorter answer is the last one, marked as brief", () => {
  const { intents, isBrief } = after("How is Carla doing?", "can you make it shorter?");
  expect({ first: intents[0], isBrief }).toEqual({ first: "overview", isBrief: true });
});

test("readQuestion: a few words after a question stay in its language", () => {
  expect(after("Que doit faire Carla la semaine prochaine ?", "oui vas-y", "es").language).toBe("fr");
});

test.each([
  ["es", "compárame a Marta con Carla en ingresos", "¿y en seguidores?"],
  ["en", "Compare Marta and Carla by earnings", "and in followers?"],
  ["de", "vergleich Marta und Carla beim umsatz", "und bei followern?"],
  ["fr", "compare Marta et Carla en revenus", "et en abonnés ?"],
] as const)(
  "readQuestion: another figure after a comparison compares the same models, in '%s'",
  (language, first, then) => {
    const names = [
      { id: 1, name: "Marta Solis", handles: [] },
      { id: 2, name: "Carla Reyes", handles: [] },
    ];
    const read = readQuestion(then, { language, now: "2026-11-27T12:00:00Z", names, before: [first] });
    expect(read).toMatchObject({ models: [1, 2], metrics: ["followers"] });
    expect(read.intents[0]).toBe("compare");
  },
);

test("readQuestion: 'who is better' after a comparison compares the same models", () => {
  expect(after("compare Carla and Mika", "who is better")).toMatchObject({ intents: ["compare"], models: [1, 2] });
});

test.each([
  ["how much did we make last week", "is that good?", "models-breakdown", "week", "2026-11-16..2026-11-22", "90d"],
  ["how much did we earn yesterday", "vs normal?", "models-breakdown", "day", "2026-11-22", "30d"],
  ["wie viel haben wir im Oktober verdient", "ist das normal?", "models-breakdown", "month", "2026-10", "365d"],
  ["how much did we make from Nov 2 to Nov 11", "is that a lot?", "models-breakdown", "week", "90d", undefined],
])(
  "readQuestion: after '%s', '%s' holds it against what such a time brings on average",
  (before, text, intent, by, period, base) => {
    const question = readQuestion(text, {
      ...{ language: "en", now: "2026-11-23T12:00:00Z", names, before: [before], meansAll: true },
    });
    expect([question.intents[0], question.period, question.before]).toEqual([intent, period, base]);
    expect(question.payments).toMatchObject({ operation: "mean", by });
  },
);

test("readQuestion: 'is that a lot?' after a month that runs holds it against as many days of the one before", () => {
  const question = readQuestion("is that a lot?", {
    ...{ language: "en", now: "2026-11-23T12:00:00Z", names, before: ["how much did we make this month"] },
    meansAll: true,
  });
  expect(question).toMatchObject({ period: "this-month", before: "2026-10", payments: { operation: "change" } });
});

test("readQuestion: 'which model explains the difference' after two months is the change of each model", () => {
  const question = readQuestion("which model explains the difference?", {
    ...{
      language: "en",
      now: "2026-11-23T12:00:00Z",
      names,
      before: ["compare october with september"],
      meansAll: true,
    },
  });
  expect(question).toMatchObject({
    period: "2026-10",
    before: "2026-09",
    payments: { operation: "change", by: "model" },
  });
});

test.each([
  ["What was Carla's best day in October?", "How many days were below $20?", "day"],
  ["Was hat Carla im Oktober verdient?", "Wie viele Tage lagen über 200 $?", "day"],
  ["What did Carla earn per week?", "How many were above $400?", "week"],
])("readQuestion: after '%s', '%s' counts those by what they brought", (before, text, by) => {
  expect(after(before, text).payments).toMatchObject({ measure: "amount", operation: "beyond", by });
});

test.each([["what did Carla earn in the last 14 days", "and the 14 days before?", "2026-10-26..2026-11-08"]])(
  "readQuestion: after '%s', '%s' is as many days right before",
  (before, text, period) => {
    expect(after(before, text).period).toBe(period);
  },
);
