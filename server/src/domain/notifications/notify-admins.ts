import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/db/open-database.ts";
import { users } from "../../platform/db/schema.ts";
import { createNotification, type News } from "./create-notification.ts";

/** Notifies every administrator, each once for the key. */
export async function notifyAdmins(tx: Tx, news: Pick<News, "kind" | "key">): Promise<void> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userType, "admin"), eq(users.isDisabled, false)))
    .orderBy(users.id);
  for (const { id } of admins) await createNotification(tx, { userId: id, ...news });
}
