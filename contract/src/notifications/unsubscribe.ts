import * as z from "zod/mini";
import { defineCall } from "../call.ts";

/** Settings that ask for mails, and that a mail's link turns off. */
export const mailSettings = ["emailAlerts", "reportUpdates", "marketingEmails", "weeklyDigest"] as const;
export type MailSetting = (typeof mailSettings)[number];

/**
 * Turns the setting off that a mail came by, for whoever holds its link: signed in or not, as often as they like. `token-used`
 * where the link is not ours, or its account is gone.
 */
export const unsubscribe = defineCall({
  method: "POST",
  path: "/api/unsubscribe",
  access: "anyone",
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  output: z.object({ setting: z.enum(mailSettings) }),
  status: 200,
  errors: ["token-used"],
});

/** Where mail programs send their one press (RFC 8058): a form of their own, which is not read. */
export const oneClickPath = "/api/unsubscribe/one-click";
