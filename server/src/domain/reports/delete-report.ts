import { mayAs } from "@fanradar/contract";
import { and, eq, gt, isNotNull, lte, or, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { modelOwners, reportFavorites, reports } from "../../platform/db/schema.ts";
import { purgeMs, retentionMs, undoMs } from "../../platform/http/undo.ts";
import { defineJob } from "../../platform/queue/define-job.ts";
import { enqueue } from "../../platform/queue/enqueue.ts";
import { inScope, type Scope, type Viewer } from "../access/policy.ts";
import { writeAudit } from "../access/write-audit.ts";
import { isComparisonIn } from "./comparison-scope.ts";
import { lockComparisons } from "./lock-comparisons.ts";

interface DeleteReportOptions {
  reportId: number;
  viewer: Viewer & { userId: number };
  now: Date;
}

/** A report that a member sees: of one of their models, or a comparison saved in their workspace. */
const isIn = (scope: Scope, reportId: number) =>
  and(
    eq(reports.id, reportId),
    or(
      isComparisonIn(scope),
      sql`${reports.modelId} in (select owner.id from ${modelOwners} as owner where ${inScope(scope, sql`owner`)})`,
    ),
  );

/** Takes a report away from its workspace and queues its deletion. Returns until when that can be undone; undefined when this person may not. */
export async function removeReport(db: Db, { reportId, viewer, now }: DeleteReportOptions): Promise<Date | undefined> {
  const { userId, member } = viewer;
  if (!member || !mayAs(member, "report.delete")) return undefined;
  return db.transaction(async (tx) => {
    const [deleted] = await tx
      .update(reports)
      .set({
        ...{ deletedBy: userId, deletedAt: now, deletedFrom: reports.modelId, modelId: null },
        ...{ deletedFromWorkspace: reports.workspaceId, workspaceId: null },
      })
      .where(isIn(member, reportId))
      .returning({ modelId: reports.deletedFrom });
    if (!deleted) return undefined;
    await writeAudit(tx, { act: "report.delete", actorId: userId, workspaceId: member.workspaceId, ...deleted });
    await enqueue(tx, purgeReportJob, { reportId }, { runAt: new Date(now.getTime() + purgeMs) });
    return new Date(now.getTime() + undoMs);
  });
}

/** Puts a deleted report back. False once it is too late, and where the same comparison was saved again meanwhile. */
export async function putBackReport(db: Db, { reportId, viewer, now }: DeleteReportOptions): Promise<boolean> {
  const { userId, member } = viewer;
  if (!member || !mayAs(member, "report.delete")) return false;
  const { workspaceId } = member;
  const isSavedAgain = sql`exists (
    select 1 from ${reports} as twin where twin.workspace_id = ${workspaceId} and twin.hash = ${reports.hash} and ${reports.deletedFrom} is null
  )`;
  return db.transaction(async (tx) => {
    await lockComparisons(tx, workspaceId);
    const [restored] = await tx
      .update(reports)
      .set({
        modelId: reports.deletedFrom,
        workspaceId: reports.deletedFromWorkspace,
        ...{ deletedBy: null, deletedAt: null, deletedFrom: null, deletedFromWorkspace: null },
      })
      .where(
        and(
          eq(reports.id, reportId),
          eq(reports.deletedBy, userId),
          or(
            eq(reports.deletedFromWorkspace, workspaceId),
            sql`${reports.deletedFrom} in (select owner.id from ${modelOwners} as owner where ${inScope(member, sql`owner`)})`,
          ),
          gt(reports.deletedAt, new Date(now.getTime() - retentionMs)),
          sql`not ${isSavedAgain}`,
        ),
      )
      .returning({ modelId: reports.modelId });
    if (restored) await writeAudit(tx, { act: "report.restore", actorId: userId, workspaceId, ...restored });
    return restored !== undefined;
  });
}

/** Ends a report whose deletion can no longer be undone, with its ratings, stars and links. */
export async function purgeReport(db: Db, { reportId, now }: Omit<DeleteReportOptions, "viewer">): Promise<void> {
  await db
    .delete(reports)
    .where(
      and(
        eq(reports.id, reportId),
        isNotNull(reports.deletedAt),
        lte(reports.deletedAt, new Date(now.getTime() - retentionMs)),
      ),
    );
}

/** Stars a report or takes its star. False when this person has no such report. */
export async function setFavorite(
  db: Db,
  { reportId, viewer, favorite }: Omit<DeleteReportOptions, "now"> & { favorite: boolean },
): Promise<boolean> {
  const { userId, member } = viewer;
  const seen = member ? await db.select({ id: reports.id }).from(reports).where(isIn(member, reportId)) : [];
  if (seen.length === 0) return false;
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
