import { listMoves, moveModel } from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { can } from "../../domain/access/policy.ts";
import { findModel } from "../../domain/submissions/find-models.ts";
import { fail } from "../../platform/http/fail.ts";
import { findMoves } from "./find-moves.ts";
import { moveBack, moveToWorkspace } from "./move-model.ts";

/** Models between the personal workspace of a person and those that they share. */
export function moveRoutes(app: FastifyInstance, ctx: Context): void {
  const { db } = ctx;

  mount(app, ctx, listMoves, async ({ params, viewer }) => {
    const found = await findModel(db, params.id);
    if (!found || !viewer.member || !can(viewer, "model.read", found.model)) return fail("not-found");
    return findMoves(db, { modelId: params.id, member: viewer.member });
  });

  mount(app, ctx, moveModel, async ({ params, body, user, viewer }) => {
    const { member } = viewer;
    if (!member) return fail("not-found");
    const move = { modelId: params.id, userId: user.id };
    const refused = await db.transaction((tx) =>
      member.workspaceId === user.id
        ? moveToWorkspace(tx, { ...move, workspaceId: body.id })
        : moveBack(tx, { ...move, workspaceId: member.workspaceId, target: body.id }),
    );
    return refused ?? {};
  });
}
