import { Agent } from "node:https";
import { type NotificationKind, notificationPath } from "@fanradar/contract";
import { tables } from "@fanradar/words/tables";
import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Context } from "../../context.ts";
import type { Tx } from "../../platform/db/open-database.ts";
import { notifications, pushSubscriptions, sessions } from "../../platform/db/schema.ts";
import { lookupOf, pinAddress, publicInternet, readHttpsUrl } from "../../platform/files/reach.ts";
import { defineJob } from "../../platform/queue/define-job.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { findInstanceName } from "../settings/instance-settings.ts";
import { findSettings } from "../settings/user-settings.ts";
import { isStillVisible } from "./still-seen.ts";
import { vapidKeys } from "./vapid.ts";

/** How long a push service keeps what a browser that is away has not got. */
const keptSeconds = 86_400;
/** The subscription has ended: RFC 8030, 7.3; push services also answer 404. */
const ended = [404, 410];

/** About earnings, or perhaps: the screen says only that there is something. Decision 0334. */
const isPrivate = (kind: NotificationKind) => kind.startsWith("split-") || kind === "goal-reached";

/** Queues a notification for each browser of its person that gets push notifications, in the transaction that writes it. */
export async function queuePush(tx: Tx, userId: number, notificationId: number): Promise<void> {
  const browsers = await tx
    .select({ sessionId: sessions.id })
    .from(sessions)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.sessionId, sessions.id))
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)));
  for (const { sessionId } of browsers) await enqueue(tx, pushNotificationJob, { notificationId, sessionId });
}

/**
 * Sends a notification that is still unread to one browser, encrypted for it. Sent again, it takes the place of itself there. A subscription
 * that its push service has ended is deleted.
 *
 * @throws what the push service refused, or that it was not reached: the job is tried again
 */
export async function pushNotification(
  { db, config, log }: Pick<Context, "db" | "config" | "log">,
  { notificationId, sessionId }: { notificationId: number; sessionId: number },
  reach = publicInternet,
): Promise<void> {
  const [row] = await db
    .select({ notification: notifications, subscription: pushSubscriptions })
    .from(pushSubscriptions)
    .innerJoin(sessions, and(eq(sessions.id, pushSubscriptions.sessionId), gt(sessions.expiresAt, sql`now()`)))
    .innerJoin(notifications, eq(notifications.userId, sessions.userId))
    .where(
      and(
        eq(pushSubscriptions.sessionId, sessionId),
        eq(notifications.id, notificationId),
        isNull(notifications.readAt),
        isStillVisible,
      ),
    );
  const url = row && readHttpsUrl(row.subscription.endpoint);
  if (!row || !url) return;
  const { kind, modelId, reportId, userId } = row.notification;
  const settings = await findSettings(db, userId);
  const { news, push } = tables[settings?.preferences.language ?? "en"].mailWords;
  const message = {
    id: notificationId,
    title: (await findInstanceName(db)) ?? "FanRadar",
    body: isPrivate(kind) ? push : news.kinds[kind],
    path: notificationPath({ kind, modelId, reportId }),
  };
  const pinned = await pinAddress(url, reach);
  if (pinned === undefined) throw new Error(`no admitted address of ${url.host}`);
  const { default: webPush } = await import("web-push");
  const { endpoint, p256dh, authSecret: auth } = row.subscription;
  try {
    await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject: subjectOf(config), ...vapidKeys(config) },
      TTL: keptSeconds,
      timeout: reach.limitMs,
      agent: new Agent({ lookup: lookupOf(pinned), ...(reach.ca && { ca: reach.ca }) }),
    });
  } catch (error) {
    if (!(error instanceof webPush.WebPushError)) throw error;
    if (!ended.includes(error.statusCode)) throw new Error(`${url.host} answered ${error.statusCode}`);
    await db.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
    log.info({ sessionId }, "a push service ended a subscription");
  }
}

/** Whom a push service can write to. */
const subjectOf = ({ publicUrl, mailFrom }: Pick<Context["config"], "publicUrl" | "mailFrom">) =>
  publicUrl.startsWith("https:") ? publicUrl : `mailto:${mailFrom}`;

export const pushNotificationJob = defineJob({
  name: "push-notification",
  payload: z.object({ notificationId: z.int(), sessionId: z.int() }),
  attempts: 6,
  run: (needs: Pick<Context, "db" | "config" | "log">, payload) => pushNotification(needs, payload),
});
