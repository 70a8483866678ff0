import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { nothing } from "../shapes.ts";
import { passkeyAssertion } from "./passkeys.ts";
import { secondFactorCode } from "./second-factor.ts";
import { signInProvider } from "./sign-in-provider.ts";

/** What an account can show once more: its password, a code of its second factor, its identity at a provider, a passkey. */
export const confirmWays = ["password", "code", "provider", "passkey"] as const;

/** Exactly one of them. */
export const confirmBody = z
  .object({
    password: z.optional(
      z
        .string({ error: "password.required" })
        .check(z.minLength(1, { error: "password.required" }), z.maxLength(1_000, { error: "password.long" })),
    ),
    code: z.optional(secondFactorCode),
    /** ID token of Google's. Other providers confirm by their button alone. */
    credential: z.optional(
      z
        .string({ error: "credential.required" })
        .check(z.minLength(1, { error: "credential.required" }), z.maxLength(8_000, { error: "credential.required" })),
    ),
    /** As used on options of `beginPasskeyUse`. */
    passkey: z.optional(passkeyAssertion),
  })
  .check(
    z.refine((shown) => Object.values(shown).filter((one) => one !== undefined).length === 1, {
      error: "password.required",
      path: ["password"],
    }),
  );

/** Which of them the account has, and at which providers. */
export const getConfirmWays = defineCall("GET", "/api/auth/confirm", "account", {
  output: z.object({ ways: z.array(z.enum(confirmWays)), providers: z.array(signInProvider) }),
});

/**
 * Shows once more who is there, by exactly one of them: for ten minutes this session may do what needs that. It goes on
 * under a new cookie.
 */
export const confirmSession = defineCall("POST", "/api/auth/confirm", "account", {
  body: confirmBody,
  output: nothing,
  errors: ["too-many"],
});
