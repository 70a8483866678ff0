import type { Notification } from "@fanradar/contract";
import { and, count, desc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { models, notifications } from "../../platform/db/schema.ts";
import { publishNotification } from "../../platform/live/publish.ts";

const most = 100;

/** A person's newest notifications, the newest first. */
export async function findNotifications(db: Db, userId: number): Promise<Notification[]> {
  const rows = await db
    .select({
      id: notifications.id,
      kind: notifications.kind,
      modelId: notifications.modelId,
      name: models.name,
      reportId: notifications.reportId,
      platform: notifications.platform,
      cause: notifications.cause,
      at: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .leftJoin(models, eq(models.id, notifications.modelId))
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.id))
    .limit(most);
  return rows.map(({ modelId, name, at, readAt, ...row }) => ({
    ...row,
    model: modelId !== null && name !== null ? { id: modelId, name } : null,
    at: at.toISOString(),
    isRead: readAt !== null,
  }));
}

export async function countUnread(db: Db | Tx, userId: number): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

/** The owner of a notification; undefined if it does not exist. */
export async function findOwner(db: Db, id: number) {
  const [row] = await db.select({ userId: notifications.userId }).from(notifications).where(eq(notifications.id, id));
  return row;
}

/** Marks one as read, or all up to one; the person's other pages are updated. Returns the number of unread ones. */
export function markRead(db: Db, userId: number, which: { id: number } | { upTo: number }): Promise<number> {
  const those = "id" in which ? eq(notifications.id, which.id) : lte(notifications.id, which.upTo);
  return db.transaction(async (tx) => {
    const marked = await tx
      .update(notifications)
      .set({ readAt: sql`now()` })
      .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), those))
      .returning({ id: notifications.id });
    if (marked.length > 0) await publishNotification(tx, userId);
    return countUnread(tx, userId);
  });
}
