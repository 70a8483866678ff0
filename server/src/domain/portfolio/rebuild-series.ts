import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { updateEarningSeries } from "../payments/earning-series.ts";
import { updateProfileSeries } from "../profiles/profile-series.ts";

/** Derives `profile_series` and `earning_series` anew from the raw rows: of every profile, and of every model with payments. */
export async function rebuildSeries(db: Db): Promise<void> {
  await updateProfileSeries(db);
  const { rows } = await db.execute(sql`
    select model_id as id from transactions union select model_id from earning_series order by 1`);
  for (const { id } of z.array(z.object({ id: z.number() })).parse(rows))
    await db.transaction((tx) => updateEarningSeries(tx, id));
}
