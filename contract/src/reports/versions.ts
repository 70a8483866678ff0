import { changeVerdicts, stepStates } from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { analysisCauses } from "../models/analysis.ts";
import { id, idParam, idText, instant } from "../shapes.ts";
import { fact, source, statement } from "./ledger.ts";

/** One sealed version of a model's report, and what the run was caused by. */
export const reportVersion = z.object({
  id,
  createdAt: instant,
  cause: z.enum(analysisCauses),
});

/** All versions of the report of the caller's own model, newest first. */
export const listVersions = defineCall("GET", "/api/models/:id/reports", "report.read", {
  params: idParam,
  output: z.array(reportVersion),
});

const change = z.object({
  id: z.string(),
  verdict: z.enum(changeVerdicts),
  before: z.optional(fact),
  after: z.optional(fact),
  difference: z.optional(fact),
});

const stepOutcome = z.object({
  step: statement,
  /** Of the sentence, as they were then. */
  facts: z.array(fact),
  state: z.enum(stepStates),
  before: fact,
  after: fact,
  response: z.optional(fact),
});

/**
 * What changed between a version and an older one of the same model: `since`, or the one before it. Distinguishes
 * real change, noise and new evidence. `since` is null on a first version.
 */
export const getChanges = defineCall("GET", "/api/reports/:id/changes", "report.read", {
  params: idParam,
  query: z.object({ since: z.optional(idText) }),
  output: z.object({
    since: z.nullable(z.object({ id, createdAt: instant })),
    changes: z.array(change),
    /** What became of the next steps of the older version. */
    steps: z.array(stepOutcome),
    /** What the figures of both versions rest on. */
    sources: z.array(source),
  }),
});
