import { randomBytes } from "node:crypto";
import { connectCallbackPath } from "@fanradar/contract";
import type { ConnectPlatform } from "@fanradar/engine";
import { type ConnectApp, consentDoors } from "@fanradar/platforms";
import { eq, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { connectFlows } from "../../platform/db/schema.ts";
import { hashToken, newToken } from "../../platform/secrets/tokens.ts";

const minutes = 10;

interface FlowStart {
  platform: ConnectPlatform;
  modelId: number;
  userId: number;
  /** Of the account that the model links. */
  handle: string;
  /** Origin that the browser is on. */
  origin: string;
  /** Where a creator answers an invite: the browser that it is bound to in place of a session. */
  invite?: { inviteId: number; browserHash: Buffer };
}

/** Of the states of invites, which name no model: their addresses are seen by who has no account. */
const inviteMark = "c";

/** Stores who connects which model's account, and returns the address of the platform's consent page. */
export async function beginFlow(
  db: Db,
  app: ConnectApp,
  { platform, modelId, userId, handle, origin, invite }: FlowStart,
): Promise<URL> {
  const state = `${invite ? inviteMark : modelId}.${newToken()}`;
  const verifier = randomBytes(48).toString("base64url");
  const redirectUri = new URL(connectCallbackPath, origin).href;
  await db.insert(connectFlows).values({
    stateHash: hashToken(state),
    userId,
    modelId,
    ...invite,
    platform,
    redirectUri,
    verifier,
    expiresAt: sql`now() + make_interval(mins => ${minutes})`,
  });
  const address = consentDoors[platform].url(app, { redirectUri, state, verifier });
  // OpenID Connect's name for whom we expect; a server that does not know it ignores it (RFC 6749, 3.1).
  address.searchParams.set("login_hint", handle);
  return address;
}

/** Which model's page a state leads back to, known or not. That page checks access itself. */
export function modelIdOf(state: string): number | undefined {
  const id = Number(/^(\d{1,10})\./.exec(state)?.[1]);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** Whether a state, known or not, belongs to an invite. */
export const isOfInvite = (state: string) => state.startsWith(`${inviteMark}.`);

/** Return address for the browser. A demo can be reached under any name of this machine, and its cookies are bound to that. */
export function originOf({ config }: Pick<Context, "config">, request: FastifyRequest): string {
  return config.mode === "demo" ? `${request.protocol}://${request.host}` : config.publicUrl;
}

/** Takes the flow that a state belongs to, once; undefined when there is none, or it is too old. */
export async function takeFlow(db: Db, state: string) {
  const [flow] = await db
    .delete(connectFlows)
    .where(eq(connectFlows.stateHash, hashToken(state)))
    .returning({
      userId: connectFlows.userId,
      modelId: connectFlows.modelId,
      inviteId: connectFlows.inviteId,
      browserHash: connectFlows.browserHash,
      platform: connectFlows.platform,
      redirectUri: connectFlows.redirectUri,
      verifier: connectFlows.verifier,
      isLive: sql<boolean>`${connectFlows.expiresAt} > now()`,
    });
  return flow?.isLive ? flow : undefined;
}
export type ConnectFlow = NonNullable<Awaited<ReturnType<typeof takeFlow>>>;
