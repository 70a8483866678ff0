import type { Notification } from "@fanradar/contract";
import { and, count, desc, eq, isNull, lte, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { models, notifications } from "../../platform/db/schema.ts";
import { publishNotification } from "../../platform/live/publish.ts";

import { isInBell } from "./still-seen.ts";

const most = 100;

/** Whose bell it is, and of which workspace. */
export interface Bell {
  userId: number;
  workspaceId: number;
}

const isOf = ({ userId, workspaceId }: Bell) => and(eq(notifications.userId, userId), isInBell(workspaceId));

/** A person's newest notifications in a workspace and about their account, the newest first. */
export async function findNotifications(db: Db, bell: Bell): Promise<Notification[]> {
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
    .where(isOf(bell))
    .orderBy(desc(notifications.id))
    .limit(most);
  return rows.map(({ modelId, name, at, readAt, ...row }) => ({
    ...row,
    model: modelId !== null && name !== null ? { id: modelId, name } : null,
    at: at.toISOString(),
    isRead: readAt !== null,
  }));
}

export async function countUnread(db: Db | Tx, bell: Bell): Promise<number> {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(isOf(bell), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

/** Whether a notification is in a bell. */
export async function isThere(db: Db, bell: Bell, id: number): Promise<boolean> {
  return (await db.$count(notifications, and(isOf(bell), eq(notifications.id, id)))) > 0;
}

/** Marks one as read, or all up to one; the person's other pages are updated. Returns the number of unread ones. */
export function markRead(db: Db, bell: Bell, which: { id: number } | { upTo: number }): Promise<number> {
  const those = "id" in which ? eq(notifications.id, which.id) : lte(notifications.id, which.upTo);
  return db.transaction(async (tx) => {
    const marked = await tx
      .update(notifications)
      .set({ readAt: sql`now()` })
      .where(and(isOf(bell), isNull(notifications.readAt), those))
      .returning({ id: notifications.id });
    if (marked.length > 0) await publishNotification(tx, bell.userId);
    return countUnread(tx, bell);
  });
}
