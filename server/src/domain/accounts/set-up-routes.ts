import { setUpInstance } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { users } from "../../platform/db/schema.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { fail, Refused } from "../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../platform/http/limit.ts";
import { setSessionCookie } from "../../platform/http/session-cookie.ts";
import { mount } from "../access/mount.ts";
import { openSession, type SessionUser } from "../access/session.ts";
import { recordEvent } from "../access/write-audit.ts";
import { beginSettings } from "../settings/user-settings.ts";
import { isGuessable } from "./guessable-password.ts";
import { rememberBrowser } from "./known-browser.ts";
import { hashPassword } from "./password.ts";
import { presentPerson } from "./present-person.ts";
import { isSetupLinkValid, spendSetupLink } from "./setup-link.ts";

const tries: Limit = { max: 30, windowSeconds: 900, from: "first" };

/** The first administrator, by the link that `npm start` prints. Their address counts as verified: they run the instance. */
export function setUpRoutes(app: FastifyInstance, ctx: Context) {
  const { db, config } = ctx;
  mount(app, ctx, setUpInstance, async ({ body: { token, name, email, password }, request, reply }) => {
    const wait = await takeTry(db, `setup:network:${networkOf(request)}`, tries);
    if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
    if (!(await isSetupLinkValid(db, token))) return fail("token-used");
    if (await isGuessable(password, { email, name }))
      return fail("invalid", { fields: { password: "password.common" } });
    const passwordHash = await hashPassword(password, config.passwordCost);
    const made = await db.transaction(async (tx) => {
      if (!(await spendSetupLink(tx, token))) throw new Refused(fail("token-used"));
      const [row] = await tx
        .insert(users)
        .values({ name, email, passwordHash, userType: "admin", isVerified: true })
        .onConflictDoNothing()
        .returning({ id: users.id, email: users.email });
      // Somebody signed up with the address before there was an administrator: the link stays valid for another one.
      if (!row) throw new Refused(fail("invalid", { fields: { email: "email.taken" } }));
      await beginSettings(tx, row.id, { language: request.reader.language });
      return { ...row, token: await openSession(tx, row.id, request.headers["user-agent"]) };
    });
    const user: SessionUser = {
      id: made.id,
      email: made.email,
      name,
      avatar: null,
      googleId: null,
      userType: "admin",
      isVerified: true,
    };
    setSessionCookie(config, reply, made.token);
    rememberBrowser(config, { id: user.id, passwordHash }, { request, reply });
    await recordEvent(db, request, { act: "first-admin", actorId: user.id });
    return presentPerson(user);
  });
}
