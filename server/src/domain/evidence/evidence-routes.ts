import { addEvidence, getRemovalEffect, listEvidence, removeEvidence } from "@fanradar/contract";
import { changedFacts, computeFacts, sourcesOf } from "@fanradar/engine";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { fail } from "../../platform/http/fail.ts";
import { minorityFields } from "../access/minority-fields.ts";
import { mount } from "../access/mount.ts";
import { type Act, can, type Viewer } from "../access/policy.ts";
import { gatherNow } from "../analyses/gather-now.ts";
import { findRun } from "../submissions/find-run.ts";
import { addFigures } from "./add-figures.ts";
import { findGiven } from "./find-given.ts";
import { presentEvidence } from "./present-evidence.ts";
import { deleteEvidence, findGiver } from "./remove-evidence.ts";

/** What was given for a model, and taking it away. A foreign id answers as a missing one. */
export function evidenceRoutes(app: FastifyInstance, ctx: Context): void {
  const mayOn = async (viewer: Viewer, act: Act, modelId: number) => {
    const model = await findRun(ctx.db, modelId);
    return model !== undefined && can(viewer, act, model);
  };

  mount(app, ctx, addEvidence, async ({ params, body, viewer }) => {
    const { userId, guestId } = viewer;
    const by = userId !== null ? { userId } : guestId ? { guestId } : undefined;
    if (!by || !(await mayOn(viewer, "evidence.add", params.id))) return fail("not-found");
    const fields = minorityFields({ contentStyle: body.contentStyle }, new Date());
    if (fields) return fail("invalid", { fields });
    const added = await addFigures(ctx.db, body, { modelId: params.id, by, now: new Date() });
    return "refused" in added ? fail("invalid", { fields: added.refused }) : added;
  });

  mount(app, ctx, listEvidence, async ({ params, viewer }) => {
    if (!(await mayOn(viewer, "evidence.read", params.id))) return fail("not-found");
    const [given, input] = await Promise.all([
      findGiven(ctx.db, params.id),
      gatherNow(ctx.db, params.id, { asOf: new Date() }),
    ]);
    return presentEvidence(given, input);
  });

  mount(app, ctx, getRemovalEffect, async ({ params, viewer }) => {
    const giver = await findGiver(ctx.db, params.id);
    if (!giver || !can(viewer, "evidence.remove", giver)) return fail("not-found");
    const asOf = new Date();
    const [now, then] = await Promise.all([
      gatherNow(ctx.db, giver.modelId, { asOf }),
      gatherNow(ctx.db, giver.modelId, { asOf, without: params.id }),
    ]);
    const [before, after] = [computeFacts(now).facts, computeFacts(then).facts];
    return { changes: changedFacts(before, after), sources: sourcesOf(now, before) };
  });

  mount(app, ctx, removeEvidence, async ({ params, viewer }) => {
    const giver = await findGiver(ctx.db, params.id);
    if (!giver || !can(viewer, "evidence.remove", giver)) return fail("not-found");
    return (await deleteEvidence(ctx.db, params.id)) ? {} : fail("not-found");
  });
}
