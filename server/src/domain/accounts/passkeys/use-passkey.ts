import type { passkeyAssertion } from "@fanradar/contract";
import { and, eq, sql } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { Context } from "../../../context.ts";
import type { Db, Tx } from "../../../platform/db/open-database.ts";
import { passkeys } from "../../../platform/db/schema.ts";
import { takePasskeyChallenge } from "./challenge.ts";
import { relyingPartyOf } from "./relying-party.ts";

export interface UsedPasskey {
  id: number;
  userId: number;
  /** Whether the authenticator checked who used it, by a PIN, a finger or a face: then it is two factors. */
  isVerified: boolean;
}

/** Why a passkey is refused, for the log; `userId` where it is known whose it would be. */
export interface RefusedPasskey {
  why: string;
  userId?: number;
}

/**
 * The passkey that signed this browser's challenge. It is counted as used; the challenge is spent either way (WebAuthn, 'Verifying an
 * Authentication Assertion').
 */
export async function usePasskey(
  { db, config }: Pick<Context, "db" | "config">,
  shown: z.output<typeof passkeyAssertion>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<UsedPasskey | RefusedPasskey> {
  const party = relyingPartyOf(config.publicUrl, request.host);
  const taken = await takePasskeyChallenge(db, { config, request, reply });
  if (!party || !taken || taken.adding) return { why: "no challenge" };
  const [stored] = await db.select().from(passkeys).where(eq(passkeys.credentialId, shown.id));
  if (!stored) return { why: "unknown passkey" };
  const { id, userId, counter, userHandle } = stored;
  if (shown.response.userHandle !== userHandle.toString("base64url")) return { why: "another handle", userId };
  // Loaded with the first passkey: its readers of certificates are a large part of the server, and most starts use none.
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...shown,
        response: { ...shown.response, userHandle: userHandle.toString("base64url") },
        clientExtensionResults: {},
      },
      expectedChallenge: taken.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: stored.credentialId, publicKey: new Uint8Array(stored.publicKey), counter },
      requireUserVerification: false,
    });
    if (!verified) return { why: "wrong signature", userId };
    const counted = await db
      .update(passkeys)
      .set({
        counter: authenticationInfo.newCounter,
        isSynced: authenticationInfo.credentialBackedUp,
        lastUsedAt: sql`now()`,
      })
      // Of two uses at once with one count, the second is refused.
      .where(and(eq(passkeys.id, id), eq(passkeys.counter, counter)))
      .returning({ id: passkeys.id });
    if (counted.length === 0) return { why: "used meanwhile", userId };
    return { id, userId, isVerified: authenticationInfo.userVerified };
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error), userId };
  }
}

/** Whether a passkey is still there. */
export async function hasPasskey(db: Db | Tx, id: number): Promise<boolean> {
  return (await db.$count(passkeys, eq(passkeys.id, id))) > 0;
}
