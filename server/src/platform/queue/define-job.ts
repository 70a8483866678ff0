import { z } from "zod";

/**
 * A kind of job, as it is queued and run.
 *
 * @typeParam Payload what it is queued with; ids, so that a job that runs late reads the world as it is then
 * @typeParam Needs what the worker must give it
 */
export interface Job<Payload, Needs> extends RunnableJob<Needs> {
  readonly payload: z.ZodType<unknown, Payload>;
}

/** A job as the worker runs it. The payload is not trusted: a queue outlives the version that wrote to it. */
export interface RunnableJob<Needs> {
  readonly name: string;
  /** Maximum number of attempts. */
  readonly attempts: number;
  /** Jobs of a queue run one after the other. */
  readonly queue?: string;
  /** Schedule, as a crontab's five fields in UTC. */
  readonly cron?: string;
  readonly handle: (needs: Needs, payload: unknown) => Promise<unknown>;
}

interface JobOptions<Payload, Parsed, Needs> extends Omit<RunnableJob<Needs>, "handle" | "attempts"> {
  payload: z.ZodType<Parsed, Payload>;
  attempts?: number;
  run: (needs: Needs, payload: Parsed) => Promise<unknown>;
}

/** Declares a job; `jobs.ts` lists all of them. Three attempts by default. */
export function defineJob<Payload, Parsed, Needs>({
  run,
  attempts = 3,
  ...job
}: JobOptions<Payload, Parsed, Needs>): Job<Payload, Needs> {
  const handle = async (needs: Needs, payload: unknown) => run(needs, await job.payload.parseAsync(payload));
  return { ...job, attempts, handle };
}

/** The moment that a scheduled job runs for: its crontab's, or the one it was queued with. */
export const scheduledAt = z.union([
  z.object({ _cron: z.object({ ts: z.string() }) }).transform(({ _cron }) => new Date(_cron.ts)),
  z.object({ at: z.string() }).transform(({ at }) => new Date(at)),
]);
