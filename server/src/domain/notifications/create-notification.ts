import type { NotificationKind } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/open-database.ts";
import { notifications } from "../../platform/db/schema.ts";
import { publishNotification } from "../../platform/live/publish.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { mailNotificationsJob } from "./mail-notifications.ts";
import { queuePush } from "./push-notification.ts";

export interface News {
  userId: number;
  /** Where it happened; absent on what is about the account. */
  workspaceId?: number;
  kind: NotificationKind;
  /** Idempotency key of the event, for this person. */
  key: string;
  modelId?: number;
  reportId?: number;
  platform?: Platform;
  cause?: "post" | "unknown";
}

/** Notifications within a minute go into one mail, and those read meanwhile into none. */
const gatherMs = 60_000;

/**
 * Notifies a person, in the transaction of the event: on open pages and the browsers that get push notifications at once, and by a mail
 * a minute later if their settings include it.
 */
export async function createNotification(tx: Tx, news: News): Promise<void> {
  const [written] = await tx
    .insert(notifications)
    .values(news)
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  if (!written) return;
  const { userId } = news;
  await publishNotification(tx, userId);
  await queuePush(tx, userId, written.id);
  // A job key for the person would be one row that all concurrent notifications lock.
  const [waiting] = await tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.mailedAt),
        lt(notifications.id, written.id),
        gt(notifications.createdAt, sql`now() - interval '30 seconds'`),
      ),
    )
    .limit(1);
  if (!waiting) await enqueue(tx, mailNotificationsJob, { userId }, { runAt: new Date(Date.now() + gatherMs) });
}
