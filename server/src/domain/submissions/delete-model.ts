import { and, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { models } from "../../platform/db/schema.ts";
import { purgeMs, retentionMs, undoMs } from "../../platform/http/undo.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { writeAudit } from "../access/write-audit.ts";
import { startAnalysis } from "../analyses/start-analysis.ts";
import { stopRuns } from "./change-model.ts";
import { purgeModelJob } from "./purge-model.ts";

interface Deleting {
  modelId: number;
  userId: number;
  now: Date;
}

/**
 * Removes a submission's owner, ends its run and queues its deletion. Undefined when this person has no such submission; a
 * creator's own record is none: that is taken down by removal.
 *
 * @returns until when it can be undone
 */
export async function deleteModel(db: Db, { modelId, userId, now }: Deleting): Promise<Date | undefined> {
  return db.transaction(async (tx) => {
    const [deleted] = await tx
      .update(models)
      // Sent again, its submission is a new one.
      .set({ userId: null, deletedBy: userId, deletedAt: now, idempotencyKey: null })
      .where(and(eq(models.id, modelId), eq(models.userId, userId), isNull(models.creatorId)))
      .returning({ id: models.id });
    if (!deleted) return undefined;
    await stopRuns(tx, modelId);
    await writeAudit(tx, { actorId: userId, modelId, act: "model.delete" });
    await enqueue(tx, purgeModelJob, { modelId }, { runAt: new Date(now.getTime() + purgeMs) });
    return new Date(now.getTime() + undoMs);
  });
}

/** Puts a deleted submission back where it was. What had been under way begins anew. False when there is nothing to put back any more. */
export async function restoreModel(db: Db, { modelId, userId, now }: Deleting): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [restored] = await tx
      .update(models)
      .set({ userId, deletedBy: null, deletedAt: null })
      .where(
        and(
          eq(models.id, modelId),
          eq(models.deletedBy, userId),
          gt(models.deletedAt, new Date(now.getTime() - retentionMs)),
        ),
      )
      .returning({ status: models.status });
    if (!restored) return false;
    await writeAudit(tx, { actorId: userId, modelId, act: "model.restore" });
    if (restored.status === "pending" || restored.status === "processing")
      await startAnalysis(tx, { modelId, userId, cause: "requested" });
    return true;
  });
}
