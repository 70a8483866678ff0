import { sectionNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { newPassword } from "../auth/credentials.ts";
import { defineCall } from "../call.ts";
import { reportContent } from "../reports/content.ts";
import { reportSummary, sealed } from "../reports/ledger.ts";
import { id, idParam, instant, nothing } from "../shapes.ts";
import { releaseKind, releaseKinds } from "./releases.ts";

/** For how many days a link may be made; null: until it is revoked. */
export const shareDays = [1, 7, 30, 90] as const;

const which = z.enum(["version", "newest"]);
const sections = z.array(z.enum(sectionNames)).check(z.minLength(1), z.maxLength(sectionNames.length));

/** Private figures that it shows beside the public ones. */
const releases = z.array(releaseKind).check(z.maxLength(releaseKinds.length));

/** A report's link as its maker sees it; the link itself is returned once, on creation. */
export const share = z.object({
  /** This version for good, or the newest of the same model whenever it is opened. */
  which,
  sections,
  releases,
  hasPassword: z.boolean(),
  createdAt: instant,
  expiresAt: z.nullable(instant),
  isExpired: z.boolean(),
  /** How often others opened it; the owner's own views are not counted. */
  views: z.int(),
  lastOpenedAt: z.nullable(instant),
});
export type Share = z.infer<typeof share>;

/** The link of a report of the caller's own model, null while there is none. */
export const getShare = defineCall("GET", "/api/reports/:id/share", "report.share", {
  params: idParam,
  output: z.object({
    share: z.nullable(share),
    /** The report is on a claimed page: its link shows what its owner shares there with who has a link, not what is released. */
    isOwnPage: z.boolean(),
  }),
});

/**
 * Makes the report's link. One that was there before opens nothing from then on, so `replaces` names it by its `createdAt`: where there is
 * another one by now, the answer is `stale` and changes nothing. The caller's address must be verified.
 */
export const shareReport = defineCall("POST", "/api/reports/:id/share", "report.share", {
  params: idParam,
  body: z.object({
    which,
    sections,
    releases: z._default(releases, []),
    days: z.nullable(z.literal(shareDays)),
    password: z.optional(newPassword),
    /** The link that this one takes the place of, which stops working; null or absent: there is none that works. */
    replaces: z.nullish(instant),
  }),
  output: z.object({ share, token: z.string() }),
  status: 201,
  errors: ["unverified", "too-many", "stale"],
});

/** Ends the report's link at once. */
export const revokeShare = defineCall("DELETE", "/api/reports/:id/share", "report.share", {
  params: idParam,
  output: nothing,
});

/** A shared report as its reader sees it: no typed name, nothing of the owner's own, and their account's name only where they chose so. */
export const sharedReport = z.object({
  id,
  createdAt: instant,
  which,
  sections,
  content: reportContent,
  sealed,
  summary: reportSummary,
  places: z.record(z.string(), z.array(z.string())),
  /** Of all that is sealed in the report, and of what this answer says. */
  hash: z.string(),
  renderingHash: z.string(),
  /** The caller made the link: their look is not counted. */
  isOwn: z.boolean(),
  /** Of whom it is, where their page shows it to who has such a link; no part of what is hashed. */
  name: z.nullable(z.string()),
  /** Name and picture of the link's maker, where their settings show them; no part of what is hashed. */
  sharedBy: z.nullable(z.object({ name: z.string(), avatar: z.string(), logo: z.string() })),
});
export type SharedReport = z.infer<typeof sharedReport>;

/**
 * Opens a link by its token, which appears in no address and no log. An unknown, revoked or expired one is `not-found`;
 * one with a password is `share-password` without the right one.
 */
export const openShare = defineCall("POST", "/api/shares/open", "anyone", {
  body: z.object({
    token: z.string().check(z.maxLength(128)),
    password: z.optional(z.string().check(z.maxLength(128))),
  }),
  output: sharedReport,
  errors: ["not-found", "share-password", "too-many"],
});

/**
 * Reports that a linked report may be about a minor, as `reportCreator` does: where its profiles are hidden, no link opens it until a
 * moderator has decided.
 */
export const reportShare = defineCall("POST", "/api/shares/problems", "anyone", {
  body: z.strictObject({ token: z.string().check(z.maxLength(128)) }),
  output: z.object({ isHidden: z.boolean() }),
  status: 202,
  errors: ["not-found", "too-many"],
});
