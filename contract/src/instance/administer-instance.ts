import { platformNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { email } from "../auth/credentials.ts";
import { defineCall } from "../call.ts";
import { limits } from "../limits.ts";
import { instant } from "../shapes.ts";
import { text } from "../text.ts";
import { signUpRules } from "./sign-up-rule.ts";

/** What an instance is made of, each checked by one real call. */
export const instanceParts = ["database", "clock", "storage", "mail", "instagram", "x", "providers", "model"] as const;
export type InstancePart = (typeof instanceParts)[number];

const drillLine = z.object({
  name: z.string(),
  checked: z.int(),
  faults: z.array(z.string()),
});
/** What a drill checked, how much of it, and a line for each fault. */
export type DrillLine = z.infer<typeof drillLine>;

const checkResult = z.object({
  part: z.enum(instanceParts),
  /** `off`: not configured. */
  state: z.enum(["ok", "off", "failed"]),
  /** What the other side answered, in its own words; never a secret. */
  detail: z.nullable(z.string()),
  checkedAt: instant,
});
export type InstanceCheck = z.infer<typeof checkResult>;

const instanceState = z.object({
  /** Null until an administrator names the instance. */
  name: z.nullable(z.string()),
  mode: z.enum(["demo", "live"]),
  publicUrl: z.string(),
  /** Sender and server of outgoing emails; no server: none is sent. */
  mail: z.object({ from: z.string(), server: z.nullable(z.string()) }),
  /** Emails that were written and not sent. */
  unsentMails: z.int(),
  /** Where files are stored: a folder of this machine, or a bucket. */
  storage: z.object({ kind: z.enum(["folder", "s3"]), place: z.string() }),
  /** Which platforms are read by a key of the instance, and at which creators can connect their accounts. */
  platforms: z.array(
    z.object({
      platform: z.enum(platformNames),
      isRead: z.boolean(),
      connects: z.boolean(),
      /** Left alone until then, since it does not answer. */
      breakerUntil: z.nullable(instant),
      /** No request is accepted until then, by its own word. */
      blockedUntil: z.nullable(instant),
      /** Share of its quota that is left, 0 to 1, as it last said. */
      quotaLeft: z.nullable(z.number()),
      /** What was spent today, UTC, of the day's budget. */
      budget: z.nullable(z.object({ spentCents: z.number(), dailyCents: z.number() })),
      /** When the instance's own token ends; null where it does not, or where that is not known. */
      tokenExpiresAt: z.nullable(instant),
    }),
  ),
  version: z.string(),
  /** Workers that take jobs. */
  workers: z.int(),
  signUp: z.object({ rule: z.enum(signUpRules), domains: z.array(z.string()) }),
  /** The last nightly drill that has ended; null without one. `isSet`: whether there is a passphrase for it. */
  drill: z.object({
    isSet: z.boolean(),
    last: z.nullable(z.object({ startedAt: instant, endedAt: instant, isOk: z.boolean(), lines: z.array(drillLine) })),
  }),
  /** Names of what people sign in with besides a password and passkeys. */
  providers: z.array(z.string()),
  /** Name of the language model. */
  model: z.nullable(z.string()),
  /** The newest check of each part that was checked. */
  checks: z.array(checkResult),
});
export type InstanceState = z.infer<typeof instanceState>;

/** How the instance is configured and what its checks answered. For admins; to all others it does not exist. */
export const getInstanceState = defineCall("GET", "/api/admin/instance", "account", {
  output: instanceState,
  errors: ["not-found"],
});

/** Names the instance. For admins. */
export const nameInstance = defineCall("PUT", "/api/admin/instance/name", "account", {
  body: z.object({ name: text({ max: limits.name, required: "name.required" }) }),
  output: instanceState,
  errors: ["not-found"],
});

/** Checks one part by one real call, an email to `to` for mail, and stores the result. For admins. */
export const checkInstance = defineCall("POST", "/api/admin/instance/checks", "account", {
  body: z.object({
    part: z.enum(instanceParts, { error: "invalid" }),
    to: z.optional(email),
  }),
  output: checkResult,
  errors: ["not-found", "too-many"],
});

/** A host name of at least two labels, as after the @ of an address. */
const domain = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.regex(/^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/, {
    error: "domains.invalid",
  }),
);

/** Says who may sign up. For admins. */
export const ruleSignUp = defineCall("PUT", "/api/admin/instance/sign-up", "account", {
  body: z
    .object({
      rule: z.enum(signUpRules, { error: "invalid" }),
      domains: z._default(z.array(domain).check(z.maxLength(100)), []),
    })
    .check(
      z.refine(({ rule, domains }) => rule !== "domains" || domains.length > 0, {
        error: "domains.required",
        path: ["domains"],
      }),
    ),
  output: instanceState,
  errors: ["not-found"],
});
