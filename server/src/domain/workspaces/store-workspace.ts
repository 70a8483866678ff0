import { and, eq, gt, isNull, lte } from "drizzle-orm";
import { z } from "zod";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import {
  connections,
  modelOwners,
  sessions,
  users,
  workspaceLogos,
  workspaceMembers,
  workspaces,
} from "../../platform/db/schema.ts";
import { releaseFiles } from "../../platform/files/sweep-files.ts";
import { purgeMs, retentionMs, undoMs } from "../../platform/http/undo.ts";
import { publishMembership } from "../../platform/live/publish.ts";
import { defineJob } from "../../platform/queue/define-job.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { writeAudit } from "../access/write-audit.ts";
import { revokeConnection } from "../connections/end-connection.ts";
import type { ConnectionDeps } from "../connections/with-grant.ts";
import { eraseWorkspace } from "./leave-workspaces.ts";

/** Makes a shared workspace with its first owner. Returns its id. */
export async function storeWorkspace(tx: Tx, { userId, name }: { userId: number; name: string }): Promise<number> {
  const [made] = await tx.insert(workspaces).values({ name }).returning({ id: workspaces.id });
  if (!made) throw new Error("a workspace was not stored");
  const owner = { role: "owner", scope: "all", seesEarnings: true } as const;
  await tx.insert(workspaceMembers).values({ workspaceId: made.id, userId, ...owner });
  await writeAudit(tx, { act: "workspace.create", actorId: userId, workspaceId: made.id });
  return made.id;
}

/** Lets a session work in a workspace; null: in the personal one. Its person's other pages load anew. */
export async function workIn(
  tx: Tx | Db,
  { tokenHash, userId, workspaceId }: { tokenHash: Buffer; userId: number; workspaceId: number | null },
): Promise<void> {
  await tx.update(sessions).set({ workspaceId }).where(eq(sessions.tokenHash, tokenHash));
  await tx.update(users).set({ workspaceId }).where(eq(users.id, userId));
  await publishMembership(tx, userId);
}

/** Locks a shared workspace for a change of it or of its members: one at a time. False where it is not there. */
export async function lockWorkspace(tx: Tx, workspaceId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(and(eq(workspaces.id, workspaceId), isNull(workspaces.personalOf), isNull(workspaces.deletedAt)))
    .for("update");
  return row !== undefined;
}

/** Makes the open pages of all members load anew. */
export async function publishToMembers(tx: Tx, workspaceId: number): Promise<void> {
  const rows = await tx
    .select({ userId: workspaceMembers.userId })
    .from(workspaceMembers)
    .where(eq(workspaceMembers.workspaceId, workspaceId));
  for (const { userId } of rows) await publishMembership(tx, userId);
}

interface DeleteOptions {
  workspaceId: number;
  userId: number;
  now: Date;
}

/** Takes a workspace away from its members and queues its deletion. Returns until when that can be undone. */
export async function removeWorkspace(tx: Tx, { workspaceId, userId, now }: DeleteOptions): Promise<Date> {
  await tx.update(workspaces).set({ deletedAt: now, deletedBy: userId }).where(eq(workspaces.id, workspaceId));
  await writeAudit(tx, { act: "workspace.delete", actorId: userId, workspaceId });
  await publishToMembers(tx, workspaceId);
  await enqueue(tx, purgeWorkspaceJob, { workspaceId }, { runAt: new Date(now.getTime() + purgeMs) });
  return new Date(now.getTime() + undoMs);
}

/** Puts back a workspace that this person deleted. False once it is too late. */
export async function putBackWorkspace(tx: Tx, { workspaceId, userId, now }: DeleteOptions): Promise<boolean> {
  const back = await tx
    .update(workspaces)
    .set({ deletedAt: null, deletedBy: null })
    .where(
      and(
        eq(workspaces.id, workspaceId),
        eq(workspaces.deletedBy, userId),
        gt(workspaces.deletedAt, new Date(now.getTime() - retentionMs)),
      ),
    )
    .returning({ id: workspaces.id });
  if (back.length === 0) return false;
  await writeAudit(tx, { act: "workspace.restore", actorId: userId, workspaceId });
  await publishToMembers(tx, workspaceId);
  return true;
}

/** Ends a workspace whose deletion can no longer be undone: the consent of its connected accounts, its files, and every row of it. */
export async function purgeWorkspace(
  deps: ConnectionDeps & { now: () => Date },
  { workspaceId }: { workspaceId: number },
): Promise<void> {
  const { db } = deps;
  const now = deps.now();
  const isOver = and(
    eq(workspaces.id, workspaceId),
    lte(workspaces.deletedAt, new Date(now.getTime() - retentionMs)),
    isNull(workspaces.personalOf),
  );
  if ((await db.$count(workspaces, isOver)) === 0) return;
  const connected = await db
    .select({ modelId: connections.modelId, platform: connections.platform })
    .from(connections)
    .innerJoin(modelOwners, eq(modelOwners.id, connections.modelId))
    .where(eq(modelOwners.workspaceId, workspaceId));
  for (const one of connected) await revokeConnection(deps, { ...one, keep: false, now, endedBy: "manager" });
  await db.transaction((tx) => eraseWorkspace(tx, workspaceId));
}

/** Replaces a workspace's logo by a stored file, or removes it; the file before is let go. Needs the workspace's lock. */
export async function storeLogo(tx: Tx, workspaceId: number, file: string | null): Promise<void> {
  const before = await tx
    .delete(workspaceLogos)
    .where(eq(workspaceLogos.workspaceId, workspaceId))
    .returning({ file: workspaceLogos.file });
  if (file !== null) await tx.insert(workspaceLogos).values({ workspaceId, file });
  await releaseFiles(
    tx,
    before.map((one) => one.file),
  );
}

export const purgeWorkspaceJob = defineJob({
  name: "purge-workspace",
  payload: z.object({ workspaceId: z.int() }),
  attempts: 10,
  run: purgeWorkspace,
});
