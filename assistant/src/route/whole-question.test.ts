import { expect, test } from "vitest";
import { readQuestion } from "./read-question.ts";

const names = ["Carla Reyes", "Mika Tanaka"].map((name, at) => ({ id: at + 1, name, handles: [] }));
const read = (text: string, more: object = {}) =>
  readQuestion(text, { language: "en", now: "2026-11-27T12:00:00Z", names, ...more });

test.each([
  "which month had the most tips",
  "in welchem Monat hatte ich am meisten Trinkgelder",
  "¿cuál fue mi mejor mes de propinas?",
  "quel mois a rapporté le plus de pourboires",
])("readQuestion: '%s' asks for a month, by what tips brought, of one model and of all", (text) => {
  for (const meansAll of [false, true]) {
    const { intents, metrics, payments, unused } = read(text, { meansAll });
    const intent = meansAll ? "models-breakdown" : "breakdown";
    expect([intents[0], metrics, payments?.by, unused]).toEqual([intent, ["earnings.tip"], "month", undefined]);
  }
});

test.each(["who had the best month", "who earns most a month"])("readQuestion: '%s' asks for a model", (text) =>
  expect(read(text, { meansAll: true }).intents[0]).toMatch(/^models-/),
);

test.each([
  "Is more than half of Carla's money from tips?",
  "Kommt mehr als die Hälfte von Carlas Einnahmen aus Trinkgeldern?",
  "¿Más de la mitad de los ingresos de Carla viene de propinas?",
  "Plus de la moitié des revenus de Carla vient des pourboires ?",
])("readQuestion: '%s' holds a share of the earnings against a half", (text) =>
  expect(read(text)).toMatchObject({
    intents: expect.arrayContaining(["earnings-kinds"]),
    limit: { way: "over", amount: 50, isShare: true },
    metrics: expect.arrayContaining(["earnings.tip"]),
  }),
);

test.each(["an welchem Wochentag läuft es am besten", "which weekday is best"])(
  "readQuestion: '%s' asks for no week",
  (text) => expect(read(text).unused).toBeUndefined(),
);

test("readQuestion: new and renewed subscriptions are held against a half of the earnings together", () =>
  expect(
    ["Kommt mehr als die Hälfte meiner Einnahmen aus Abos?", "¿Más de la mitad viene de suscripciones?"].map((text) => {
      const { intents, metrics, limit, leavesAmount } = read(text, { names: names.slice(0, 1) });
      return [intents[0], metrics.filter((one) => one !== "earningsNet"), limit?.amount, leavesAmount];
    }),
  ).toEqual(Array(2).fill(["earnings-kinds", ["earnings.subscriptions"], 50, undefined])));

test("readQuestion: whether a sum is much holds it against what is usual", () => {
  const before = ["how much did Carla earn in September"];
  expect(read("is that a lot?", { before })).toMatchObject({ intents: ["breakdown"], before: "365d" });
});

test.each([
  ["Combien Carla a-t-elle touché en pourboires en octobre ?", ["earnings", "earnings-kinds", "metric"]],
  ["average tip size?", ["models-breakdown"]],
  ["Rank my paid messages by what they brought in", ["payments"]],
  ["¿De dónde sale el dato de crecimiento de Mika?", ["source"]],
  ["where does the growth figure of Mika come from", ["source"]],
  ["woher kommt die Wachstumszahl von Mika", ["source"]],
])("readQuestion: '%s' is not answered by what leaves out its subject", (text, intents) =>
  expect(intents).toContain(read(text, { meansAll: true }).intents[0]),
);

test.each([
  ["what was my worst week for engagement", "worst week"],
  ["quelle a été ma pire semaine d'engagement", "pire semaine"],
])("readQuestion: '%s' asks for a week, which no answer ranks and says so", (text, words) =>
  expect(read(text).unused).toEqual([words]),
);

test("readQuestion: the best week for followers is the one that brought most", () =>
  expect(read("cuál fue mi mejor semana de seguidores")).toMatchObject({
    intents: ["audience-breakdown"],
    audience: { measure: "gain", operation: "most", by: "week" },
  }));

test.each([
  "Did we beat October?",
  "Did we do better than in October?",
  "¿Vamos mejor que en octubre?",
  "Est-ce que nous avons fait mieux qu'en octobre ?",
  "Waren wir besser als im Oktober?",
])("readQuestion: '%s' asks whether this month is above October", (text) =>
  expect(read(text, { meansAll: true })).toMatchObject({
    intents: expect.arrayContaining([expect.stringMatching(/^models-(?:earnings|breakdown)$/)]),
    before: "2026-10",
    premise: { claim: "rise", isQuestion: true },
  }),
);

test.each([
  ["Did Carla grow faster than Mika on Instagram?", "more"],
  ["Verdient Carla weniger als Mika?", "less"],
  ["¿Gana Carla más que Mika?", "more"],
  ["Est-ce que Carla gagne plus que Mika ?", "more"],
])("readQuestion: '%s' claims how one stands beside the other", (text, claim) =>
  expect(read(text)).toMatchObject({ intents: ["compare"], premise: { claim, isQuestion: true } }),
);

test.each(["who earns more than Mika?", "did we make more than 6k in October", "more posts than usual?"])(
  "readQuestion: '%s' claims nothing of one beside another",
  (text) => expect(read(text).premise?.claim ?? "none").not.toMatch(/more|less/),
);

test("readQuestion: whether a response falls is asked of its change, also over all models", () =>
  expect(read("Do any of my models have a falling engagement rate?", { meansAll: true })).toMatchObject({
    intents: expect.arrayContaining(["models-rank"]),
    metrics: ["engagementChange"],
  }));

test.each([
  ["will i reach 1000 on X by christmas", "forecast"],
  ["did i gain more in november than in october on X", "growth-compared"],
])("readQuestion: '%s' is asked of followers, where nothing is paid", (text, intent) =>
  expect(read(text).intents[0]).toBe(intent),
);

test("readQuestion: whether followers went up for all is asked of their growth", () =>
  expect(read("did followers go up for everyone this month?", { meansAll: true })).toMatchObject({
    intents: expect.arrayContaining(["models-growth"]),
    premise: { claim: "rise", isQuestion: true },
  }));

test("readQuestion: a quarter of the earnings is a share", () =>
  expect(read("Ist mehr als ein Viertel meiner Einnahmen Trinkgeld?").limit).toMatchObject({
    amount: 25,
    isShare: true,
  }));
