import { and, eq, isNull, sql } from "drizzle-orm";
import { notifyTeam } from "../../domain/notifications/notify-team.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { goals, portfolioModels, reports } from "../../platform/db/schema.ts";
import { defineJob, scheduledAt } from "../../platform/queue/define-job.ts";
import { dayOf } from "./find-goals.ts";
import { type GoalFigures, isOfEarnings, loadGoalLedger, standingsOf, wholeViewer } from "./goal-ledger.ts";

/** Figures of a day come later: a statement of a month weeks after it. */
const daysAfter = 70;

/**
 * Holds open goals against reports that are newer than they were compared with, stores the day on which one was reached, and notifies who
 * sees the model of it, once. New statements and figures make a new report, so that goals on earnings are among them.
 *
 * @returns how many were reached
 */
export async function checkGoals(db: Db, figures: GoalFigures, now: Date): Promise<number> {
  const newest = db
    .select({ modelId: reports.modelId, at: sql<string>`max(${reports.createdAt})`.as("at") })
    .from(reports)
    .groupBy(reports.modelId)
    .as("newest");
  const open = await db
    .select({ goal: goals, at: newest.at })
    .from(goals)
    .innerJoin(portfolioModels, eq(portfolioModels.id, goals.modelId))
    .innerJoin(newest, eq(newest.modelId, goals.modelId))
    .where(
      and(
        isNull(goals.reachedOn),
        sql`${goals.dueOn} >= ${dayOf(now)}::date - ${daysAfter}::int`,
        sql`${newest.at} > coalesce(${goals.checkedAt}, '-infinity')`,
      ),
    )
    .orderBy(goals.modelId, goals.id);
  let reached = 0;
  for (const { goal, at } of open) {
    const { id, workspaceId, modelId, metric, currency } = goal;
    const viewer = wholeViewer(workspaceId);
    const ledger = await loadGoalLedger(db, figures, { viewer, modelId, currency, isAhead: false });
    const [standing] = standingsOf([{ ...goal, setOn: dayOf(goal.createdAt) }], ledger, dayOf(now)).standings;
    const reachedOn = standing?.reachedOn ?? null;
    await db.transaction(async (tx) => {
      const checked = await tx
        .update(goals)
        .set({ reachedOn, checkedAt: sql`${at}::timestamptz` })
        // A goal that was changed meanwhile is compared the next time.
        .where(and(eq(goals.id, id), isNull(goals.reachedOn), eq(goals.value, goal.value), eq(goals.dueOn, goal.dueOn)))
        .returning({ id: goals.id });
      if (checked.length === 0 || reachedOn === null) return;
      reached++;
      await notifyTeam(tx, {
        ...{ kind: "goal-reached", key: `goal ${id} reached`, modelId },
        ...(isOfEarnings(metric) && { act: "earnings.read" }),
      });
    });
  }
  return reached;
}

/** The job, with what computes earnings. */
export const checkGoalsJob = (openFigures: (db: Db) => GoalFigures) =>
  defineJob({
    name: "check-goals",
    payload: scheduledAt,
    cron: "*/10 * * * *",
    run: ({ db }: { db: Db }, at) => checkGoals(db, openFigures(db), at),
  });
