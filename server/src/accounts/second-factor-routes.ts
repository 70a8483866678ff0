import {
  beginSecondFactor,
  confirmSession,
  disableSecondFactor,
  enableSecondFactor,
  getSecondFactor,
  passSecondFactor,
} from "@fanradar/contract";
import { mailWords } from "@fanradar/words";
import type { FastifyInstance } from "fastify";
import { networkOf } from "../http/client-address.ts";
import type { Context } from "../http/context.ts";
import { fail, isFailure } from "../http/fail.ts";
import { forgetTries, takeTry } from "../http/limit.ts";
import { mount } from "../http/mount.ts";
import { closeOtherSessions, closeSession, confirm, isConfirmed, openSession } from "../http/session.ts";
import { readSessionCookie, setSessionCookie } from "../http/session-cookie.ts";
import { queueMail } from "../mail/queue-mail.ts";
import { codesPerAccount } from "./attempts.ts";
import { findAccountById } from "./find-account.ts";
import { logIn } from "./log-in.ts";
import { presentPerson } from "./present-person.ts";
import { closeChallenges, useTry } from "./second-factor/challenge.ts";
import { begin, disable, enable, findSecondFactor, takeCode } from "./second-factor/second-factor.ts";

/** Codes after the password, and what a session must show again before it may change that. */
export function secondFactorRoutes(app: FastifyInstance, ctx: Context) {
  const { db, config } = ctx;

  mount(app, ctx, passSecondFactor, async ({ body, request, reply }) => {
    const userId = await useTry(db, config, request);
    const account = userId === undefined ? undefined : await findAccountById(db, userId);
    if (!account) return fail("no-challenge");
    const key = `second-factor:${account.id}`;
    const wait = await takeTry(db, key, codesPerAccount);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    if (!(await takeCode(ctx, account.id, body.code))) {
      request.log.warn({ event: "second-factor-refused", actor: account.id, ip: request.ip }, "security");
      return fail("invalid", { fields: { code: "code.wrong" } });
    }
    await forgetTries(db, key);
    await closeChallenges(db, config, reply, account.id);
    const replaced = readSessionCookie(config, request);
    if (replaced !== undefined) await closeSession(db, replaced);
    setSessionCookie(config, reply, await openSession(db, account.id, request.headers["user-agent"]));
    request.log.info({ event: "login", actor: account.id, ip: request.ip }, "security");
    return presentPerson(account);
  });

  mount(app, ctx, getSecondFactor, ({ user }) => findSecondFactor(db, user.id));

  mount(app, ctx, beginSecondFactor, async ({ user, request }) => {
    if (!(await isConfirmed(db, readSessionCookie(config, request) ?? ""))) return fail("confirm-needed");
    return begin(ctx, user);
  });

  mount(app, ctx, enableSecondFactor, async ({ body, user, request }) => {
    const key = `second-factor:${user.id}`;
    const wait = await takeTry(db, key, codesPerAccount);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    const recoveryCodes = await db.transaction(async (tx) => {
      const codes = await enable(ctx, tx, user.id, body.code);
      if (!codes) return undefined;
      await closeOtherSessions(tx, { userId: user.id, token: readSessionCookie(config, request) ?? "" });
      await queueMail(tx, { userId: user.id, recipient: user.email, ...mailWords.secondFactorOn });
      return codes;
    });
    if (!recoveryCodes) {
      request.log.warn({ event: "second-factor-refused", actor: user.id, ip: request.ip }, "security");
      return fail("invalid", { fields: { code: "code.wrong" } });
    }
    await forgetTries(db, key);
    request.log.info({ event: "second-factor-on", actor: user.id, ip: request.ip }, "security");
    return { recoveryCodes };
  });

  mount(app, ctx, disableSecondFactor, async ({ user, request }) => {
    const token = readSessionCookie(config, request) ?? "";
    if (!(await isConfirmed(db, token))) return fail("confirm-needed");
    await db.transaction(async (tx) => {
      await disable(tx, user.id);
      await closeOtherSessions(tx, { userId: user.id, token });
      await queueMail(tx, { userId: user.id, recipient: user.email, ...mailWords.secondFactorOff });
    });
    request.log.info({ event: "second-factor-off", actor: user.id, ip: request.ip }, "security");
    return {};
  });

  mount(app, ctx, confirmSession, async ({ body, user, request }) => {
    const account = await logIn(ctx, user.email, body.password, networkOf(request));
    if (isFailure(account)) {
      request.log.warn({ event: "confirm-refused", actor: user.id, ip: request.ip }, "security");
      return account.code === "wrong-credentials"
        ? fail("invalid", { fields: { password: "password.wrong" } })
        : account;
    }
    await confirm(db, readSessionCookie(config, request) ?? "");
    request.log.info({ event: "confirmed", actor: user.id, ip: request.ip }, "security");
    return {};
  });
}
