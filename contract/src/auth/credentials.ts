import * as z from "zod/mini";
import type { FieldCode } from "../field-codes.ts";
import { limits } from "../limits.ts";

/** Trimmed, lower case. Unicode local parts are refused: mail to them cannot be promised. `required` is the error code of a missing address. */
export const emailOr = (required: FieldCode) =>
  z.pipe(
    z
      .string({ error: required })
      .check(
        z.trim(),
        z.toLowerCase(),
        z.minLength(1, { error: required, abort: true }),
        z.maxLength(limits.email, { error: "email.invalid" }),
      ),
    z.email({ error: "email.invalid" }),
  );

export const email = emailOr("email.required");

/** A password to be set. Counted in code points, stored and compared as typed. `required` is the error code of a missing one. */
export const newPasswordOr = (required: FieldCode) =>
  z.string({ error: required }).check(
    z.minLength(1, { error: required, abort: true }),
    z.refine((value) => [...value].length >= limits.passwordMin, { error: "password.short" }),
    z.refine((value) => [...value].length <= limits.passwordMax, { error: "password.long" }),
    z.refine((value) => value.isWellFormed() && !value.includes("\u0000"), { error: "text.unstorable" }),
  );

export const newPassword = newPasswordOr("password.required");
