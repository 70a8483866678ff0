import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { liveCalls } from "../list-paths.ts";
import { fact } from "../reports/ledger.ts";
import { id, idParam, instant } from "../shapes.ts";

/**
 * The four cards of the dashboard. `facts` holds one fact per card under the same id as the member
 * (`totalModels`, …) and, where there is an earlier equal period, its change (`totalModels.change`).
 */
export const userStats = z.object({
  totalModels: z.int(),
  completedReports: z.int(),
  avgRating: z.number(),
  processingModels: z.int(),
  facts: z.array(fact),
});

export const getStats = defineCall("GET", "/api/user/:id/stats", "list", { params: idParam, output: userStats });

/** What happened lately, newest first, at most ten. */
export const activityEntry = z.object({
  kind: z.enum(["model-submitted", "report-ready", "analysis-failed", "rated-helpful", "rated-not-helpful"]),
  modelId: id,
  modelName: z.string(),
  at: instant,
});

export const listActivity = defineCall("GET", liveCalls.activity.path, "list", {
  params: idParam,
  output: z.array(activityEntry),
});
