import { sql } from "drizzle-orm";
import type { Db, Tx } from "../db/open-database.ts";

/** The channel that all servers listen on. */
export const liveChannel = "fanradar_live";

/** What travels between processes: who may hear of it and what it is about. The listener reads the rest itself. */
export interface Announcement {
  topic: "analysis" | "rating";
  modelId: number;
  userId: number | null;
}

/** Tells the open pages, once the caller's transaction commits. */
export async function announce(tx: Db | Tx, announcement: Announcement): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(announcement)})`);
}
