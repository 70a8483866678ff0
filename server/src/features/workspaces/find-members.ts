import type { WorkspaceInvite, WorkspaceMember } from "@fanradar/contract";
import { memberRoles } from "@fanradar/contract";
import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import {
  modelOwners,
  models,
  userSettings,
  users,
  workspaceInvites,
  workspaceMemberModels,
  workspaceMembers,
} from "../../platform/db/schema.ts";
import { pictureAddress } from "../../platform/files/picture-address.ts";

/** Members of a workspace, or one of them, in the order of their roles. */
export async function findWorkspaceMembers(db: Db, workspaceId: number, userId?: number): Promise<WorkspaceMember[]> {
  const [rows, chosen] = await Promise.all([
    db
      .select({
        member: workspaceMembers,
        name: users.name,
        email: users.email,
        isVerified: users.isVerified,
        avatar: userSettings.avatar,
      })
      .from(workspaceMembers)
      .innerJoin(users, eq(users.id, workspaceMembers.userId))
      .leftJoin(userSettings, eq(userSettings.userId, users.id))
      .where(
        and(
          eq(workspaceMembers.workspaceId, workspaceId),
          userId === undefined ? undefined : eq(workspaceMembers.userId, userId),
        ),
      )
      .orderBy(asc(workspaceMembers.createdAt), asc(users.id)),
    db
      .select({ userId: workspaceMemberModels.userId, id: models.id, name: models.name })
      .from(workspaceMemberModels)
      .innerJoin(
        modelOwners,
        and(eq(modelOwners.id, workspaceMemberModels.modelId), eq(modelOwners.workspaceId, workspaceId)),
      )
      .innerJoin(models, eq(models.id, modelOwners.id))
      .where(eq(workspaceMemberModels.workspaceId, workspaceId))
      .orderBy(asc(models.name), asc(models.id)),
  ]);
  const byMember = Map.groupBy(chosen, (one) => one.userId);
  return rows
    .map(({ member, name, email, isVerified, avatar }) => ({
      ...{ userId: member.userId, name, email, isVerified, avatar: pictureAddress(avatar) },
      ...{ role: member.role, scope: member.scope, tags: member.tags, seesEarnings: member.seesEarnings },
      models: (byMember.get(member.userId) ?? []).map((one) => ({ id: one.id, name: one.name })),
      joinedAt: member.createdAt.toISOString(),
    }))
    .toSorted((one, other) => memberRoles.indexOf(one.role) - memberRoles.indexOf(other.role));
}

/** Invites of a workspace, or one of them, the newest first. */
export async function findWorkspaceInvites(db: Db, workspaceId: number, id?: number): Promise<WorkspaceInvite[]> {
  const rows = await db
    .select({
      invite: workspaceInvites,
      invitedBy: users.name,
      isExpired: sql<boolean>`${workspaceInvites.expiresAt} <= now()`,
    })
    .from(workspaceInvites)
    .leftJoin(users, eq(users.id, workspaceInvites.userId))
    .where(
      and(eq(workspaceInvites.workspaceId, workspaceId), id === undefined ? undefined : eq(workspaceInvites.id, id)),
    )
    .orderBy(desc(workspaceInvites.id));
  const ids = [...new Set(rows.flatMap(({ invite }) => invite.modelIds))];
  const named = await db
    .select({ id: models.id, name: models.name })
    .from(models)
    .innerJoin(modelOwners, and(eq(modelOwners.id, models.id), eq(modelOwners.workspaceId, workspaceId)))
    .where(inArray(models.id, ids));
  return rows.map(({ invite, invitedBy, isExpired }) => ({
    ...{ id: invite.id, recipient: invite.recipient, invitedBy, role: invite.role, scope: invite.scope },
    ...{ tags: invite.tags, seesEarnings: invite.seesEarnings },
    models: named.filter((one) => invite.modelIds.includes(one.id)),
    state: invite.acceptedAt ? "accepted" : invite.revokedAt ? "revoked" : isExpired ? "expired" : "open",
    createdAt: invite.createdAt.toISOString(),
    expiresAt: invite.expiresAt.toISOString(),
  }));
}
