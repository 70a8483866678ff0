import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { nothing } from "../shapes.ts";
import { nextPage } from "./next-page.ts";

/** Spends the token of a verification mail. A GET of the link shows a page and spends nothing. */
export const verifyEmail = defineCall("POST", "/api/auth/verify-email", "anyone", {
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(512)) }),
  output: nothing,
  errors: ["token-used"],
});

/** Mails a fresh verification link to the signed-in person; older links stop working. */
export const resendVerification = defineCall("POST", "/api/auth/resend-verification", "account", {
  body: z.object({ next: nextPage }),
  output: nothing,
  errors: ["too-many"],
});
