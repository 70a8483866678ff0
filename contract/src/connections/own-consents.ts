import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { instant } from "../shapes.ts";
import { connectPlatform } from "./connections.ts";

/**
 * Invites to connect accounts, mailed by the caller's present workspace to the caller's verified address and not yet answered: the newest
 * first, a hundred at most.
 */
export const listOwnConsents = defineCall("GET", "/api/consents", "list", {
  output: z.array(
    z.object({
      /** Of its page, `/consent/:token`. */
      token: z.string(),
      /** The accounts that wait for an answer; none where only a linking does. */
      accounts: z.array(z.object({ platform: connectPlatform, handle: z.string() })),
      expiresAt: instant,
    }),
  ),
});
