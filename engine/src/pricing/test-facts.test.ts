import { expect, test } from "vitest";
import { analysePrices } from "./analyse-pricing.ts";
import { createPricingBuilder } from "./pricing-builder.ts";
import type { PricingInput, PricingMonth } from "./pricing-input.ts";
import { addTest } from "./test-facts.ts";

const monthName = (index: number) => new Date(Date.UTC(2025, index, 1)).toISOString().slice(0, 7);
const inputOf = (joined: readonly number[], more: Partial<PricingMonth>[] = []): PricingInput => ({
  asOf: "2026-11-01T00:00:00.000Z",
  platform: "onlyfans",
  currency: "USD",
  months: joined.map((count, index) => ({
    month: monthName(index),
    priceCents: 999,
    joined: count,
    active: 240,
    subscriptionCents: 240 * 999,
    extrasCents: 0,
    ...more[index],
  })),
  sales: {},
  evidence: [{ key: "file:1", kind: "file", sandbox: false, scope: "owner", addedAt: "2026-10-31T10:00:00.000Z" }],
  missingReason: "needs-statement",
});

function planOf(input: PricingInput) {
  const { facts, statements } = analysePrices(input);
  const number = (id: string) => Number(facts.find((one) => one.id === id)?.value ?? Number.NaN);
  const plan = statements.filter(({ place }) => place === "plan");
  return {
    number,
    plan: plan.map(({ key }) => key),
    said: statements.map(({ key }) => key),
    lengths: statements.filter(({ slots }) => "length" in slots).map(({ key }) => key),
  };
}

/** Months at two prices of which the lower brings much more. */
const decidable = () => {
  const prices = [599, 599, 599, 699, 699, 699, 599, 599, 599];
  return inputOf(
    prices.map((price) => (price === 599 ? 900 : 860)),
    prices.map((priceCents) => ({ priceCents })),
  );
};

test("price test plan: keeps a price only above a count that chance would not reach from equal revenue", () => {
  const { number } = planOf(decidable());
  const shows = 1 + number("test.noticeable") / 100;
  expect(number("test.keep")).toBeGreaterThanOrEqual((number("test.needed") - 1) * shows);
  expect(number("test.back")).toBeLessThanOrEqual(number("test.needed") / shows);
  expect(number("test.keep")).toBeGreaterThan(number("test.needed"));
});

test("price advice: is to keep the price, without a test or its plan, where no half a year of testing could show the expected effect", () => {
  const { plan, number, said } = planOf(inputOf([50, 52, 47, 49, 48, 49]));
  expect(number("test.length")).toBeNaN();
  expect(plan).toEqual([]);
  expect(said[0]).toBe("reason.noTest");
  expect(said.filter((key) => ["strategy.test", "reason.test", "reason.keep"].includes(key))).toEqual([]);
});

test("price test plan: a test that could only be decided after more than half a year is not proposed", () => {
  const lengthOf = (joined: number) => {
    const prices = [599, 599, 599, 699, 699, 699, 599, 599, 599];
    const joins = prices.map((price) => Math.round(joined * (price === 599 ? 1 : 0.955)));
    return planOf(
      inputOf(
        joins,
        prices.map((priceCents) => ({ priceCents })),
      ),
    ).number("test.length");
  };
  const lengths = Array.from({ length: 30 }, (_, at) => lengthOf(200 + 30 * at));
  expect(lengths.some(Number.isFinite)).toBe(true);
  expect(lengths.filter(Number.isFinite).every((days) => days <= 182)).toBe(true);
});

test("price test plan: has one length, in whole weeks, which the advice, the strategy and the plan all state", () => {
  // One price alone, and much that is paid beside it: a lower one may bring more, which is not sure.
  const extrasCents = 240 * 1_300;
  const joined = [210, 195, 205, 200, 190, 200];
  const { number, said, plan, lengths } = planOf(
    inputOf(
      joined,
      joined.map(() => ({ extrasCents })),
    ),
  );
  expect(number("test.length")).toBeGreaterThan(28);
  expect(number("test.length") % 7).toBe(0);
  expect(said[0]).toBe("reason.test");
  expect(plan.at(-1)).toBe("plan.end");
  expect(lengths).toEqual(["reason.test", "strategy.test", "plan.before", "plan.end"]);
});

test("price test plan: by chance alone keeps one of ten prices that earn no more than the present one", () => {
  const random = randomOf(20_261_122);
  let [keptCount, revertedCount] = [0, 0];
  const rounds = 2_000;
  const [perDay, current, tested] = [10, 999, 849];
  for (let round = 0; round < rounds; round++) {
    const month = (days: number) => random.poisson(perDay * days * Math.exp(0.1 * random.normal()));
    const builder = createPricingBuilder(inputOf([31, 28, 31].map(month)));
    const priceOf = (metric: "price" | "price.considered", value: number) =>
      builder.addFact({ metric, value, kind: "derived", formula: "price.rounded" });
    const missing = { code: "too-few-months", needs: 1, has: 0 } as const;
    // So much more would show within the four weeks that a test takes at the least.
    const doubled = { metric: "price.change", value: 100, kind: "estimated", formula: "price.willingness" } as const;
    addTest(builder, {
      current: priceOf("price", current),
      price: priceOf("price.considered", tested),
      change: builder.addFact(doubled),
      extras: builder.addMissing("extras.perPayer", missing),
    });
    const numberIn = (id: string) => Number(builder.facts.get(id)?.value ?? Number.NaN);
    const joined = random.poisson(((perDay * 28 * current) / tested) * Math.exp(0.1 * random.normal()));
    if (joined >= numberIn("test.keep")) keptCount++;
    if (joined <= numberIn("test.back")) revertedCount++;
  }
  expect(keptCount / rounds).toBeCloseTo(0.1, 1);
  expect(revertedCount / rounds).toBeCloseTo(0.1, 1);
});

function randomOf(seed: number) {
  let state = seed;
  const uniform = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state + 0.5) / 2 ** 32;
  };
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  /** Counts here are in the hundreds: the normal is near enough. */
  const poisson = (mean: number) => Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
  return { normal, poisson };
}
