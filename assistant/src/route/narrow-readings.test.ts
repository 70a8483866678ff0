import { expect, test } from "vitest";
import { speaksOf, withoutFigures } from "./narrow-readings.ts";
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
