import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { notifications } from "../../platform/db/schema.ts";
import { isInBell } from "./still-seen.ts";

/** Whether a person has unread notifications in a workspace or about their account. */
export async function hasUnread(
  db: Db,
  { userId, workspaceId }: { userId: number; workspaceId: number },
): Promise<boolean> {
  const [row] = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt), isInBell(workspaceId)))
    .limit(1);
  return row !== undefined;
}
