import * as z from "zod/mini";

/** An OpenID Connect provider that people sign in with: what addresses call it, and its name on the button. */
export const signInProvider = z.object({ id: z.string(), name: z.string() });
