import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { id, idParam, instant, nothing } from "../shapes.ts";

/** A browser that is signed in as the caller. `userAgent` is what it calls itself. */
export const browserSession = z.object({
  id,
  userAgent: z.nullable(z.string()),
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
});

/** Where the caller is signed in, the newest first. */
export const listSessions = defineCall("GET", "/api/auth/sessions", "account", { output: z.array(browserSession) });

/** Ends one of the caller's own sessions. Another's, and one that has ended, answer 404. */
export const revokeSession = defineCall("DELETE", "/api/auth/sessions/:id", "account", {
  params: idParam,
  output: nothing,
});
