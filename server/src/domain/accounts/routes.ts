import {
  becomeCreator,
  confirmSignup,
  type FieldCode,
  getSession,
  login,
  logout,
  type ModelSignup,
  resendVerification,
  signUpModel,
  signup,
  verifyEmail,
} from "@fanradar/contract";
import { and, eq } from "drizzle-orm";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { users } from "../../platform/db/schema.ts";
import { fail, isFailure } from "../../platform/http/fail.ts";
import { takeTry } from "../../platform/http/limit.ts";
import { clearSessionCookie, readSessionCookie, setSessionCookie } from "../../platform/http/session-cookie.ts";
import { closeSession } from "../access/close-sessions.ts";
import { minorityFields } from "../access/minority-fields.ts";
import { mount } from "../access/mount.ts";
import { recordEvent } from "../access/write-audit.ts";
import { resendsPerAccount } from "./attempts.ts";
import type { SignedUp } from "./create-account.ts";
import { describeSession } from "./describe-session.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { rememberBrowser } from "./known-browser.ts";
import { logIn } from "./log-in.ts";
import type { SubmitSignup } from "./model-signup.ts";
import { confirmPendingSignup } from "./pending-signup.ts";
import { presentPerson } from "./present-person.ts";
import { requestAccount, type SignupForm } from "./sign-up.ts";
import { mailVerification, spendVerification } from "./verification.ts";

interface AccountRoutesOptions {
  /** Stores a submission with its first run, in the caller's transaction; answers the model's id. */
  submit: SubmitSignup;
  /** Demo: links that the sandbox has no figures for, by field. */
  unknownInDemo: ((links: ModelSignup) => Record<string, FieldCode> | undefined) | undefined;
}

/** Sign-up, sign-in, sign-out, who is signed in, and the verification of an e-mail address. */
export function accountRoutes(app: FastifyInstance, ctx: Context, { submit, unknownInDemo }: AccountRoutesOptions) {
  interface Exchange {
    request: FastifyRequest;
    reply: FastifyReply;
  }
  const enter = async (form: SignupForm, { request, reply }: Exchange) => {
    const made = await requestAccount(ctx, form, { request, submit });
    if (made === "mailed") return { isMailed: true as const };
    return isFailure(made) ? made : welcome(made, { request, reply });
  };

  const welcome = async ({ user, token, passwordHash }: SignedUp, { request, reply }: Exchange) => {
    setSessionCookie(ctx.config, reply, token);
    rememberBrowser(ctx.config, { id: user.id, passwordHash }, { request, reply });
    await recordEvent(ctx.db, request, { act: "signup", actorId: user.id });
    return presentPerson(user);
  };

  mount(app, ctx, signup, async ({ body, request, reply }) => {
    const stating = minorityFields({ name: body.name }, new Date());
    if (stating) return fail("invalid", { fields: stating });
    const { name, email, password, preferences, next } = body;
    return enter({ name, email, password, preferences, next, userType: "user" }, { request, reply });
  });

  mount(app, ctx, signUpModel, async ({ body, request, reply }) => {
    const fields = { ...unknownInDemo?.(body), ...minorityFields(body, new Date()) };
    if (Object.keys(fields).length > 0) return fail("invalid", { fields });
    const { password, confirmPassword: _, ...model } = body;
    const { name, email, preferences } = model;
    return enter({ name, email, password, preferences, model, userType: "model" }, { request, reply });
  });

  mount(app, ctx, confirmSignup, async ({ body, request, reply }) => {
    const made = await confirmPendingSignup(ctx, body.token, { request, submit });
    if (isFailure(made)) return made;
    await recordEvent(ctx.db, request, { act: "email-verified", actorId: made.user.id });
    return welcome(made, { request, reply });
  });

  mount(app, ctx, becomeCreator, async ({ user }) => {
    if (user.userType === "admin") return fail("forbidden");
    await ctx.db
      .update(users)
      .set({ userType: "model" })
      .where(and(eq(users.id, user.id), eq(users.userType, "user")));
    return presentPerson({ ...user, userType: "model" });
  });

  mount(app, ctx, login, async ({ body, request, reply }) => {
    const account = await logIn(ctx, { ...body, request });
    if (isFailure(account)) {
      request.log.warn({ event: "login-refused", why: account.detail ?? account.code, ip: request.ip }, "security");
      return account;
    }
    const outcome = await finishSignIn(ctx.db, account, { config: ctx.config, request, reply });
    if (outcome === "changed") return fail("wrong-credentials", { detail: `account ${account.id} changed meanwhile` });
    if (outcome === "second-factor") {
      request.log.info({ event: "second-factor-required", actor: account.id, ip: request.ip }, "security");
      return fail("second-factor");
    }
    await recordEvent(ctx.db, request, { act: "login", actorId: account.id });
    return presentPerson(account);
  });

  mount(app, ctx, logout, async ({ user, request, reply }) => {
    const token = readSessionCookie(ctx.config, request);
    if (token !== undefined) await closeSession(ctx.db, token);
    clearSessionCookie(ctx.config, reply);
    if (user) await recordEvent(ctx.db, request, { act: "logout", actorId: user.id });
    return {};
  });

  mount(app, ctx, getSession, ({ request }) => describeSession(ctx.db, request));

  mount(app, ctx, verifyEmail, async ({ body, request }) => {
    const actor = await spendVerification(ctx.db, body.token);
    if (actor === undefined) return fail("token-used");
    await recordEvent(ctx.db, request, { act: "email-verified", actorId: actor });
    return {};
  });

  mount(app, ctx, resendVerification, async ({ user, body }) => {
    if (user.isVerified) return {};
    const wait = await takeTry(ctx.db, `resend:${user.id}`, resendsPerAccount);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    await ctx.db.transaction((tx) => mailVerification(ctx, tx, { ...user, next: body.next }));
    return {};
  });
}
