import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { liveCalls } from "../list-paths.ts";
import { modelPage, modelPageQuery, modelRow, pageLimit } from "../models/list-model-page.ts";
import { fact, series, source } from "../reports/ledger.ts";
import { idParam, instant } from "../shapes.ts";

export const portfolioSorts = ["newest", "name", "reported", "followers", "change", "engagement", "earnings"] as const;
export type PortfolioSort = (typeof portfolioSorts)[number];
export const portfolioOrders = ["asc", "desc"] as const;
export type PortfolioOrder = (typeof portfolioOrders)[number];

/** Rows of a page at most; of the first, unless the request limits them, as many as of `listModelPage`. */
export const portfolioPageAtMost = 96;

/** What a row of the dashboard's table draws. */
export const portfolioRow = z.extend(modelRow, {
  /** When its newest report was made; null before there is one. */
  reportedAt: z.nullable(instant),
  /** A statement of its payments was imported; false for who may not see earnings. */
  hasStatement: z.boolean(),
});
export type PortfolioRow = z.infer<typeof portfolioRow>;

/**
 * The caller's own models in pages, with their figures. Facts of a model are `{id}.portfolio.followers`, its `.change` over 28 days,
 * the count `.before` that it is of, `.engagement`, `.earnings` of 28 days, and what is usual for the size by the model's newest report,
 * `{id}.peerEngagement` or else `{id}.benchmarkEngagement`; what is unknown is absent, but for followers. `series` are
 * followers of the last 28 days, two days a point. Models without what they are sorted by come last in both orders.
 */
export const listPortfolio = defineCall("GET", liveCalls.portfolio.path, "list", {
  params: idParam,
  query: z.extend(modelPageQuery, {
    limit: pageLimit(portfolioPageAtMost),
    sort: z._default(z.enum(portfolioSorts), "newest"),
    order: z._default(z.enum(portfolioOrders), "desc"),
  }),
  output: z.extend(modelPage, {
    models: z.array(portfolioRow),
    series: z.array(series),
    facts: z.array(fact),
    sources: z.array(source),
  }),
});
export type PortfolioPage = z.infer<typeof listPortfolio.output>;
