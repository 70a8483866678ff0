import { type FirstSteps, mayAs } from "@fanradar/contract";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { inScope, type Member } from "../../domain/access/policy.ts";
import type { Db } from "../../platform/db/open-database.ts";

const found = z.object({ models: z.boolean(), statement: z.boolean(), connected: z.boolean(), refreshed: z.boolean() });

/** Which of the first steps are done, by what is stored of the models that a member sees: none that they may not know of. */
export async function findFirstSteps(db: Db, member: Member): Promise<FirstSteps> {
  const { rows } = await db.execute(sql`
    with mine as (select id, schedule from portfolio_models join models using (id) where ${inScope(member, sql`portfolio_models`)})
    select exists (select from mine) as models,
      exists (select from evidence where kind = 'file' and model_id in (select id from mine)) as statement,
      exists (select from connections where sealed_tokens is not null and model_id in (select id from mine)) as connected,
      exists (select from mine where schedule = 'daily')
        or exists (select from analyses where cause = 'scheduled' and state = 'done' and model_id in (select id from mine)) as refreshed`);
  const { models, statement, connected, refreshed } = found.parse(rows[0]);
  return {
    ...{ hasModels: models, isRefreshed: refreshed },
    hasStatement: statement && mayAs(member, "evidence.add"),
    isConnected: connected && mayAs(member, "connection.read"),
  };
}
