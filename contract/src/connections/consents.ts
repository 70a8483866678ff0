import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { instant, nothing } from "../shapes.ts";
import { connectPlatform } from "./connections.ts";

/** An X handle and an OnlyFans page of one model. X wants its person's express consent before they are analyzed together. */
const linkedPages = z.object({ x: z.string(), onlyfans: z.string() });

/** `open`: not answered yet. */
export const linkingStates = ["open", "agreed", "declined"] as const;

/** How the question about one account stands. `lost`: the platform no longer takes our token; `ended`: by the creator or the manager. */
export const consentStates = ["open", "connected", "lost", "declined", "ended"] as const;

/** Holder of an invite's link, which appears in no address of a call and in no log. */
const byToken = { token: z.string().check(z.maxLength(128)) };

/** One account that an invite requests from a creator, and its state. */
const requestedAccount = z.object({
  platform: connectPlatform,
  /** The requested account: another is refused. */
  handle: z.string(),
  state: z.enum(consentStates),
  /** The platform's own consent page can be opened from here. */
  canConnect: z.boolean(),
  grantedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
  /** When the platform ends the access unless it is renewed; null where it names no end, or nothing is connected. */
  endsAt: z.nullable(instant),
  lastReadAt: z.nullable(instant),
  /** Requested and not granted: the figures they cover stay unknown. */
  missingScopes: z.array(z.string()),
  /** Something was read by her consent, this one or an ended one: she can have it deleted. */
  hasReadings: z.boolean(),
  /** A stand-in's account. */
  sandbox: z.boolean(),
});
export type RequestedAccount = z.infer<typeof requestedAccount>;

/** An invite as the creator sees it: who asks, for what, and what she gave. */
export const consentRequest = z.object({
  /** `closed`: withdrawn or expired; only what she gave is still shown. */
  state: z.enum(["open", "closed"]),
  /** By the account's own name and verified address; for a team under its workspace's name and logo, both empty of a person alone. */
  sender: z.object({ name: z.string(), email: z.string(), workspace: z.string(), logo: z.string() }),
  note: z.nullable(z.string()),
  createdAt: instant,
  expiresAt: instant,
  accounts: z.array(requestedAccount),
  linking: z.nullable(
    z.extend(linkedPages, {
      state: z.enum(linkingStates),
      at: z.nullable(instant),
      /** The X account was connected by this invite, which shows whose consent it is. */
      canAgree: z.boolean(),
    }),
  ),
  /** An address is known to which a reminder is mailed before access ends. */
  hasReminder: z.boolean(),
});
export type ConsentRequest = z.infer<typeof consentRequest>;

/** Opens an invite by its token. An unknown one is `not-found`, as is one whose model was deleted. */
export const openConsent = defineCall("POST", "/api/consents/open", "anyone", {
  body: z.object(byToken),
  output: consentRequest,
  errors: ["not-found", "too-many"],
});

/**
 * Begins a consent: the address is the platform's page. Good for ten minutes, in this browser, which a cookie names. `token-used`
 * where the invite was withdrawn, has expired or asks for an account that is no longer linked.
 */
export const startConsent = defineCall("POST", "/api/consents/connections", "anyone", {
  body: z.object({ ...byToken, platform: connectPlatform }),
  output: z.object({ address: z.url() }),
  status: 201,
  errors: ["not-found", "not-offered", "token-used", "too-many"],
});

/** Declines to connect an account that is not connected. */
export const declineConsent = defineCall("POST", "/api/consents/refusals", "anyone", {
  body: z.object({ ...byToken, platform: connectPlatform }),
  output: nothing,
  errors: ["not-found", "token-used", "too-many"],
});

/**
 * Ends a consent of this invite: revokes it at the platform and deletes the tokens. What was read stays, or is deleted with
 * `keep: false`, also after its end. Nothing to end and nothing to delete is `not-found`.
 */
export const endConsent = defineCall("POST", "/api/consents/ends", "anyone", {
  body: z.object({ ...byToken, platform: connectPlatform, keep: z.boolean() }),
  output: nothing,
  errors: ["not-found", "too-many"],
});

/**
 * Answers whether an X handle and an OnlyFans page may be analyzed together. `forbidden` before the X account was connected by this
 * invite: a link alone does not show whose consent it is. Refused, or withdrawn later, the X profile is taken off the model at once.
 */
export const answerLinking = defineCall("POST", "/api/consents/linking", "anyone", {
  body: z.object({ ...byToken, agrees: z.boolean() }),
  output: nothing,
  errors: ["not-found", "forbidden", "token-used", "too-many"],
});
