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
  return { number, plan: plan.map(({ key }) => key), said: statements.map(({ key }) => key) };
}

test("price test plan: keeps a price only above a count that chance would not reach from equal revenue", () => {
  const { number } = planOf(inputOf([50, 52, 47, 49, 48, 49]));
  const shows = 1 + number("test.noticeable") / 100;
  expect(number("test.keep")).toBeGreaterThanOrEqual((number("test.needed") - 1) * shows);
  expect(number("test.back")).toBeLessThanOrEqual(number("test.needed") / shows);
  expect(number("test.keep")).toBeGreaterThan(number("test.needed"));
});

test("price advice: is to keep the price, without a test or its plan, where no year of testing could show the expected effect", () => {
  const { plan, number, said } = planOf(inputOf([50, 52, 47, 49, 48, 49]));
  expect(number("test.runs")).toBeNaN();
  expect(plan).toEqual([]);
  expect(said).toEqual(expect.arrayContaining(["reason.keep", "reason.noTest"]));
  expect(said.filter((key) => key === "strategy.test" || key === "reason.test")).toEqual([]);
});

test("price test plan: states its duration in whole weeks if four weeks are too short", () => {
  const prices = [599, 599, 599, 699, 699, 699, 599, 599, 599];
  const joined = prices.map((price) => (price === 599 ? 900 : 860));
  const advice = planOf(
    inputOf(
      joined,
      prices.map((priceCents) => ({ priceCents })),
    ),
  );
  expect(advice.plan.at(-1)).toBe("plan.longer");
  expect(advice.number("test.runs")).toBeGreaterThan(28);
  expect(advice.number("test.runs") % 7).toBe(0);
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
    addTest(builder, {
      current: priceOf("price", current),
      price: priceOf("price.considered", tested),
      change: builder.addMissing("price.change", missing),
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
