import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";

const row = z.object({ id: z.number() });

/**
 * Ids of models that somebody may mean by a name: creators' own records by the handle of one of their profiles, and the person's
 * own models by name or username. Permission is not checked here. At most five.
 */
export async function findByName(db: Db, userId: number, name: string): Promise<number[]> {
  const plain = name.trim().replace(/^@/, "").toLowerCase();
  const { rows } = await db.execute(sql`
    (select id from models where user_id = ${userId} and (lower(name) = ${plain} or lower(username) = ${plain}) order by id limit 2)
    union all
    (select models.id from profiles join models on models.creator_id = profiles.creator_id 
      where platform in ('instagram', 'x', 'tiktok') and handle = ${plain} order by models.id limit 3)`);
  return rows.map((one) => row.parse(one).id);
}
