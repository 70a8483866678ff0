import { confirmSession, getConfirmWays } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { fail } from "../../platform/http/fail.ts";
import { readSessionCookie } from "../../platform/http/session-cookie.ts";
import { mount } from "../access/mount.ts";
import { findReauthenticationMethods, reauthenticate } from "./reauthenticate.ts";
import { rotateSession } from "./rotate-session.ts";

/** Reauthentication before a session may change the account's credentials. */
export function confirmRoutes(app: FastifyInstance, ctx: Context) {
  mount(app, ctx, getConfirmWays, ({ user }) => findReauthenticationMethods(ctx, user.id));

  mount(app, ctx, confirmSession, async ({ body, user, request, reply }) => {
    const refused = await reauthenticate(ctx, user, body, {
      request,
      reply,
      session: readSessionCookie(ctx.config, request) ?? "",
    });
    if (refused) {
      request.log.warn({ event: "confirm-refused", actor: user.id, ip: request.ip }, "security");
      return refused;
    }
    return (await rotateSession(ctx, user, { request, reply })) ? {} : fail("unauthenticated");
  });
}
