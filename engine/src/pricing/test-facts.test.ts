import { describe, expect, test } from "vitest";
import { analysePricing } from "./analyse-pricing.ts";
import { openPricingDesk } from "./pricing-desk.ts";
import type { PricingInput, PricingMonth } from "./pricing-input.ts";
import { putTest } from "./test-facts.ts";

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
  lacking: "needs-statement",
});

function planOf(input: PricingInput) {
  const { facts, statements } = analysePricing(input);
  const number = (id: string) => Number(facts.find((one) => one.id === id)?.value ?? Number.NaN);
  const plan = statements.filter(({ place }) => place === "plan");
  return { number, plan: plan.map(({ key }) => key) };
}

describe("the plan of a test", () => {
  test("keeps a price only by a count that chance does not reach from the one that brings as much as now", () => {
    const { number } = planOf(inputOf([50, 52, 47, 49, 48, 49]));
    const shows = 1 + number("test.noticeable") / 100;
    expect(number("test.keep")).toBeGreaterThanOrEqual((number("test.needed") - 1) * shows);
    expect(number("test.back")).toBeLessThanOrEqual(number("test.needed") / shows);
    expect(number("test.keep")).toBeGreaterThan(number("test.needed"));
  });

  test("says so where no year of testing would show what is expected", () => {
    const { plan, number } = planOf(inputOf([50, 52, 47, 49, 48, 49]));
    expect(plan.at(-1)).toBe("plan.never");
    expect(number("test.runs")).toBeNaN();
  });

  test("says how long it would have to run where four weeks are too short, in whole weeks", () => {
    const prices = [599, 599, 599, 699, 699, 699, 599, 599, 599];
    const joined = prices.map((price) => (price === 599 ? 900 : 860));
    const told = planOf(
      inputOf(
        joined,
        prices.map((priceCents) => ({ priceCents })),
      ),
    );
    expect(told.plan.at(-1)).toBe("plan.longer");
    expect(told.number("test.runs")).toBeGreaterThan(28);
    expect(told.number("test.runs") % 7).toBe(0);
  });

  test("keeps by chance alone one price of ten that brings no more than the present one", () => {
    const random = randomOf(20_261_122);
    let [kept, went] = [0, 0];
    const rounds = 2_000;
    const [perDay, current, tested] = [10, 999, 849];
    for (let round = 0; round < rounds; round++) {
      const month = (days: number) => random.poisson(perDay * days * Math.exp(0.1 * random.normal()));
      const desk = openPricingDesk(inputOf([31, 28, 31].map(month)));
      for (const [metric, value] of [
        ["price", current],
        ["price.considered", tested],
      ] as const)
        desk.put({ metric, value, unit: "cents", kind: "derived", formula: "price.asAsked" });
      putTest(desk, "price.considered");
      const joined = random.poisson(((perDay * 28 * current) / tested) * Math.exp(0.1 * random.normal()));
      if (joined >= (desk.numberOf("test.keep") ?? Number.NaN)) kept++;
      if (joined <= (desk.numberOf("test.back") ?? Number.NaN)) went++;
    }
    expect(kept / rounds).toBeCloseTo(0.1, 1);
    expect(went / rounds).toBeCloseTo(0.1, 1);
  });
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
