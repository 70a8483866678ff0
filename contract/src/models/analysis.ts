import { outcomes, platformNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { id, instant } from "../shapes.ts";
import { stageNames } from "./stages.ts";

export const stage = z.enum(stageNames);
export type Stage = z.infer<typeof stage>;

/**
 * Why a run failed. `sources-unknown`: every given link is unknown; `sources-unreachable`: after retries; `engine`: a fault of
 * ours; `profile-quarantined`: a linked profile is not read until a moderator has decided; `profile-removed`: removed at its person's request.
 */
export const failureCodes = [
  "sources-unknown",
  "sources-unreachable",
  "engine",
  "profile-quarantined",
  "profile-removed",
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** Why a run was started. `batch`: added with many others; `requested`: a new version on demand. */
export const analysisCauses = [
  "submitted",
  "batch",
  "requested",
  "links-changed",
  "scheduled",
  "new-evidence",
] as const;

/** A run. `stage` is the one under way; on `done` all are done. */
export const analysis = z.object({
  id,
  cause: z.enum(analysisCauses),
  state: z.enum(["queued", "running", "done", "failed"]),
  stage: z.nullable(stage),
  stagesDone: z.int().check(z.minimum(0), z.maximum(stageNames.length)),
  stagesDue: z.literal(stageNames.length),
  /**
   * One entry a linked profile, filled as each is read; `outcome` null until then. Of one that was not read: the time of
   * the last failed request, and the earliest time of the next.
   */
  readings: z.array(
    z.object({
      platform: z.enum(platformNames),
      handle: z.string(),
      outcome: z.nullable(z.enum(outcomes)),
      triedAt: z.optional(instant),
      nextTryAt: z.optional(instant),
    }),
  ),
  failure: z.nullable(z.object({ code: z.enum(failureCodes) })),
  createdAt: instant,
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** True where something was given for the model after the run was requested; present only in the answer for one model, for people who can read its evidence. */
  hasNewEvidence: z.optional(z.boolean()),
});
export type Analysis = z.infer<typeof analysis>;
