import { type JobState, jobStates } from "@fanradar/contract";
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { z } from "zod";
import type { Tx } from "../db/open-database.ts";
import { lockSpace } from "./pool-lock.ts";

/** Jobs of one name: due and waiting, due later, running, and given up. */
const depth = z.object({
  job: z.string(),
  waiting: z.int(),
  scheduled: z.int(),
  running: z.int(),
  failed: z.int(),
  /** Seconds that the oldest waiting one has been due; 0 without one. */
  oldestSeconds: z.number(),
});
export type QueueDepth = z.infer<typeof depth>;

/** How many jobs of each name are in the queue, and how long the oldest has been due. */
export async function measureQueue(pool: Pool): Promise<QueueDepth[]> {
  const { rows } = await pool.query(`
    select task_identifier as job,
      (count(*) filter (where is_open and locked_at is null and run_at <= now()))::int as waiting,
      (count(*) filter (where is_open and locked_at is null and run_at > now()))::int as scheduled,
      (count(*) filter (where locked_at is not null))::int as running,
      (count(*) filter (where not is_open and locked_at is null))::int as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (where is_open and locked_at is null and run_at <= now())), 0)::float8
        as "oldestSeconds"
    from (select *, attempts < max_attempts as is_open from graphile_worker.jobs) job group by task_identifier`);
  return rows.map((row) => depth.parse(row));
}

/** How many workers hold the lock by which others know that they live. A scheduler holds one as well, and takes no jobs. */
export async function countWorkers(pool: Pool): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as count from pg_locks lock join pg_stat_activity session using (pid)
     where lock.locktype = 'advisory' and lock.classid = $1::int::oid and lock.objsubid = 2 and lock.granted
       and lock.database = (select oid from pg_database where datname = current_database())
       and session.application_name not like 'fanradar scheduler %'`,
    [lockSpace],
  );
  return z.tuple([z.object({ count: z.int() })]).parse(rows)[0].count;
}

const job = z.object({
  id: z.coerce.number(),
  name: z.string(),
  state: z.enum(jobStates),
  attempts: z.int(),
  maxAttempts: z.int(),
  queuedAt: z.date(),
  dueAt: z.date(),
  startedAt: z.date().nullable(),
  reason: z.string().nullable(),
});

const stateOf = `case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed'
  when run_at <= now() then 'waiting' else 'scheduled' end`;

/** Jobs of a state, the oldest first, after the one of an id. */
export async function findJobs(
  pool: Pool,
  { state, after, most }: { state: JobState; after: number | undefined; most: number },
) {
  const { rows } = await pool.query(
    `select id::text, task_identifier as name, ${stateOf} as state, attempts::int, max_attempts::int as "maxAttempts",
       created_at as "queuedAt", run_at as "dueAt", locked_at as "startedAt", last_error as reason
     from graphile_worker.jobs job where ${stateOf} = $1 and job.id > $2 order by job.id limit $3`,
    [state, after ?? 0, most],
  );
  return rows.map((row) => job.parse(row));
}

/**
 * Runs a job now with all its attempts, or deletes it.
 *
 * @returns its name; `running` where a worker has it, undefined where there is none
 */
export async function changeQueuedJob(
  tx: Tx,
  { id, act }: { id: number; act: "retry" | "cancel" },
): Promise<{ name: string } | "running" | undefined> {
  const changed = await tx.execute<{ name: string }>(
    act === "retry"
      ? sql`select task.task_identifier as name from graphile_worker.reschedule_jobs(array[${id}::bigint], run_at => now(), attempts => 0) changed
          join graphile_worker.jobs task on task.id = changed.id`
      : sql`with found as (select id, task_identifier from graphile_worker.jobs where id = ${id}::bigint)
          select found.task_identifier as name from graphile_worker.complete_jobs(array[${id}::bigint]) changed
          join found on found.id = changed.id`,
  );
  const [row] = changed.rows;
  if (row) return row;
  const { rows } = await tx.execute(sql`select 1 from graphile_worker.jobs where id = ${id}::bigint`);
  return rows.length > 0 ? "running" : undefined;
}
