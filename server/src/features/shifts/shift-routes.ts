import { addShifts, exportShifts, getShifts, removeShifts, type ShiftSales } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { can, type Member, type Viewer } from "../../domain/access/policy.ts";
import { recordEvent } from "../../domain/access/write-audit.ts";
import type { BookQuery } from "../../domain/payments/find-book.ts";
import { ownerOfModel } from "../../domain/reports/find-report.ts";
import { fail } from "../../platform/http/fail.ts";
import { type Limit, takeTry } from "../../platform/http/limit.ts";
import { messagesFor } from "../../platform/http/reader.ts";
import { presentShifts } from "./present-shifts.ts";
import { shiftsCsv } from "./shifts-csv.ts";
import { deleteShifts, storeShifts } from "./store-shifts.ts";

/** Changes of one person. */
const changes: Limit = { max: 300, windowSeconds: 3_600, from: "first" };

/** Sales by the chatters on whose shift they were made. A model whose shifts somebody may not see answers as one that is not there. */
export function shiftRoutes(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;

  const salesOf = async (
    viewer: Viewer,
    modelId: number,
    query: BookQuery & { month?: string | undefined },
  ): Promise<ShiftSales | undefined> => {
    const owner = await ownerOfModel(db, modelId);
    if (!owner || !can(viewer, "shift.read", owner)) return undefined;
    return presentShifts(db, { modelId, query, mayManage: can(viewer, "shift.manage", owner), now: new Date() });
  };

  /** The caller as a member who may change the model's shifts. */
  const managerOf = async ({ viewer, modelId }: { viewer: Viewer; modelId: number }): Promise<Member | undefined> => {
    const owner = await ownerOfModel(db, modelId);
    return owner && viewer.member && can(viewer, "shift.manage", owner) ? viewer.member : undefined;
  };

  mount(app, ctx, getShifts, async ({ params, query, viewer }) => {
    return (await salesOf(viewer, params.id, query)) ?? fail("not-found");
  });

  mount(app, ctx, exportShifts, async ({ params: { id }, query, viewer, user, reader, request, reply }) => {
    const sales = await salesOf(viewer, id, query);
    if (!sales) return fail("not-found");
    await recordEvent(db, request, { act: "shifts-exported", actorId: user.id, modelId: id });
    const name = `shifts-${id}-${sales.month}.csv`;
    reply.type("text/csv; charset=utf-8").header("content-disposition", `attachment; filename="${name}"`);
    return shiftsCsv(sales, messagesFor(reader));
  });

  mount(app, ctx, addShifts, async ({ params: { id: modelId }, body: { shifts: rows, replaces }, viewer }) => {
    const member = await managerOf({ viewer, modelId });
    if (!member) return fail("not-found");
    const retryAfterSeconds = await takeTry(db, `shifts:${member.userId}`, changes);
    if (retryAfterSeconds !== undefined) return fail("too-many", { retryAfterSeconds });
    const added = await db.transaction(async (tx) => {
      const isGone = replaces !== undefined && (await deleteShifts(tx, member, { modelId, ids: [replaces] })) === 0;
      return isGone ? undefined : storeShifts(tx, member, { modelId, rows });
    });
    return added === undefined ? fail("not-found") : { added, known: rows.length - added };
  });

  mount(app, ctx, removeShifts, async ({ params: { id: modelId }, body: { ids }, viewer }) => {
    const member = await managerOf({ viewer, modelId });
    if (!member) return fail("not-found");
    return { removed: await db.transaction((tx) => deleteShifts(tx, member, { modelId, ids })) };
  });
}
