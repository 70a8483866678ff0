import type { FirstPreferences } from "@fanradar/contract";
import { eq, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../../config/config.ts";
import type { Db } from "../../../platform/db/open-database.ts";
import { providerFlows } from "../../../platform/db/schema.ts";
import { hostCookie } from "../../../platform/http/session-cookie.ts";
import { hashToken, newToken } from "../../../platform/secrets/tokens.ts";
import type { Flow } from "./provider.ts";

const minutes = 10;

interface StoredFlow extends Flow {
  /** Id of the provider that it leads to: another one does not end it. */
  provider: string;
  next: string;
  /** User of the session that it confirms; null for a sign-in. */
  confirmsUserId: number | null;
  /** For an account that it makes. */
  preferences: FirstPreferences;
}

/** Remembers a flow under a cookie of the browser that began it. */
export async function rememberFlow(db: Db, config: Config, reply: FastifyReply, flow: StoredFlow): Promise<void> {
  const token = newToken();
  const { provider, state, nonce, verifier, next, confirmsUserId, preferences } = flow;
  await db.insert(providerFlows).values({
    tokenHash: hashToken(token),
    provider,
    state,
    nonce,
    verifier,
    next,
    confirmsUserId,
    preferences,
    expiresAt: sql`now() + make_interval(mins => ${minutes})`,
  });
  const { name, attributes } = hostCookie(config, "provider");
  reply.setCookie(name, token, { ...attributes, maxAge: minutes * 60 });
}

/** Takes the browser's flow, once; undefined when it began none, or too long ago. */
export async function takeFlow(
  db: Db,
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<StoredFlow | undefined> {
  const { name, attributes } = hostCookie(config, "provider");
  const token = request.cookies[name];
  if (token === undefined) return undefined;
  reply.clearCookie(name, attributes);
  const [flow] = await db
    .delete(providerFlows)
    .where(eq(providerFlows.tokenHash, hashToken(token)))
    .returning({
      provider: providerFlows.provider,
      state: providerFlows.state,
      nonce: providerFlows.nonce,
      verifier: providerFlows.verifier,
      next: providerFlows.next,
      confirmsUserId: providerFlows.confirmsUserId,
      preferences: providerFlows.preferences,
      isLive: sql<boolean>`${providerFlows.expiresAt} > now()`,
    });
  return flow?.isLive ? flow : undefined;
}
