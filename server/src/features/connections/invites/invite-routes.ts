import {
  type ConsentInvite,
  createConsentInvite,
  listConsentInvites,
  listOwnConsents,
  mailConsentInvite as mailConsentInviteCall,
  revokeConsentInvite,
} from "@fanradar/contract";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../../context.ts";
import { mount } from "../../../domain/access/mount.ts";
import { can, type Viewer } from "../../../domain/access/policy.ts";
import { writeAudit } from "../../../domain/access/write-audit.ts";
import { consentToken } from "../../../domain/connections/consent-token.ts";
import { findModel } from "../../../domain/submissions/find-models.ts";
import { consentInvites } from "../../../platform/db/schema.ts";
import { fail, isFailure } from "../../../platform/http/fail.ts";
import { findInvite, findInvitesOf, findInvitesTo, invitedAccountState } from "./find-invites.ts";
import { findLinking } from "./find-linking.ts";
import { mailInvite, makeInvite, takeMail } from "./make-invite.ts";
import { inviteStateOf, presentInvite, presentLinking } from "./present-invite.ts";

/** Invites to a creator to connect her accounts: made, mailed and withdrawn by who manages the model's connections. */
export function consentInviteRoutes(app: FastifyInstance, ctx: Context): void {
  const { db, config } = ctx;

  const findOwn = async (viewer: Viewer, id: number) => {
    const found = await findInvite(db, id);
    return found && can(viewer, "connection.manage", found.invite) ? found : fail("not-found");
  };

  const present = async (id: number): Promise<ConsentInvite | ReturnType<typeof fail>> => {
    const found = await findInvite(db, id);
    return found ? presentInvite(config, found) : fail("not-found");
  };

  mount(app, ctx, listOwnConsents, async ({ user, viewer: { member } }) => {
    // An address that is not verified may be somebody else's, whose invites would be listed.
    if (!user.isVerified || !member) return [];
    const { workspaceId } = member;
    const found = (await findInvitesTo(db, { recipient: user.email, workspaceId })).map((one) => ({
      ...one,
      waiting: one.accounts.filter((account) => account.isLinked && invitedAccountState(account) === "open"),
    }));
    return found
      .filter(({ waiting, invite }) => waiting.length > 0 || presentLinking(invite)?.state === "open")
      .map(({ waiting, invite }) => ({
        token: consentToken(config, invite),
        accounts: waiting.map(({ platform, handle }) => ({ platform, handle })),
        expiresAt: invite.expiresAt.toISOString(),
      }));
  });

  mount(app, ctx, listConsentInvites, async ({ params, viewer }) => {
    const found = await findModel(db, params.id);
    if (!found || !can(viewer, "connection.manage", found.model)) return fail("not-found");
    const invites = await findInvitesOf(db, found.model.id);
    return {
      invites: invites.map((invite) => presentInvite(config, invite)),
      linking: await findLinking(db, found, invites),
    };
  });

  mount(app, ctx, createConsentInvite, async ({ params, body, user, viewer, request }) => {
    const found = await findModel(db, params.id);
    if (!found || !can(viewer, "connection.manage", found.model)) return fail("not-found");
    const { platforms, asksLinking, email, note, language } = body;
    // Signing in to the X account shows whose consent it is.
    const required = new Set(asksLinking ? [...platforms, "x" as const] : platforms);
    const accounts = [...required].map((platform) => found.links.find((link) => link.platform === platform));
    if (accounts.includes(undefined)) return fail("not-found");
    const linking = asksLinking ? await findLinking(db, found, []) : null;
    if (asksLinking && !linking) return fail("not-found");
    if ([...required].some((platform) => !config.connect[platform])) return fail("not-offered");
    if (!user.isVerified) return fail("unverified");
    const invite = {
      modelId: found.model.id,
      workspaceId: viewer.member?.workspaceId ?? user.id,
      userId: user.id,
      note,
      language,
      accounts: accounts.flatMap((account) => account ?? []),
      linking,
    };
    const { id, isMade } = await makeInvite(db, invite, { request, email });
    // A form that is sent again mails nothing again.
    if (isMade && email !== undefined) await mailInvite(ctx, { id, recipient: email, sender: user });
    request.log.info({ event: "consent-invited", actor: user.id, invite: id }, "security");
    return present(id);
  });

  mount(app, ctx, mailConsentInviteCall, async ({ params, body, user, viewer }) => {
    const found = await findOwn(viewer, params.id);
    if (isFailure(found)) return found;
    if (!user.isVerified) return fail("unverified");
    const state = inviteStateOf(found);
    if (found.isExpired || found.invite.revokedAt !== null || state === "declined") return fail("token-used");
    const wait = await takeMail(db, user.id, body.email);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    await mailInvite(ctx, { id: params.id, recipient: body.email, sender: user });
    return present(params.id);
  });

  mount(app, ctx, revokeConsentInvite, async ({ params, user, viewer, request }) => {
    const found = await findOwn(viewer, params.id);
    if (isFailure(found)) return found;
    const { modelId, workspaceId } = found.invite;
    await db.transaction(async (tx) => {
      const revoked = await tx
        .update(consentInvites)
        .set({ revokedAt: sql`now()` })
        .where(and(eq(consentInvites.id, params.id), isNull(consentInvites.revokedAt)))
        .returning({ id: consentInvites.id });
      if (revoked.length > 0) await writeAudit(tx, { act: "consent.revoke", actorId: user.id, modelId, workspaceId });
    });
    request.log.info({ event: "consent-invite-revoked", actor: viewer.userId, invite: params.id }, "security");
    return {};
  });
}
