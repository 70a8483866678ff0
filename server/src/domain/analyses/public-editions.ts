import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { defineJob, scheduledAt } from "../../platform/queue/define-job.ts";
import { queueAnalysis } from "./start-analysis.ts";

/** At a time: the next ones ten minutes later. */
const most = 200;
const dueRow = z.object({ id: z.number() });

/**
 * Starts the analysis of each unclaimed creator that has none yet, and of those whose newest run ended seven days
 * before `at` where a submission whose submitter is still about points at its profile, or where no report is left because the
 * creator was off the lists: what comes of it is the public edition, sealed from what anybody may read. Behind whatever a person waits for.
 *
 * @returns how many were started
 */
export async function startPublicEditions(db: Db, at: Date): Promise<number> {
  const now = at.toISOString();
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      select own.id from models own join creators on creators.id = own.id
      where creators.owner_user_id is null and creators.is_listed and (
        not exists (select 1 from analyses where analyses.model_id = own.id)
        or (
          not exists (
            select 1 from analyses where analyses.model_id = own.id
              and (ended_at is null or ended_at > ${now}::timestamptz - interval '7 days')
          )
          and (not exists (select 1 from reports where reports.model_id = own.id) or exists (
            select 1 from model_profiles mine
              join model_profiles theirs using (profile_id)
              join submissions on submissions.id = theirs.model_id
              join sessions on sessions.user_id = submissions.user_id
            where mine.model_id = own.id and sessions.expires_at > ${now}::timestamptz
          ))
        )
      )
      order by own.id limit ${most} for update of own skip locked`);
    for (const row of rows) await queueAnalysis(tx, { modelId: dueRow.parse(row).id, cause: "scheduled" });
    return rows.length;
  });
}

export const publicEditionsJob = defineJob({
  name: "public-editions",
  payload: scheduledAt,
  cron: "*/10 * * * *",
  run: ({ db }: { db: Db }, at) => startPublicEditions(db, at),
});
