import { getComparison, getSavedComparison, mayAs, saveComparison } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { findMembers } from "../../domain/reports/find-members.ts";
import { fail } from "../../platform/http/fail.ts";
import { type CompareOptions, compareMembers, presentComparison } from "./compare-members.ts";
import { findSavedComparison, readComparison, storeComparison as save } from "./saved-comparison.ts";

/** Models beside each other. One that a viewer may not read is answered like one that does not exist. */
export function comparisonRoutes(app: FastifyInstance, ctx: Context, options: CompareOptions): void {
  mount(app, ctx, getComparison, async ({ query, viewer }) => {
    const members = await findMembers(ctx.db, viewer, query.models);
    return presentComparison({ modelIds: query.models, members, sealed: await compareMembers(members, options) });
  });

  mount(app, ctx, saveComparison, async ({ body, user, viewer }) => {
    const { member } = viewer;
    if (!member || !mayAs(member, "comparison.save")) return fail("not-found");
    const members = await findMembers(ctx.db, viewer, body.models);
    if (members.length < body.models.length) return fail("not-found");
    const sealed = await compareMembers(members, { ...options, withPublicPart: true });
    if (!sealed || sealed.comparison.members.length < members.length) return fail("no-report");
    return {
      id: await save(ctx.db, sealed, { userId: user.id, workspaceId: member.workspaceId, modelIds: body.models }),
    };
  });

  mount(app, ctx, getSavedComparison, async ({ params, viewer }) => {
    const { member } = viewer;
    const found = member && (await findSavedComparison(ctx.db, { id: params.id, scope: member }));
    if (!found) return fail("not-found");
    return {
      ...presentComparison(await readComparison(ctx.db, viewer, found)),
      report: { id: found.id, createdAt: found.createdAt.toISOString(), hash: found.hash },
    };
  });
}
