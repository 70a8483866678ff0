import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { email } from "./credentials.ts";
import { person } from "./person.ts";

/** `name` is what the older client sent (the part before the @); it is accepted and not used. */
export const loginBody = z.object({
  email,
  password: z
    .string({ error: "password.required" })
    .check(z.minLength(1, { error: "password.required" }), z.maxLength(1_000, { error: "password.long" })),
  name: z.optional(z.string().check(z.maxLength(1_000))),
});

/**
 * Signs in: sets the session cookie. Unknown e-mail and wrong password are one answer, in text and time. An account with
 * a second factor is answered `second-factor`, and `passSecondFactor` finishes.
 */
export const login = defineCall("POST", "/api/auth/login", "anyone", {
  body: loginBody,
  refusal: "wrong-credentials",
  output: person,
  errors: ["wrong-credentials", "disabled", "second-factor", "too-many"],
});
