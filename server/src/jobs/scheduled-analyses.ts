import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../db/open-database.ts";
import { startAnalysis } from "../models/start-analysis.ts";

const most = 50;
const dueRow = z.object({ id: z.number(), userId: z.number() });

/**
 * Starts the week's analysis of each model whose report stands and whose newest run ended seven days before `at`, while
 * its submitter is still about: signed in somewhere, which ends by itself after 30 days of absence.
 *
 * @returns how many were started
 */
export async function startScheduledAnalyses(db: Db, at: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      select models.id, models.user_id as "userId" from models
      where status = 'completed'
        and exists (select 1 from sessions where sessions.user_id = models.user_id and expires_at > ${at.toISOString()}::timestamptz)
        and not exists (
          select 1 from analyses where analyses.model_id = models.id
            and (ended_at is null or ended_at > ${at.toISOString()}::timestamptz - interval '7 days')
        )
      order by models.id limit ${most} for update of models skip locked`);
    for (const row of rows) {
      const { id, userId } = dueRow.parse(row);
      await startAnalysis(tx, { modelId: id, userId, cause: "scheduled" });
    }
    return rows.length;
  });
}
