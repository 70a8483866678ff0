import {
  beginSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  getSecondFactor,
  passSecondFactor,
} from "@fanradar/contract";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { users } from "../../platform/db/schema.ts";
import { fail } from "../../platform/http/fail.ts";
import { forgetTries, takeTry } from "../../platform/http/limit.ts";
import { readSessionCookie, setSessionCookie } from "../../platform/http/session-cookie.ts";
import { closeOtherSessions } from "../access/close-sessions.ts";
import { mount } from "../access/mount.ts";
import { requireConfirmed } from "../access/session.ts";
import { recordEvent, recordRefusal } from "../access/write-audit.ts";
import { mailSecurityChange } from "../notifications/queue-mail.ts";
import { codesPerAccount } from "./attempts.ts";
import { findAccountById } from "./find-account.ts";
import { replaceSession } from "./finish-sign-in.ts";
import { presentPerson } from "./present-person.ts";
import { clearChallengeCookie, closeChallenges, meetChallenge, useTry } from "./second-factor/challenge.ts";
import { checkCode } from "./second-factor/check-code.ts";
import { begin, disable, enable, findSecondFactor } from "./second-factor/second-factor.ts";

/** Codes after the password, and turning them on and off. */
export function secondFactorRoutes(app: FastifyInstance, ctx: Context) {
  const { db, config } = ctx;

  mount(app, ctx, passSecondFactor, async ({ body, request, reply }) => {
    const challenge = await useTry(db, config, request);
    const account = challenge && (await findAccountById(db, challenge.userId));
    if (!account) {
      request.log.warn({ event: "challenge-refused", ip: request.ip }, "security");
      return fail("no-challenge");
    }
    const refused = await checkCode(ctx, account.id, body.code);
    if (refused) {
      request.log.warn({ event: "second-factor-refused", actor: account.id, ip: request.ip }, "security");
      await recordRefusal(db, request, { act: "second-factor-refused", subjectId: account.id });
      return refused;
    }
    const token = await db.transaction(async (tx) => {
      // The lock order of a password change: first the account, then its dependent rows.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, account.id)).for("share");
      return (await meetChallenge(tx, challenge)) ? replaceSession(tx, account.id, { config, request }) : undefined;
    });
    clearChallengeCookie(config, reply);
    if (token === undefined) return fail("no-challenge");
    setSessionCookie(config, reply, token);
    await recordEvent(db, request, { act: "login", actorId: account.id });
    return presentPerson(account);
  });

  mount(app, ctx, getSecondFactor, ({ user }) => findSecondFactor(db, user.id));

  mount(app, ctx, beginSecondFactor, async ({ user, request }) => {
    const unconfirmed = await requireConfirmed(db, readSessionCookie(config, request) ?? "");
    if (unconfirmed) return unconfirmed;
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
      await closeChallenges(tx, user.id);
      await mailSecurityChange(tx, user, request.headers["user-agent"], (words) => words.secondFactorOn);
      return codes;
    });
    if (!recoveryCodes) {
      request.log.warn({ event: "second-factor-refused", actor: user.id, ip: request.ip }, "security");
      return fail("invalid", { fields: { code: "code.wrong" } });
    }
    await forgetTries(db, key);
    await recordEvent(db, request, { act: "second-factor-on", actorId: user.id });
    return { recoveryCodes };
  });

  mount(app, ctx, disableSecondFactor, async ({ user, request }) => {
    const token = readSessionCookie(config, request) ?? "";
    const unconfirmed = await requireConfirmed(db, token);
    if (unconfirmed) return unconfirmed;
    const wasOn = await db.transaction(async (tx) => {
      if (!(await disable(tx, user.id))) return false;
      await closeOtherSessions(tx, { userId: user.id, token });
      await closeChallenges(tx, user.id);
      await mailSecurityChange(tx, user, request.headers["user-agent"], (words) => words.secondFactorOff);
      return true;
    });
    if (wasOn) await recordEvent(db, request, { act: "second-factor-off", actorId: user.id });
    return {};
  });
}
