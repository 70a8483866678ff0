import { z } from "zod";
import { limits } from "../limits.ts";

/** Trimmed, lower case. Unicode local parts are refused: mail to them cannot be promised. */
export const email = z
  .string({ error: "email.required" })
  .trim()
  .toLowerCase()
  .min(1, { error: "email.required", abort: true })
  .max(limits.email, { error: "email.invalid" })
  .pipe(z.email({ error: "email.invalid" }));

/** A password to be set. Counted in code points, stored and compared as typed. */
export const newPassword = z
  .string({ error: "password.required" })
  .min(1, { error: "password.required", abort: true })
  .refine((value) => [...value].length >= limits.passwordMin, { error: "password.short" })
  .refine((value) => [...value].length <= limits.passwordMax, { error: "password.long" })
  .refine((value) => value.isWellFormed() && !value.includes("\u0000"), { error: "text.unstorable" });
