import { randomUUID } from "node:crypto";
import type { MemberRole, ScopeKind } from "@fanradar/contract";
import { and, eq, inArray } from "drizzle-orm";
import { writeAudit } from "../../domain/access/write-audit.ts";
import { createNotification } from "../../domain/notifications/create-notification.ts";
import { lockWorkspace } from "../../domain/workspaces/store-workspace.ts";
import type { Tx } from "../../platform/db/open-database.ts";
import { modelOwners, sessions, todos, workspaceMemberModels, workspaceMembers } from "../../platform/db/schema.ts";
import { fail, Refused } from "../../platform/http/fail.ts";
import { publishMembership } from "../../platform/live/publish.ts";

/** What a member may see and do, as it is sent. */
export interface MemberGrant {
  role: MemberRole;
  scope: ScopeKind;
  tags: readonly string[];
  modelIds: readonly number[];
  seesEarnings: boolean;
}

interface MemberId {
  workspaceId: number;
  userId: number;
}

const isMember = ({ workspaceId, userId }: MemberId) =>
  and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.userId, userId));

/** The columns of a grant: of each scope what belongs to it. */
export const grantColumns = ({ role, scope, tags, seesEarnings }: MemberGrant) => ({
  ...{ role, scope, seesEarnings },
  tags: scope === "tags" ? [...tags] : [],
});

/**
 * Changes a member's role, scope and earnings switch; their open pages load anew.
 *
 * @throws Refused where they are no member, where the actor is no owner any more, where a model is not the workspace's, and where no owner would be left
 */
export async function storeMember(
  tx: Tx,
  { actorId, ...one }: MemberId & { actorId: number },
  granted: MemberGrant,
): Promise<void> {
  await lockForOwner(tx, { workspaceId: one.workspaceId, userId: actorId });
  await requireOwnModels(tx, one.workspaceId, granted);
  await setRights(tx, one, granted);
  await requireOwner(tx, one.workspaceId);
  const { workspaceId, userId: subjectId } = one;
  await writeAudit(tx, { act: "member.change", actorId, subjectId, workspaceId, reason: granted.role });
}

const ofEverything = { scope: "all", tags: [], modelIds: [], seesEarnings: true } as const;

/**
 * Makes a member the owner of a workspace in place of the actor, who stays as a manager of everything.
 *
 * @throws Refused as `storeMember`, and `forbidden` where they are the same
 */
export async function handOver(tx: Tx, { actorId, ...one }: MemberId & { actorId: number }): Promise<void> {
  const { workspaceId, userId: subjectId } = one;
  await lockForOwner(tx, { workspaceId, userId: actorId });
  if (subjectId === actorId) throw new Refused(fail("forbidden"));
  await setRights(tx, one, { role: "owner", ...ofEverything });
  await setRights(tx, { workspaceId, userId: actorId }, { role: "manager", ...ofEverything });
  await writeAudit(tx, { act: "workspace.hand-over", actorId, subjectId, workspaceId });
}

/** Sets what a member may see and do, and notifies who becomes an owner. Needs the workspace's lock. */
async function setRights(tx: Tx, one: MemberId, granted: MemberGrant): Promise<void> {
  const { workspaceId, userId } = one;
  const [before] = await tx.select({ role: workspaceMembers.role }).from(workspaceMembers).where(isMember(one));
  if (!before) throw new Refused(fail("not-found"));
  await tx.update(workspaceMembers).set(grantColumns(granted)).where(isMember(one));
  await chooseModels(tx, one, granted);
  if (granted.role === "owner" && before.role !== "owner")
    await createNotification(tx, { userId, kind: "workspace-owner", key: `owner ${workspaceId} ${randomUUID()}` });
  await publishMembership(tx, userId);
}

/**
 * Removes a member: nothing of the workspace is theirs to see from the commit on, and their open streams end.
 *
 * @throws Refused as `storeMember`
 */
export async function dropMember(tx: Tx, { actorId, ...one }: MemberId & { actorId: number }): Promise<void> {
  const { workspaceId, userId } = one;
  if (actorId === userId) {
    if (!(await lockWorkspace(tx, workspaceId))) throw new Refused(fail("not-found"));
  } else await lockForOwner(tx, { workspaceId, userId: actorId });
  const gone = await tx.delete(workspaceMembers).where(isMember(one)).returning({ userId: workspaceMembers.userId });
  if (gone.length === 0) throw new Refused(fail("not-found"));
  await requireOwner(tx, workspaceId);
  await tx
    .update(todos)
    .set({ assigneeId: null })
    .where(and(eq(todos.workspaceId, workspaceId), eq(todos.assigneeId, userId)));
  await tx
    .update(sessions)
    .set({ workspaceId: null })
    .where(and(eq(sessions.userId, userId), eq(sessions.workspaceId, workspaceId)));
  const act = actorId === userId ? "member.leave" : "member.remove";
  await writeAudit(tx, { act, actorId, subjectId: userId, workspaceId });
  if (act === "member.remove")
    await createNotification(tx, {
      userId,
      kind: "workspace-removed",
      key: `workspace ${workspaceId} ${randomUUID()}`,
    });
  await publishMembership(tx, userId);
}

/**
 * Refuses a grant of models that are not the workspace's, each by its place.
 *
 * @throws Refused
 */
export async function requireOwnModels(
  tx: Tx,
  workspaceId: number,
  { scope, modelIds }: Pick<MemberGrant, "scope" | "modelIds">,
): Promise<void> {
  if (scope !== "models" || modelIds.length === 0) return;
  const own = new Set((await findOwnModels(tx, workspaceId, modelIds)).map(({ modelId }) => modelId));
  const foreign = [...modelIds.entries()].filter(([, id]) => !own.has(id));
  const fields = Object.fromEntries(foreign.map(([index]) => [`modelIds.${index}`, "model.elsewhere" as const]));
  if (foreign.length > 0) throw new Refused(fail("invalid", { fields }));
}

const findOwnModels = (tx: Tx, workspaceId: number, modelIds: readonly number[]) =>
  tx
    .select({ modelId: modelOwners.id })
    .from(modelOwners)
    .where(and(eq(modelOwners.workspaceId, workspaceId), inArray(modelOwners.id, [...modelIds])));

/** Stores which models a member of scope `models` sees. Of those that an invite names some may be gone by the time that it is accepted. */
export async function chooseModels(
  tx: Tx,
  { workspaceId, userId }: MemberId,
  { scope, modelIds }: Pick<MemberGrant, "scope" | "modelIds">,
): Promise<void> {
  await tx
    .delete(workspaceMemberModels)
    .where(and(eq(workspaceMemberModels.workspaceId, workspaceId), eq(workspaceMemberModels.userId, userId)));
  if (scope !== "models") return;
  const own = await findOwnModels(tx, workspaceId, modelIds);
  if (own.length > 0)
    await tx
      .insert(workspaceMemberModels)
      .values(own.map(({ modelId }) => ({ workspaceId, userId, modelId })))
      .onConflictDoNothing();
}

/** One change of a workspace's members at a time, by who is still an owner of it then. */
export async function lockForOwner(tx: Tx, owner: MemberId): Promise<void> {
  const isThere = await lockWorkspace(tx, owner.workspaceId);
  const isOwner =
    isThere && (await tx.$count(workspaceMembers, and(isMember(owner), eq(workspaceMembers.role, "owner"))));
  if (!isOwner) throw new Refused(fail("not-found"));
}

async function requireOwner(tx: Tx, workspaceId: number): Promise<void> {
  const owners = and(eq(workspaceMembers.workspaceId, workspaceId), eq(workspaceMembers.role, "owner"));
  if ((await tx.$count(workspaceMembers, owners)) === 0) throw new Refused(fail("last-owner"));
}
