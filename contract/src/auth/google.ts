import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { firstPreferences } from "../user/first-preferences.ts";
import { person } from "./person.ts";

/**
 * Signs in with an ID token of Google's, checked against its keys: signature, issuer, audience, age, verified address.
 * An e-mail address or an id alone is refused. A known address is linked only where the account has verified it.
 */
export const googleSignIn = defineCall({
  method: "POST",
  path: "/api/auth/google",
  access: "anyone",
  body: z.object({
    credential: z
      .string({ error: "credential.required" })
      .check(z.minLength(1, { error: "credential.required" }), z.maxLength(8_000, { error: "credential.required" })),
    /** For an account that this sign-in makes. */
    preferences: z.optional(firstPreferences),
  }),
  output: person,
  errors: ["google-failed", "google-unlinked", "disabled", "second-factor", "too-many", "sign-up-closed"],
});

/**
 * The button: leads to Google and back to the callback; `?next=` a path of this site. With `?confirm=1` it confirms the
 * session that there is instead of beginning one. Not JSON.
 */
export const googleStartPath = "/api/auth/google/start";
export const googleCallbackPath = "/api/auth/google/callback";

/** Outcome of a sign-in, passed to /login in `?google=`: `code` waits for the second factor. */
export const googleOutcomes = ["done", "failed", "unlinked", "code"] as const;
/** Outcome of a confirmation, passed to the requesting page in `?google=`: `other` is another identity than the account's. */
export const googleConfirmOutcomes = ["confirmed", "other", "failed"] as const;
