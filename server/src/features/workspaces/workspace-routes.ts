import {
  createWorkspace,
  deleteWorkspace,
  listWorkspaces,
  mayAs,
  pictureLimitBytes,
  removeWorkspaceLogo,
  renameWorkspace,
  restoreWorkspace,
  setWorkspaceLogo,
  switchWorkspace,
} from "@fanradar/contract";
import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { findMember } from "../../domain/access/find-member.ts";
import { mount } from "../../domain/access/mount.ts";
import { type Member, personalMember, type Viewer } from "../../domain/access/policy.ts";
import { requireConfirmed } from "../../domain/access/session.ts";
import { writeAudit } from "../../domain/access/write-audit.ts";
import { describeMembership, findMemberships } from "../../domain/workspaces/find-memberships.ts";
import {
  lockWorkspace,
  publishToMembers,
  putBackWorkspace,
  removeWorkspace,
  storeLogo,
  storeWorkspace,
  workIn,
} from "../../domain/workspaces/store-workspace.ts";
import { workspaces } from "../../platform/db/schema.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import { storePicture } from "../../platform/files/store-picture.ts";
import { type Failure, fail, isFailure, Refused } from "../../platform/http/fail.ts";
import { readFileBody } from "../../platform/http/file-body.ts";
import { type Limit, takeTry } from "../../platform/http/limit.ts";
import { makeOnce } from "../../platform/http/make-once.ts";
import { readSessionCookie } from "../../platform/http/session-cookie.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";

/** Workspaces that one person may make. */
const making: Limit = { max: 20, windowSeconds: 86_400, from: "first" };
const logos: Limit = { max: 20, windowSeconds: 3_600, from: "first" };
/** Pixels: as large as documents print it and pages show it. */
const logoBox = { width: 480, height: 160 };

/** A member's shared workspace, where they manage it; else the refusal. */
export const managedBy = ({ member }: Viewer): Member | Failure =>
  member && member.workspaceId !== member.userId && mayAs(member, "workspace.manage") ? member : fail("not-found");

/** Workspaces of a person, and the one that their session works in. */
export function workspaceRoutes(app: FastifyInstance, ctx: Context, { store }: { store: FileStore }): void {
  const { db, config } = ctx;
  const sessionOf = (request: FastifyRequest) => readSessionCookie(config, request) ?? "";
  const present = (member: Member) => describeMembership(db, member);

  mount(app, ctx, listWorkspaces, ({ user }) => findMemberships(db, user.id));

  mount(app, ctx, createWorkspace, async ({ body, user, request }) => {
    const wait = await takeTry(db, `workspaces:${user.id}`, making);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    const workspaceId = await db.transaction(async (tx) => {
      const { id: userId } = user;
      const made = await makeOnce(tx, { userId, request }, () => storeWorkspace(tx, { userId, name: body.name }));
      await workIn(tx, { tokenHash: hashToken(sessionOf(request)), userId: user.id, workspaceId: made });
      return made;
    });
    const member = await findMember(db, { workspaceId, userId: user.id });
    return member ? present(member) : fail("not-found");
  });

  mount(app, ctx, switchWorkspace, async ({ body, user, request }) => {
    const isPersonal = body.id === user.id;
    const member = isPersonal
      ? personalMember(user.id)
      : await findMember(db, { workspaceId: body.id, userId: user.id });
    if (!member) return fail("not-found");
    const tokenHash = hashToken(sessionOf(request));
    await workIn(db, { tokenHash, userId: user.id, workspaceId: isPersonal ? null : body.id });
    return present(member);
  });

  mount(app, ctx, renameWorkspace, async ({ body: { name }, viewer }) => {
    const member = managedBy(viewer);
    if (isFailure(member)) return member;
    const { workspaceId, userId } = member;
    await db.transaction(async (tx) => {
      if (!(await lockWorkspace(tx, workspaceId))) throw new Refused(fail("not-found"));
      await tx.update(workspaces).set({ name }).where(eq(workspaces.id, workspaceId));
      await writeAudit(tx, { act: "workspace.rename", actorId: userId, workspaceId });
      await publishToMembers(tx, workspaceId);
    });
    return present(member);
  });

  const changeLogo = async (member: Member, logo: string | null) => {
    const { workspaceId, userId } = member;
    await db.transaction(async (tx) => {
      if (!(await lockWorkspace(tx, workspaceId))) throw new Refused(fail("not-found"));
      await storeLogo(tx, workspaceId, logo);
      await writeAudit(tx, { act: "workspace.logo", actorId: userId, workspaceId });
      await publishToMembers(tx, workspaceId);
    });
    return present(member);
  };

  mount(app, ctx, setWorkspaceLogo, async ({ viewer, request }) => {
    const member = managedBy(viewer);
    if (isFailure(member)) return member;
    const wait = await takeTry(db, `logo:${member.userId}`, logos);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    const bytes = await readFileBody(request, { limitBytes: pictureLimitBytes });
    if (isFailure(bytes)) return bytes;
    const { userId } = member;
    const logo = await storePicture(db, bytes, { userId, store, shape: logoBox, field: "picture" });
    return isFailure(logo) ? logo : changeLogo(member, logo);
  });

  mount(app, ctx, removeWorkspaceLogo, async ({ viewer }) => {
    const member = managedBy(viewer);
    return isFailure(member) ? member : changeLogo(member, null);
  });

  mount(app, ctx, deleteWorkspace, async ({ viewer, request }) => {
    const member = managedBy(viewer);
    if (isFailure(member)) return member;
    const unconfirmed = await requireConfirmed(db, sessionOf(request));
    if (unconfirmed) return unconfirmed;
    const { workspaceId, userId } = member;
    const undoUntil = await db.transaction(async (tx) => {
      if (!(await lockWorkspace(tx, workspaceId))) throw new Refused(fail("not-found"));
      return removeWorkspace(tx, { workspaceId, userId, now: new Date() });
    });
    return { undoUntil: undoUntil.toISOString() };
  });

  mount(app, ctx, restoreWorkspace, async ({ params, user, request }) => {
    const one = { workspaceId: params.id, userId: user.id };
    const isBack = await db.transaction((tx) => putBackWorkspace(tx, { ...one, now: new Date() }));
    const member = isBack ? await findMember(db, one) : undefined;
    if (!member) return fail("not-found");
    await workIn(db, { ...one, tokenHash: hashToken(sessionOf(request)) });
    return present(member);
  });
}
