import {
  type CreatorListing,
  changeModel as changeModelCall,
  deleteModel as deleteModelCall,
  getModel,
  type Model,
  restoreModel as restoreModelCall,
  startAnalysis as startAnalysisCall,
} from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { fail } from "../../platform/http/fail.ts";
import { mount } from "../access/mount.ts";
import { can, seesWhole, type Viewer } from "../access/policy.ts";
import { withoutEvidence } from "../access/visibility.ts";
import { queueAnalysis } from "../analyses/start-analysis.ts";
import { findOpenCase } from "../moderation/case-teams.ts";
import { linkUrls } from "../profiles/model-links.ts";
import { admitGuest } from "./admit-guest.ts";
import { updateModel } from "./change-model.ts";
import { putBackModel, removeModel } from "./delete-model.ts";
import { findMerged, findModel, type StoredModel } from "./find-models.ts";
import { isBehindEvidence } from "./is-behind-evidence.ts";
import { presentAnalysis } from "./present-analysis.ts";
import { presentModel } from "./present-model.ts";
import { helpWith, type KnowsHandle, refusedFields, refuseFields } from "./refuse-submission.ts";

interface ModelRoutesOptions {
  knowsHandle: KnowsHandle;
  /** A creator's own record as in lists; undefined where this viewer may not find it. */
  findListing: (viewer: Viewer, modelId: number) => Promise<CreatorListing | undefined>;
}

/** A submission and its runs. A foreign id answers as a missing one. */
export function modelRoutes(
  app: FastifyInstance,
  ctx: Context,
  { knowsHandle, findListing }: ModelRoutesOptions,
): void {
  mount(app, ctx, getModel, async ({ params, viewer }) => {
    const model = (await findModel(ctx.db, params.id)) ?? (await findMerged(ctx.db, params.id));
    if (!model || !can(viewer, "model.read", model.model)) return fail("not-found");
    return presentWhole(ctx.db, viewer, model);
  });

  mount(app, ctx, changeModelCall, async ({ params, body, user, viewer }) => {
    const { id: modelId } = params;
    const found = await findModel(ctx.db, modelId);
    const isNew = (link: typeof body.instagramUrl, stored: string | null | undefined) =>
      link && link.canonical !== stored ? link : undefined;
    const { name, username, notes } = found?.model ?? {};
    const links = linkUrls(found?.links ?? []);
    // What stands already is not refused anew: the sandbox may have forgotten a link, an admin may set a badge.
    const given = body.notes === notes ? undefined : body.notes;
    const stating = refuseFields(
      refusedFields(
        {
          instagramUrl: isNew(body.instagramUrl, links.instagramUrl),
          twitterUrl: isNew(body.twitterUrl, links.twitterUrl),
          name: body.name === name ? undefined : body.name,
          username: body.username === username ? undefined : body.username,
          notes: given,
          tags: body.tags,
        },
        knowsHandle,
      ),
    );
    const refused = stating ?? helpWith({ ...body, notes: given });
    if (found && refused && can(viewer, "model.change", found.model)) return refused;
    const done = await updateModel(ctx.db, {
      ...{ config: ctx.config, modelId, change: body },
      viewer: { ...viewer, userId: user.id },
    });
    if (done === "name-taken") return fail("invalid", { fields: { name: "name.taken" } });
    if (done === "not-found" || done === "forbidden") return fail(done);
    const stored = done.kind === "submission" ? await findModel(ctx.db, modelId) : undefined;
    const current = stored ? await presentWhole(ctx.db, viewer, stored) : await findListing(viewer, modelId);
    if (!current) return fail("not-found");
    return done.isStale ? fail("stale", { current }) : current;
  });

  mount(app, ctx, deleteModelCall, async ({ params, user, viewer }) => {
    const undoUntil = await removeModel(ctx.db, {
      modelId: params.id,
      viewer: { ...viewer, userId: user.id },
      now: new Date(),
    });
    return undoUntil ? { undoUntil: undoUntil.toISOString() } : fail("not-found");
  });

  mount(app, ctx, restoreModelCall, async ({ params, user, viewer }) => {
    const isBack = await putBackModel(ctx.db, {
      modelId: params.id,
      viewer: { ...viewer, userId: user.id },
      now: new Date(),
    });
    const model = isBack ? await findModel(ctx.db, params.id) : undefined;
    return model ? presentWhole(ctx.db, viewer, model) : fail("not-found");
  });

  mount(app, ctx, startAnalysisCall, async ({ params, viewer, request }) => {
    const found = await findModel(ctx.db, params.id);
    if (!found || !can(viewer, "model.analyse", found.model)) return fail("not-found");
    const { id: modelId, guestId } = found.model;
    const denied = await ctx.db.transaction(async (tx) => {
      const denied =
        guestId === null ? undefined : await admitGuest(tx, { guestId, key: undefined, network: networkOf(request) });
      if (denied) return denied;
      const cause = (await isBehindEvidence(tx, modelId, found.run)) ? "new-evidence" : "requested";
      await queueAnalysis(tx, { modelId, cause });
      return undefined;
    });
    if (denied) return denied;
    const { run, links } = (await findModel(ctx.db, modelId)) ?? found;
    if (!run) return fail("not-found");
    const started = presentAnalysis(run, links);
    return seesWhole(viewer, found.model) ? started : withoutEvidence(started);
  });
}

/** A submission with the case that is open against it, and with whether its newest analysis is behind what was given since. */
async function presentWhole(db: Db, viewer: Viewer, stored: StoredModel): Promise<Model> {
  const { model } = stored;
  const opened = can(viewer, "model.change", model)
    ? await findOpenCase(db, { modelId: model.id, workspaceId: model.workspaceId })
    : undefined;
  const shown = {
    ...presentModel(viewer, stored),
    ...(opened && { caseNotice: { reason: opened.reason, dueAt: opened.dueAt, isAnswered: opened.isAnswered } }),
  };
  if (!shown.analysis || !stored.run || !can(viewer, "evidence.add", stored.model)) return shown;
  const isBehind = await isBehindEvidence(db, stored.model.id, stored.run);
  return isBehind ? { ...shown, analysis: { ...shown.analysis, hasNewEvidence: true } } : shown;
}
