import type { addPasskey, Passkey } from "@fanradar/contract";
import { and, eq } from "drizzle-orm";
import type { FastifyReply, FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import type { Config } from "../../../config/config.ts";
import type { Context } from "../../../context.ts";
import type { Db } from "../../../platform/db/open-database.ts";
import { passkeys, users } from "../../../platform/db/schema.ts";
import { type Failure, fail } from "../../../platform/http/fail.ts";
import { signText } from "../../../platform/secrets/derive-key.ts";
import { closeOtherSessions } from "../../access/close-sessions.ts";
import type { SessionUser } from "../../access/session.ts";
import { mailSecurityChange } from "../../notifications/queue-mail.ts";
import { findProvidersOf } from "../providers/identities.ts";
import { challengeMilliseconds, openPasskeyChallenge, takePasskeyChallenge } from "./challenge.ts";
import { relyingPartyOf } from "./relying-party.ts";

/** Of one account. */
const mostPasskeys = 20;
/** COSE algorithms: EdDSA, ES256, RS256. */
const algorithms = [-8, -7, -257];
const publicKeyType = "public-key" as const;

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

const presentPasskey = ({ id, name, isSynced, createdAt, lastUsedAt }: typeof passkeys.$inferSelect): Passkey => ({
  id,
  name,
  isSynced,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

const rowsOf = (db: Db, userId: number) =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.id);

/** The passkeys of an account, the oldest first, without their keys. */
export const findPasskeys = async (db: Db, userId: number) => (await rowsOf(db, userId)).map(presentPasskey);

/**
 * One handle for all passkeys of an account, which says nothing of it: an authenticator keeps one passkey of it, and one that was
 * made and then not stored, as for want of a name, is replaced by the next.
 */
const handleOf = (config: Config, userId: number): Buffer =>
  Buffer.from(signText(config, "passkey handle", String(userId)), "base64url");

/** Options to make a passkey by; undefined where this instance has no host name for one. */
export async function beginPasskeyOf({ db, config }: Context, user: SessionUser, { request, reply }: Exchange) {
  const party = relyingPartyOf(config.publicUrl, request.host);
  if (!party) return undefined;
  const own = await rowsOf(db, user.id);
  const userHandle = own[0]?.userHandle ?? handleOf(config, user.id);
  const adding = { userId: user.id, userHandle };
  return {
    challenge: await openPasskeyChallenge(db, { config, reply, adding }),
    rp: { id: party.id, name: "FanRadar" },
    user: { id: userHandle.toString("base64url"), name: user.email, displayName: user.name },
    pubKeyCredParams: algorithms.map((alg) => ({ type: publicKeyType, alg })),
    excludeCredentials: own.map(({ credentialId: id, transports }) => ({ type: publicKeyType, id, transports })),
    authenticatorSelection: {
      residentKey: "required" as const,
      requireResidentKey: true as const,
      userVerification: "preferred" as const,
    },
    attestation: "none" as const,
    timeout: challengeMilliseconds,
  };
}

/** Stores the passkey that was made by those options (WebAuthn, 'Registering a New Credential'), and mails that it was. */
export async function storePasskey(
  { db, config, log }: Context,
  user: SessionUser,
  { name, passkey: made }: z.output<NonNullable<(typeof addPasskey)["body"]>>,
  { request, reply }: Exchange,
): Promise<Passkey | Failure> {
  const wrong = () => fail("invalid", { fields: { passkey: "passkey.wrong" } });
  const party = relyingPartyOf(config.publicUrl, request.host);
  const taken = await takePasskeyChallenge(db, { config, request, reply });
  if (!party || taken?.adding?.userId !== user.id) return wrong();
  const { userHandle } = taken.adding;
  const verified = await verifyAttestation(made, { challenge: taken.challenge, ...party }).catch((error: unknown) => {
    log.warn({ err: error, actor: user.id }, "a passkey that could not be added");
    return undefined;
  });
  if (!verified) return wrong();
  const { credential, credentialBackedUp } = verified;
  return db.transaction(async (tx) => {
    // The account's row makes those that add one wait for each other, and for whoever removes one.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for("update");
    if ((await tx.$count(passkeys, eq(passkeys.userId, user.id))) >= mostPasskeys)
      return fail("invalid", { fields: { name: "passkey.many" } });
    const [row] = await tx
      .insert(passkeys)
      .values({
        userId: user.id,
        name,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        userHandle,
        counter: credential.counter,
        transports: made.response.transports ?? [],
        isSynced: credentialBackedUp,
      })
      .onConflictDoNothing()
      .returning();
    // Somebody's already.
    if (!row) return wrong();
    await mailSecurityChange(tx, user, request.headers["user-agent"], ({ passkeyAdded }) => ({
      subject: passkeyAdded.subject,
      text: passkeyAdded.text(name),
    }));
    return presentPasskey(row);
  });
}

type Attestation = z.output<NonNullable<(typeof addPasskey)["body"]>>["passkey"];

async function verifyAttestation(
  made: Attestation,
  { challenge, id, origin }: { challenge: string; id: string; origin: string },
) {
  const [{ verifyRegistrationResponse }, { decodeAttestationObject, isoBase64URL }] = await Promise.all([
    import("@simplewebauthn/server"),
    import("@simplewebauthn/server/helpers"),
  ]);
  const format = decodeAttestationObject(isoBase64URL.toBuffer(made.response.attestationObject)).get("fmt");
  // No attestation is requested. Formats of makers name certificates, whose revocation lists the library would fetch from where they say.
  if (format !== "none" && format !== "packed") throw new Error(`Attestation of format ${format}`);
  const { clientDataJSON, attestationObject } = made.response;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: { ...made, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs: algorithms,
    requireUserVerification: false,
  });
  return verified ? registrationInfo : undefined;
}

/** Names a passkey of an account. False where it has none with this id. */
export async function updatePasskeyName(
  db: Db,
  { id, userId, name }: { id: number; userId: number; name: string },
): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  return renamed.length > 0;
}

/**
 * Removes a passkey of an account, ends its other sessions and mails that it did. `last-way-in`: nothing else signs in to the account, and
 * nothing was removed.
 */
export async function deletePasskey(
  { db, config }: Context,
  user: SessionUser,
  { id, session, userAgent }: { id: number; session: string; userAgent: string | undefined },
): Promise<"removed" | Failure> {
  return db.transaction(async (tx) => {
    // Of two at once the second sees what the first left.
    const [account] = await tx
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, user.id))
      .for("update");
    const own = await tx
      .select({ id: passkeys.id, name: passkeys.name })
      .from(passkeys)
      .where(eq(passkeys.userId, user.id));
    const removed = own.find((one) => one.id === id);
    if (!account || !removed) return fail("not-found");
    const hasOther =
      own.length > 1 || account.passwordHash !== null || (await findProvidersOf(tx, config, user.id)).length > 0;
    if (!hasOther) return fail("last-way-in");
    await tx.delete(passkeys).where(eq(passkeys.id, id));
    await closeOtherSessions(tx, { userId: user.id, token: session });
    await mailSecurityChange(tx, user, userAgent, ({ passkeyRemoved }) => ({
      subject: passkeyRemoved.subject,
      text: passkeyRemoved.text(removed.name),
    }));
    return "removed";
  });
}
