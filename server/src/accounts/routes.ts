import { getSession, login, logout, resendVerification, signup, verifyEmail } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import { networkOf } from "../http/client-address.ts";
import { closeSession } from "../http/close-sessions.ts";
import type { Context } from "../http/context.ts";
import { fail, isFailure } from "../http/fail.ts";
import { takeTry } from "../http/limit.ts";
import { mount } from "../http/mount.ts";
import { clearSessionCookie, readSessionCookie, setSessionCookie } from "../http/session-cookie.ts";
import { resendsPerAccount } from "./attempts.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { logIn } from "./log-in.ts";
import { presentPerson } from "./present-person.ts";
import { signUp } from "./sign-up.ts";
import { mailVerification, spendVerification } from "./verification.ts";

/** Sign-up, sign-in, sign-out, who is signed in, and the verification of an e-mail address. */
export function accountRoutes(app: FastifyInstance, ctx: Context) {
  mount(app, ctx, signup, async ({ body, request, reply }) => {
    const made = await signUp(ctx, body, { network: networkOf(request), userAgent: request.headers["user-agent"] });
    if (isFailure(made)) return made;
    setSessionCookie(ctx.config, reply, made.token);
    request.log.info({ event: "signup", actor: made.user.id, ip: request.ip }, "security");
    return presentPerson(made.user);
  });

  mount(app, ctx, login, async ({ body, request, reply }) => {
    const account = await logIn(ctx, body.email, body.password, networkOf(request));
    if (isFailure(account)) {
      request.log.warn({ event: "login-refused", why: account.detail ?? account.code, ip: request.ip }, "security");
      return account;
    }
    const outcome = await finishSignIn(ctx.db, account, { config: ctx.config, request, reply });
    if (outcome === "changed") return fail("wrong-credentials", { detail: `account ${account.id} changed meanwhile` });
    if (outcome === "second-factor") {
      request.log.info({ event: "second-factor-asked", actor: account.id, ip: request.ip }, "security");
      return fail("second-factor");
    }
    request.log.info({ event: "login", actor: account.id, ip: request.ip }, "security");
    return presentPerson(account);
  });

  mount(app, ctx, logout, async ({ user, request, reply }) => {
    const token = readSessionCookie(ctx.config, request);
    if (token !== undefined) await closeSession(ctx.db, token);
    clearSessionCookie(ctx.config, reply);
    if (user) request.log.info({ event: "logout", actor: user.id, ip: request.ip }, "security");
    return {};
  });

  mount(app, ctx, getSession, async ({ user }) => ({ user: user && presentPerson(user) }));

  mount(app, ctx, verifyEmail, async ({ body, request }) => {
    const actor = await spendVerification(ctx.db, body.token);
    if (actor === undefined) return fail("token-used");
    request.log.info({ event: "email-verified", actor, ip: request.ip }, "security");
    return {};
  });

  mount(app, ctx, resendVerification, async ({ user }) => {
    if (user.isVerified) return {};
    const wait = await takeTry(ctx.db, `resend:${user.id}`, resendsPerAccount);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    await ctx.db.transaction((tx) => mailVerification(ctx, tx, user));
    return {};
  });
}
