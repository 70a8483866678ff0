import { expect, test } from "vitest";
import { dailyGains } from "../growth/gain-daily.ts";
import type { Fact } from "./fact.ts";
import { makeFact, makeMissing } from "./make-fact.ts";
import { sumOfFigures } from "./sum-of-figures.ts";

const asOf = "2026-11-20T12:00:00.000Z";
const of = (id: string, value: number, more: Partial<Fact> = {}): Fact => ({
  ...makeFact({ id, metric: "followers", kind: "derived", value, asOf }, [{ kind: "api", sandbox: false }]),
  ...more,
});

test("sumOfFigures: adds what is known, and names what it is made of", () => {
  const missing = makeMissing({ id: "3.x.followers", metric: "followers", asOf }, { code: "not-found" });
  expect(
    sumOfFigures([of("1.x.followers", 100), of("2.x.followers", 200), missing], {
      id: "follows.rest",
      metric: "follows.rest",
    }),
  ).toMatchObject({
    id: "follows.rest",
    value: 300,
    inputs: ["1.x.followers", "2.x.followers"],
    formula: "figures.sum",
  });
});

test("sumOfFigures: none of nothing and of two currencies", () => {
  const rest = { id: "earnings.rest", metric: "earnings.rest" } as const;
  expect(sumOfFigures([], rest)).toBeUndefined();
  expect(sumOfFigures([of("1.a", 1, { currency: "USD" }), of("2.a", 1, { currency: "EUR" })], rest)).toBeUndefined();
});

test("dailyGains: what was gained over the days, beside each gain; none of a gain without days", () => {
  const period = { from: "2026-10-31", to: "2026-11-28" };
  const gain = { metric: "gain", platform: "x", period } as const;
  expect(
    dailyGains([of("x.gain", 74, gain), of("x.gain.in", -28, gain), of("instagram.gain", 5, { metric: "gain" })]),
  ).toMatchObject([
    { id: "x.gainDaily", value: 2.6, platform: "x", period },
    { id: "x.gainDaily.in", value: -1 },
  ]);
});
