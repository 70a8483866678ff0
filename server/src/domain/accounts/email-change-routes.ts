import {
  cancelEmailChange as cancelCall,
  confirmEmailChange as confirmCall,
  getEmailChange,
  stopEmailChange as stopCall,
} from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { fail, isFailure } from "../../platform/http/fail.ts";
import { setSessionCookie } from "../../platform/http/session-cookie.ts";
import { mount } from "../access/mount.ts";
import { recordEvent } from "../access/write-audit.ts";
import { completeEmailChange, findEmailChange, undoEmailChange, withdrawEmailChange } from "./email-change.ts";

/** A new address of an account: what waits, its confirmation, and two ways to call it off. Settings start it. */
export function emailChangeRoutes(app: FastifyInstance, ctx: Context) {
  mount(app, ctx, getEmailChange, async ({ user }) => {
    const found = await findEmailChange(ctx.db, user.id);
    if (!found) return { change: null };
    const { email, createdAt, expiresAt } = found;
    return { change: { email, requestedAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() } };
  });

  mount(app, ctx, cancelCall, async ({ user, request }) => {
    const was = await ctx.db.transaction((tx) => undoEmailChange(tx, user.id));
    if (was) request.log.info({ event: "email-change-cancelled", actor: user.id, ip: request.ip }, "security");
    return {};
  });

  mount(app, ctx, confirmCall, async ({ body, user, request, reply }) => {
    const token = await completeEmailChange(ctx, user, { token: body.token, userAgent: request.headers["user-agent"] });
    if (isFailure(token)) return token;
    setSessionCookie(ctx.config, reply, token);
    await recordEvent(ctx.db, request, { act: "email-changed", actorId: user.id });
    return {};
  });

  mount(app, ctx, stopCall, async ({ body, request }) => {
    const actor = await withdrawEmailChange(ctx.db, body.token);
    if (actor === undefined) return fail("token-used");
    request.log.info({ event: "email-change-stopped", actor, ip: request.ip }, "security");
    return {};
  });
}
