import {
  changePassword as changeCall,
  forgotPassword,
  listSessions,
  requestSignInLink,
  resetPassword as resetCall,
  revokeSession,
  signInByLink,
} from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { isTurnedOff } from "../../platform/http/exposed.ts";
import { fail, isFailure } from "../../platform/http/fail.ts";
import { readSessionCookie, setSessionCookie } from "../../platform/http/session-cookie.ts";
import { revokeSessionOf } from "../access/close-sessions.ts";
import { mount } from "../access/mount.ts";
import { findSessionsOf } from "../access/session.ts";
import { recordEvent } from "../access/write-audit.ts";
import { updatePassword } from "./change-password.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { isGuessable } from "./guessable-password.ts";
import { rememberBrowser } from "./known-browser.ts";
import { presentPerson } from "./present-person.ts";
import { askForReset, setNewPassword } from "./reset.ts";
import { askForSignInLink, spendSignInLink } from "./sign-in-link.ts";

/** Passwords that are forgotten or changed, links that sign in, and where a person is signed in. */
export function securityRoutes(app: FastifyInstance, ctx: Context) {
  mount(app, ctx, forgotPassword, async ({ body, request }) => {
    const refused = await askForReset(ctx, body.email, networkOf(request));
    request.log.info({ event: "reset-requested", ip: request.ip }, "security");
    return refused ?? {};
  });

  mount(app, ctx, resetCall, async ({ body, request, reply }) => {
    if (await isGuessable(body.password)) return fail("invalid", { fields: { password: "password.common" } });
    const account = await setNewPassword(ctx, { ...body, userAgent: request.headers["user-agent"] });
    if (account === undefined) {
      request.log.warn({ event: "reset-refused", ip: request.ip }, "security");
      return fail("token-used");
    }
    rememberBrowser(ctx.config, account, { request, reply });
    await recordEvent(ctx.db, request, { act: "password-reset", actorId: account.id });
    return {};
  });

  mount(app, ctx, requestSignInLink, async ({ body, request }) => {
    const refused = await askForSignInLink(ctx, body.email, networkOf(request));
    request.log.info({ event: "sign-in-link-requested", ip: request.ip }, "security");
    return refused ?? {};
  });

  mount(app, ctx, signInByLink, async ({ body, request, reply }) => {
    const { db, config } = ctx;
    const account = await spendSignInLink(ctx, body.token);
    if (!account || isTurnedOff(config, account)) {
      request.log.warn({ event: "login-link-refused", actor: account?.id, ip: request.ip }, "security");
      return fail("token-used");
    }
    if (account.isDisabled) return fail("disabled", { detail: `account ${account.id}` });
    const outcome = await finishSignIn(db, account, { config, request, reply });
    if (outcome === "changed") return fail("token-used", { detail: `account ${account.id} changed meanwhile` });
    if (outcome === "second-factor") {
      request.log.info({ event: "second-factor-required", actor: account.id, ip: request.ip }, "security");
      return fail("second-factor");
    }
    await recordEvent(db, request, { act: "login-link", actorId: account.id });
    return presentPerson(account);
  });

  mount(app, ctx, changeCall, async ({ body, user, request, reply }) => {
    const session = readSessionCookie(ctx.config, request) ?? "";
    const changed = await updatePassword(ctx, user, body, { request, session });
    if (isFailure(changed)) {
      request.log.warn({ event: "password-change-refused", actor: user.id, ip: request.ip }, "security");
      return changed;
    }
    setSessionCookie(ctx.config, reply, changed.token);
    rememberBrowser(ctx.config, { id: user.id, passwordHash: changed.passwordHash }, { request, reply });
    await recordEvent(ctx.db, request, { act: "password-changed", actorId: user.id });
    return {};
  });

  mount(app, ctx, listSessions, async ({ user, request }) => {
    const rows = await findSessionsOf(ctx.db, { userId: user.id, token: readSessionCookie(ctx.config, request) ?? "" });
    return rows.map(({ createdAt, lastSeenAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
    }));
  });

  mount(app, ctx, revokeSession, async ({ params, user, request }) => {
    if (!(await revokeSessionOf(ctx.db, { userId: user.id, id: params.id }))) return fail("not-found");
    await recordEvent(ctx.db, request, { act: "session-revoked", actorId: user.id });
    return {};
  });
}
