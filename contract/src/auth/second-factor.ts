import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { nothing } from "../shapes.ts";
import { person } from "./person.ts";

/** Six digits of the authenticator, or a recovery code; spaces and dashes do not count. */
export const secondFactorCode = z
  .string({ error: "code.required" })
  .check(z.trim(), z.minLength(1, { error: "code.required" }), z.maxLength(40, { error: "code.wrong" }));

/** The second step of signing in, within ten minutes of the first and five tries: a code of the authenticator, or a recovery code. */
export const passSecondFactor = defineCall("POST", "/api/auth/second-factor", "anyone", {
  body: z.object({ code: secondFactorCode }),
  output: person,
  errors: ["no-challenge", "too-many"],
});

/** Whether a second factor is required, and how many recovery codes are left. */
export const getSecondFactor = defineCall("GET", "/api/auth/totp", "account", {
  output: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
});

/** Begins setting an authenticator up: a new secret, which counts once a code of it was shown. Needs a confirmed session. */
export const beginSecondFactor = defineCall("POST", "/api/auth/totp", "account", {
  output: z.object({ secret: z.string(), uri: z.string() }),
  errors: ["confirm-needed"],
});

/** Turns it on with a code of the new secret, returns the recovery codes (only here), and ends the other sessions. */
export const enableSecondFactor = defineCall("POST", "/api/auth/totp/enable", "account", {
  body: z.object({ code: secondFactorCode }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  errors: ["too-many"],
});

/** Turns it off and ends the other sessions. Needs a confirmed session. */
export const disableSecondFactor = defineCall("DELETE", "/api/auth/totp", "account", {
  output: nothing,
  errors: ["confirm-needed"],
});
