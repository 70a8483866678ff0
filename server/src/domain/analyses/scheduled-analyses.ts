import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { defineJob, scheduledAt } from "../../platform/queue/define-job.ts";
import { queueAnalysis } from "./start-analysis.ts";

const most = 50;
const dueRow = z.object({ id: z.number() });

/**
 * Starts an analysis of each model whose report stands and is as old, at `at`, as its schedule allows, while somebody of its workspace is
 * still about: signed in somewhere, which ends by itself after 30 days of absence. Of its week or day a model leaves out up
 * to a seventh of its own, so that many that were submitted together do not come due together for ever.
 *
 * @returns how many were started
 */
export async function startScheduledAnalyses(db: Db, at: Date): Promise<number> {
  const now = sql`${at.toISOString()}::timestamptz`;
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      select models.id from models join model_owners owner on owner.id = models.id
      where status = 'completed' and schedule <> 'off'
        -- These would fail by themselves, and tell it, each time.
        and removed_at is null and not exists (
          select 1 from model_profiles join profiles on profiles.id = profile_id
          where model_id = models.id and quarantined_at is not null
        )
        and exists (
          select 1 from workspace_members member join sessions on sessions.user_id = member.user_id
          where member.workspace_id = owner.workspace_id and expires_at > ${now}
        )
        and not exists (
          select 1 from analyses where analyses.model_id = models.id and (ended_at is null or ended_at > ${now}
            - case schedule when 'daily' then interval '1 day' else interval '7 days' end
              * (1 - (hashint4(models.id) & 1023) / 7168.0))
        )
      order by models.id limit ${most} for update of models skip locked`);
    for (const row of rows) {
      await queueAnalysis(tx, { modelId: dueRow.parse(row).id, cause: "scheduled" });
    }
    return rows.length;
  });
}

export const scheduledAnalysesJob = defineJob({
  name: "scheduled-analyses",
  payload: scheduledAt,
  cron: "*/10 * * * *",
  run: ({ db }: { db: Db }, at) => startScheduledAnalyses(db, at),
});
