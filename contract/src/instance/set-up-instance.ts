import * as z from "zod/mini";

import { email, newPassword } from "../auth/credentials.ts";
import { person } from "../auth/person.ts";
import { signupName } from "../auth/signup-body.ts";
import { defineCall } from "../call.ts";

/** The account that the set-up link makes. */
export const setupBody = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(512)),
  name: signupName,
  email,
  password: newPassword,
});

/** Spends the one-time link that `npm start` prints: makes the instance's first administrator and signs them in. */
export const setUpInstance = defineCall("POST", "/api/setup", "anyone", {
  body: setupBody,
  output: person,
  status: 201,
  errors: ["token-used", "too-many"],
});
