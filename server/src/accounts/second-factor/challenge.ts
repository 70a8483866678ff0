import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "../../db/open-database.ts";
import { loginChallenges } from "../../db/schema.ts";
import { hostCookie } from "../../http/session-cookie.ts";
import type { Config } from "../../start/config.ts";

const minutes = 10;
const mostTries = 5;
const hashOf = (token: string) => createHash("sha256").update(token).digest();

/** The first step of signing in is passed: a cookie stands for it until the second is. It is no session. */
export async function openChallenge(db: Db, config: Config, reply: FastifyReply, userId: number): Promise<void> {
  const token = randomBytes(32).toString("base64url");
  await db
    .insert(loginChallenges)
    .values({ tokenHash: hashOf(token), userId, expiresAt: sql`now() + make_interval(mins => ${minutes})` });
  const { name, attributes } = hostCookie(config, "challenge");
  reply.setCookie(name, token, { ...attributes, maxAge: minutes * 60 });
}

/** Uses one of a challenge's five tries, however many come at once. Answers whose it is; undefined when there is none left. */
export async function useTry(db: Db, config: Config, request: FastifyRequest): Promise<number | undefined> {
  const token = request.cookies[hostCookie(config, "challenge").name];
  if (token === undefined) return undefined;
  const [used] = await db
    .update(loginChallenges)
    .set({ tries: sql`${loginChallenges.tries} + 1` })
    .where(
      and(
        eq(loginChallenges.tokenHash, hashOf(token)),
        gt(loginChallenges.expiresAt, sql`now()`),
        lt(loginChallenges.tries, mostTries),
      ),
    )
    .returning({ userId: loginChallenges.userId });
  return used?.userId;
}

/** Ends all challenges of an account, and this browser's cookie. */
export async function closeChallenges(db: Db, config: Config, reply: FastifyReply, userId: number): Promise<void> {
  await db.delete(loginChallenges).where(eq(loginChallenges.userId, userId));
  const { name, attributes } = hostCookie(config, "challenge");
  reply.clearCookie(name, attributes);
}
