import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { fact, source } from "../reports/ledger.ts";
import { currency, day, enteredDay, id, idParam, instant } from "../shapes.ts";
import { text } from "../text.ts";
import { amount } from "./amount.ts";
import { pricingStatement } from "./pricing-statement.ts";

const priceChange = z.object({
  id,
  /** First day of the new price. */
  changedOn: day,
  note: z.string(),
  createdAt: instant,
  /** Ids of its facts: the prices, and what went before and after. */
  from: z.string(),
  to: z.string(),
  joinedBefore: z.string(),
  joinedAfter: z.string(),
  joined: z.string(),
  net: z.string(),
  statements: z.array(pricingStatement),
});
export type PriceChange = z.infer<typeof priceChange>;

const priceChanges = z.object({
  /** The newest first. */
  changes: z.array(priceChange),
  facts: z.array(fact),
  sources: z.array(source),
});
export type PriceChanges = z.infer<typeof priceChanges>;

/** A model's price changes, as its submitter logged them, each with what went before and after it. */
export const listPriceChanges = defineCall("GET", "/api/models/:id/price-changes", "pricing.read", {
  params: idParam,
  output: priceChanges,
});

/** Logs a price change; another entry of the same day replaces it. Returns the list. */
export const logPriceChange = defineCall("POST", "/api/models/:id/price-changes", "price-change.manage", {
  freeText: "note",
  params: idParam,
  body: z
    .object({
      changedOn: enteredDay,
      /** In whole units and cents; 0 is a free page. */
      from: amount,
      to: amount,
      currency: z._default(currency, "USD"),
      note: z._default(text({ max: limits.name }), ""),
    })
    .check(z.refine(({ from, to }) => from !== to, { error: "price.same", path: ["to"] })),
  output: priceChanges,
  status: 201,
  errors: ["too-many"],
});

/** Deletes one for good. */
export const deletePriceChange = defineCall("DELETE", "/api/price-changes/:id", "price-change.manage", {
  params: idParam,
  output: z.object({}),
});
