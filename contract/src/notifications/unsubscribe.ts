import * as z from "zod/mini";
import { defineCall } from "../call.ts";

/** Settings that turn mails on, and that a mail's link turns off. */
export const mailSettings = ["emailAlerts", "reportUpdates", "marketingEmails", "weeklyDigest"] as const;
export type MailSetting = (typeof mailSettings)[number];

/**
 * Turns off the setting behind a mail, for the holder of its link: signed in or not, repeatable. `token-used`
 * where the link is invalid or its account deleted.
 */
export const unsubscribe = defineCall("POST", "/api/unsubscribe", "anyone", {
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  output: z.object({ setting: z.enum(mailSettings) }),
  errors: ["token-used"],
});

/** Where mail programs send their one press (RFC 8058): a form of their own, which is not read. */
export const oneClickPath = "/api/unsubscribe/one-click";
