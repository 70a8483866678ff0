import { acceptInvite, inviteMember, openInvite, renewInvite, revokeInvite } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { findMember } from "../../domain/access/find-member.ts";
import { mount } from "../../domain/access/mount.ts";
import type { SessionUser } from "../../domain/access/session.ts";
import { emailKey } from "../../domain/accounts/attempts.ts";
import { describeMembership } from "../../domain/workspaces/find-memberships.ts";
import { workIn } from "../../domain/workspaces/store-workspace.ts";
import { pictureAddress } from "../../platform/files/picture-address.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { fail, isFailure } from "../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../platform/http/limit.ts";
import { makeOnce } from "../../platform/http/make-once.ts";
import { readSessionCookie } from "../../platform/http/session-cookie.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";
import { findWorkspaceInvites } from "./find-members.ts";
import {
  acceptStoredInvite,
  findOpenInvite,
  type IssuedInvite,
  inviteToken,
  mailInvite,
  renewStoredInvite,
  revokeStoredInvite,
  storeInvite,
} from "./store-invite.ts";
import { managedBy } from "./workspace-routes.ts";

const daySeconds = 86_400;
/** Invites that one person may make or renew. */
const making: Limit = { max: 60, windowSeconds: 3_600, from: "first" };
/** Mails to one address from everybody. */
const mailingTo: Limit = { max: 3, windowSeconds: daySeconds, from: "first" };
/** Links that one network may open, and one person accept. */
const opening: Limit = { max: 120, windowSeconds: 60, from: "first" };

/** How others become members of a workspace: invited by who manages it, by a link or a mail. */
export function memberInviteRoutes(app: FastifyInstance, ctx: Context): void {
  const { db, config } = ctx;

  const take = async (user: SessionUser, email: string | null | undefined) =>
    (await takeTry(db, `workspace:invites:${user.id}`, making)) ??
    (email ? await takeTry(db, emailKey("workspace:mail", email), mailingTo) : undefined);

  const present = async (workspaceId: number, { id, token }: IssuedInvite) => {
    const [invite] = await findWorkspaceInvites(db, workspaceId, id);
    return invite ? { invite, token } : fail("not-found");
  };

  mount(app, ctx, inviteMember, async ({ body: { email, ...granted }, user, viewer, reader, request }) => {
    const member = managedBy(viewer);
    if (isFailure(member)) return member;
    if (email !== undefined && !user.isVerified) return fail("unverified");
    const wait = await take(user, email);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    const { workspaceId } = member;
    const issued = await db.transaction(async (tx) => {
      const { id: userId } = user;
      const token = inviteToken(config, { userId, request });
      const id = await makeOnce(tx, { userId, request }, async () => {
        const made = await storeInvite(tx, { ...granted, workspaceId, userId, email, token });
        const mail = { by: user, publicUrl: config.publicUrl, language: reader.language };
        if (email !== undefined) await mailInvite(tx, { id: made, token, recipient: email }, mail);
        return made;
      });
      return { id, token };
    });
    return present(workspaceId, issued);
  });

  mount(app, ctx, renewInvite, async ({ params, user, viewer, reader }) => {
    const member = managedBy(viewer);
    if (isFailure(member)) return member;
    const { workspaceId } = member;
    const [known] = await findWorkspaceInvites(db, workspaceId, params.id);
    if (!known) return fail("not-found");
    if (known.recipient !== null && !user.isVerified) return fail("unverified");
    const wait = await take(user, known.recipient);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    const issued = await db.transaction(async (tx) => {
      const renewed = await renewStoredInvite(tx, { id: params.id, workspaceId, userId: user.id });
      const mail = { by: user, publicUrl: config.publicUrl, language: reader.language };
      if (renewed?.recipient) await mailInvite(tx, { ...renewed, recipient: renewed.recipient }, mail);
      return renewed;
    });
    return issued ? present(workspaceId, issued) : fail("token-used");
  });

  mount(app, ctx, revokeInvite, async ({ params, user, viewer }) => {
    const member = managedBy(viewer);
    if (isFailure(member)) return member;
    const { workspaceId } = member;
    const isRevoked = await db.transaction((tx) =>
      revokeStoredInvite(tx, { id: params.id, workspaceId, userId: user.id }),
    );
    return isRevoked ? {} : fail("not-found");
  });

  mount(app, ctx, openInvite, async ({ body, viewer, request }) => {
    const wait = await takeTry(db, `join:network:${networkOf(request)}`, opening);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    const found = await findOpenInvite(db, body.token);
    if (!found) return fail("token-used");
    const { id: _, workspaceId, expiresAt, logo, ...offered } = found;
    const { userId } = viewer;
    const isMember = userId !== null && (await findMember(db, { workspaceId, userId })) !== undefined;
    return { ...offered, logo: pictureAddress(logo), expiresAt: expiresAt.toISOString(), isMember };
  });

  mount(app, ctx, acceptInvite, async ({ body, user, request }) => {
    const wait = await takeTry(db, `join:${user.id}`, opening);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    const tokenHash = hashToken(readSessionCookie(config, request) ?? "");
    const workspaceId = await db.transaction(async (tx) => {
      const joined = await acceptStoredInvite(tx, { token: body.token, userId: user.id });
      if (joined !== undefined) await workIn(tx, { tokenHash, userId: user.id, workspaceId: joined });
      return joined;
    });
    const member = workspaceId === undefined ? undefined : await findMember(db, { workspaceId, userId: user.id });
    return member ? describeMembership(db, member) : fail("token-used");
  });
}
