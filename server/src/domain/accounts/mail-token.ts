import { and, eq, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { accountTokens, users } from "../../platform/db/schema.ts";
import { hashToken, newToken } from "../../platform/secrets/tokens.ts";

type Purpose = (typeof accountTokens.$inferSelect)["purpose"];

const ofToken = (token: string, purpose: Purpose) =>
  and(eq(accountTokens.tokenHash, hashToken(token)), eq(accountTokens.purpose, purpose));

/** Taken before the rows of an account's tokens, by all who change them: one lock order prevents deadlocks. */
const lockAccount = (tx: Tx, userId: number) =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("update");

/** Makes a token for a mail, in the caller's transaction. Those of the same purpose made before stop working with its commit. */
export async function makeToken(
  tx: Tx,
  { userId, purpose, hours }: { userId: number; purpose: Purpose; hours: number },
): Promise<string> {
  await lockAccount(tx, userId);
  await tx.delete(accountTokens).where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, purpose)));
  const token = newToken();
  await tx.insert(accountTokens).values({
    tokenHash: hashToken(token),
    userId,
    purpose,
    expiresAt: sql`now() + make_interval(secs => ${hours * 3_600})`,
  });
  return token;
}

/** Spends a token: once, in time, for its purpose only. Returns its account. */
export async function spendToken(
  tx: Tx,
  { token, purpose }: { token: string; purpose: Purpose },
): Promise<number | undefined> {
  const [found] = await tx.select({ userId: accountTokens.userId }).from(accountTokens).where(ofToken(token, purpose));
  if (!found) return undefined;
  await lockAccount(tx, found.userId);
  const [spent] = await tx
    .delete(accountTokens)
    .where(ofToken(token, purpose))
    .returning({ userId: accountTokens.userId, valid: sql<boolean>`${accountTokens.expiresAt} > now()` });
  return spent?.valid ? spent.userId : undefined;
}

/** Whether the token is valid. Checked before costly work. */
export async function isTokenValid(db: Db, { token, purpose }: { token: string; purpose: Purpose }): Promise<boolean> {
  const [found] = await db
    .select({ valid: sql<boolean>`${accountTokens.expiresAt} > now()` })
    .from(accountTokens)
    .where(ofToken(token, purpose));
  return found?.valid ?? false;
}
