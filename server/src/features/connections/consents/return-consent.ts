import { type ConnectOutcome, consentPath } from "@fanradar/contract";
import { eq } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../../context.ts";
import { consentToken } from "../../../domain/connections/consent-token.ts";
import { consentInvites } from "../../../platform/db/schema.ts";
import { finishConnection } from "../finish-connection.ts";
import type { ConnectFlow } from "../flows.ts";
import { isBrowser, readConsentBrowser } from "./consent-browser.ts";

/** In place of a token where none is known: its page says that the link does not work here. */
const otherBrowser = "opened-in-another-browser";

interface Return {
  /** Undefined where the state is unknown, was used or has expired. */
  flow: ConnectFlow | undefined;
  /** Absent where she denied access. */
  code: string | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Completes a consent that began with an invite: in the browser that began it, whoever is signed in there. */
export async function returnConsent(ctx: Context, { flow, code, request, reply }: Return) {
  const { db, config } = ctx;
  const browser = readConsentBrowser(config, request);
  const pageOf = (token: string, outcome: ConnectOutcome) => `${consentPath(token)}?connect=${outcome}`;
  if (!flow || flow.inviteId === null || !isBrowser(browser, flow.browserHash))
    return reply.redirect(pageOf(browser?.token ?? otherBrowser, "expired"), 303);
  const outcome = code === undefined ? "denied" : await finishConnection(ctx, flow, { code, now: new Date() });
  request.log.info({ event: `consent-${outcome}`, invite: flow.inviteId, platform: flow.platform }, "security");
  const [invite] = await db
    .select({ id: consentInvites.id, createdAt: consentInvites.createdAt })
    .from(consentInvites)
    .where(eq(consentInvites.id, flow.inviteId));
  return reply.redirect(pageOf(invite ? consentToken(config, invite) : otherBrowser, outcome), 303);
}
