import { and, eq, lte, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import {
  connections,
  reportModels,
  reports,
  screenshotFigures,
  screenshotReadings,
  screenshots,
  submissions,
} from "../../platform/db/schema.ts";
import { releaseFiles } from "../../platform/files/sweep-files.ts";
import { retentionMs } from "../../platform/http/undo.ts";
import { defineJob } from "../../platform/queue/define-job.ts";
import { revokeConnection } from "../connections/end-connection.ts";
import type { ConnectionDeps } from "../connections/with-grant.ts";

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
  for (const { platform } of connected)
    await revokeConnection(deps, { modelId, platform, keep: false, now, endedBy: "manager" });
  await db.transaction(async (tx) => {
    await tx
      .delete(reports)
      .where(sql`${reports.id} in (select report_id from ${reportModels} where ${reportModels.modelId} = ${modelId})`);
    await releaseFiles(tx, await purgeModel(tx, modelId));
  });
}

/** Whether the model's deletion can no longer be undone. */
async function isPurgeable(db: Db, { modelId, now }: { modelId: number; now: Date }): Promise<boolean> {
  const [row] = await db
    .select({ id: submissions.id })
    .from(submissions)
    .where(and(eq(submissions.id, modelId), lte(submissions.deletedAt, new Date(now.getTime() - retentionMs))));
  return row !== undefined;
}

/** Deletes the model and all that refers to it. Returns the files that nothing refers to any more. */
async function purgeModel(tx: Tx, modelId: number): Promise<string[]> {
  const of = eq(screenshots.modelId, modelId);
  const pictures = await tx.select({ name: screenshots.picture }).from(screenshots).where(of);
  const [figures, readings] = [screenshotFigures, screenshotReadings].map((table) =>
    tx
      .select({ name: table.crop })
      .from(table)
      .where(sql`${table.screenshotId} in (select id from ${screenshots} where ${of})`),
  );
  const crops = [...((await figures) ?? []), ...((await readings) ?? [])];
  await tx.delete(submissions).where(eq(submissions.id, modelId));
  return [...new Set([...pictures, ...crops].flatMap(({ name }) => name ?? []))];
}

export const purgeModelJob = defineJob({
  name: "purge-model",
  payload: z.object({ modelId: z.int() }),
  attempts: 10,
  run: purgeDeletedModel,
});
