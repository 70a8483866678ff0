import { expect, test } from "vitest";
import { speaksOf, withoutFigures } from "./narrow-readings.ts";
import { readQuestion } from "./read-question.ts";
import { tokensOf } from "./tokens.ts";

const money = { intent: "earnings", probability: 0.5 };

test("speaksOf: a question without a word of money is not about money, unless it is beyond doubt", () => {
  expect(speaksOf(money, tokensOf("why did ava blow up this month"))).toBe(false);
  expect(speaksOf(money, tokensOf("how much did ava earn this month"))).toBe(true);
  expect(speaksOf({ ...money, probability: 0.9 }, tokensOf("what's in it for us"))).toBe(true);
});

test("speaksOf: a number alone may mean a price", () => {
  expect(speaksOf({ intent: "price", probability: 0.5 }, tokensOf("what if we drop to 7.99"))).toBe(true);
});

test("withoutFigures: what needs figures is left out where there are none, unless hardly anything else is read", () => {
  const readings = [
    { intent: "subscribers", probability: 0.5 },
    { intent: "article:path-to-the-page", probability: 0.3 },
    { intent: "none", probability: 0.1 },
  ];
  expect(withoutFigures(readings, false)).toEqual([
    { intent: "article:path-to-the-page", probability: 0.3 / 0.4 },
    { intent: "none", probability: 0.1 / 0.4 },
  ]);
  const only = [{ intent: "subscribers", probability: 0.95 }];
  expect(withoutFigures(only, false)).toEqual(only);
});

test("withoutFigures: without figures the advice on them is read, behind them where one's own are asked for", () => {
  const engagement = { intent: "engagement", probability: 0.95 };
  const advice = { intent: "article:what-engagement-says", probability: 0.95 };
  expect(withoutFigures([engagement], false)).toEqual([advice]);
  expect(withoutFigures([engagement], true)).toEqual([engagement, advice]);
});

const read = (text: string, ...before: string[]) =>
  readQuestion(text, { language: "en", now: "2026-11-22T12:00:00Z", before }).intents[0];

test.each([
  ["article:finding-chatters", "who should I take for the chats, chatters are hard to find"],
  ["chatters", "which of our chatters sells best"],
  ["article:contract-with-a-model", "neues Model, was sollten wir in den Vertrag schreiben"],
  ["article:a-model-leaves", "une de nos modèles pense à quitter l'agence"],
  ["article:broken-agreement", "nuestra modelo se salta el contrato"],
  ["law", "is this contract even legal"],
  ["act", "please answer all of her messages for me"],
  ["act", "lade bitte das Video auf Instagram hoch"],
  ["draft", "write a caption for my beach photo"],
  ["article:connect-account", "wo kann ich TikTok anbinden"],
])("readQuestion: %s is asked by '%s'", (intent, text) => expect(read(text)).toBe(intent));

test("readQuestion: after help on members 'them' is one of these, and after paid messages the price is theirs", () => {
  expect(read("how do I remove them again", "can I invite a colleague to the workspace")).toBe(
    "article:workspace-members",
  );
  expect(read("y a qué precio", "cuántos mensajes de pago envío a la semana")).toBe("payments");
  expect(read("put her price up to 15", "can you message her top fans for me")).not.toBe("payments");
});
