import { platformNames, portfolioMetrics } from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { fact, series, source } from "../reports/ledger.ts";
import { day, id, idParam } from "../shapes.ts";

export const analyticsPeriods = ["7d", "30d", "90d", "1y"] as const;
export type AnalyticsPeriod = (typeof analyticsPeriods)[number];
export const analyticsMetrics = portfolioMetrics;
export type AnalyticsMetric = (typeof analyticsMetrics)[number];

const analyticsQuery = z.object({
  period: z._default(z.enum(analyticsPeriods), "30d"),
  metric: z._default(z.enum(analyticsMetrics), "followers"),
});

/** Days of UTC, both included. */
const span = z.object({ from: day, to: day });

/**
 * What models come to together over a period, and against the equal one before. Facts are `portfolio.*`, of a platform
 * `{platform}.portfolio.*`, of a model `{id}.portfolio.*`, each with `.change` where both periods are known.
 */
export const analytics = z.object({
  /** `own`: the caller's models, added up. `creators`: the typical one of those whom anybody may find, of at least five. */
  of: z.enum(["own", "creators"]),
  metric: z.enum(analyticsMetrics),
  period: z.enum(analyticsPeriods),
  now: span,
  before: span,
  /** The spans of the bars; `series` has a point at the last day of each of which something is known. */
  bars: z.array(span),
  series,
  /** The bars of the equal period before, as many and in the same order; absent where only figures are requested. */
  earlier: z.optional(z.object({ bars: z.array(span), series })),
  /** Those that have data. */
  platforms: z.array(z.enum(platformNames)),
  /** The first five by the metric. `profile` is the address of a creator's page; null on one's own. */
  top: z.array(
    z.object({
      id,
      name: z.string(),
      profile: z.nullable(z.object({ platform: z.enum(platformNames), handle: z.string() })),
    }),
  ),
  facts: z.array(fact),
  sources: z.array(source),
});
export type Analytics = z.infer<typeof analytics>;

/** Of creators whom anybody may find: of the thousand that were read last. */
export const getPublicAnalytics = defineCall("GET", "/api/analytics", "anyone", {
  query: analyticsQuery,
  output: analytics,
});

/** The same as a table (CSV, RFC 4180): an absent figure is an empty cell. */
export const exportPublicAnalytics = defineCall("GET", "/api/analytics.csv", "anyone", {
  query: analyticsQuery,
  answers: "text/csv",
  output: z.string(),
});

/** Of the caller's own models. */
export const getAnalytics = defineCall("GET", "/api/user/:id/analytics", "list", {
  params: idParam,
  query: analyticsQuery,
  output: analytics,
});

/** The same as a table (CSV, RFC 4180): an absent figure is an empty cell. */
export const exportAnalytics = defineCall("GET", "/api/user/:id/analytics.csv", "list", {
  params: idParam,
  query: analyticsQuery,
  answers: "text/csv",
  output: z.string(),
});
