import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { nothing } from "../shapes.ts";
import { email, newPassword } from "./credentials.ts";

/** Mails a link to set a new password. The response and its duration are the same for an unknown address. */
export const forgotPassword = defineCall("POST", "/api/auth/forgot-password", "anyone", {
  body: z.object({ email }),
  output: nothing,
  status: 202,
  errors: ["too-many"],
});

/** Spends the token of that mail, once and within the hour: sets the password and ends every session. Does not sign in. */
export const resetPassword = defineCall("POST", "/api/auth/reset-password", "anyone", {
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(512)), password: newPassword }),
  output: nothing,
  errors: ["token-used"],
});

/** Sets a new password of the signed-in person and ends their other sessions; this one gets a new cookie. */
export const changePassword = defineCall("POST", "/api/auth/password", "account", {
  body: z.object({
    current: z
      .string({ error: "password.required" })
      .check(z.minLength(1, { error: "password.required" }), z.maxLength(1_000, { error: "password.long" })),
    password: newPassword,
  }),
  output: nothing,
  errors: ["too-many"],
});
