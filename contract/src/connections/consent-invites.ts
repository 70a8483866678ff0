import { connectPlatforms } from "@fanradar/engine";
import * as z from "zod/mini";
import { emailOr } from "../auth/credentials.ts";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { listPaths } from "../list-paths.ts";
import { id, idParam, instant, nothing } from "../shapes.ts";
import { text } from "../text.ts";
import { languages } from "../user/languages.ts";
import { connectPlatform } from "./connections.ts";
import { consentStates, linkingStates } from "./consents.ts";

/** After how many days an invite that nobody used ends. */
export const consentInviteDays = 14;

/** `sent`: not opened yet, whether it was mailed or handed over. `ended`: all that was given has ended. */
export const consentInviteStates = ["sent", "opened", "connected", "declined", "ended", "expired", "revoked"] as const;
export type ConsentInviteState = (typeof consentInviteStates)[number];

const linking = z.object({
  x: z.string(),
  onlyfans: z.string(),
  state: z.enum(linkingStates),
  at: z.nullable(instant),
});

/** An invite as who made it sees it. */
export const consentInvite = z.object({
  id,
  /** Of its link, `/consent/:token`: computed from the instance's secret, stored nowhere. */
  token: z.string(),
  state: z.enum(consentInviteStates),
  accounts: z.array(
    z.object({
      platform: connectPlatform,
      handle: z.string(),
      state: z.enum(consentStates),
      /** Since when it stands so; null while it is open. */
      at: z.nullable(instant),
    }),
  ),
  /** What was answered about an X handle beside an OnlyFans page; null where it was not asked. */
  linking: z.nullable(linking),
  note: z.nullable(z.string()),
  language: z.enum(languages),
  recipient: z.nullable(z.string()),
  mailedAt: z.nullable(instant),
  createdAt: instant,
  expiresAt: instant,
  openedAt: z.nullable(instant),
});
export type ConsentInvite = z.infer<typeof consentInvite>;

/** The invites of a model, the newest first, and whether its X handle beside an OnlyFans page has its person's consent. */
export const listConsentInvites = defineCall("GET", listPaths.consentInvites, "connection.manage", {
  params: idParam,
  output: z.object({
    invites: z.array(consentInvite),
    /** Null where the model does not link both, or it is the caller's own sign-up. `open` while nobody answered. */
    linking: z.nullable(linking),
  }),
});

/** Makes an invite for linked accounts of a model, and mails it where an address is given. The caller's address must be verified. */
export const createConsentInvite = defineCall("POST", "/api/models/:id/consent-invites", "connection.manage", {
  freeText: "note",
  params: idParam,
  body: z
    .strictObject({
      platforms: z.array(z.enum(connectPlatforms)).check(z.maxLength(connectPlatforms.length)),
      /** Asks whether the linked X handle and OnlyFans page may be analyzed together, and for the X account. */
      asksLinking: z._default(z.boolean(), false),
      note: z._default(text({ max: limits.consentNote, multiline: true }), ""),
      language: z.enum(languages),
      email: z.optional(emailOr("email.required")),
    })
    .check(
      z.refine(({ platforms, asksLinking }) => asksLinking || platforms.length > 0, {
        error: "platforms.required",
        path: ["platforms"],
      }),
    ),
  output: consentInvite,
  status: 201,
  takesIdempotencyKey: true,
  errors: ["not-offered", "unverified", "too-many", "idempotency-conflict"],
});

/** Mails an invite, the first time or again. `token-used` where it no longer opens anything or was declined. */
export const mailConsentInvite = defineCall("POST", "/api/consent-invites/:id/mails", "connection.manage", {
  params: idParam,
  body: z.strictObject({ email: emailOr("email.required") }),
  output: consentInvite,
  status: 202,
  errors: ["unverified", "token-used", "too-many"],
});

/** Withdraws an invite at once. What she connected by it stays hers to end by the same link. */
export const revokeConsentInvite = defineCall("DELETE", "/api/consent-invites/:id", "connection.manage", {
  params: idParam,
  output: nothing,
});
