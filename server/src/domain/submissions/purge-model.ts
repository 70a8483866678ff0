import { eq, sql } from "drizzle-orm";
import { connections, reportModels, reports } from "../../platform/db/schema.ts";
import { dropFiles } from "../../platform/files/sweep-files.ts";
import { endConnection } from "../connections/end-connection.ts";
import type { ConnectionDeps } from "../connections/with-grant.ts";
import { isPurgeable, purgeModel } from "./delete-model.ts";

/**
 * Ends a model whose deletion can no longer be undone: its accounts' consent, its files, its saved comparisons, and every row
 * that refers to it. Profiles and what is publicly known of them belong to creators and stay.
 */
export async function purgeDeletedModel(
  deps: ConnectionDeps & { now: () => Date },
  { modelId }: { modelId: number },
): Promise<void> {
  const { db } = deps;
  const now = deps.now();
  if (!(await isPurgeable(db, { modelId, now }))) return;
  const connected = await db
    .select({ platform: connections.platform })
    .from(connections)
    .where(eq(connections.modelId, modelId));
  for (const { platform } of connected) await endConnection(deps, { modelId, platform, keep: false, now });
  await db.transaction(async (tx) => {
    await tx
      .delete(reports)
      .where(sql`${reports.id} in (select report_id from ${reportModels} where ${reportModels.modelId} = ${modelId})`);
    await dropFiles(tx, await purgeModel(tx, modelId));
  });
}
