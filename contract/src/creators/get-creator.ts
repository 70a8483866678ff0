import { platformNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { fact, source } from "../reports/ledger.ts";
import { report } from "../reports/report.ts";
import { instant } from "../shapes.ts";
import { creatorParams } from "./creator-params.ts";
import { creatorListing } from "./listing.ts";

/**
 * A creator's public page. `edition` is the newest report on the own record as the public may read it; without one,
 * `editionState` says whether it is `being-made` or there is `none`. A private or removed one is `not-found`; one that is
 * hidden until a moderator has decided is `in-review`.
 * Opening it counts as a view, once per viewer and day.
 */
export const getCreator = defineCall("GET", "/api/creators/:platform/:handle", "anyone", {
  params: creatorParams,
  takesCreatorLink: true,
  errors: ["in-review"],
  output: z.extend(creatorListing, {
    isClaimed: z.boolean(),
    /** Not everybody finds it: its profile is private or open by link. */
    isHidden: z.boolean(),
    /** Read with the owner's link: it may show more than others see. */
    isByLink: z.boolean(),
    /** Search engines may list the page. */
    isIndexed: z.boolean(),
    profiles: z.array(z.object({ platform: z.enum(platformNames), handle: z.string(), url: z.string() })),
    lastReadAt: z.nullable(instant),
    editionState: z.enum(["ready", "being-made", "none"]),
    edition: z.nullable(report),
  }),
});

/** What a creator's trending score is made of; no facts under seven daily readings. */
export const getScoreParts = defineCall("GET", "/api/creators/:platform/:handle/score", "anyone", {
  params: creatorParams,
  takesCreatorLink: true,
  output: z.object({ facts: z.array(fact), sources: z.array(source) }),
});
