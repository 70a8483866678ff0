import * as z from "zod/mini";
import { id } from "../shapes.ts";
import { memberRoles, scopeKinds } from "./roles.ts";

/** As what the caller works in a workspace. */
export const membership = z.object({
  id,
  /** Empty on the personal one. */
  name: z.string(),
  /** Address of its logo; empty without one. */
  logo: z.string(),
  isPersonal: z.boolean(),
  role: z.enum(memberRoles),
  scope: z.enum(scopeKinds),
  seesEarnings: z.boolean(),
});
export type Membership = z.infer<typeof membership>;
