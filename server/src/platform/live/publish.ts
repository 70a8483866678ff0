import { type SQL, sql } from "drizzle-orm";
import type { Db, Tx } from "../db/open-database.ts";

/** The channel that all servers listen on. */
export const liveChannel = "fanradar_live";

/** An event between processes: who may receive it and its subject. The listener reads the rest itself. */
export interface Announcement {
  topic: "analysis" | "rating";
  modelId: number;
  userId: number | null;
}

/** Progress of an import, from 0 to 1. */
export interface ImportProgress {
  topic: "import";
  modelId: number;
  userId: number | null;
  key: string;
  done: number;
}

/** Some sessions of an account have ended: what is open in their name ends too. */
export interface SignedOut {
  topic: "signed-out";
  userId: number;
}

/** Sends an event to the open pages, once the caller's transaction commits. */
export async function publish(tx: Db | Tx, announcement: Announcement | ImportProgress): Promise<void> {
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(announcement)})`);
}

/**
 * The same beside one statement that writes and returns what it wrote, in one round trip and one commit.
 *
 * @returns whether it wrote anything; nothing is sent where it did not
 */
export async function writeAndPublish(db: Db | Tx, write: SQL, announcement: Announcement): Promise<boolean> {
  const { rows } = await db.execute(sql`
    with written as (${write})
    select pg_notify(${liveChannel}, ${JSON.stringify(announcement)}) from written`);
  return rows.length > 0;
}

/** Makes every server check the user's sessions again, once the caller's transaction commits. */
export async function publishSignedOut(tx: Db | Tx, userId: number): Promise<void> {
  const event: SignedOut = { topic: "signed-out", userId };
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(event)})`);
}

/** A person's notifications changed: a new one, or one was read. */
export interface BellChanged {
  topic: "notification";
  userId: number;
}

/** Makes a person's open pages reload their notifications, once the caller's transaction commits. */
export async function publishNotification(tx: Db | Tx, userId: number): Promise<void> {
  const event: BellChanged = { topic: "notification", userId };
  await tx.execute(sql`select pg_notify(${liveChannel}, ${JSON.stringify(event)})`);
}
