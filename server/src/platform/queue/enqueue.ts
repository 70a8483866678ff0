import { sql } from "drizzle-orm";
import type { Db, Tx } from "../db/open-database.ts";
import { currentTrace } from "../trace/trace.ts";
import type { Job } from "./define-job.ts";

/** Where a payload has the id of the request that queued it; a job's schema drops it. */
export const traceKey = "_reqId";

interface EnqueueOptions {
  /** A waiting job of the same key is replaced. */
  jobKey?: string;
  runAt?: Date;
  /** Lower runs first; 0 is a person waiting. */
  priority?: number;
}

/** Queues a job inside the caller's transaction: it exists exactly when its cause does. It carries the request that queued it. */
export async function enqueue<Payload>(
  tx: Db | Tx,
  { name, attempts, queue }: Job<Payload, never>,
  payload: NoInfer<Payload>,
  { jobKey, runAt, priority = 0 }: EnqueueOptions = {},
): Promise<void> {
  const { reqId } = currentTrace();
  const sent = { ...payload, ...(reqId !== undefined && { [traceKey]: reqId }) };
  await tx.execute(sql`
    select 1 from graphile_worker.add_job(
      ${name},
      payload => ${JSON.stringify(sent)}::json,
      run_at => ${runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => ${attempts}::int,
      job_key => ${jobKey ?? null}::text,
      priority => ${priority}::int,
      queue_name => ${queue ?? null}::text
    )`);
}
