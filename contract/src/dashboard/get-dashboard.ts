import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { liveCalls } from "../list-paths.ts";
import { fact, series, source } from "../reports/ledger.ts";
import { day, id, idParam } from "../shapes.ts";
import { userStats } from "../user/stats.ts";
import { attention } from "./attention.ts";
import { batchProgress } from "./batch-progress.ts";

/** Days of a portfolio's figures: those that Analytics opens with, and the span of earnings that are typed for a month. */
export const portfolioDays = 30;
/** From one point of a tile's line to the next: the posts of fewer days are often too few for a rate. */
export const portfolioStepDays = 5;

/** Days of UTC, both included. */
const span = z.object({ from: day, to: day });

/**
 * What the caller's models come to together over the last `portfolioDays`, today included, and against as many before. Facts are
 * `portfolio.followers`, `.engagement` and `.earnings`, each with `.change` where both periods are known; `series` has two days a
 * point, none where nothing is known.
 */
const portfolioFigures = z.object({
  now: span,
  before: span,
  series: z.array(series),
  facts: z.array(fact),
  sources: z.array(source),
});
export type PortfolioFigures = z.infer<typeof portfolioFigures>;

/** Which of the first steps are done: of any of the caller's models, and none that they may not know of. */
const firstSteps = z.object({
  hasModels: z.boolean(),
  /** An earnings statement was imported. */
  hasStatement: z.boolean(),
  /** An account is connected, and its consent has not ended. */
  isConnected: z.boolean(),
  /** One was analysed by itself, or somebody chose to have it analysed daily: every week is how each begins. */
  isRefreshed: z.boolean(),
});
export type FirstSteps = z.infer<typeof firstSteps>;

/** What the dashboard shows beside its table, in one request. */
export const getDashboard = defineCall("GET", liveCalls.dashboard.path, "list", {
  params: idParam,
  output: z.object({
    /** As `getStats` answers them. */
    stats: userStats,
    portfolio: portfolioFigures,
    attention,
    /**
     * Open to-dos that the caller was given, or made without an assignee, whose day has come anywhere on Earth, the earliest first: which
     * of them are due is a matter of the reader's own day.
     */
    dueTodos: z.array(
      z.object({
        id,
        title: z.string(),
        model: z.nullable(z.object({ id, name: z.string() })),
        dueOn: z.nullable(day),
      }),
    ),
    firstSteps,
    /** Null where none waits. */
    batch: z.nullable(batchProgress),
  }),
});
