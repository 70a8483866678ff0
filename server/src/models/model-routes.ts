import {
  addEvidence,
  getModel,
  listEvidence,
  listModels,
  startAnalysis as startAnalysisCall,
  submitModel as submitModelCall,
} from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import type { FastifyInstance } from "fastify";
import type { Context } from "../http/context.ts";
import { fail, isFailure } from "../http/fail.ts";
import { may } from "../http/may.ts";
import { mount } from "../http/mount.ts";
import { addFigures, findFigures } from "./evidence.ts";
import { findModel, findModelsOf, findSubmission } from "./find-models.ts";
import { idempotencyKey } from "./idempotency-key.ts";
import { presentAnalysis } from "./present-analysis.ts";
import { present, presentSubmission } from "./present-model.ts";
import { startAnalysis } from "./start-analysis.ts";
import { submitModel } from "./submit-model.ts";
import { unknownInDemo } from "./unknown-in-demo.ts";

interface ModelRoutesOptions {
  /** Demo: whether the sandbox knows a handle. Absent in live mode, where only the platform can say. */
  knowsHandle?: ((platform: Platform, handle: string) => boolean) | undefined;
}

/** Submissions, their runs and the figures typed for them. A foreign id answers as a missing one. */
export function modelRoutes(app: FastifyInstance, ctx: Context, { knowsHandle }: ModelRoutesOptions = {}): void {
  mount(app, ctx, submitModelCall, async ({ body, user, viewer, request }) => {
    const key = idempotencyKey(request);
    if (isFailure(key)) return key;
    const fields = knowsHandle && unknownInDemo(body, knowsHandle);
    if (fields) return fail("invalid", { fields });
    const id = await submitModel(ctx.db, body, { userId: user.id, key });
    if (id === "conflict") return fail("idempotency-conflict");
    const model = await findSubmission(ctx.db, id);
    return model ? presentSubmission(viewer, model) : fail("not-found");
  });

  mount(app, ctx, getModel, async ({ params, viewer }) => {
    const model = await findModel(ctx.db, params.id);
    return model && may(viewer, "model.read", model.model) ? present(viewer, model) : fail("not-found");
  });

  mount(app, ctx, listModels, async ({ params, viewer }) => {
    if (!may(viewer, "user.read", { userId: params.id })) return fail("not-found");
    const found = await findModelsOf(ctx.db, params.id);
    return found.map((model) => present(viewer, model));
  });

  mount(app, ctx, startAnalysisCall, async ({ params, viewer }) => {
    const found = await findModel(ctx.db, params.id);
    if (!found || !may(viewer, "model.analyse", found.model)) return fail("not-found");
    const { id: modelId, userId } = found.model;
    await ctx.db.transaction(async (tx) => {
      const figures = await findFigures(tx, modelId);
      const since = found.run?.createdAt ?? new Date(0);
      const cause = figures.some(({ addedAt }) => addedAt > since) ? "new-evidence" : "by-hand";
      await startAnalysis(tx, { modelId, userId, cause });
    });
    const { run, links } = (await findModel(ctx.db, modelId)) ?? found;
    return run ? presentAnalysis(run, links) : fail("not-found");
  });

  mount(app, ctx, addEvidence, async ({ params, body, user, viewer }) => {
    const found = await findModel(ctx.db, params.id);
    if (!found || !may(viewer, "evidence.add", found.model)) return fail("not-found");
    const added = await addFigures(ctx.db, body, { modelId: found.model.id, userId: user.id, now: new Date() });
    return "refused" in added ? fail("invalid", { fields: added.refused }) : added;
  });

  mount(app, ctx, listEvidence, async ({ params, viewer }) => {
    const found = await findModel(ctx.db, params.id);
    if (!found || !may(viewer, "evidence.read", found.model)) return fail("not-found");
    const figures = await findFigures(ctx.db, found.model.id);
    return figures.map(({ entry }) => entry);
  });
}
