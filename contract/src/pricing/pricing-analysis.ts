import { contentKinds, type PriceRung } from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { fact, series, source } from "../reports/ledger.ts";
import { id, instant } from "../shapes.ts";
import { platformData } from "./platform-data.ts";
import { pricingStatement } from "./pricing-statement.ts";

/** An amount of `ledger.currency` in whole units and cents; null where it is not known, which is never 0. */
const known = z.nullable(z.number());

/** The specification's answer: figures as plain numbers, text ready to show. `ledger.places` has the fact behind each. */
export const pricingReport = z.object({
  subscriptionPricing: z.object({
    recommended: known,
    range: z.object({ min: known, max: known }),
    reasoning: z.string(),
  }),
  /** `conservative`, `expected`, `optimistic`. */
  revenueProjections: z.record(z.string(), z.object({ monthly: known, annual: known })),
  contentPricing: z.object({
    photos: z.object({ single: known, set: known }),
    videos: z.object({ short: known, long: known, custom: known }),
    live: known,
  }),
  optimizationStrategies: z.array(z.string()),
});
export type PricingReport = z.infer<typeof pricingReport>;

const rung: z.ZodMiniType<PriceRung> = z.object({
  price: z.string(),
  change: z.string(),
  chance: z.string(),
  breakEven: z.string(),
});

/** What the report stands on. No figure is in it but by a fact. */
export const pricingLedger = z.object({
  asOf: instant,
  currency: z.string(),
  /** Whose prices: a model's, those of the data that was sent, or none. */
  about: z.enum(["model", "data", "nothing"]),
  model: z.nullable(z.object({ id, name: z.string(), isOwn: z.boolean() })),
  facts: z.array(fact),
  statements: z.array(pricingStatement),
  series: z.array(series),
  sources: z.array(source),
  /** By its place in the report: the fact that stands behind it. */
  places: z.record(z.string(), z.string()),
  /** Other prices than the present one, the lowest first: ids of the facts on each. */
  ladder: z.array(rung),
  /** What single things are typically paid: ids by kind. */
  content: z.record(z.enum(contentKinds), z.string()),
  narrator: z.enum(["engine"]),
  checks: z.object({ figures: z.int(), passed: z.int(), dropped: z.int() }),
});
export type PricingLedger = z.infer<typeof pricingLedger>;

/**
 * What prices come to: by the data that is sent, else by what is known of the model, which is the caller's own, or a creator's
 * record as the public reads it. Data that is sent is not stored.
 */
export const analysePricing = defineCall(
  "POST",
  "/api/ai/pricing-analysis",
  { anyone: "model.read" },
  {
    freeText: "platformData",
    body: z.object({
      modelId: z.optional(z.nullable(id)),
      platformData: z.optional(z.nullable(platformData)),
    }),
    output: z.object({
      analysis: pricingReport,
      ledger: pricingLedger,
      /** Members of the data that were not used, such as `months[].mood`: at most 50 are named, `count` is of all. */
      unused: z.object({ names: z.array(z.string()), count: z.int() }),
    }),
    errors: ["not-found", "too-many"],
  },
);
