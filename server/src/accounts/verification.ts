import { createHash, randomBytes } from "node:crypto";
import { mailWords } from "@fanradar/words";
import { and, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../db/open-database.ts";
import { accountTokens, users } from "../db/schema.ts";
import type { Context } from "../http/context.ts";
import { queueMail } from "../mail/queue-mail.ts";

const hashOf = (token: string) => createHash("sha256").update(token).digest();

/** Mails a fresh verification link in the caller's transaction. Links mailed before stop working with its commit. */
export async function mailVerification(
  { config }: Pick<Context, "config">,
  tx: Tx,
  user: { id: number; email: string },
) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for("update");
  const purpose = "verify-email" as const;
  await tx.delete(accountTokens).where(and(eq(accountTokens.userId, user.id), eq(accountTokens.purpose, purpose)));
  const token = randomBytes(32).toString("base64url");
  await tx.insert(accountTokens).values({
    tokenHash: hashOf(token),
    userId: user.id,
    purpose,
    expiresAt: sql`now() + interval '24 hours'`,
  });
  const link = new URL(`/verify-email?token=${token}`, config.publicUrl).href;
  const { subject, text } = mailWords.verify;
  await queueMail(tx, { userId: user.id, recipient: user.email, subject, text: text(link) });
}

/** Spends a token: once, within 24 hours, for this purpose only. Answers whether it verified somebody. */
export function spendVerification(db: Db, token: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [spent] = await tx
      .delete(accountTokens)
      .where(and(eq(accountTokens.tokenHash, hashOf(token)), eq(accountTokens.purpose, "verify-email")))
      .returning({ userId: accountTokens.userId, valid: sql<boolean>`${accountTokens.expiresAt} > now()` });
    if (!spent?.valid) return false;
    await tx.update(users).set({ isVerified: true }).where(eq(users.id, spent.userId));
    return true;
  });
}
