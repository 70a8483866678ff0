import type { FastifyBaseLogger } from "fastify";
import { Logger } from "graphile-worker";
import { z } from "zod";

const ofJob = z.object({ job: z.object({ attempts: z.number(), max_attempts: z.number() }) });

/**
 * graphile-worker's log in ours. What it calls info is logged for every job: debug here. What it calls an error is tried
 * again by it, by a new pool or by the sweep, so only a job's last failure is one. Its sentences repeat what was thrown,
 * which may contain a query's parameters: their first words are logged, and the error as our log describes errors.
 */
export function queueLogger(log: FastifyBaseLogger): Logger {
  return new Logger((scope) => (level, message, meta) => {
    const err = meta?.error ?? meta?.fatalError;
    const details = { ...scope, ...(err !== undefined && { err }) };
    const words = message.split(/:\n|\n| with error | after failure |: /, 1)[0];
    if (level !== "error" && level !== "warning") log.debug(details, words);
    else log[level === "error" && isLast(meta) ? "error" : "warn"](details, words);
  });
}

function isLast(meta: unknown): boolean {
  const { data } = ofJob.safeParse(meta);
  return data !== undefined && data.job.attempts >= data.job.max_attempts;
}
