import { randomUUID } from "node:crypto";
import { type MemberRights, mayAs } from "@fanradar/contract";
import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { findMember } from "../../domain/access/find-member.ts";
import { writeAudit } from "../../domain/access/write-audit.ts";
import { createNotification } from "../../domain/notifications/create-notification.ts";
import { lockModel } from "../../domain/submissions/change-model.ts";
import { lockWorkspace } from "../../domain/workspaces/store-workspace.ts";
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
  seenModels,
  submissions,
  teamNotes,
  todos,
  workspaceMemberModels,
} from "../../platform/db/schema.ts";
import { type Failure, fail } from "../../platform/http/fail.ts";
import { publishMembership } from "../../platform/live/publish.ts";

interface Move {
  modelId: number;
  /** Who moves it. */
  userId: number;
  /** The shared workspace. */
  workspaceId: number;
}

/**
 * Moves a submission of a person's personal workspace into a shared one, with what hangs on it. Saved comparisons with it stay, without
 * it. The submission of one's own sign-up stands for the own creator and does not move.
 *
 * @returns why not, if it cannot
 */
export async function moveToWorkspace(tx: Tx, { modelId, userId, workspaceId }: Move): Promise<Failure | undefined> {
  const member = (await lockWorkspace(tx, workspaceId)) && (await findMember(tx, { workspaceId, userId }));
  if (!member) return fail("not-found");
  await lockModel(tx, modelId);
  const own = and(eq(submissions.id, modelId), eq(submissions.workspaceId, userId), isNull(submissions.deletedAt));
  const [found] = await tx.select({ id: submissions.id }).from(submissions).where(own);
  if (!found) return fail("not-found");
  if (!mayAs(member, "model.submit")) return fail("forbidden");
  const signups = await tx.$count(modelSignups, eq(modelSignups.modelId, modelId));
  if (signups > 0) return fail("invalid", { fields: { id: "move.ownPage" } });
  await tx.update(submissions).set({ workspaceId, movedFrom: userId, idempotencyKey: null }).where(own);
  for (const table of [conversations, notifications, peopleInCharge])
    await tx.update(table).set({ workspaceId }).where(eq(table.modelId, modelId));
  await takeAlong(tx, { modelId, from: userId, to: workspaceId });
  await writeAudit(tx, { act: "model.move", actorId: userId, modelId, workspaceId });
  await publishMembership(tx, userId);
  return undefined;
}

/** Whether a member may move a model back to the personal workspace that it came from: it leaves the team with its earnings. */
export const mayMoveBack = (member: MemberRights & { userId: number }, movedFrom: number): boolean =>
  member.role === "owner" ||
  (movedFrom === member.userId && member.scope === "all" && mayAs(member, "model.delete") && member.seesEarnings);

/**
 * Moves a submission back to the personal workspace that it came from, with what hangs on it. What others of the team have of it for themselves
 * goes: their conversations and notifications, being in charge of it, and having it chosen for them.
 *
 * @returns why not, if it cannot
 */
export async function moveBack(
  tx: Tx,
  { modelId, userId, workspaceId, target }: Move & { target: number },
): Promise<Failure | undefined> {
  const member = (await lockWorkspace(tx, workspaceId)) && (await findMember(tx, { workspaceId, userId }));
  if (!member || (member.models !== null && !member.models.includes(modelId))) return fail("not-found");
  await lockModel(tx, modelId);
  const here = and(
    eq(submissions.id, modelId),
    eq(submissions.workspaceId, workspaceId),
    isNull(submissions.deletedAt),
  );
  const [found] = await tx.select({ movedFrom: submissions.movedFrom }).from(submissions).where(here);
  if (!found) return fail("not-found");
  if (!mayMoveBack(member, target)) return fail("forbidden", { fields: { id: "move.role" } });
  if (found.movedFrom !== target) return fail("invalid", { fields: { id: "move.notBack" } });
  const readers = await tx
    .select({ id: seenModels.userId })
    .from(seenModels)
    .where(and(eq(seenModels.modelId, modelId), eq(seenModels.workspaceId, workspaceId)))
    .orderBy(seenModels.userId);
  await tx.update(submissions).set({ workspaceId: target, movedFrom: null, idempotencyKey: null }).where(here);
  for (const table of [conversations, notifications]) {
    await tx.delete(table).where(and(eq(table.modelId, modelId), ne(table.userId, target)));
    await tx.update(table).set({ workspaceId: target }).where(eq(table.modelId, modelId));
  }
  for (const table of [peopleInCharge, workspaceMemberModels]) await tx.delete(table).where(eq(table.modelId, modelId));
  await tx
    .update(todos)
    .set({ assigneeId: null })
    .where(and(eq(todos.modelId, modelId), ne(todos.assigneeId, target)));
  await takeAlong(tx, { modelId, from: workspaceId, to: target });
  const news = { kind: "model-moved-back", key: `moved back ${modelId} ${randomUUID()}` } as const;
  // Of the model nothing is left to the team, its name neither.
  for (const { id } of readers)
    if (id !== userId && id !== target) await createNotification(tx, { ...news, userId: id, workspaceId });
  if (target !== userId) await createNotification(tx, { ...news, userId: target, workspaceId: target, modelId });
  await writeAudit(tx, { act: "model.move-back", actorId: userId, modelId, workspaceId });
  await publishMembership(tx, target);
  if (target !== userId) await publishMembership(tx, userId);
  return undefined;
}

/** Moves what belongs to the model, and deletes it from the comparisons of the workspace that it leaves: those are of one workspace's models. */
async function takeAlong(tx: Tx, { modelId, from, to }: { modelId: number; from: number; to: number }): Promise<void> {
  for (const table of [consentInvites, goals, teamNotes, todos])
    await tx.update(table).set({ workspaceId: to }).where(eq(table.modelId, modelId));
  await tx
    .delete(reportModels)
    .where(
      and(
        eq(reportModels.modelId, modelId),
        sql`${reportModels.reportId} in (select ${reports.id} from ${reports} where ${reports.workspaceId} = ${from})`,
      ),
    );
}
