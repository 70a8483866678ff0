import { and, eq, isNull, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { screenshots } from "../../platform/db/schema.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { deleteExhausted, hasJob } from "../../platform/queue/private-tables.ts";
import { readScreenshotJob } from "./read-screenshot.ts";

const idRow = z.object({ id: z.number() });

/**
 * Leaves to the person the screenshots whose job has used up its tries, whether it threw or took its process with it, and
 * queues a new job for those that wait without one. Both together: no picture is 'being read' for ever. One sweeper at a
 * time; who finds another leaves it to that one, since a stopped process would keep it waiting.
 */
export async function sweepScreenshots(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const lock = await tx.execute(sql`
      select from (select pg_try_advisory_xact_lock(hashtextextended('sweep-screenshots', 0)) as taken) as lock where taken`);
    if (lock.rowCount === 0) return;
    for (const id of await deleteExhausted(tx, { name: readScreenshotJob.name, payloadKey: "screenshotId" }))
      await tx
        .update(screenshots)
        .set({ outcome: "gave-up" })
        .where(and(eq(screenshots.id, id), isNull(screenshots.outcome), isNull(screenshots.confirmedAt)));
    const { rows: lost } = await tx.execute(sql`
      select id from screenshots
      where outcome is null and confirmed_at is null and picture is not null and not ${hasJob("screenshotId", sql`screenshots.id`)}`);
    for (const row of lost) await enqueue(tx, readScreenshotJob, { screenshotId: idRow.parse(row).id });
  });
}
