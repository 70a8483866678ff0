import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { deleteExhausted, hasJob } from "../../platform/queue/private-tables.ts";
import { analyseJob } from "./analyse.ts";
import { failExhausted } from "./run.ts";

const lostRow = z.object({ id: z.number(), created_at: z.coerce.date() });

/**
 * Ends runs whose job has used up its tries, whether the job threw or took its process with it, and queues a new job for
 * an unfinished run that has none, at the place in the queue that the lost one had. Both together: every accepted submission ends.
 */
export async function sweepAnalyses(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    for (const id of await deleteExhausted(tx, { name: analyseJob.name, payloadKey: "analysisId" }))
      await failExhausted(tx, id);
  });
  await db.transaction(async (tx) => {
    // One sweeper at a time, or two would each queue a job. None waits for another: it may be a stopped process.
    const lock = await tx.execute(sql`
      select from (select pg_try_advisory_xact_lock(hashtextextended('sweep-analyses', 0)) as taken) as lock where taken`);
    if (lock.rowCount === 0) return;
    const { rows } = await tx.execute(sql`
      select id, created_at from analyses
      where state in ('queued', 'running') and not ${hasJob("analysisId", sql`analyses.id`)}`);
    for (const row of rows) {
      const { id, created_at: runAt } = lostRow.parse(row);
      await enqueue(tx, analyseJob, { analysisId: id }, { runAt });
    }
  });
}
