import { type BatchProgress, expectedEnd } from "@fanradar/contract";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { inScope, type Scope } from "../../domain/access/policy.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { startOfJob } from "../../platform/queue/private-tables.ts";

const row = z.object({
  waiting: z.number(),
  total: z.number(),
  ended: z.array(z.coerce.date()),
  last: z.coerce.date().nullable(),
});

/** How far the models of a scope are that were added many at once in the last two days; null where none of them waits. */
export async function findBatch(db: Db, { scope, now }: { scope: Scope; now: Date }): Promise<BatchProgress | null> {
  const { rows } = await db.execute(sql`
    with run as materialized (
      select analyses.id, state, created_at, ended_at from analyses join portfolio_models on portfolio_models.id = model_id
      where ${inScope(scope, sql`portfolio_models`)} and cause = 'batch' and created_at > ${now.toISOString()}::timestamptz - interval '2 days'
    )
    select count(*) filter (where state in ('queued', 'running'))::int as waiting,
      -- Runs of one batch were created in one transaction.
      count(*) filter (where created_at in (select created_at from run where state in ('queued', 'running')))::int as total,
      coalesce(json_agg(ended_at) filter (where ended_at > ${now.toISOString()}::timestamptz - interval '1 hour'), '[]') as ended,
      max(${startOfJob("analysisId", sql`run.id`)}) filter (where state = 'queued') as last
    from run`);
  const { waiting, total, ended, last } = row.parse(rows[0]);
  if (waiting === 0) return null;
  return { waiting, total, ...expectedEnd({ now, waiting, ended, lastStartsAt: last ?? undefined }) };
}
