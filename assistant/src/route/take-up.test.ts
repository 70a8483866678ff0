import { expect, test } from "vitest";
import { readQuestion } from "./read-question.ts";

const names = ["Carla Reyes", "Mika Tanaka"].map((name, at) => ({ id: at + 1, name, handles: [] }));
type Language = "en" | "de" | "es" | "fr";
const read = (text: string, language: Language, before: string[] = []) =>
  readQuestion(text, { language, now: "2026-11-23T12:00:00Z", names, before });

test.each([
  ["Which posts of Carla did best?", "hm when was that", "posts-best", "en"],
  ["Wie viele Follower hat Carla?", "das kann nicht sein, gestern war es weniger", "source", "de"],
  ["¿Cuál es el engagement de Carla?", "no entendí nada", "article:what-engagement-says", "es"],
  ["Combien Carla a-t-elle gagné ?", "comment j'ajoute ça ?", "article:import-statement", "fr"],
  ["How many followers did Carla gain?", "and if she changes nothing?", "forecast", "en"],
  ["Was soll Carla als Nächstes tun?", "hm und was davon zuerst", "next-steps", "de"],
  ["Quel est l'engagement de Carla sur Instagram ?", "et les autres ?", "models-rank", "fr"],
  ["What is Carla's engagement?", "and how does that compare to last month", "engagement-why", "en"],
] as const)("readQuestion: after '%s', '%s' asks for %s", (before, text, intent, language) => {
  expect(read(text, language, [before]).intents[0]).toBe(intent);
});

test.each([
  ["How is Carla doing?", "can u put that in a table", "overview", "en", "sure"],
  ["Fass zusammen, wie es bei Carla läuft", "bitte als Stichpunkte", "overview", "de", "sure"],
  ["¿Qué debería hacer Carla ahora?", "dale, hacelo", "next-steps", "es", "likely"],
] as const)(
  "readQuestion: after '%s', '%s' takes the question up: '%s'",
  (before, text, intent, language, certainty) => {
    const question = read(text, language, [before]);
    expect({ first: question.intents[0], certainty: question.certainty }).toEqual({ first: intent, certainty });
  },
);

test("readQuestion: 'more than Ava last weekend' compares two models in those days", () => {
  const question = readQuestion("did Carla earn more than Mika last weekend", {
    ...{ language: "en", now: "2026-11-23T12:00:00Z", before: [] },
    names: ["Carla Reyes", "Mika Tanaka"].map((name, at) => ({ id: at + 1, name, handles: [] })),
  });
  expect(question).toMatchObject({ intents: ["compare"], models: [1, 2], period: "2026-11-21..2026-11-22" });
  expect(question.before).toBeUndefined();
});

test("readQuestion: a question that names another measure is of that measure, and so is what goes on from it", () => {
  const month = "Wie war der Oktober für uns?";
  const jump = "welche hat den grössten sprung gemacht";
  const options = { language: "de", now: "2026-11-23T12:00:00Z", names, meansAll: true } as const;
  expect(readQuestion(jump, { ...options, before: [month] }).intents[0]).toBe("models-growth");
  expect(readQuestion("und auf tiktok?", { ...options, before: [month, jump] })).toMatchObject({
    intents: ["models-growth"],
    platforms: ["tiktok"],
  });
});

test("readQuestion: what is likelier a question of its own is not read as the question before", () => {
  const { intents } = read("um welche zeit sind die wach", "de", ["Kommt bei meinen Leuten eher Lustiges an?"]);
  expect(intents[0]).toBe("best-time");
});

test("readQuestion: nothing is answered as a question that was itself answered with a question back", () => {
  const unclear = "ok monday again, hows the house looking";
  expect(read(unclear, "en").certainty).toBe("unsure");
  expect(read("and on tiktok?", "en", [unclear])).toMatchObject({ certainty: "unsure", platforms: ["tiktok"] });
});

test.each(["asdfgh", "long".repeat(60)])("readQuestion: nothing is read of '%s', also after a question", (text) => {
  for (const before of [[], ["What is Carla's engagement?"]])
    expect(read(text, "en", before)).toMatchObject({ intents: [], certainty: "unsure" });
});

test("readQuestion: where a figure comes from is asked of those that were stated last", () => {
  expect(read("where did you get that from", "en", ["How much did Carla earn last month?"])).toMatchObject({
    intents: ["source"],
    metrics: ["earningsNet"],
  });
});

test.each([
  ["cheers mate, legend", "thanks", "en"],
  ["danke, du bist ein Schatz", "thanks", "de"],
  ["¡buen día equipo!", "greeting", "es"],
  ["Bonsoir, vous allez bien ?", "greeting", "fr"],
] as const)("readQuestion: '%s' is %s", (text, intent, language) => {
  expect(read(text, language)).toMatchObject({ intents: [intent], certainty: "sure" });
});

test("readQuestion: a platform that is left out is not asked about", () => {
  expect(read("Carla's followers without OnlyFans", "en").platforms).toEqual([]);
  expect(read("l'audience de Carla, hors OnlyFans", "fr").platforms).toEqual([]);
});

test("readQuestion: the French 'comment' and the Spanish 'seguido' name no metric", () => {
  expect(read("comment va Carla ?", "fr").metrics).toEqual([]);
  expect(read("¿Carla postea seguido?", "es").metrics).toEqual([]);
});

test("readQuestion: 'or' between two things to do compares no models", () => {
  expect(read("do we leave Carla alone or change something", "en").intents).not.toContain("compare");
});

test.each([
  ["How much did Carla make in October?", "how does that compare to September?", "en", "2026-10", "2026-09"],
  ["¿Cuánto ganó Carla la semana pasada?", "¿y la anterior?", "es", "2026-11-09..2026-11-15", undefined],
  ["Was hat Carla im Oktober verdient?", "und im September?", "de", "2026-09", undefined],
  ["Combien Carla a-t-elle gagné en 2026 ?", "et l'année d'avant ?", "fr", "2025", undefined],
] as const)("readQuestion: after '%s', '%s' is of its own times", (before, text, language, period, base) => {
  const question = read(text, language, [before]);
  expect([question.period, question.before]).toEqual([period, base]);
});

test.each([
  ["Show me Carla's chargebacks", "en", "earnings"],
  ["how many refunds did Carla have in October", "en", "payments"],
  ["Quelle part de Carla vient des pourboires ?", "fr", "earnings-kinds"],
  ["¿Quién dejó de pagar a Carla?", "es", "payers"],
] as const)("readQuestion: '%s' is read of the payments that it names", (text, language, intent) =>
  expect(read(text, language)).toMatchObject({ intents: expect.arrayContaining([intent]), models: [1] }),
);

test("readQuestion: 'year to date' is the year so far", () =>
  expect(read("year to date revenue of Carla please", "en").period).toBe("2026"));
