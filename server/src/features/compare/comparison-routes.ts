import { getComparison, getSavedComparison, saveComparison } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { findMembers } from "../../domain/reports/find-members.ts";
import { fail } from "../../platform/http/fail.ts";
import { type CompareOptions, compareMembers, presentComparison } from "./compare-members.ts";
import { findSavedComparison, readNow, saveComparison as save } from "./saved-comparison.ts";

/** Models beside each other. One that a viewer may not read is told as one that is not there. */
export function comparisonRoutes(app: FastifyInstance, ctx: Context, options: CompareOptions): void {
  mount(app, ctx, getComparison, async ({ query, viewer }) => {
    const members = await findMembers(ctx.db, viewer, query.models);
    return presentComparison({ asked: query.models, members, sealed: await compareMembers(members, options) });
  });

  mount(app, ctx, saveComparison, async ({ body, user, viewer }) => {
    const members = await findMembers(ctx.db, viewer, body.models);
    if (members.length < body.models.length) return fail("not-found");
    const sealed = await compareMembers(members, options);
    if (!sealed || sealed.comparison.members.length < members.length) return fail("no-report");
    return { id: await save(ctx.db, sealed, { userId: user.id, modelIds: body.models }) };
  });

  mount(app, ctx, getSavedComparison, async ({ params, user, viewer }) => {
    const found = await findSavedComparison(ctx.db, { id: params.id, userId: user.id });
    if (!found) return fail("not-found");
    const asked = found.sealed.comparison.members.map(({ key }) => Number(key));
    const members = (await findMembers(ctx.db, viewer, asked)).filter(({ id }) => found.modelIds.includes(id));
    const sealed = readNow(found.sealed, members);
    return {
      ...presentComparison({ asked, members, sealed }),
      report: { id: found.id, createdAt: found.createdAt.toISOString(), hash: found.hash },
    };
  });
}
