import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { id, idParam, instant, nothing } from "../shapes.ts";
import { text } from "../text.ts";
import { person } from "./person.ts";

const error = "passkey.wrong";
/** Bytes in base64url. */
const bytes = (max: number) => z.string({ error }).check(z.regex(/^[\w-]+$/, { error }), z.maxLength(max, { error }));
const credentialId = bytes(1_400);
const type = z.literal("public-key", { error });

/** What `PublicKeyCredential.toJSON()` answers where a passkey was used (WebAuthn, AuthenticationResponseJSON). */
export const passkeyAssertion = z.object(
  {
    id: credentialId,
    rawId: credentialId,
    type,
    response: z.object(
      {
        clientDataJSON: bytes(8_000),
        authenticatorData: bytes(8_000),
        signature: bytes(8_000),
        userHandle: z.optional(bytes(100)),
      },
      { error },
    ),
  },
  { error },
);

/** The same where one was made (RegistrationResponseJSON). */
export const passkeyAttestation = z.object(
  {
    id: credentialId,
    rawId: credentialId,
    type,
    response: z.object(
      {
        clientDataJSON: bytes(8_000),
        attestationObject: bytes(40_000),
        transports: z.optional(z.array(z.string().check(z.maxLength(30))).check(z.maxLength(10))),
      },
      { error },
    ),
  },
  { error },
);

/** A passkey of the caller, without its key. */
const passkey = z.object({
  id,
  name: z.string(),
  /** Whether it is stored in more than one place, as by a password manager. */
  isSynced: z.boolean(),
  createdAt: instant,
  /** Null before it first signed in. */
  lastUsedAt: z.nullable(instant),
});
export type Passkey = z.infer<typeof passkey>;

const passkeyName = text({ max: limits.name, required: "passkey.unnamed" });
const timeout = z.int();
const userVerification = z.literal("preferred");

/**
 * Begins using a passkey, to sign in or to confirm a session: options for `navigator.credentials.get`, as JSON. The challenge
 * belongs to this browser, counts once and for five minutes.
 */
export const beginPasskeyUse = defineCall("POST", "/api/auth/passkey/options", "anyone", {
  output: z.object({ challenge: z.string(), rpId: z.string(), timeout, userVerification }),
  errors: ["passkey-failed", "too-many"],
});

/** Signs in with a passkey. One that verified who used it counts as both factors; another one is followed by the code that the account asks for. */
export const signInByPasskey = defineCall("POST", "/api/auth/passkey", "anyone", {
  body: z.object({ passkey: passkeyAssertion }),
  output: person,
  errors: ["passkey-failed", "disabled", "second-factor"],
});

/** The caller's passkeys, the oldest first. */
export const listPasskeys = defineCall("GET", "/api/auth/passkeys", "account", { output: z.array(passkey) });

/** Begins adding one: options for `navigator.credentials.create`, as JSON. Needs a confirmed session. */
export const beginPasskey = defineCall("POST", "/api/auth/passkeys/options", "account", {
  output: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.int() })),
    excludeCredentials: z.array(
      z.object({ type: z.literal("public-key"), id: z.string(), transports: z.array(z.string()) }),
    ),
    authenticatorSelection: z.object({
      residentKey: z.literal("required"),
      requireResidentKey: z.literal(true),
      userVerification,
    }),
    attestation: z.literal("none"),
    timeout,
  }),
  errors: ["confirm-needed", "passkey-failed", "too-many"],
});

/** Adds the passkey that the browser made. The account is mailed that it was added. */
export const addPasskey = defineCall("POST", "/api/auth/passkeys", "account", {
  body: z.object({ name: passkeyName, passkey: passkeyAttestation }),
  status: 201,
  output: passkey,
});

export const renamePasskey = defineCall("PATCH", "/api/auth/passkeys/:id", "account", {
  params: idParam,
  body: z.object({ name: passkeyName }),
  output: nothing,
});

/** Removes one and ends the other sessions. Needs a confirmed session; the last way to sign in stays (`last-way-in`). */
export const removePasskey = defineCall("DELETE", "/api/auth/passkeys/:id", "account", {
  params: idParam,
  output: nothing,
  errors: ["confirm-needed", "last-way-in"],
});
