import * as z from "zod/mini";
import { id } from "../shapes.ts";

/** The signed-in person, as every auth call returns it. */
export const person = z.object({
  id,
  email: z.string(),
  name: z.string(),
  /** Where their picture is found; empty where they have none. */
  avatar: z.string(),
  googleId: z.optional(z.string()),
  userType: z.enum(["user", "model", "admin"]),
  isVerified: z.boolean(),
});
export type Person = z.infer<typeof person>;
