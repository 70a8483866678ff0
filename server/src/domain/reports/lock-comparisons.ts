import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/open-database.ts";

/** One saving or putting back of a workspace's comparisons at a time: of the same one there is one. */
export async function lockComparisons(tx: Tx, workspaceId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('comparisons'), ${workspaceId})`);
}
