import type { NotificationKind } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Tx } from "../../platform/db/open-database.ts";
import { notifications } from "../../platform/db/schema.ts";
import { publishNotification } from "../../platform/live/publish.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { mailNotificationsJob } from "./mail-notifications.ts";

export interface News {
  userId: number;
  kind: NotificationKind;
  /** Names the event, for this person: told again it changes nothing. */
  key: string;
  modelId?: number;
  reportId?: number;
  platform?: Platform;
  cause?: "post" | "unknown";
}

/** What is told within a minute goes into one mail, and what is read meanwhile into none. */
const gatherMs = 60_000;

/**
 * Tells a person something, in the transaction of what happened: their bell at once, where a page is open, and a mail a minute
 * later where their settings ask for it.
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
  // A job under a key of the person's would be one row that all who tell them something lock, and wait for each other on.
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
