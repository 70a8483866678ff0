import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { instant, nothing } from "../shapes.ts";

const tokenBody = z.object({ token: z.string().check(z.minLength(1), z.maxLength(512)) });

/** The new address of the account that waits for its confirmation; null when none does. PUT /api/user/settings starts one. */
export const getEmailChange = defineCall("GET", "/api/user/email-change", "account", {
  output: z.object({
    change: z.nullable(z.object({ email: z.string(), requestedAt: instant, expiresAt: instant })),
  }),
});

/** Cancels it: the mailed links stop working. Where none waits it is a success too. */
export const cancelEmailChange = defineCall("DELETE", "/api/user/email-change", "account", { output: nothing });

/**
 * Spends the token of the mail to the new address, once and within 24 hours, in a session of the same account: the account
 * signs in by the new address, which is verified. Every other session ends; this one gets a new cookie.
 */
export const confirmEmailChange = defineCall("POST", "/api/user/email-change/confirm", "account", {
  body: tokenBody,
  output: nothing,
  errors: ["token-used"],
});

/** Spends the token of the mail to the old address: the change is cancelled, without signing in. */
export const stopEmailChange = defineCall("POST", "/api/user/email-change/stop", "anyone", {
  body: tokenBody,
  output: nothing,
  errors: ["token-used"],
});
