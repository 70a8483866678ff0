import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db, Tx } from "../db/open-database.ts";

/*
 * Everything that reads or writes graphile-worker's own tables, which it calls private: an upgrade of it is checked
 * against this file alone (0.18.0).
 */

const jobs = sql`graphile_worker._private_jobs`;
const idRow = z.object({ id: z.number() });

/** SQL: a job stands for this row, waiting or running, by the id in its payload. */
export const hasJob = (payloadKey: string, id: SQL): SQL =>
  sql`exists (select 1 from ${jobs} job where job.payload ->> ${sql.raw(`'${payloadKey}'`)} = ${id}::text)`;

/** SQL: when the waiting job of this row may start; null where it has none. */
export const startOfJob = (payloadKey: string, id: SQL): SQL =>
  sql`(select max(job.run_at) from ${jobs} job where job.payload ->> ${sql.raw(`'${payloadKey}'`)} = ${id}::text)`;

/**
 * Deletes the jobs of a name that have used up their attempts.
 *
 * @returns the id in the payload of each
 */
export async function deleteExhausted(tx: Tx, { name, payloadKey }: { name: string; payloadKey: string }) {
  const { rows } = await tx.execute(sql`
    delete from ${jobs} job using graphile_worker._private_tasks task
    where task.id = job.task_id and task.identifier = ${name}
      and job.locked_at is null and job.attempts >= job.max_attempts
    returning (job.payload ->> ${payloadKey})::int as id`);
  return rows.map((row) => idRow.parse(row).id);
}

/** Deletes the waiting jobs that were queued with this e-mail address. */
export async function deleteJobsOfEmail(tx: Db | Tx, email: string): Promise<void> {
  await tx.execute(sql`
    delete from ${jobs} where locked_at is null and lower(payload ->> 'email') = ${email.toLowerCase()}`);
}

/**
 * For `pg`, with the lock space and the caller's own pool id. A lock that can be taken belongs to a dead pool; it is
 * released as the statement ends. What the dead held starts again spread over a second or two: a job that killed its process
 * shall not meet the same neighbours at each of its tries. It had its turn before all that wait with its priority, so it
 * goes ahead of them, however long the queue has grown.
 */
export const releaseJobsOfDead = `
  with holder as materialized (
    select distinct locked_by from graphile_worker._private_jobs where locked_by is not null and locked_by <> $2
  ), dead as materialized (
    select locked_by from holder where pg_try_advisory_xact_lock($1, hashtext(locked_by))
  ), released as (
    update graphile_worker._private_jobs job
    set locked_by = null, locked_at = null, priority = priority - 1,
      run_at = greatest(run_at, now()) + random() * least(attempts, 2) * interval '1 second'
    from dead where job.locked_by = dead.locked_by
    returning dead.locked_by
  )
  select distinct locked_by as dead from released`;
