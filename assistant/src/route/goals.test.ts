import { expect, test } from "vitest";
import { readQuestion } from "./read-question.ts";

const names = ["Carla Reyes", "Mika Tanaka"].map((name, at) => ({ id: at + 1, name, handles: [] }));
const read = (text: string, more: object = {}) =>
  readQuestion(text, { language: "en", now: "2026-11-27T12:00:00Z", names, ...more });

test.each([
  ["how many subs for 6k monthly", "goal-subscribers", 6_000],
  ["wie viele abos für 7000 im monat", "goal-subscribers", 7_000],
  ["cuántos suscriptores para 6000 al mes", "goal-subscribers", 6_000],
  ["combien d'abonnés payants pour 6000 par mois", "goal-subscribers", 6_000],
  ["how many days to 75k followers", "forecast", 75_000],
  ["wie viele tage bis 75k follower", "forecast", 75_000],
  ["cuántos días para 75k seguidores", "forecast", 75_000],
  ["combien de jours pour 75k abonnés", "forecast", 75_000],
])("readQuestion: '%s' is a goal", (text, intent, amount) => {
  const { intents, goal } = read(text);
  expect(intents[0]).toBe(intent);
  expect(goal).toMatchObject({ amount });
});

test("readQuestion: a follow-up asks of another goal, or of the same elsewhere", () => {
  const before = ["how many subs do I need for 5k a month"];
  expect(read("and for 8k?", { before })).toMatchObject({ goal: { of: "money", amount: 8_000 } });
  expect(read("and on x?", { before: ["how many days to 75k followers on instagram"] })).toMatchObject({
    goal: { of: "followers", amount: 75_000 },
    platforms: ["x"],
  });
});

test.each([
  ["likes on her last reel", "posts-newest"],
  ["likes vom neuesten beitrag", "posts-newest"],
  ["likes del último post", "posts-newest"],
  ["les likes du dernier post", "posts-newest"],
  ["what percent of followers are on x", "platform-share"],
  ["wie viel prozent der follower sind auf x", "platform-share"],
  ["qué porcentaje de seguidores está en x", "platform-share"],
  ["quel pourcentage des abonnés est sur x", "platform-share"],
  ["my conversion rate?", "conversion"],
  ["wie hoch ist die konversionsrate", "conversion"],
  ["tasa de conversión?", "conversion"],
  ["le taux de conversion ?", "conversion"],
])("readQuestion: '%s' is read as '%s'", (text, intent) => {
  expect(read(text).intents[0]).toBe(intent);
});

test.each([
  "what will i have in followers in 2 years",
  "wie viele follower in 3 jahren",
  "seguidores en 2030",
  "abonnés dans 4 ans",
])("readQuestion: '%s' is of a time to come, and asks for a forecast", (text) => {
  const { intents, horizon, period } = read(text);
  expect(intents[0]).toBe("forecast");
  expect(horizon).toMatch(/^20(?:2[89]|30)/);
  expect(period).toBeUndefined();
});

test.each([
  ["who lost the most subs", "models-losing"],
  ["quelle fille a perdu le plus d'abonnés payants", "models-losing"],
])("readQuestion: '%s' is about who leaves, and not who has most", (text, intent) => {
  expect(read(text, { meansAll: true }).intents[0]).toBe(intent);
});

test.each([
  "average likes per model",
  "was verdient ein model im schnitt",
  "media de likes por modelo",
  "revenu moyen par fille",
])("readQuestion: '%s' asks for a mean over models", (text) => {
  expect(read(text, { meansAll: true })).toMatchObject({ isAverage: true, scope: "all" });
});

test.each([
  ["75k on x, when", 75_000],
  ["80k auf x, wann", 80_000],
  ["90 mil en x para cuándo", 90_000],
  ["65k sur x c'est pour quand", 65_000],
])("readQuestion: '%s' names a number and when, which is enough", (text, amount) => {
  expect(read(text)).toMatchObject({ goal: { of: "followers", amount }, platforms: ["x"] });
  expect(read(text).intents[0]).toBe("forecast");
});

test.each([
  "yesterday's post, any good?",
  "der beitrag von gestern, lief der?",
  "el post de ayer, funcionó?",
  "le post d'hier, il a marché ?",
])("readQuestion: '%s' is about one post, and ranks none", (text) => {
  expect(read(text).intents[0]).toBe("posts-newest");
});

test.each([
  "99 dollars for the sub, ok?",
  "99 dollar fürs abo, geht das",
  "99 dólares la suscripción, va bien?",
  "99 euros l'abonnement, ça passe ?",
])("readQuestion: '%s' asks what that price does, and not for advice on prices", (text) => {
  expect(read(text).intents[0]).toBe("price");
});

test("readQuestion: what a model gets on average is asked of what models earn", () => {
  expect(read("en moyenne une fille gagne combien", { meansAll: true }).intents[0]).toBe("models-earnings");
});

test("readQuestion: few words with another number after a goal ask for that one", () => {
  const before = ["how many subs do I need for 12k a month"];
  expect(read("nah 4k is fine", { before })).toMatchObject({ intents: ["goal-subscribers"], goal: { amount: 4_000 } });
  expect(read("et 3000 plutôt", { before: ["combien d'abonnés payants pour 6000 par mois"] }).goal?.amount).toBe(3_000);
});

test.each([
  "which of my girls has the worst churn",
  "bei welchem model springen die meisten abos ab",
  "cuál de mis chicas tiene más bajas de suscriptores",
  "quelle modèle a le plus de désabonnements payants",
])("readQuestion: '%s' is about subscribers who leave models", (text) => {
  expect(read(text, { meansAll: true })).toMatchObject({ metrics: expect.arrayContaining(["subscribers"]) });
  expect(read(text, { meansAll: true }).intents[0]).toBe("models-losing");
});

test("readQuestion: how the last post does ranks none", () => {
  expect(read("wie performt mein letzter beitrag").intents[0]).toBe("posts-newest");
});

test.each([
  ["will the revenue get to 9k next month", 9_000, "2026-12"],
  ["can he make $12,000 in january", 12_000, "2027-01"],
  ["is 90k a year doable", 90_000, undefined],
  ["how long until 4k a month", 4_000, undefined],
  ["erreicht sie 9000 im nächsten monat", 9_000, "2026-12"],
  ["sind 70k im jahr möglich", 70_000, undefined],
  ["wann kommt sie auf 9k im monat", 9_000, undefined],
  ["llegará a 9000 dólares en enero", 9_000, "2027-01"],
  ["son posibles 70 mil al año", 70_000, undefined],
  ["cuándo llega a 9k al mes", 9_000, undefined],
  ["elle peut faire 9000 le mois prochain", 9_000, "2026-12"],
  ["70k par an, c'est possible", 70_000, undefined],
  ["quand atteindra-t-elle 9k par mois", 9_000, undefined],
])("readQuestion: '%s' is a sum over a time, which is money to come", (text, amount, month) => {
  const question = read(text, { names: names.slice(0, 1) });
  expect(question.intents[0]).toBe("earnings-forecast");
  expect(question.goal).toMatchObject({ of: "money", amount });
  expect(question.month).toBe(month);
});

test.each([
  ["did she make 5k in october", "earnings-forecast"],
  ["how do i get to 10k a month", "earnings-forecast"],
  ["when will instagram reach 100k followers", "earnings-forecast"],
  ["how many subs for 6k monthly", "earnings-forecast"],
])("readQuestion: '%s' asks no chance of earnings to come", (text, intent) => {
  expect(read(text, { names: names.slice(0, 1) }).intents[0]).not.toBe(intent);
});

test("readQuestion: another sum, or another month, goes on from a sum to come", () => {
  const before = ["can she make $8,000 in december"];
  expect(read("and 9k?", { before })).toMatchObject({ goal: { of: "money", amount: 9_000 }, month: "2026-12" });
});

test.each([
  ["what did she post on november 3", "2026-11-03"],
  ["was hat sie am 3. november gepostet", "2026-11-03"],
  ["qué publicó el 3 de noviembre", "2026-11-03"],
  ["qu'est-ce qu'elle a posté le 3 novembre", "2026-11-03"],
  ["how did the post of last tuesday do", "2026-11-24"],
  ["wie lief der beitrag vom letzten dienstag", "2026-11-24"],
  ["cómo le fue al post del martes pasado", "2026-11-24"],
  ["le post de mardi dernier, il a marché ?", "2026-11-24"],
])("readQuestion: '%s' asks for the posts of that day", (text, period) => {
  expect(read(text, { names: names.slice(0, 1) })).toMatchObject({ period });
  expect(read(text, { names: names.slice(0, 1) }).intents[0]).toBe("posts-best");
});

test.each([
  "will I make 100k this year",
  "wird sie dieses jahr 100.000 $ verdienen",
  "¿ganará 100.000 $ este año?",
  "gagnera-t-elle 100 000 $ cette année ?",
])("readQuestion: '%s' is a sum for the calendar's year, not for the coming one", (text) => {
  expect(read(text)).toMatchObject({ goal: { of: "money", amount: 100_000, per: "this-year" } });
  expect(read(text).intents[0]).toBe("earnings-forecast");
});

test.each([
  ["how many followers do i have", "and 15k?", "forecast", { of: "followers", amount: 15_000 }],
  ["wie viel habe ich letzten Monat verdient", "und 8k?", "earnings-forecast", { of: "money", amount: 8_000 }],
  ["what is my engagement", "and 12000?", undefined, undefined],
])("readQuestion: after '%s', '%s' is a goal of what that was about, or nothing", (earlier, text, intent, goal) => {
  const later = read(text, { before: ["when will i reach 10k a month", earlier] });
  expect([later.intents[0], later.goal]).toEqual([intent, goal]);
});

test("readQuestion: after an amount that a figure was held against, another one is held against the same figure", () => {
  const { intents, limit } = read("and 7000?", { before: ["did Carla earn more than 6000 in October"] });
  expect([intents[0], limit?.way, limit?.amount]).toEqual(["earnings", "over", 7_000]);
});

test("readQuestion: a name that looks like markup is named by its words", () => {
  const marked = [{ id: 7, name: "<b>Ava</b>", handles: [] }, ...names];
  expect(read("how is ava doing", { names: marked }).models).toEqual([7]);
});
