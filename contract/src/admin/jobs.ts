import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { id, idParam, idText, instant, nothing } from "../shapes.ts";

/** `waiting`: due. `scheduled`: due later, also for another try. `failed`: its attempts are used up. */
export const jobStates = ["waiting", "running", "scheduled", "failed"] as const;
export type JobState = (typeof jobStates)[number];

const queuedJob = z.object({
  id,
  /** What the job does, by its name in the code. */
  name: z.string(),
  state: z.enum(jobStates),
  attempts: z.int(),
  maxAttempts: z.int(),
  queuedAt: instant,
  /** When it is due, or was. */
  dueAt: instant,
  /** Of a running one. */
  startedAt: z.nullable(instant),
  /** Why its last try failed; null where none did. */
  reason: z.nullable(z.string()),
});
export type QueuedJob = z.infer<typeof queuedJob>;

/** Jobs of a state, the oldest first, a page at a time: `after` is the id of the last one of the page before. For admins. */
export const listJobs = defineCall("GET", "/api/admin/jobs", "account", {
  query: z.object({
    state: z._default(z.enum(jobStates), "waiting"),
    after: z.optional(idText),
  }),
  output: z.object({
    items: z.array(queuedJob),
    next: z.nullable(id),
    counts: z.object({ waiting: z.int(), running: z.int(), scheduled: z.int(), failed: z.int() }),
  }),
  errors: ["not-found"],
});

export const jobActs = ["retry", "cancel"] as const;
export type JobAct = (typeof jobActs)[number];

/** Runs a job that waits or failed now, with all its attempts, or deletes it; the audit log records it. For admins. */
export const changeJob = defineCall("POST", "/api/admin/jobs/:id/acts", "account", {
  params: idParam,
  body: z.strictObject({ act: z.enum(jobActs, { error: "invalid" }) }),
  output: nothing,
  errors: ["job-running"],
});
