import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { nothing } from "../shapes.ts";
import { email } from "./credentials.ts";
import { person } from "./person.ts";

/** Mails a link that signs in, to a verified address. The response and its duration are the same for any other address. */
export const requestSignInLink = defineCall("POST", "/api/auth/sign-in-link", "anyone", {
  body: z.object({ email }),
  output: nothing,
  status: 202,
  errors: ["too-many"],
});

/** Spends the token of that mail, once and in time: signs in, or asks for the code of a second factor as `login` does. */
export const signInByLink = defineCall("POST", "/api/auth/sign-in-link/use", "anyone", {
  body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(512)) }),
  output: person,
  errors: ["token-used", "disabled", "second-factor"],
});
