import { eq } from "drizzle-orm";
import type { Context } from "../../context.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { users } from "../../platform/db/schema.ts";
import { type MailWords, queueMail } from "../notifications/queue-mail.ts";
import { makeToken, spendToken } from "./mail-token.ts";

const purpose = "verify-email";
const hours = 24;

/**
 * Mails a fresh verification link in the caller's transaction. Links mailed before stop working with its commit.
 *
 * @param next the page that its person goes on to once the address is verified
 */
export async function mailVerification(
  { config }: Pick<Context, "config">,
  tx: Tx,
  { next, ...user }: { id: number; email: string; next?: string | undefined },
) {
  const token = await makeToken(tx, { userId: user.id, purpose, hours });
  const link = new URL(`/verify-email?token=${token}`, config.publicUrl);
  if (next !== undefined) link.searchParams.set("next", next);
  const write = ({ verify }: MailWords) => ({ subject: verify.subject, text: verify.text(link.href) });
  await queueMail(tx, { userId: user.id, recipient: user.email, write });
}

/** Spends a token: once, within 24 hours, for this purpose only. Returns the verified account. */
export function spendVerification(db: Db, token: string): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const userId = await spendToken(tx, { token, purpose });
    if (userId !== undefined) await tx.update(users).set({ isVerified: true }).where(eq(users.id, userId));
    return userId;
  });
}
