import * as z from "zod/mini";
import { limits } from "../limits.ts";

/** Trimmed, lower case. Unicode local parts are refused: mail to them cannot be promised. */
export const email = z.pipe(
  z
    .string({ error: "email.required" })
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: "email.required", abort: true }),
      z.maxLength(limits.email, { error: "email.invalid" }),
    ),
  z.email({ error: "email.invalid" }),
);

/** A password to be set. Counted in code points, stored and compared as typed. */
export const newPassword = z.string({ error: "password.required" }).check(
  z.minLength(1, { error: "password.required", abort: true }),
  z.refine((value) => [...value].length >= limits.passwordMin, { error: "password.short" }),
  z.refine((value) => [...value].length <= limits.passwordMax, { error: "password.long" }),
  z.refine((value) => value.isWellFormed() && !value.includes("\u0000"), { error: "text.unstorable" }),
);
