import { platformNames } from "@fanradar/engine";
import * as z from "zod/mini";
import { signInProvider } from "../auth/sign-in-provider.ts";
import { defineCall } from "../call.ts";
import { fact } from "../reports/ledger.ts";
import { instant } from "../shapes.ts";
import { signUpRules } from "./sign-up-rule.ts";

/** What this instance is and can do: known before anyone signs in. */
export const instance = z.object({
  mode: z.enum(["demo", "live"]),
  /** Version of FanRadar. */
  version: z.string(),
  /** What its administrator named it; null without a name. */
  name: z.nullable(z.string()),
  /** Whether emails are sent. Without them an administrator verifies addresses. */
  sendsMail: z.boolean(),
  /** Who may sign up. `domains` are those of the addresses that may, where only they may. */
  signUp: z.object({ rule: z.enum(signUpRules), domains: z.array(z.string()) }),
  /** Demo bound to an address other machines reach: a banner says so on every page. */
  exposed: z.boolean(),
  /** Demo only: the accounts the login page lists. */
  demoAccounts: z.array(
    z.object({ email: z.string(), password: z.string(), userType: z.enum(["user", "model", "admin"]) }),
  ),
  /** What people sign in with besides a password and passkeys, in the order of the buttons. */
  providers: z.array(signInProvider),
  /** Origin of the pages where passkeys work; null where they work nowhere, since the instance has no host name. */
  passkeyOrigin: z.nullable(z.string()),
  /** Demo only: three sample creators the forms offer. */
  examples: z.array(
    z.object({
      name: z.string(),
      username: z.string(),
      instagramUrl: z.optional(z.string()),
      twitterUrl: z.optional(z.string()),
    }),
  ),
  /** Per platform: read automatically, or typed by the person. */
  platforms: z.array(z.object({ platform: z.enum(platformNames), access: z.enum(["read", "type"]) })),
  /** This instance's own median from submission to report, in seconds; absent before there is one. */
  usualWait: z.optional(fact),
});
export type Instance = z.infer<typeof instance>;

export const getInstance = defineCall("GET", "/api/instance", "anyone", { output: instance });

/** Liveness: the process responds. */
export const health = defineCall("GET", "/api/health", "anyone", {
  output: z.object({ status: z.literal("ok") }),
  errors: ["unavailable"],
});

/** A platform whose newest reads got no usable answer. */
const silentPlatform = z.object({
  platform: z.enum(platformNames),
  breaker: z.enum(["closed", "open", "half-open"]),
  /** Reads in a row. */
  failures: z.int(),
  triedAt: instant,
  openedAt: z.nullable(instant),
  nextTryAt: z.nullable(instant),
});
export type SilentPlatform = z.infer<typeof silentPlatform>;

/**
 * Ready: database and queue are reachable; 503 otherwise. Beside it, which platforms did not answer of late: an `open` one
 * is not checked, and readiness does not depend on it.
 */
export const ready = defineCall("GET", "/api/ready", "anyone", {
  output: z.object({
    status: z.literal("ready"),
    silent: z.optional(z.array(silentPlatform)),
  }),
  errors: ["unavailable"],
});

/** Demo only: every mail the instance would have sent, newest first. In live mode the path returns 404. */
export const listMailbox = defineCall("GET", "/api/mailbox", "demo", {
  output: z.array(
    z.object({ id: z.int(), to: z.string(), subject: z.string(), text: z.string(), html: z.string(), sentAt: instant }),
  ),
});
