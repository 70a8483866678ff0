import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { firstPreferences } from "../user/first-preferences.ts";
import { person } from "./person.ts";

/**
 * Signs in with an ID token of Google's, checked against its keys: signature, issuer, audience, age, verified address.
 * An e-mail address or an id alone is refused. A known address is linked only where the account has verified it.
 */
export const googleSignIn = defineCall("POST", "/api/auth/google", "anyone", {
  body: z.object({
    credential: z
      .string({ error: "credential.required" })
      .check(z.minLength(1, { error: "credential.required" }), z.maxLength(8_000, { error: "credential.required" })),
    /** For an account that this sign-in makes. */
    preferences: z.optional(firstPreferences),
  }),
  output: person,
  errors: ["provider-failed", "unlinked", "disabled", "second-factor", "too-many", "sign-up-closed"],
});

/**
 * A provider's button: leads there and back to the callback; `?next=` a path of this site. With `?confirm=1` it confirms the
 * session that there is instead of beginning one. Not JSON.
 */
export const providerStartPath = (id: string) => `/api/auth/${id}/start`;
export const providerCallbackPath = (id: string) => `/api/auth/${id}/callback`;

/** Outcome of a sign-in, passed to /login in `?outcome=`, with the provider in `?provider=`: `code` waits for the second factor. */
export const providerOutcomes = ["done", "failed", "unlinked", "code"] as const;
/** Outcome of a confirmation, passed so to the requesting page: `other` is another identity than the account's. */
export const providerConfirmOutcomes = ["confirmed", "other", "failed"] as const;
