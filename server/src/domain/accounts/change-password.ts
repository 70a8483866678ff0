import { and, eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { users } from "../../platform/db/schema.ts";
import { type Failure, fail, isFailure } from "../../platform/http/fail.ts";
import { closeSessionsOf } from "../access/close-sessions.ts";
import { openSession, type SessionUser } from "../access/session.ts";
import { mailSecurityChange } from "../notifications/queue-mail.ts";
import { isGuessable } from "./guessable-password.ts";
import { logIn } from "./log-in.ts";
import { hashPassword } from "./password.ts";
import { closeChallenges } from "./second-factor/challenge.ts";

const wrongCurrent = () => fail("invalid", { fields: { current: "password.wrong" } });

/**
 * Sets a new password where the current one is right; wrong ones count as guesses at the account. Every session ends,
 * and a new one begins for this browser. Returns its token and the new hash.
 */
export async function updatePassword(
  ctx: Context,
  user: SessionUser,
  { current, password }: { current: string; password: string },
  from: { request: FastifyRequest; session: string },
): Promise<{ token: string; passwordHash: string } | Failure> {
  const account = await logIn(ctx, { ...from, email: user.email, password: current });
  if (isFailure(account)) return account.code === "wrong-credentials" ? wrongCurrent() : account;
  if (await isGuessable(password, user)) return fail("invalid", { fields: { password: "password.common" } });
  const passwordHash = await hashPassword(password, ctx.config.passwordCost);
  return ctx.db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, account.passwordHash ?? "")))
      .returning({ id: users.id });
    // Changed meanwhile: the one that was shown is not the current one any more.
    if (changed.length === 0) return wrongCurrent();
    await closeSessionsOf(tx, user.id);
    await closeChallenges(tx, user.id);
    await mailSecurityChange(tx, user, from.request.headers["user-agent"], (words) => words.passwordChanged);
    return { token: await openSession(tx, user.id, from.request.headers["user-agent"]), passwordHash };
  });
}
