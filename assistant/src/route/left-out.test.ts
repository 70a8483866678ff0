import { expect, test } from "vitest";
import { readQuestion } from "./read-question.ts";

const names = [
  { id: 1, name: "Carla Montes", handles: ["carlamontes"], tags: ["VIP"] },
  { id: 2, name: "Mika", handles: ["mika_cooks"], tags: [] },
];
const read = (text: string, { before = [], meansAll = false }: { before?: string[]; meansAll?: boolean } = {}) =>
  readQuestion(text, { language: "en", now: "2026-11-22T12:00:00Z", names, before, meansAll });

test.each([
  ["total followers across everyone except tiktok", "models-rank"],
  ["Wie viele Follower haben alle zusammen ohne TikTok", "models-rank"],
  ["cuántos seguidores tenemos en total sin contar TikTok", "models-rank"],
])("readQuestion: '%s' leaves out the platform and names none", (text, intent) => {
  const question = read(text, { meansAll: true });
  expect(question).toMatchObject({ platforms: [], without: { platforms: ["tiktok"] } });
  expect(question.intents[0]).toBe(intent);
  expect(question.unused).toBeUndefined();
});

test("readQuestion: a model that is left out of a sum is not the one that is asked about", () => {
  expect(read("what did we earn in October leaving Carla out", { meansAll: true })).toMatchObject({
    ...{ intents: expect.arrayContaining(["models-earnings"]), models: [], scope: "all", period: "2026-10" },
    without: { models: [1] },
  });
});

test("readQuestion: 'and without them' leaves out the kind of payments that was asked about", () => {
  const question = read("and without them?", { before: ["how much did she make from tips last month"] });
  expect(question).toMatchObject({ metrics: [], period: "last-month", without: { metrics: ["earnings.tip"] } });
});

test.each([
  "cuánto ganó solo con suscripciones en octubre",
  "Wie viel kam im Oktober nur über Abos rein",
  "what came in from subscriptions in October",
  "seulement les abonnements, en octobre",
])("readQuestion: in '%s' subscriptions are payments, new ones and renewals", (text) =>
  expect(read(text)).toMatchObject({ metrics: ["earnings.subscriptions"], period: "2026-10" }),
);

test("readQuestion: who subscribes is counted where no payment is meant", () => {
  expect(read("how many subscriptions did I get in October").metrics).not.toContain("earnings.renewal");
});

test.each([
  ["Auf TikTok auch?", "Wie läuft Instagram?", { platforms: ["tiktok"], intents: ["overview"] }],
  [
    "et les messages payants ?",
    "seulement les pourboires, en octobre",
    { metrics: ["earnings.message"], period: "2026-10" },
  ],
])("readQuestion: '%s' after '%s' asks the same of what it names", (text, before, expected) =>
  expect(read(text, { before: [before] })).toMatchObject(expected),
);

test.each([
  ["how do my models tagged vip do", [1]],
  ["Nur die Models mit dem Tag Winter bitte", []],
])("readQuestion: '%s' is about the models that wear the tag", (text, models) =>
  expect(read(text, { meansAll: true })).toMatchObject({ scope: "all", tagged: { models }, certainty: "sure" }),
);

test.each([
  ["what should I post tomorrow", "next-steps"],
  ["at what time should I post tomorrow", "best-time"],
])("readQuestion: '%s' asks for %s", (text, intent) => expect(read(text).intents[0]).toBe(intent));

test.each(["renewals only, last month", "solo renovaciones de octubre", "uniquement les renouvellements en septembre"])(
  "readQuestion: '%s' asks what that kind of payments brought",
  (text) => {
    const question = read(text);
    expect(question).toMatchObject({ intents: expect.arrayContaining(["earnings"]), metrics: ["earnings.renewal"] });
    expect(question.unused).toBeUndefined();
  },
);

test.each([
  ["nos revenus d'octobre sans compter Carla", "models-earnings"],
  ["models with the tag vip, how are they growing", "models-growth"],
])("readQuestion: '%s' is asked of the models that it means", (text, intent) =>
  expect(read(text, { meansAll: true }).intents[0]).toBe(intent),
);
