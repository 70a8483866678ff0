import { lt, sql } from "drizzle-orm";
import type { Db } from "../db/open-database.ts";
import { accountTokens, googleFlows, loginChallenges, sessions } from "../db/schema.ts";
import { purgeLimits } from "../http/limit.ts";

/** Deletes sessions, links and windows that ended. None of them works any more; this only keeps the tables small. */
export async function purgeExpired(db: Db) {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await db.delete(accountTokens).where(lt(accountTokens.expiresAt, sql`now()`));
  await db.delete(googleFlows).where(lt(googleFlows.expiresAt, sql`now()`));
  await db.delete(loginChallenges).where(lt(loginChallenges.expiresAt, sql`now()`));
  await purgeLimits(db);
}
