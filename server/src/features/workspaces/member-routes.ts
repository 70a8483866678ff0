import {
  changeMember,
  handOverWorkspace,
  listMembers,
  listWorkspaceAudit,
  mayAs,
  removeMember,
} from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { findMember } from "../../domain/access/find-member.ts";
import { mount } from "../../domain/access/mount.ts";
import { requireConfirmed } from "../../domain/access/session.ts";
import { describeMembership } from "../../domain/workspaces/find-memberships.ts";
import { sendsMail } from "../../platform/http/exposed.ts";
import { fail, isFailure } from "../../platform/http/fail.ts";
import { readSessionCookie } from "../../platform/http/session-cookie.ts";
import { dropMember, handOver, storeMember } from "./change-members.ts";
import { findWorkspaceInvites, findWorkspaceMembers } from "./find-members.ts";
import { findWorkspaceAudit } from "./find-workspace-audit.ts";
import { managedBy } from "./workspace-routes.ts";

/** Members of the workspace that a person works in. */
export function memberRoutes(app: FastifyInstance, ctx: Context): void {
  const { db, config } = ctx;
  mount(app, ctx, listMembers, async ({ viewer: { member } }) => {
    if (!member || !mayAs(member, "member.read")) return fail("not-found");
    const isManaged = mayAs(member, "workspace.manage");
    const [members, invites] = await Promise.all([
      findWorkspaceMembers(db, member.workspaceId),
      isManaged ? findWorkspaceInvites(db, member.workspaceId) : [],
    ]);
    // Which models another sees names models that this one may not know of.
    return {
      members: isManaged ? members : members.map((one) => ({ ...one, tags: [], models: [], isVerified: false })),
      invites,
    };
  });

  mount(app, ctx, changeMember, async ({ params, body, viewer }) => {
    const member = managedBy(viewer);
    if (isFailure(member)) return member;
    const { workspaceId, userId: actorId } = member;
    await db.transaction((tx) => storeMember(tx, { workspaceId, userId: params.id, actorId }, body));
    const [changed] = await findWorkspaceMembers(db, workspaceId, params.id);
    return changed ?? fail("not-found");
  });

  mount(app, ctx, handOverWorkspace, async ({ params, viewer, request }) => {
    const member = managedBy(viewer);
    if (isFailure(member)) return member;
    const unconfirmed = await requireConfirmed(db, readSessionCookie(ctx.config, request) ?? "");
    if (unconfirmed) return unconfirmed;
    const { workspaceId, userId: actorId } = member;
    const [next] = await findWorkspaceMembers(db, workspaceId, params.id);
    // An owner without a verified address receives no email and cannot invite members.
    if (next && !next.isVerified && sendsMail(config)) return fail("forbidden");
    await db.transaction((tx) => handOver(tx, { workspaceId, userId: params.id, actorId }));
    const stays = await findMember(db, { workspaceId, userId: actorId });
    return stays ? describeMembership(db, stays) : fail("not-found");
  });

  mount(app, ctx, removeMember, async ({ params, user, viewer: { member } }) => {
    const isSelf = params.id === user.id;
    const isShared = member && member.workspaceId !== user.id;
    if (!isShared || !(isSelf || mayAs(member, "workspace.manage"))) return fail("not-found");
    const { workspaceId } = member;
    await db.transaction((tx) => dropMember(tx, { workspaceId, userId: params.id, actorId: user.id }));
    return {};
  });

  mount(app, ctx, listWorkspaceAudit, async ({ query, viewer }) => {
    const member = managedBy(viewer);
    return isFailure(member) ? member : findWorkspaceAudit(db, member.workspaceId, query.before);
  });
}
