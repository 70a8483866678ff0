import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { portfolioPageAtMost } from "../dashboard/list-portfolio.ts";
import { listPaths } from "../list-paths.ts";
import { pageLimit } from "../models/list-model-page.ts";
import { fact, series, source } from "../reports/ledger.ts";
import { day, id, idParam, idText } from "../shapes.ts";
import { partOfMonth } from "./get-earnings.ts";

const span = z.object({ from: day, to: day });

/**
 * Net earnings of the caller's own models by statements and given amounts. Facts are `month.portfolio.earnings` and
 * `year.portfolio.earnings` of all, `month.{id}.portfolio.earnings` of a model, with `.change` against the
 * month before; `year.` is of whole months alone, `soFar.` of the current month, `latest.` of the last thirty days, as on the dashboard.
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
  /** The last day of each bar that a statement covers in part. */
  partial: z.array(day),
  /** Null while nothing is known. */
  currency: z.nullable(z.string()),
  /** Of the page: those with a statement or a given amount, the highest of the month first. Only they have figures of their own. */
  models: z.array(
    z.object({
      id,
      name: z.string(),
      /** How much of the last whole calendar month its amount is of; absent where it is of the whole. */
      part: z.optional(partOfMonth),
    }),
  ),
  /** Of how many of the caller's models only a part of that month is known. */
  inPart: z.int(),
  /** The value of `after` for the next page; null on the last one. */
  next: z.nullable(z.string()),
  /** How many of the caller's models have neither. */
  others: z.int(),
  facts: z.array(fact),
  sources: z.array(source),
});
export type PortfolioEarnings = z.infer<typeof portfolioEarnings>;

/** What all of the caller's models earned, and each of them in pages. */
export const getPortfolioEarnings = defineCall(
  "GET",
  listPaths.portfolioEarnings,
  { list: "earnings.read" },
  {
    params: idParam,
    query: z.object({
      /** `next` of the page before. */
      after: z.optional(idText),
      limit: pageLimit(portfolioPageAtMost),
    }),
    output: portfolioEarnings,
  },
);
