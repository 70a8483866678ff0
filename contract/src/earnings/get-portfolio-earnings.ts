import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { fact, series, source } from "../reports/ledger.ts";
import { day, id, idParam } from "../shapes.ts";

const span = z.object({ from: day, to: day });

/**
 * Net earnings of the caller's own models by statements and given amounts. Facts are `month.portfolio.earnings` and
 * `year.portfolio.earnings` of all, `month.{id}.portfolio.earnings` of a model, with `.change` a day against the
 * month before; `year.` is of whole months alone, `soFar.` of the current month.
 */
export const portfolioEarnings = z.object({
  /** The last whole calendar month, and the twelve whole ones up to it. Days of UTC. */
  month: span,
  year: span,
  /** The current month to today. */
  soFar: span,
  /** The months of `series`, which has a point at the last day of each that statements cover. */
  bars: z.array(span),
  series,
  /** Null while nothing is known. */
  currency: z.nullable(z.string()),
  /** Those with a statement or a given amount, the highest of the month first. */
  models: z.array(z.object({ id, name: z.string() })),
  /** How many of the caller's models have none. */
  others: z.int(),
  facts: z.array(fact),
  sources: z.array(source),
});
export type PortfolioEarnings = z.infer<typeof portfolioEarnings>;

/** What all of the caller's models earned, and each of them. */
export const getPortfolioEarnings = defineCall({
  method: "GET",
  path: "/api/user/:id/earnings",
  access: "signed-in",
  params: idParam,
  output: portfolioEarnings,
});
