import { activityEntry } from "@fanradar/contract";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { inScope, type Scope } from "../../domain/access/policy.ts";
import type { Db } from "../../platform/db/open-database.ts";

const most = 10;

/** Drizzle hands moments of hand-written SQL on as text. */
const entryRow = z
  .object({ kind: activityEntry.shape.kind, model_id: z.number(), model_name: z.string(), at: z.coerce.date() })
  .transform(({ kind, model_id, model_name, at }) => ({
    kind,
    modelId: model_id,
    modelName: model_name,
    at: at.toISOString(),
  }));

/** Recent events of a scope's models, newest first. */
export async function userActivity(db: Db, scope: Scope) {
  const { rows } = await db.execute(sql`
    with owned as (select id, name, created_at from model_owners join models using (id) where ${inScope(scope, sql`model_owners`)}),
      mine as (select * from owned where id in (select id from portfolio_models where ${inScope(scope, sql`portfolio_models`)}))
    select kind, model_id, name as model_name, at from (
      (select 'model-submitted' as kind, id as model_id, created_at as at from mine order by created_at desc limit ${most})
      union all
      (select 'report-ready', model_id, created_at from reports where model_id in (select id from mine)
        order by created_at desc limit ${most})
      union all
      (select 'analysis-failed', model_id, ended_at from analyses
        where state = 'failed' and model_id in (select id from mine) order by ended_at desc limit ${most})
      union all
      (select case when is_positive then 'rated-helpful' else 'rated-not-helpful' end, reports.model_id, ratings.updated_at
        from ratings join reports on reports.id = ratings.report_id
        where reports.model_id in (select id from owned) order by ratings.updated_at desc limit ${most})
    ) happened join owned on owned.id = happened.model_id
    order by at desc, model_id desc limit ${most}`);
  return rows.map((row) => entryRow.parse(row));
}
