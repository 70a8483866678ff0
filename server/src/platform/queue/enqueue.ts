import { sql } from "drizzle-orm";
import type { Db, Tx } from "../db/open-database.ts";

/** What each task is told. Payloads are ids: a job that runs late reads the world as it is then. */
export interface Tasks {
  analyse: { analysisId: number };
  "read-profile": { profileId: number };
  "purge-model": { modelId: number };
  "purge-report": { reportId: number };
  "read-connection": { connectionId: number };
  "daily-reading": { at: string };
  "scheduled-analyses": { at: string };
  "public-editions": { at: string };
  "pass-claims": { at: string };
  "delete-unfollowed": { at: string };
  "trending-scores": { at: string };
  "read-screenshot": { screenshotId: number };
  "error-tables": { at: string };
  "range-pools": { at: string };
  "slot-pools": { at: string };
  "trending-reference": { at: string };
  "sweep-files": Record<string, never>;
  "send-mail": { mailId: number };
  "mail-reset": { email: string };
  "watch-models": { at: string };
  "mail-notifications": { userId: number };
  "weekly-digest": { at: string };
  "watch-model": { modelId: number };
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
  "purge-model": 10,
  "purge-report": 10,
  "read-connection": 3,
  "daily-reading": 3,
  "scheduled-analyses": 3,
  "public-editions": 3,
  "pass-claims": 3,
  "delete-unfollowed": 3,
  "trending-scores": 3,
  "read-screenshot": 3,
  "error-tables": 3,
  "range-pools": 3,
  "slot-pools": 3,
  "trending-reference": 3,
  "sweep-files": 10,
  "send-mail": 10,
  "mail-reset": 10,
  "watch-models": 3,
  "mail-notifications": 10,
  "weekly-digest": 3,
  "watch-model": 3,
};

/**
 * Tasks of a queue of their own run one after the other, whoever gave them: reading a picture may take a processor for a
 * minute and a half, and analyses must find a free worker meanwhile.
 */
const queueOf: Partial<Record<keyof Tasks, string>> = { "read-screenshot": "screenshots" };

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
      priority => ${priority}::int,
      queue_name => ${queueOf[task] ?? null}::text
    )`);
}
