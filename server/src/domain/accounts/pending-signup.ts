import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "../../context.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { guests, pendingSignups } from "../../platform/db/schema.ts";
import { type Failure, fail, Refused } from "../../platform/http/fail.ts";
import { defineJob } from "../../platform/queue/define-job.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { hashToken, newToken } from "../../platform/secrets/tokens.ts";
import { adoptGuest } from "../access/guest.ts";
import { queueMail } from "../notifications/queue-mail.ts";
import { mailAddressTaken, refuseSignUp } from "./admit-address.ts";
import { createAccount, type SignedUp, type SignUpOptions } from "./create-account.ts";
import { findAccount } from "./find-account.ts";

const hours = 24;

type PendingSignup = typeof pendingSignups.$inferInsert;

/**
 * Keeps a sign-up until the link in its mail is used. A job checks whether an account has the address, so that this answers the same, and as
 * fast, either way.
 */
export async function storePendingSignup(
  db: Db,
  {
    preferences = {},
    ...signup
  }: Omit<PendingSignup, "id" | "tokenHash" | "expiresAt" | "preferences"> &
    Partial<Pick<PendingSignup, "preferences">>,
): Promise<void> {
  const expiresAt = sql`now() + make_interval(hours => ${hours})`;
  await db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(pendingSignups)
      .values({ ...signup, preferences, expiresAt })
      .returning({ id: pendingSignups.id });
    if (!stored) throw new Error("a sign-up was not stored");
    await enqueue(tx, mailSignupJob, { id: stored.id });
  });
}

/** The job behind it: mails the link that makes the account, or to an address that has one that somebody tried to sign up with it. */
export async function mailSignup(
  { db, config }: Pick<Context, "db" | "config">,
  { id }: { id: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const token = newToken();
    const [signup] = await tx
      .update(pendingSignups)
      .set({ tokenHash: hashToken(token) })
      .where(and(eq(pendingSignups.id, id), isNull(pendingSignups.tokenHash)))
      .returning();
    if (!signup) return;
    const { email, next, language, preferences } = signup;
    if (await findAccount(tx, email)) {
      await mailAddressTaken(tx, config, email);
      await tx.delete(pendingSignups).where(eq(pendingSignups.id, id));
      return;
    }
    const link = new URL(`/verify-email?signup=${token}`, config.publicUrl);
    if (next !== null) link.searchParams.set("next", next);
    await queueMail(tx, {
      ...{ userId: null, recipient: email, language: preferences.language ?? language },
      write: ({ signUp: { subject, text } }) => ({ subject, text: text(link.href) }),
    });
  });
}

/** Makes the account of a sign-up by the token of its mail, with a verified address: once, in time, and while its address has none. */
export async function confirmPendingSignup(
  ctx: Pick<Context, "db">,
  token: string,
  { request, submit }: SignUpOptions,
): Promise<SignedUp | Failure> {
  return ctx.db.transaction(async (tx) => {
    const [signup] = await tx
      .delete(pendingSignups)
      .where(and(eq(pendingSignups.tokenHash, hashToken(token)), gt(pendingSignups.expiresAt, sql`now()`)))
      .returning();
    if (!signup) return fail("token-used");
    const closed = await refuseSignUp(ctx, signup.email);
    // Undone, so that the link works once accounts are made again.
    if (closed) throw new Refused(fail("sign-up-closed"));
    const { name, email, passwordHash, userType, preferences, language, model, guestId } = signup;
    const account = { name, email, passwordHash, userType, preferences, language, model, isVerified: true };
    const made = await createAccount(tx, account, { request, submit });
    if (made && guestId !== null) await adoptGuest(tx, made.user.id, eq(guests.id, guestId));
    return made ?? fail("token-used");
  });
}

export const mailSignupJob = defineJob({
  name: "mail-sign-up",
  payload: z.object({ id: z.int() }),
  attempts: 10,
  run: mailSignup,
});
