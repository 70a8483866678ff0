import { getChanges, getReport, listVersions, rateReport } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../http/context.ts";
import { fail } from "../http/fail.ts";
import { may } from "../http/may.ts";
import { mount } from "../http/mount.ts";
import { announce } from "../jobs/announce.ts";
import { countRatings, findPair, findReport, findVersions, ownerOfModel, ownerOfReport, rate } from "./find-report.ts";
import { presentChanges } from "./present-changes.ts";
import { present } from "./present-report.ts";

/** Reading and rating reports. A foreign id answers as a missing one. */
export function reportRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, getReport, async ({ params, query, viewer }) => {
    const owner = await ownerOfModel(ctx.db, params.id);
    if (!owner || !may(viewer, "report.read", owner)) return fail("not-found");
    const report = await findReport(ctx.db, { modelId: params.id, ...query });
    if (!report) return fail("no-report");
    return present(viewer, report, await countRatings(ctx.db, report.id, viewer.userId));
  });

  mount(app, ctx, listVersions, async ({ params, viewer }) => {
    const owner = await ownerOfModel(ctx.db, params.id);
    if (!owner || !may(viewer, "report.read", owner)) return fail("not-found");
    const versions = await findVersions(ctx.db, params.id);
    return versions.map(({ createdAt, ...version }) => ({ ...version, createdAt: createdAt.toISOString() }));
  });

  mount(app, ctx, getChanges, async ({ params, query, viewer }) => {
    const pair = await findPair(ctx.db, { reportId: params.id, ...query });
    if (!pair || !may(viewer, "report.read", pair.report)) return fail("not-found");
    if (query.since !== undefined && !pair.older) return fail("not-found");
    return presentChanges(viewer, pair);
  });

  mount(app, ctx, rateReport, async ({ params, body, user, viewer }) => {
    const owner = await ownerOfReport(ctx.db, params.id);
    if (!owner || !may(viewer, "report.rate", owner)) return fail("not-found");
    return ctx.db.transaction(async (tx) => {
      await rate(tx, { reportId: params.id, userId: user.id, isPositive: body.isPositive });
      await announce(tx, { topic: "rating", modelId: owner.modelId, userId: owner.userId });
      return countRatings(tx, params.id, user.id);
    });
  });
}
