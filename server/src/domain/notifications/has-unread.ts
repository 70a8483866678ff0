import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { notifications } from "../../platform/db/schema.ts";

/** Whether a person has unread notifications. */
export async function hasUnread(db: Db, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)))
    .limit(1);
  return row !== undefined;
}
