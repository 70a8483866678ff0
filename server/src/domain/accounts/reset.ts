import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { users } from "../../platform/db/schema.ts";
import { type Failure, fail } from "../../platform/http/fail.ts";
import { forgetTries, takeTry } from "../../platform/http/limit.ts";
import { defineJob } from "../../platform/queue/define-job.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { closeSessionsOf } from "../access/close-sessions.ts";
import { type MailWords, mailSecurityChange, queueMail } from "../notifications/queue-mail.ts";
import { emailKey, resetsPerEmail, resetsPerNetwork } from "./attempts.ts";
import { findAccount } from "./find-account.ts";
import { isTokenValid, makeToken, spendToken } from "./mail-token.ts";
import { hashPassword } from "./password.ts";
import { closeChallenges } from "./second-factor/challenge.ts";

const purpose = "reset-password";
const hours = 1;

/**
 * Requests a link to set a new password. A job checks whether an account has the address, so that this answers
 * the same, and as fast, either way.
 */
export async function askForReset(
  { db }: Pick<Context, "db">,
  email: string,
  network: string,
): Promise<Failure | undefined> {
  const wait =
    (await takeTry(db, emailKey("reset:email", email), resetsPerEmail)) ??
    (await takeTry(db, `reset:network:${network}`, resetsPerNetwork));
  if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
  await enqueue(db, mailResetJob, { email });
  return undefined;
}

/** The job behind it. The link's host is the configured one, whatever the request said. */
export async function mailReset(
  { db, config }: Pick<Context, "db" | "config">,
  { email }: { email: string },
): Promise<void> {
  const account = await findAccount(db, email);
  if (!account) return;
  await db.transaction(async (tx) => {
    const token = await makeToken(tx, { userId: account.id, purpose, hours });
    const link = new URL(`/reset-password?token=${token}`, config.publicUrl).href;
    const write = ({ reset }: MailWords) => ({ subject: reset.subject, text: reset.text(link) });
    await queueMail(tx, { userId: account.id, recipient: account.email, write });
  });
}

/**
 * Spends a token and sets the password: every session of the account ends, and its failed tries are cleared. The
 * reader of the mail owns the address, which is thereby verified. Returns the account; undefined for an invalid token.
 */
export async function setNewPassword(
  { db, config }: Pick<Context, "db" | "config">,
  { token, password, userAgent }: { token: string; password: string; userAgent: string | undefined },
): Promise<{ id: number; passwordHash: string } | undefined> {
  // Hashing is costly, so it needs a valid token.
  if (!(await isTokenValid(db, { token, purpose }))) return undefined;
  const passwordHash = await hashPassword(password, config.passwordCost);
  return db.transaction(async (tx) => {
    const userId = await spendToken(tx, { token, purpose });
    if (userId === undefined) return undefined;
    const [user] = await tx
      .update(users)
      .set({ passwordHash, isVerified: true })
      .where(eq(users.id, userId))
      .returning({ email: users.email });
    await closeSessionsOf(tx, userId);
    await closeChallenges(tx, userId);
    if (user) {
      await forgetTries(tx, emailKey("login:account", user.email));
      await mailSecurityChange(tx, { id: userId, email: user.email }, userAgent, (words) => words.passwordChanged);
    }
    return { id: userId, passwordHash };
  });
}

export const mailResetJob = defineJob({
  name: "mail-reset",
  payload: z.object({ email: z.string() }),
  attempts: 10,
  run: mailReset,
});
