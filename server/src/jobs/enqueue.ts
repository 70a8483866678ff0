import { sql } from "drizzle-orm";
import type { Db, Tx } from "../db/open-database.ts";

/** What each task is told. Payloads are ids: a job that runs late reads the world as it is then. */
export interface Tasks {
  analyse: { analysisId: number };
  "read-profile": { profileId: number };
  "daily-reading": { at: string };
  "scheduled-analyses": { at: string };
  "send-mail": { mailId: number };
  "mail-reset": { email: string };
}

interface EnqueueOptions {
  /** A waiting job of the same key is replaced. */
  jobKey?: string;
  runAt?: Date;
  /** Lower runs first; 0 is a person waiting. */
  priority?: number;
  maxAttempts?: number;
}

const triesOf: Record<keyof Tasks, number> = {
  analyse: 3,
  "read-profile": 3,
  "daily-reading": 3,
  "scheduled-analyses": 3,
  "send-mail": 10,
  "mail-reset": 10,
};

/** Queues a job inside the caller's transaction: it exists exactly when its cause does. */
export async function enqueue<T extends keyof Tasks>(
  tx: Db | Tx,
  task: T,
  payload: Tasks[T],
  { jobKey, runAt, priority = 0, maxAttempts = triesOf[task] }: EnqueueOptions = {},
): Promise<void> {
  await tx.execute(sql`
    select 1 from graphile_worker.add_job(
      ${task},
      payload => ${JSON.stringify(payload)}::json,
      run_at => ${runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => ${maxAttempts}::int,
      job_key => ${jobKey ?? null}::text,
      priority => ${priority}::int
    )`);
}
