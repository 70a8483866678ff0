import { eq, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../../config/config.ts";
import type { Db } from "../../../platform/db/open-database.ts";
import { passkeyChallenges } from "../../../platform/db/schema.ts";
import { hostCookie } from "../../../platform/http/session-cookie.ts";
import { hashToken, newToken } from "../../../platform/secrets/tokens.ts";

const minutes = 5;
/** As the options for the browser state it. */
export const challengeMilliseconds = minutes * 60_000;

/** Who adds a passkey, and the handle that it gets. */
interface PasskeyOwner {
  userId: number;
  userHandle: Buffer;
}

interface Challenge {
  challenge: string;
  /** Undefined where a passkey is used. */
  adding: PasskeyOwner | undefined;
}

/** A new challenge for this browser, in place of the one before. */
export async function openPasskeyChallenge(
  db: Db,
  { config, reply, adding }: { config: Config; reply: FastifyReply; adding?: PasskeyOwner },
): Promise<string> {
  const challenge = newToken();
  const expiresAt = sql`now() + make_interval(mins => ${minutes})`;
  await db.insert(passkeyChallenges).values({ tokenHash: hashToken(challenge), expiresAt, ...adding });
  const { name, attributes } = hostCookie(config, "passkey");
  reply.setCookie(name, challenge, { ...attributes, maxAge: minutes * 60 });
  return challenge;
}

/** Takes the browser's challenge, once; undefined when it has none, or has had it for too long. */
export async function takePasskeyChallenge(
  db: Db,
  { config, request, reply }: { config: Config; request: FastifyRequest; reply: FastifyReply },
): Promise<Challenge | undefined> {
  const { name, attributes } = hostCookie(config, "passkey");
  const challenge = request.cookies[name];
  if (challenge === undefined) return undefined;
  reply.clearCookie(name, attributes);
  const [row] = await db
    .delete(passkeyChallenges)
    .where(eq(passkeyChallenges.tokenHash, hashToken(challenge)))
    .returning({
      userId: passkeyChallenges.userId,
      userHandle: passkeyChallenges.userHandle,
      isLive: sql<boolean>`${passkeyChallenges.expiresAt} > now()`,
    });
  if (!row?.isLive) return undefined;
  const { userId, userHandle } = row;
  return { challenge, adding: userId !== null && userHandle !== null ? { userId, userHandle } : undefined };
}
