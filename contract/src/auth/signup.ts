import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { person } from "./person.ts";
import { signupBody } from "./signup-body.ts";

/**
 * Who signed up. Of a live instance that sends mails nothing but that one was sent: its link makes the account, or it says that the address has
 * one, so that the answer to a known and an unknown address is the same.
 */
export const signupAnswer = z.union([person, z.strictObject({ isMailed: z.literal(true) })]);
export type SignupAnswer = z.infer<typeof signupAnswer>;

/** Makes an account, signs it in and mails the verification link; or mails a link that does. Where no mail is sent a taken address is a field error. */
export const signup = defineCall("POST", "/api/auth/signup", "anyone", {
  body: signupBody,
  output: signupAnswer,
  status: 201,
  errors: ["too-many", "sign-up-closed"],
});

/** Makes the account of a sign-up by the token of its mail, once, and signs it in. Its address is verified by that. */
export const confirmSignup = defineCall("POST", "/api/auth/signup/confirm", "anyone", {
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(128)) }),
  output: person,
  status: 201,
  errors: ["token-used", "sign-up-closed"],
});
