import type { Db, Tx } from "../../platform/db/open-database.ts";
import { instanceSettings } from "../../platform/db/schema.ts";

/** What an administrator named this instance; null without a name. */
export async function findInstanceName(db: Db | Tx): Promise<string | null> {
  const [row] = await db.select({ name: instanceSettings.name }).from(instanceSettings);
  return row?.name ?? null;
}

export async function storeInstanceName(db: Db | Tx, name: string): Promise<void> {
  await db.insert(instanceSettings).values({ name }).onConflictDoUpdate({ target: instanceSettings.id, set: { name } });
}
