import { and, eq, gt, sql } from "drizzle-orm";
import type { Context } from "../../context.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { isDuplicate } from "../../platform/db/postgres-errors.ts";
import { accountTokens, emailChanges, users } from "../../platform/db/schema.ts";
import { confirmsSignUp } from "../../platform/http/exposed.ts";
import { type Failure, fail, Refused } from "../../platform/http/fail.ts";
import { takeTry } from "../../platform/http/limit.ts";
import { closeSessionsOf } from "../access/close-sessions.ts";
import { openSession, requireConfirmed, type SessionUser } from "../access/session.ts";
import { type MailWords, mailSecurityChange, queueMail } from "../notifications/queue-mail.ts";
import { admitAddress, admitSignup, mailAddressTaken } from "./admit-address.ts";
import { emailChangesPerAccount } from "./attempts.ts";
import { findAccount } from "./find-account.ts";
import { makeToken, spendToken } from "./mail-token.ts";
import { closeChallenges } from "./second-factor/challenge.ts";

const hours = 24;

/**
 * Whether this session may request another address. It must have been confirmed within ten minutes; a taken address is answered as at
 * sign-up, by the same limits: not at all where its owner is mailed in place of a link. Returns the refusal, or undefined.
 */
export async function admitEmailChange(
  ctx: Context,
  user: SessionUser,
  { email, network, sessionToken }: { email: string; network: string; sessionToken: string },
): Promise<Failure | undefined> {
  const unconfirmed = await requireConfirmed(ctx.db, sessionToken);
  if (unconfirmed) return unconfirmed;
  const wait = await takeTry(ctx.db, `email-change:${user.id}`, emailChangesPerAccount);
  if (wait !== undefined) return fail("too-many", { retryAfterSeconds: wait });
  const from = { network, field: "profile.email" };
  return confirmsSignUp(ctx.config) ? admitSignup(ctx, email, from) : admitAddress(ctx, email, from);
}

/**
 * Stores a new address that waits for its confirmation, in place of any before it, and mails both addresses: a link to confirm to
 * the new one, a link to stop the change to the old one.
 */
export async function storeEmailChange(
  { config }: Pick<Context, "config">,
  tx: Tx,
  user: SessionUser,
  email: string,
): Promise<void> {
  const userId = user.id;
  const linkOf = async (name: "confirm" | "stop", purpose: "change-email" | "keep-email") =>
    new URL(`/email-change?${name}=${await makeToken(tx, { userId, purpose, hours })}`, config.publicUrl).href;
  const confirm = await linkOf("confirm", "change-email");
  const stop = await linkOf("stop", "keep-email");
  const values = { email, createdAt: sql`now()`, expiresAt: sql`now() + make_interval(hours => ${hours})` };
  await tx
    .insert(emailChanges)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: emailChanges.userId, set: values });
  const toNew = ({ emailChange }: MailWords) => ({ subject: emailChange.subject, text: emailChange.text(confirm) });
  const toOld = ({ emailChangeNotice: words }: MailWords) => ({ subject: words.subject, text: words.text(stop) });
  if (await findAccount(tx, email)) await mailAddressTaken(tx, config, email);
  else await queueMail(tx, { userId, recipient: email, write: toNew });
  await queueMail(tx, { userId, recipient: user.email, write: toOld });
}

/** The change of an account that still waits; undefined when none does. */
export async function findEmailChange(db: Db, userId: number) {
  const [found] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, sql`now()`)));
  return found;
}

/** Deletes a change and its links. Returns whether there was one. */
export async function undoEmailChange(tx: Tx, userId: number): Promise<boolean> {
  for (const purpose of ["change-email", "keep-email"] as const)
    await tx.delete(accountTokens).where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose)));
  const deletedTokens = await tx
    .delete(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .returning({ userId: emailChanges.userId });
  return deletedTokens.length > 0;
}

/** Cancels a change by the token mailed to the old address. Returns the account; undefined for an invalid token. */
export function withdrawEmailChange(db: Db, token: string): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const userId = await spendToken(tx, { token, purpose: "keep-email" });
    if (userId !== undefined) await undoEmailChange(tx, userId);
    return userId;
  });
}

/**
 * Makes the new address the account's, verified, where its token is shown in a session of the same account: a link that went to a
 * mistyped address is of no use to its reader. As with a password change every session ends, and a new one begins for this
 * browser: its token is the answer. All other mailed links of the account end too: they went to the old address.
 */
export async function completeEmailChange(
  { db }: Pick<Context, "db">,
  user: SessionUser,
  shown: { token: string; userAgent: string | undefined },
): Promise<string | Failure> {
  try {
    return await db.transaction((tx) => confirm(tx, user, shown));
  } catch (error) {
    if (isDuplicate(error)) return taken();
    throw error;
  }
}

const taken = () => fail("invalid", { fields: { email: "email.taken" } });

async function confirm(
  tx: Tx,
  user: SessionUser,
  { token, userAgent }: { token: string; userAgent: string | undefined },
): Promise<string | Failure> {
  const userId = await spendToken(tx, { token, purpose: "change-email" });
  // Undone, so that the link goes on working for whose it is.
  if (userId !== user.id) throw new Refused(fail("token-used"));
  const [waiting] = await tx.select().from(emailChanges).where(eq(emailChanges.userId, userId));
  if (!waiting) return fail("token-used");
  await undoEmailChange(tx, userId);
  if (!(await takeAddress(tx, userId, waiting.email))) return taken();
  await tx.delete(accountTokens).where(eq(accountTokens.userId, userId));
  await closeSessionsOf(tx, userId);
  await closeChallenges(tx, userId);
  await mailSecurityChange(tx, { id: userId, email: user.email }, userAgent, (words) => words.emailChanged);
  return openSession(tx, userId, userAgent);
}

/** False where another account has the address. */
async function takeAddress(tx: Tx, userId: number, email: string): Promise<boolean> {
  const isFree = sql`not exists (select 1 from ${users} as other where other.email = ${email}::citext)`;
  const changed = await tx
    .update(users)
    .set({ email, isVerified: true })
    .where(and(eq(users.id, userId), isFree))
    .returning({ id: users.id });
  return changed.length > 0;
}
