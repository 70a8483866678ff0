import { answerLinking, declineConsent, endConsent, openConsent, startConsent } from "@fanradar/contract";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../../../context.ts";
import { mount } from "../../../domain/access/mount.ts";
import { inviteIdOf, isTokenOf } from "../../../domain/connections/consent-token.ts";
import { revokeConnection } from "../../../domain/connections/end-connection.ts";
import { consentInvites, consentRequests } from "../../../platform/db/schema.ts";
import { networkOf } from "../../../platform/http/client-address.ts";
import { fail, isFailure } from "../../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../../platform/http/limit.ts";
import { beginFlow, originOf } from "../flows.ts";
import { endsAtOf, findInvite, invitedAccountState, isAnswerable, isWorthConnecting } from "../invites/find-invites.ts";
import { presentRequest } from "../invites/present-invite.ts";
import { rememberConsentBrowser } from "./consent-browser.ts";
import { notifyAnswer } from "./notify-answer.ts";
import { storeLinkingAnswer } from "./store-linking-answer.ts";

/** Calls about invites from one network, with right tokens and wrong ones. */
const opening: Limit = { max: 120, windowSeconds: 60, from: "first" };
/** Consents that may be begun by one invite. */
const beginning: Limit = { max: 30, windowSeconds: 15 * 60, from: "first" };

/** What a creator does by an invite's link, without an account: see who asks, connect, decline, end. */
export function consentRoutes(app: FastifyInstance, ctx: Context): void {
  const { db, config } = ctx;

  /** The invite of a token, or the refusal: an unknown one is answered like that of a deleted model. */
  const findBy = async (token: string, request: FastifyRequest) => {
    const wait = await takeTry(db, `consent:network:${networkOf(request)}`, opening);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    const id = inviteIdOf(token);
    const found = id === undefined ? undefined : await findInvite(db, id);
    return found && isTokenOf(config, found.invite, token) ? found : fail("not-found");
  };

  mount(app, ctx, openConsent, async ({ body, viewer, request }) => {
    const found = await findBy(body.token, request);
    if (isFailure(found)) return found;
    const { id, userId } = found.invite;
    // Who made it looks at what she will see: that is not its opening.
    if (viewer.userId !== userId)
      await db
        .update(consentInvites)
        .set({ openedAt: sql`now()` })
        .where(and(eq(consentInvites.id, id), isNull(consentInvites.openedAt)));
    return presentRequest(config, found, new Date());
  });

  mount(app, ctx, startConsent, async ({ body, request, reply }) => {
    const found = await findBy(body.token, request);
    if (isFailure(found)) return found;
    const { platform, token } = body;
    const account = found.accounts.find((one) => one.platform === platform);
    if (!account) return fail("not-found");
    const isOpen = isAnswerable(found, account) && isWorthConnecting(account, endsAtOf(config, account), new Date());
    if (!isOpen) return fail("token-used");
    const connectApp = config.connect[platform];
    if (!connectApp) return fail("not-offered");
    const { id: inviteId, modelId, userId } = found.invite;
    const wait = await takeTry(db, `consent:begin:${inviteId}`, beginning);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    const browserHash = rememberConsentBrowser(config, { request, reply, token });
    const begun = { platform, modelId, userId, handle: account.handle, origin: originOf(ctx, request) };
    return { address: (await beginFlow(db, connectApp, { ...begun, invite: { inviteId, browserHash } })).href };
  });

  mount(app, ctx, declineConsent, async ({ body, request }) => {
    const found = await findBy(body.token, request);
    if (isFailure(found)) return found;
    const account = found.accounts.find(({ platform }) => platform === body.platform);
    if (!account) return fail("not-found");
    const state = invitedAccountState(account);
    if (state === "declined") return {};
    if (state !== "open" || !isAnswerable(found, account)) return fail("token-used");
    const { invite } = found;
    await db.transaction(async (tx) => {
      const [declined] = await tx
        .update(consentRequests)
        .set({ declinedAt: sql`now()` })
        .where(
          and(
            eq(consentRequests.inviteId, invite.id),
            eq(consentRequests.platform, body.platform),
            isNull(consentRequests.declinedAt),
          ),
        )
        .returning({ at: consentRequests.declinedAt });
      if (declined) await notifyAnswer(tx, invite, { what: "declined", platform: body.platform });
    });
    return {};
  });

  mount(app, ctx, endConsent, async ({ body, request }) => {
    const found = await findBy(body.token, request);
    if (isFailure(found)) return found;
    const { platform, keep } = body;
    const { id: inviteId, modelId } = found.invite;
    // Without a consent of hers nothing was read by it.
    if (!found.accounts.some((account) => account.platform === platform && account.consent)) return fail("not-found");
    const ending = { modelId, platform, keep, now: new Date(), endedBy: "creator", inviteId } as const;
    if (!(await revokeConnection(ctx, ending))) return fail("not-found");
    await db.transaction((tx) => notifyAnswer(tx, found.invite, { what: "ended", platform }));
    request.log.info({ event: "consent-ended", invite: inviteId, platform }, "security");
    return {};
  });

  mount(app, ctx, answerLinking, async ({ body, request }) => {
    const found = await findBy(body.token, request);
    if (isFailure(found)) return found;
    const outcome = await storeLinkingAnswer(db, found.invite, body.agrees);
    if (outcome !== "stored") return fail(outcome);
    request.log.info({ event: "consent-linking", invite: found.invite.id, agrees: body.agrees }, "security");
    return {};
  });
}
