import { and, eq, gt, isNotNull, lte, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { modelOwners, reportFavorites, reports } from "../../platform/db/schema.ts";
import { purgeMs, retentionMs, undoMs } from "../../platform/http/undo.ts";
import { defineJob } from "../../platform/queue/define-job.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { lockComparisons } from "./lock-comparisons.ts";

interface DeleteReportOptions {
  reportId: number;
  userId: number;
  now: Date;
}

/** A report of this person's: of a submission or creator of theirs, or a comparison they saved. */
const isOwn = ({ reportId, userId }: Pick<DeleteReportOptions, "reportId" | "userId">) =>
  and(
    eq(reports.id, reportId),
    or(
      eq(reports.userId, userId),
      sql`${reports.modelId} in (select ${modelOwners.id} from ${modelOwners} where ${modelOwners.userId} = ${userId})`,
    ),
  );

/** Removes a report's owner and queues its deletion. Returns until when that can be undone; undefined when this person has no such report. */
export async function removeReport(db: Db, { reportId, userId, now }: DeleteReportOptions): Promise<Date | undefined> {
  return db.transaction(async (tx) => {
    const deleted = await tx
      .update(reports)
      .set({ deletedBy: userId, deletedAt: now, deletedFrom: reports.modelId, modelId: null, userId: null })
      .where(isOwn({ reportId, userId }))
      .returning({ id: reports.id });
    if (deleted.length === 0) return undefined;
    await enqueue(tx, purgeReportJob, { reportId }, { runAt: new Date(now.getTime() + purgeMs) });
    return new Date(now.getTime() + undoMs);
  });
}

/** Puts a deleted report back. False once it is too late, and where the same comparison was saved again meanwhile. */
export async function putBackReport(db: Db, { reportId, userId, now }: DeleteReportOptions): Promise<boolean> {
  const isSavedAgain = sql`exists (
    select 1 from ${reports} as twin where twin.user_id = ${userId} and twin.hash = ${reports.hash} and ${reports.deletedFrom} is null
  )`;
  return db.transaction(async (tx) => {
    await lockComparisons(tx, userId);
    const restored = await tx
      .update(reports)
      .set({
        modelId: reports.deletedFrom,
        userId: sql`case when ${reports.deletedFrom} is null then ${reports.deletedBy} end`,
        ...{ deletedBy: null, deletedAt: null, deletedFrom: null },
      })
      .where(
        and(
          eq(reports.id, reportId),
          eq(reports.deletedBy, userId),
          gt(reports.deletedAt, new Date(now.getTime() - retentionMs)),
          sql`not ${isSavedAgain}`,
        ),
      )
      .returning({ id: reports.id });
    return restored.length > 0;
  });
}

/** Ends a report whose deletion can no longer be undone, with its ratings, stars and links. */
export async function purgeReport(db: Db, { reportId, now }: Omit<DeleteReportOptions, "userId">): Promise<void> {
  await db
    .delete(reports)
    .where(
      and(
        eq(reports.id, reportId),
        isNotNull(reports.deletedBy),
        lte(reports.deletedAt, new Date(now.getTime() - retentionMs)),
      ),
    );
}

/** Stars a report or takes its star. False when this person has no such report. */
export async function setFavorite(
  db: Db,
  { reportId, userId, favorite }: Omit<DeleteReportOptions, "now"> & { favorite: boolean },
): Promise<boolean> {
  const own = await db.select({ id: reports.id }).from(reports).where(isOwn({ reportId, userId }));
  if (own.length === 0) return false;
  if (favorite) await db.insert(reportFavorites).values({ userId, reportId }).onConflictDoNothing();
  else
    await db
      .delete(reportFavorites)
      .where(and(eq(reportFavorites.userId, userId), eq(reportFavorites.reportId, reportId)));
  return true;
}

export const purgeReportJob = defineJob({
  name: "purge-report",
  payload: z.object({ reportId: z.int() }),
  attempts: 10,
  run: ({ db, now }: { db: Db; now: () => Date }, { reportId }) => purgeReport(db, { reportId, now: now() }),
});
