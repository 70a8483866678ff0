import { and, eq, gt } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { evidence } from "../../platform/db/schema.ts";

/** Whether anything was given for the model after that moment. */
export async function hasEvidenceSince(db: Db | Tx, modelId: number, since: Date): Promise<boolean> {
  const rows = await db
    .select({ id: evidence.id })
    .from(evidence)
    .where(and(eq(evidence.modelId, modelId), gt(evidence.addedAt, since)))
    .limit(1);
  return rows.length > 0;
}
