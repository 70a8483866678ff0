import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { id, idParam, idText, instant, nothing } from "../shapes.ts";
import { text } from "../text.ts";

export const userFilters = ["all", "unverified", "disabled", "admin"] as const;
export type UserFilter = (typeof userFilters)[number];

const account = z.object({
  id,
  email: z.string(),
  name: z.string(),
  userType: z.enum(["user", "model", "admin"]),
  isVerified: z.boolean(),
  isDisabled: z.boolean(),
  hasSecondFactor: z.boolean(),
  createdAt: instant,
  /** Null where nobody is signed in to it. */
  lastSeenAt: z.nullable(instant),
  /** Models that it owns. */
  models: z.int(),
});
export type Account = z.infer<typeof account>;

/** Accounts, the newest first, a page at a time: `before` is the id of the last one of the page before. For admins. */
export const listUsers = defineCall("GET", "/api/admin/users", "account", {
  query: z.object({
    /** Part of a name or an address. */
    q: z._default(text({ max: limits.email }), ""),
    filter: z._default(z.enum(userFilters), "all"),
    before: z.optional(idText),
  }),
  output: z.object({ items: z.array(account), next: z.nullable(id) }),
  errors: ["not-found"],
});

export const accountActs = [
  "verify",
  "disable",
  "enable",
  "sign-out",
  "reset-second-factor",
  "make-admin",
  "make-member",
  "delete",
] as const;
export type AccountAct = (typeof accountActs)[number];

/**
 * Changes somebody's account, which the audit log records. Needs a confirmed session. The last administrator stays one.
 * For admins.
 */
export const changeUser = defineCall("POST", "/api/admin/users/:id/acts", "account", {
  params: idParam,
  body: z.strictObject({ act: z.enum(accountActs, { error: "invalid" }) }),
  output: nothing,
  errors: ["confirm-needed", "last-admin", "last-owner"],
});
