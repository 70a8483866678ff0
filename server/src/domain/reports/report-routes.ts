import { getChanges, getReport, listVersions, rateReport } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { fail } from "../../platform/http/fail.ts";
import { LastingAnswer } from "../../platform/http/lasting-answer.ts";
import { publish } from "../../platform/live/publish.ts";
import { mount } from "../access/mount.ts";
import { can, refuseOtherUser, seesWhole } from "../access/policy.ts";
import { canFind, withoutEvidence } from "../access/visibility.ts";
import { notifyTeam } from "../notifications/notify-team.ts";
import {
  findPair,
  findRatings,
  findReport,
  findSealed,
  findShells,
  findVersions,
  ownerOfModel,
  ownerOfReport,
  rate,
} from "./find-report.ts";
import { changesKey, presentChanges } from "./present-changes.ts";
import { presentReport } from "./present-report.ts";

/** Reading and rating reports. A foreign id answers as a missing one. */
export function reportRoutes(app: FastifyInstance, ctx: Context): void {
  mount(app, ctx, getReport, async ({ params, query, viewer, reader }) => {
    const found = await findReport(ctx.db, { modelId: params.id, ...query });
    if (!found || !can(viewer, "report.read", found)) return fail("not-found");
    const { report } = found;
    if (!report) {
      const shells = await findShells(ctx.db, { modelId: params.id, ...query });
      return shells.length > 0 ? fail("report-removed", { current: shells }) : fail("no-report");
    }
    const ratings = await findRatings(ctx.db, report.id, { readerId: viewer.userId, to: "public" });
    return presentReport(viewer, report, { ratings, reader, findSealed: () => findSealed(ctx.db, report.id) });
  });

  mount(app, ctx, listVersions, async ({ params, viewer }) => {
    const owner = await ownerOfModel(ctx.db, params.id);
    if (!owner || !can(viewer, "report.read", owner)) return fail("not-found");
    const versions = await findVersions(ctx.db, params.id);
    const isWhole = seesWhole(viewer, owner);
    return versions.map(({ createdAt, ...version }) => ({
      ...(isWhole ? version : withoutEvidence(version)),
      createdAt: createdAt.toISOString(),
    }));
  });

  mount(app, ctx, getChanges, async ({ params, query, viewer }) => {
    const pair = await findPair(ctx.db, { reportId: params.id, ...query });
    if (!pair || !can(viewer, "report.read", pair.report)) return fail("not-found");
    if (query.since !== undefined && !pair.older) return fail("not-found");
    return new LastingAnswer(
      changesKey(viewer, pair),
      async () => (await presentChanges(ctx.db, viewer, pair)) ?? fail("not-found"),
    );
  });

  mount(app, ctx, rateReport, async ({ params, body, user, viewer }) => {
    const owner = await ownerOfReport(ctx.db, params.id);
    // Signed-in people may rate public editions that they may read.
    const isEdition = owner?.creator && canFind(viewer, owner.creator);
    if (!owner || !(isEdition || can(viewer, "report.rate", owner))) return fail("not-found");
    const refused = refuseOtherUser(viewer, body.userId);
    if (refused) return refused;
    return ctx.db.transaction(async (tx) => {
      await rate(tx, { reportId: params.id, userId: user.id, isPositive: body.isPositive });
      const { modelId } = owner;
      const key = `rating of ${params.id} by ${user.id}`;
      await notifyTeam(tx, { kind: "rated", key, modelId, reportId: params.id, except: user.id });
      await publish(tx, { topic: "rating", modelId });
      return findRatings(tx, params.id, { readerId: user.id, to: "public" });
    });
  });
}
