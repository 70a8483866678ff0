import {
  deleteReport as deleteReportCall,
  favoriteReport,
  listReports,
  restoreReport as restoreReportCall,
} from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { fail } from "../../platform/http/fail.ts";
import { mount } from "../access/mount.ts";
import { scopeOf } from "../access/policy.ts";
import { putBackReport, removeReport, setFavorite } from "./delete-report.ts";
import { findHistory } from "./find-history.ts";

/** A person's reports over time: listed, starred, deleted and put back. */
export function historyRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, listReports, async ({ params, query, viewer }) => {
    const scope = scopeOf(viewer, "report.read", params.id);
    if (!scope) return fail("not-found");
    const found = await findHistory(ctx.db, {
      ...query,
      scope,
      userId: params.id,
      seesWhole: viewer.member?.seesEarnings === true,
    });
    return found ?? fail("invalid", { fields: { after: "invalid" } });
  });

  mount(app, ctx, favoriteReport, async ({ params, body, user, viewer }) => {
    const { favorite } = body;
    const isOwn = await setFavorite(ctx.db, { reportId: params.id, viewer: { ...viewer, userId: user.id }, favorite });
    return isOwn ? { favorite } : fail("not-found");
  });

  mount(app, ctx, deleteReportCall, async ({ params, user, viewer }) => {
    const undoUntil = await removeReport(ctx.db, {
      reportId: params.id,
      viewer: { ...viewer, userId: user.id },
      now: new Date(),
    });
    return undoUntil ? { undoUntil: undoUntil.toISOString() } : fail("not-found");
  });

  mount(app, ctx, restoreReportCall, async ({ params, user, viewer }) => {
    const isBack = await putBackReport(ctx.db, {
      reportId: params.id,
      viewer: { ...viewer, userId: user.id },
      now: new Date(),
    });
    return isBack ? { id: params.id } : fail("not-found");
  });
}
