import type { PricingReport } from "@fanradar/contract";
import { expect, test } from "vitest";
import { hasAdvice } from "./has-advice.ts";

const nothing: PricingReport = {
  subscriptionPricing: { recommended: null, range: { min: null, max: null }, reasoning: "No current price." },
  revenueProjections: { expected: { monthly: null, annual: null } },
  contentPricing: {
    photos: { single: null, set: null },
    videos: { short: null, long: null, custom: null },
    live: null,
  },
  optimizationStrategies: ["Add the current price."],
};

test("hasAdvice: an answer of dashes and reasons has none, whatever of the months it repeats", () => {
  expect(hasAdvice(nothing)).toBe(false);
});

test.each<[string, Partial<PricingReport>]>([
  ["a price", { subscriptionPricing: { recommended: 9.99, range: { min: 8, max: 12 }, reasoning: "" } }],
  ["a projection", { revenueProjections: { expected: { monthly: 0, annual: 0 } } }],
  ["a price of content", { contentPricing: { ...nothing.contentPricing, live: 30 } }],
])("hasAdvice: %s is advice", (_, part) => expect(hasAdvice({ ...nothing, ...part })).toBe(true));
