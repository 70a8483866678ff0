import { dayMs } from "@fanradar/engine";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { connections } from "../../platform/db/schema.ts";
import { defineJob, scheduledAt } from "../../platform/queue/define-job.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { type OwnCollection, readConnection } from "./collect-own.ts";

/** Behind whatever a person waits for. */
const priority = 10;
const weekMs = 7 * dayMs;
const most = 500;

/** Queues a reading for each connection that was not read in this UTC day. One that was refused waits an hour. */
export async function queueOwnReadings({ db }: Pick<OwnCollection, "db">, now: Date): Promise<number> {
  const at = now.toISOString();
  const due = await db
    .select({ id: connections.id })
    .from(connections)
    .where(
      sql`${connections.sealedTokens} is not null
        and (${connections.lastReadAt} is null or ${connections.lastReadAt} < ${`${at.slice(0, 10)}T00:00:00Z`}::timestamptz)
        and (${connections.lastAttemptAt} is null or ${connections.lastAttemptAt} < ${at}::timestamptz - interval '1 hour')`,
    )
    .orderBy(connections.lastReadAt)
    .limit(most);
  for (const { id } of due)
    await enqueue(db, readConnectionJob, { connectionId: id }, { jobKey: `read-connection:${id}`, priority });
  return due.length;
}

/** One daily reading of a connected account: counts and insights; posts when the last ones are a week old. */
export async function readOwnDaily(
  deps: OwnCollection & { now: () => Date },
  { connectionId }: { connectionId: number },
): Promise<void> {
  const now = deps.now();
  const [row] = await deps.db.select().from(connections).where(eq(connections.id, connectionId));
  if (!row || row.lastReadAt?.toISOString().slice(0, 10) === now.toISOString().slice(0, 10)) return;
  const wantsPosts = row.lastPostsAt === null || now.getTime() - row.lastPostsAt.getTime() >= weekMs;
  await readConnection(deps, connectionId, { now, wantsPosts });
}

export const readConnectionJob = defineJob({
  name: "read-connection",
  payload: z.object({ connectionId: z.int() }),
  run: readOwnDaily,
});

export const dailyConnectionsJob = defineJob({
  name: "daily-connections",
  payload: scheduledAt,
  cron: "*/10 * * * *",
  run: queueOwnReadings,
});
