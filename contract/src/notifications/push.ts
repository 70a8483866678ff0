import * as z from "zod/mini";
import { defineCall } from "../call.ts";
import { nothing } from "../shapes.ts";

/** A browser's subscription at its push service: where messages go, and what they are encrypted with (RFC 8291), in base64url. */
export const pushSubscription = z.strictObject({
  endpoint: z
    .url({ protocol: /^https$/, error: "push.endpoint" })
    .check(z.maxLength(1_000, { error: "push.endpoint" })),
  /** An uncompressed point of P-256. */
  p256dh: z.string({ error: "push.key" }).check(z.regex(/^B[\w-]{86}$/, { error: "push.key" })),
  auth: z.string({ error: "push.key" }).check(z.regex(/^[\w-]{22}$/, { error: "push.key" })),
});

/** Whether this browser gets push notifications, and the instance's VAPID key that it subscribes with (RFC 8292). */
export const getPush = defineCall("GET", "/api/user/push", "account", {
  output: z.object({ isOn: z.boolean(), publicKey: z.string() }),
});

/** Sends what is new in the bell to this browser as well, until it is turned off or the browser signed out. */
export const turnOnPush = defineCall("PUT", "/api/user/push", "account", { body: pushSubscription, output: nothing });

export const turnOffPush = defineCall("DELETE", "/api/user/push", "account", { output: nothing });
