import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { nothing } from "../shapes.ts";
import { preferences } from "../user/settings.ts";
import { membership } from "../workspaces/membership.ts";
import { person } from "./person.ts";

export const session = z.object({
  user: z.nullable(person),
  hasUnread: z.boolean(),
  /** The workspace that they work in; absent for a visitor. */
  workspace: z.optional(membership),
  /** All of theirs, the personal one first. */
  workspaces: z.optional(z.array(membership)),
  /** How they see pages; absent for a visitor. */
  preferences: z.optional(preferences),
});
export type Session = z.infer<typeof session>;

/**
 * Who is signed in; `user` is null for a visitor. Never an error: pages call it before they know. `hasUnread`: there are
 * unread notifications.
 */
export const getSession = defineCall("GET", "/api/auth/session", "anyone", { output: session });

/** Revokes the session on the server and clears the cookie. Without a session it is a success too. */
export const logout = defineCall("POST", "/api/auth/logout", "anyone", { output: nothing });
