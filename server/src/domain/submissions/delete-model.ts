import { and, eq, gt } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { models, submissions } from "../../platform/db/schema.ts";
import { purgeMs, retentionMs, undoMs } from "../../platform/http/undo.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { writeAudit } from "../access/write-audit.ts";
import { queueAnalysis } from "../analyses/start-analysis.ts";
import { lockModel, stopRuns } from "./change-model.ts";
import { purgeModelJob } from "./purge-model.ts";

interface DeleteModelOptions {
  modelId: number;
  userId: number;
  now: Date;
}

/**
 * Removes a submission's owner, ends its run and queues its deletion. Undefined when this person has no such submission.
 *
 * @returns until when it can be undone
 */
export async function removeModel(db: Db, { modelId, userId, now }: DeleteModelOptions): Promise<Date | undefined> {
  return db.transaction(async (tx) => {
    await lockModel(tx, modelId);
    const [deleted] = await tx
      .update(submissions)
      // Sent again, its submission is a new one.
      .set({ userId: null, deletedBy: userId, deletedAt: now, idempotencyKey: null })
      .where(and(eq(submissions.id, modelId), eq(submissions.userId, userId)))
      .returning({ id: submissions.id });
    if (!deleted) return undefined;
    await stopRuns(tx, modelId);
    await writeAudit(tx, { actorId: userId, modelId, act: "model.delete" });
    await enqueue(tx, purgeModelJob, { modelId }, { runAt: new Date(now.getTime() + purgeMs) });
    return new Date(now.getTime() + undoMs);
  });
}

/** Puts a deleted submission back where it was. What had been under way begins anew. False when there is nothing to put back any more. */
export async function putBackModel(db: Db, { modelId, userId, now }: DeleteModelOptions): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockModel(tx, modelId);
    const [restored] = await tx
      .update(submissions)
      .set({ userId, deletedBy: null, deletedAt: null })
      .where(
        and(
          eq(submissions.id, modelId),
          eq(submissions.deletedBy, userId),
          gt(submissions.deletedAt, new Date(now.getTime() - retentionMs)),
        ),
      )
      .returning({ id: submissions.id });
    if (!restored) return false;
    const [model] = await tx.select({ status: models.status }).from(models).where(eq(models.id, modelId));
    await writeAudit(tx, { actorId: userId, modelId, act: "model.restore" });
    if (model?.status === "pending" || model?.status === "processing")
      await queueAnalysis(tx, { modelId, userId, cause: "requested" });
    return true;
  });
}
