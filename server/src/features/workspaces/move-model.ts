import { and, eq, isNull, notExists, sql } from "drizzle-orm";
import { writeAudit } from "../../domain/access/write-audit.ts";
import { lockModel } from "../../domain/submissions/change-model.ts";
import type { Tx } from "../../platform/db/open-database.ts";
import {
  consentInvites,
  conversations,
  goals,
  modelSignups,
  notifications,
  peopleInCharge,
  reportModels,
  reports,
  submissions,
  teamNotes,
  todos,
} from "../../platform/db/schema.ts";
import { publishMembership } from "../../platform/live/publish.ts";

interface MoveOptions {
  modelId: number;
  userId: number;
  workspaceId: number;
}

/**
 * Moves a submission of a person's personal workspace into a shared one, with what hangs on it. Saved comparisons with it stay, without
 * it. The submission of one's own sign-up stands for the own creator and does not move.
 *
 * @returns false where there is no such submission
 */
export async function moveToWorkspace(tx: Tx, { modelId, userId, workspaceId }: MoveOptions): Promise<boolean> {
  await lockModel(tx, modelId);
  const signup = tx.select({ one: sql`1` }).from(modelSignups).where(eq(modelSignups.modelId, modelId));
  const moved = await tx
    .update(submissions)
    .set({ workspaceId, idempotencyKey: null })
    .where(
      and(
        eq(submissions.id, modelId),
        eq(submissions.workspaceId, userId),
        isNull(submissions.deletedAt),
        notExists(signup),
      ),
    )
    .returning({ id: submissions.id });
  if (moved.length === 0) return false;
  for (const table of [consentInvites, conversations, goals, notifications, peopleInCharge, teamNotes, todos])
    await tx.update(table).set({ workspaceId }).where(eq(table.modelId, modelId));
  // Each was sealed of models that one workspace had.
  await tx
    .delete(reportModels)
    .where(
      and(
        eq(reportModels.modelId, modelId),
        sql`${reportModels.reportId} in (select ${reports.id} from ${reports} where ${reports.workspaceId} = ${userId})`,
      ),
    );
  await writeAudit(tx, { act: "model.move", actorId: userId, modelId, workspaceId });
  await publishMembership(tx, userId);
  return true;
}
