import { and, eq, ne, type SQL } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { accountTokens, sessions } from "../../platform/db/schema.ts";
import { publishSignedOut } from "../../platform/live/publish.ts";
import { hashToken } from "../../platform/secrets/tokens.ts";

/** Ends the session of a token. An unknown token changes nothing. */
export async function closeSession(db: Db | Tx, token: string): Promise<void> {
  await close(db, eq(sessions.tokenHash, hashToken(token)));
}

/** Ends every session of an account, and what could begin one by itself: a mailed link. */
export async function closeSessionsOf(tx: Tx, userId: number): Promise<void> {
  await close(tx, eq(sessions.userId, userId));
  await tx.delete(accountTokens).where(and(eq(accountTokens.userId, userId), eq(accountTokens.purpose, "sign-in")));
}

/** Ends every session of an account but the caller's. */
export async function closeOtherSessions(tx: Tx, { userId, token }: { userId: number; token: string }): Promise<void> {
  await close(tx, and(eq(sessions.userId, userId), ne(sessions.tokenHash, hashToken(token))));
}

/** Ends one session of an account. Returns whether it existed. */
export async function revokeSessionOf(db: Db, { userId, id }: { userId: number; id: number }): Promise<boolean> {
  return (await close(db, and(eq(sessions.userId, userId), eq(sessions.id, id)))) > 0;
}

/** The one place where sessions end early: their open streams are closed. Returns their number. */
async function close(db: Db | Tx, which: SQL | undefined): Promise<number> {
  const ended = await db.delete(sessions).where(which).returning({ userId: sessions.userId });
  for (const userId of new Set(ended.map((one) => one.userId))) await publishSignedOut(db, userId);
  return ended.length;
}
