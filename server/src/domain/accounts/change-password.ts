import { and, eq } from "drizzle-orm";
import type { Context } from "../../context.ts";
import { users } from "../../platform/db/schema.ts";
import { type Failure, fail, isFailure } from "../../platform/http/fail.ts";
import { closeSessionsOf } from "../access/close-sessions.ts";
import { openSession, type SessionUser } from "../access/session.ts";
import { queueMail } from "../notifications/queue-mail.ts";
import { logIn } from "./log-in.ts";
import { hashPassword } from "./password.ts";
import { closeChallenges } from "./second-factor/challenge.ts";

interface Change {
  current: string;
  password: string;
}
interface From {
  network: string;
  userAgent: string | undefined;
}

const wrongCurrent = () => fail("invalid", { fields: { current: "password.wrong" } });

/**
 * Sets a new password where the current one is right; wrong ones count as guesses at the account. Every session ends,
 * and a new one begins for this browser: its token is the answer.
 */
export async function changePassword(
  ctx: Context,
  user: SessionUser,
  { current, password }: Change,
  { network, userAgent }: From,
): Promise<string | Failure> {
  const account = await logIn(ctx, user.email, current, network);
  if (isFailure(account)) return account.code === "wrong-credentials" ? wrongCurrent() : account;
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
    await queueMail(tx, { userId: user.id, recipient: user.email, write: (words) => words.passwordChanged });
    return openSession(tx, user.id, userAgent);
  });
}
