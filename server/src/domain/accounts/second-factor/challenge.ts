import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../../config/config.ts";
import type { Db, Tx } from "../../../platform/db/open-database.ts";
import { loginChallenges } from "../../../platform/db/schema.ts";
import { hostCookie } from "../../../platform/http/session-cookie.ts";
import { hashToken, newToken } from "../../../platform/secrets/tokens.ts";

const minutes = 10;
const mostTries = 5;

/** The first step of signing in is passed: a cookie stands for it until the second is. It is no session. */
export async function openChallenge(tx: Tx, userId: number): Promise<string> {
  const token = newToken();
  await tx
    .insert(loginChallenges)
    .values({ tokenHash: hashToken(token), userId, expiresAt: sql`now() + make_interval(mins => ${minutes})` });
  return token;
}

export function setChallengeCookie(config: Config, reply: FastifyReply, token: string): void {
  const { name, attributes } = hostCookie(config, "challenge");
  reply.setCookie(name, token, { ...attributes, maxAge: minutes * 60 });
}

export function clearChallengeCookie(config: Config, reply: FastifyReply): void {
  const { name, attributes } = hostCookie(config, "challenge");
  reply.clearCookie(name, attributes);
}

/** Uses one of a challenge's five tries, safe under concurrency. Returns its account; undefined when none is left. */
export async function useTry(
  db: Db,
  config: Config,
  request: FastifyRequest,
): Promise<{ userId: number; token: string } | undefined> {
  const token = request.cookies[hostCookie(config, "challenge").name];
  if (token === undefined) return undefined;
  const [used] = await db
    .update(loginChallenges)
    .set({ tries: sql`${loginChallenges.tries} + 1` })
    .where(
      and(
        eq(loginChallenges.tokenHash, hashToken(token)),
        gt(loginChallenges.expiresAt, sql`now()`),
        lt(loginChallenges.tries, mostTries),
      ),
    )
    .returning({ userId: loginChallenges.userId });
  return used && { userId: used.userId, token };
}

/** Ends a passed challenge, and the account's others. Returns whether it was still open. */
export async function meetChallenge(tx: Tx, { userId, token }: { userId: number; token: string }): Promise<boolean> {
  const met = await tx
    .delete(loginChallenges)
    .where(eq(loginChallenges.tokenHash, hashToken(token)))
    .returning({ userId: loginChallenges.userId });
  if (met.length === 0) return false;
  await closeChallenges(tx, userId);
  return true;
}

/** Ends all challenges of an account: what was shown to open them counts no more. */
export async function closeChallenges(tx: Tx, userId: number): Promise<void> {
  await tx.delete(loginChallenges).where(eq(loginChallenges.userId, userId));
}
