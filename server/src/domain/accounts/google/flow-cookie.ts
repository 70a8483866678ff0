import { createHash, randomBytes } from "node:crypto";
import type { FirstPreferences } from "@fanradar/contract";
import { eq, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../../config/config.ts";
import type { Db } from "../../../platform/db/open-database.ts";
import { googleFlows } from "../../../platform/db/schema.ts";
import { hostCookie } from "../../../platform/http/session-cookie.ts";
import type { Flow } from "./provider.ts";

const minutes = 10;
const hashOf = (token: string) => createHash("sha256").update(token).digest();

interface StoredFlow extends Flow {
  next: string;
  /** User of the session that it confirms; null for a sign-in. */
  confirmsUserId: number | null;
  /** For an account that it makes. */
  preferences: FirstPreferences;
}

/** Remembers a flow under a cookie of the browser that began it. */
export async function rememberFlow(db: Db, config: Config, reply: FastifyReply, flow: StoredFlow): Promise<void> {
  const token = randomBytes(32).toString("base64url");
  const { state, nonce, verifier, next, confirmsUserId, preferences } = flow;
  await db.insert(googleFlows).values({
    tokenHash: hashOf(token),
    state,
    nonce,
    verifier,
    next,
    confirmsUserId,
    preferences,
    expiresAt: sql`now() + make_interval(mins => ${minutes})`,
  });
  const { name, attributes } = hostCookie(config, "google");
  reply.setCookie(name, token, { ...attributes, maxAge: minutes * 60 });
}

/** Takes the browser's flow, once; undefined when it began none, or too long ago. */
export async function takeGoogleFlow(
  db: Db,
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StoredFlow | undefined> {
  const { name, attributes } = hostCookie(config, "google");
  const token = request.cookies[name];
  if (token === undefined) return undefined;
  reply.clearCookie(name, attributes);
  const [flow] = await db
    .delete(googleFlows)
    .where(eq(googleFlows.tokenHash, hashOf(token)))
    .returning({
      state: googleFlows.state,
      nonce: googleFlows.nonce,
      verifier: googleFlows.verifier,
      next: googleFlows.next,
      confirmsUserId: googleFlows.confirmsUserId,
      preferences: googleFlows.preferences,
      isLive: sql<boolean>`${googleFlows.expiresAt} > now()`,
    });
  return flow?.isLive ? flow : undefined;
}
