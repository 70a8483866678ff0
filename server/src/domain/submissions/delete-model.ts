import { mayAs } from "@fanradar/contract";
import { and, eq, gt } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { modelOwners, models, ownerOf, submissions } from "../../platform/db/schema.ts";
import { purgeMs, retentionMs, undoMs } from "../../platform/http/undo.ts";
import { publishMembership, publishTeam } from "../../platform/live/publish.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { can, type Viewer } from "../access/policy.ts";
import { writeAudit } from "../access/write-audit.ts";
import { queueAnalysis } from "../analyses/start-analysis.ts";
import { lockModel, stopRuns } from "./change-model.ts";
import { purgeModelJob } from "./purge-model.ts";

interface DeleteModelOptions {
  modelId: number;
  viewer: Viewer & { userId: number };
  now: Date;
}

/**
 * Takes a submission away from its workspace, ends its run and queues its deletion. Its entry in the audit log names the workspace alone:
 * one that names the model is deleted with it. Undefined when this person may not.
 *
 * @returns until when it can be undone
 */
export async function removeModel(db: Db, { modelId, viewer, now }: DeleteModelOptions): Promise<Date | undefined> {
  return db.transaction(async (tx) => {
    await lockModel(tx, modelId);
    const [owner] = await tx.select(ownerOf).from(modelOwners).where(eq(modelOwners.id, modelId));
    if (!owner || !can(viewer, "model.delete", owner)) return undefined;
    const { userId } = viewer;
    const [deleted] = await tx
      .update(submissions)
      // Sent again, its submission is a new one.
      .set({ deletedBy: userId, deletedAt: now, idempotencyKey: null })
      .where(eq(submissions.id, modelId))
      .returning({ id: submissions.id });
    if (!deleted) return undefined;
    await stopRuns(tx, modelId);
    await writeAudit(tx, { actorId: userId, act: "model.delete", workspaceId: owner.workspaceId });
    await enqueue(tx, purgeModelJob, { modelId }, { runAt: new Date(now.getTime() + purgeMs) });
    await publishRemoval(tx, viewer);
    return new Date(now.getTime() + undoMs);
  });
}

/** Puts a deleted submission back where it was. What had been under way begins anew. False when there is nothing to put back any more. */
export async function putBackModel(db: Db, { modelId, viewer, now }: DeleteModelOptions): Promise<boolean> {
  const { userId, member } = viewer;
  if (!member || !mayAs(member, "model.delete")) return false;
  return db.transaction(async (tx) => {
    await lockModel(tx, modelId);
    const [restored] = await tx
      .update(submissions)
      .set({ deletedBy: null, deletedAt: null })
      .where(
        and(
          eq(submissions.id, modelId),
          eq(submissions.deletedBy, userId),
          eq(submissions.workspaceId, member.workspaceId),
          gt(submissions.deletedAt, new Date(now.getTime() - retentionMs)),
        ),
      )
      .returning({ id: submissions.id });
    if (!restored) return false;
    const [model] = await tx.select({ status: models.status }).from(models).where(eq(models.id, modelId));
    await writeAudit(tx, { actorId: userId, modelId, act: "model.restore", workspaceId: member.workspaceId });
    if (model?.status === "pending" || model?.status === "processing")
      await queueAnalysis(tx, { modelId, cause: "requested" });
    await publishRemoval(tx, viewer);
    return true;
  });
}

/** What other windows of the person show of the model is loaded anew, and the lists of their team. */
async function publishRemoval(tx: Tx, { userId, member }: DeleteModelOptions["viewer"]): Promise<void> {
  await publishMembership(tx, userId);
  if (member) await publishTeam(tx, member.workspaceId);
}
