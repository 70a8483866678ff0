import { platformNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { creatorParams } from "../creators/creator-params.ts";
import { instant, nothing } from "../shapes.ts";

/** Platforms whose public bio is read here, so that a code in it can be found. */
export const claimPlatforms = ["instagram", "x"] as const;
export type ClaimPlatform = (typeof claimPlatforms)[number];

/** How long a code is good, hours, and how often it may be looked for. */
export const claimCodeHours = 24;
export const claimTries = 10;
/** Hours in which the holder can prove a profile again that another account has claimed. */
export const claimNoticeHours = 72;

/** The code to put into a bio. It is computed for its account and profile: a dump of the database holds none. */
export const claimCodePattern = /\bFR-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}\b/;

/**
 * Makes a code that proves a profile to be one's own once it stands in its public bio. Bound to account and profile, good for 24
 * hours; a newer one replaces it. For verified e-mail addresses only, whether or not the profile is already claimed.
 */
export const startClaim = defineCall("POST", "/api/creators/:platform/:handle/claim", "account", {
  params: creatorParams,
  output: z.object({
    code: z.string(),
    expiresAt: instant,
    triesLeft: z.int(),
    /** Demo only: where the stand-in lets anybody write this bio. */
    bioPage: z.nullable(z.string()),
  }),
  status: 201,
  errors: ["unverified", "not-offered", "too-many"],
});

/**
 * Reads the profile's bio anew and looks for the code of `startClaim`. `claimed`: it is theirs now, or still; the code is spent.
 * `notice`: it stood there, but the profile has a holder, who can keep it until `passesAt`. `absent`: it did not stand there.
 * `unread`: the platform gave no bio just now, which takes no try.
 */
export const checkClaim = defineCall("POST", "/api/creators/:platform/:handle/claim/check", "account", {
  params: creatorParams,
  output: z.object({
    state: z.enum(["claimed", "notice", "absent", "unread"]),
    /** Of this code; null once it is spent. */
    triesLeft: z.nullable(z.int()),
    passesAt: z.nullable(instant),
    /** Earliest time of the next check, where known. */
    nextTryAt: z.nullable(instant),
  }),
  errors: ["unverified", "claim-over", "not-offered", "too-many"],
});

/** Gives the own claim up: its code opens nothing any more, and a notice to the holder is taken back. */
export const endClaim = defineCall("DELETE", "/api/creators/:platform/:handle/claim", "account", {
  params: creatorParams,
  output: nothing,
});

/**
 * The person's claims under way. `code`: a code waits to be found; it is returned with where the demo lets it be written. `waiting`: found, and the holder has until `until`.
 * `contested`: another account has claimed a profile of theirs; without a fresh code it is transferred at `until`.
 */
export const listClaims = defineCall("GET", "/api/claims", "account", {
  output: z.array(
    z.object({
      platform: z.enum(platformNames),
      handle: z.string(),
      state: z.enum(["code", "waiting", "contested"]),
      until: instant,
      triesLeft: z.nullable(z.int()),
      code: z.nullable(z.string()),
      bioPage: z.nullable(z.string()),
    }),
  ),
});
