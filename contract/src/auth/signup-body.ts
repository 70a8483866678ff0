import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { text } from "../text.ts";
import { firstPreferences } from "../user/first-preferences.ts";
import { email, newPassword } from "./credentials.ts";
import { nextPage } from "./next-page.ts";

/** How a person is called here: two characters at least. */
export const signupName = text({ max: limits.name, required: "signupName.short" }).check(
  z.refine((value) => [...value].length >= 2, { error: "signupName.short" }),
);

/** `agreeToTerms` includes being 18 or older. */
export const signupBody = z.object({
  name: signupName,
  email,
  password: newPassword,
  agreeToTerms: z.literal(true, { error: "terms.required" }),
  preferences: z.optional(firstPreferences),
  next: nextPage,
});
