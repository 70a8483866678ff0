import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { inScope, type Scope } from "../access/policy.ts";

const row = z.object({ id: z.number() });

/**
 * Ids of models that a name may refer to: creators by the handle of one of their profiles, and a
 * scope's models by name or username. Permission is not checked here. At most five.
 */
export async function findByName(db: Db, scope: Scope | null | undefined, name: string): Promise<number[]> {
  const plain = name.trim().replace(/^@/, "").toLowerCase();
  const { rows } = await db.execute(sql`
    (select models.id from portfolio_models owner join models on models.id = owner.id
      where ${scope ? inScope(scope, sql`owner`) : sql`false`} and (lower(name) = ${plain} or lower(username) = ${plain}) order by models.id limit 2)
    union all
    (select creator_id from profiles
      where platform in ('instagram', 'x', 'tiktok') and handle = ${plain} and creator_id is not null order by creator_id limit 3)`);
  return rows.map((one) => row.parse(one).id);
}
