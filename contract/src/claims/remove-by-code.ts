import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { creatorParams } from "../creators/creator-params.ts";
import { instant } from "../shapes.ts";

/**
 * Reads the profile's bio anew and looks for the code of `startClaim`: where it stands, the creator is removed at once
 * (`removed`). If another account holds the page it is hidden and a moderator decides (`hidden`), since with it goes what
 * its holder gave. `absent`: the code did not stand there. `unread`: the platform gave no bio just now, which takes no try.
 */
export const removeByCode = defineCall("POST", "/api/creators/:platform/:handle/removal", "account", {
  params: creatorParams,
  output: z.object({
    state: z.enum(["removed", "hidden", "absent", "unread"]),
    /** Of this code; null once it is spent. */
    triesLeft: z.nullable(z.int()),
    nextTryAt: z.nullable(instant),
  }),
  errors: ["unverified", "claim-over", "not-offered", "too-many"],
});
