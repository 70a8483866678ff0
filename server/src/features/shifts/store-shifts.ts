import type { ShiftRow } from "@fanradar/contract";
import { and, asc, desc, eq, gt, inArray, lt, sql } from "drizzle-orm";
import type { Member } from "../../domain/access/policy.ts";
import { writeAudit } from "../../domain/access/write-audit.ts";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { shifts } from "../../platform/db/schema.ts";

/** Stores shifts of a model. @returns how many: one that is there is not stored again */
export async function storeShifts(
  tx: Tx,
  { userId, workspaceId }: Member,
  { modelId, rows }: { modelId: number; rows: readonly Omit<ShiftRow, "id">[] },
): Promise<number> {
  const values = rows.map(({ chatter, from, to }) => ({
    ...{ modelId, chatter, createdBy: userId },
    ...{ startsAt: new Date(from), endsAt: new Date(to) },
  }));
  const added = await tx.insert(shifts).values(values).onConflictDoNothing().returning({ id: shifts.id });
  if (added.length > 0)
    await writeAudit(tx, { act: "shift.add", actorId: userId, workspaceId, modelId, reason: String(added.length) });
  return added.length;
}

/** @returns how many were removed */
export async function deleteShifts(
  tx: Tx,
  { userId, workspaceId }: Member,
  { modelId, ids }: { modelId: number; ids: number[] },
): Promise<number> {
  const removed = await tx
    .delete(shifts)
    .where(and(eq(shifts.modelId, modelId), inArray(shifts.id, ids)))
    .returning({ id: shifts.id });
  if (removed.length > 0)
    await writeAudit(tx, {
      act: "shift.remove",
      actorId: userId,
      workspaceId,
      modelId,
      reason: String(removed.length),
    });
  return removed.length;
}

/** Months with a shift, '2026-11', by a time zone's clock, newest first. */
export async function findShiftMonths(db: Db, modelId: number, timeZone: string): Promise<string[]> {
  const month = sql<string>`to_char(${shifts.startsAt} at time zone ${timeZone}, 'YYYY-MM')`.as("month");
  const rows = await db.selectDistinct({ month }).from(shifts).where(eq(shifts.modelId, modelId)).orderBy(desc(month));
  return rows.map((row) => row.month);
}

/** Shifts that overlap a span, in milliseconds since 1970, in order. */
export async function findShifts(db: Db, modelId: number, { from, to }: { from: number; to: number }) {
  const rows = await db
    .select()
    .from(shifts)
    .where(and(eq(shifts.modelId, modelId), lt(shifts.startsAt, new Date(to)), gt(shifts.endsAt, new Date(from))))
    .orderBy(asc(shifts.startsAt), asc(shifts.chatter), asc(shifts.id));
  return rows.map(({ id, chatter, startsAt, endsAt, createdAt }) => ({ id, chatter, startsAt, endsAt, createdAt }));
}
