import {
  type CreatorListing,
  changeModel as changeModelCall,
  deleteModel as deleteModelCall,
  type FieldCode,
  getModel,
  type LinkField,
  linkFields,
  listGuestModels,
  type Model,
  mayAs,
  restoreModel as restoreModelCall,
  startAnalysis as startAnalysisCall,
  submitGuestModel,
  submitModel as submitModelCall,
  submitModels,
} from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { fail, isFailure } from "../../platform/http/fail.ts";
import { idempotencyKey } from "../../platform/http/idempotency-key.ts";
import { findHelpIn } from "../access/find-help-in.ts";
import { rememberGuest } from "../access/guest.ts";
import { minorityFields, type SubmittedTexts } from "../access/minority-fields.ts";
import { mount } from "../access/mount.ts";
import { can, refuseOtherUser, seesWhole, type Viewer } from "../access/policy.ts";
import type { SessionUser } from "../access/session.ts";
import { withoutEvidence } from "../access/visibility.ts";
import { queueAnalysis } from "../analyses/start-analysis.ts";
import { findOpenCase } from "../moderation/case-teams.ts";
import { linkUrls } from "../profiles/model-links.ts";
import { admitGuest, countFirst } from "./admit-guest.ts";
import { updateModel } from "./change-model.ts";
import { putBackModel, removeModel } from "./delete-model.ts";
import { findMerged, findModel, findModelsOfGuest, findSubmission, type StoredModel } from "./find-models.ts";
import { isBehindEvidence } from "./is-behind-evidence.ts";
import { presentAnalysis } from "./present-analysis.ts";
import { presentModel, presentSubmission } from "./present-model.ts";
import { submitBatch } from "./submit-batch.ts";
import { createSubmission, type SubmitBody } from "./submit-model.ts";
import { unknownInDemo } from "./unknown-in-demo.ts";

interface ModelRoutesOptions {
  /** Demo: whether the sandbox knows a handle. Absent in live mode, where only the platform can say. */
  knowsHandle?: ((platform: Platform, handle: string) => boolean) | undefined;
  /** A creator's own record as in lists; undefined where this viewer may not find it. */
  findListing: (viewer: Viewer, modelId: number) => Promise<CreatorListing | undefined>;
}

/** Submissions and their runs. A foreign id answers as a missing one. */
export function modelRoutes(
  app: FastifyInstance,
  ctx: Context,
  { knowsHandle, findListing }: ModelRoutesOptions,
): void {
  const refusedFields = (body: Pick<SubmitBody, "instagramUrl" | "twitterUrl"> & SubmittedTexts) => ({
    ...(knowsHandle && unknownInDemo(body, knowsHandle)),
    ...minorityFields(body, new Date()),
  });
  const refuse = (fields: Record<string, FieldCode>) =>
    Object.keys(fields).length > 0 ? fail("invalid", { fields }) : undefined;
  /** What notes say of danger to a person is answered with where to find help, not stored. A linked handle is no sentence: 'gone.for.good'. */
  const helpWith = (...submitted: SubmittedNotes[]) => {
    const help = submitted
      .map((one) => findHelpIn({ notes: withoutHandles(one) }, "notes"))
      .find((found) => found !== null);
    return help && fail("help", { help });
  };
  const answer = async (viewer: Viewer, id: Awaited<ReturnType<typeof createSubmission>>) => {
    if (id === "conflict") return fail("idempotency-conflict");
    const model = await findSubmission(ctx.db, id);
    return model ? presentSubmission(viewer, model) : fail("not-found");
  };

  mount(app, ctx, submitModelCall, async ({ body, user, viewer, request }) => {
    const key = idempotencyKey(request);
    if (isFailure(key)) return key;
    return (
      refuseOtherUser(viewer, body.userId) ??
      refuseSubmitter(viewer) ??
      refuse(refusedFields(body)) ??
      helpWith(body) ??
      answer(viewer, await createSubmission(ctx.db, body, { config: ctx.config, by: submitterOf(user, viewer), key }))
    );
  });

  mount(app, ctx, submitModels, async ({ body: { rows }, user, viewer, request }) => {
    const key = idempotencyKey(request);
    if (isFailure(key)) return key;
    const refused = rows.map(({ userId }) => refuseOtherUser(viewer, userId)).find((one) => one);
    if (refused) return refused;
    const denied = refuseSubmitter(viewer);
    if (denied) return denied;
    const fields = rows.flatMap((row, index) =>
      Object.entries(refusedFields(row)).map(([field, code]) => [`rows.${index}.${field}`, code] as const),
    );
    const stating = refuse(Object.fromEntries(fields)) ?? helpWith(...rows);
    if (stating) return stating;
    return submitBatch(ctx.db, rows, { config: ctx.config, by: submitterOf(user, viewer), key, now: new Date() });
  });

  mount(app, ctx, submitGuestModel, async ({ body, user, viewer, request, reply }) => {
    const key = idempotencyKey(request);
    if (isFailure(key)) return key;
    const refused = refuseOtherUser(viewer, body.userId) ?? refuse(refusedFields(body)) ?? helpWith(body);
    if (refused) return refused;
    if (user) {
      const options = { config: ctx.config, by: submitterOf(user, viewer), key };
      return refuseSubmitter(viewer) ?? answer(viewer, await createSubmission(ctx.db, body, options));
    }
    const { guestId: known = null } = viewer;
    const begun = await ctx.db.transaction(async (tx) => {
      const denied = await admitGuest(tx, { guestId: known, key, network: networkOf(request) });
      if (denied) return denied;
      const guestId = await rememberGuest(tx, { config: ctx.config, request, reply });
      if (guestId !== known) await countFirst(tx, guestId);
      return { guestId, id: await createSubmission(tx, body, { config: ctx.config, by: { guestId }, key }) };
    });
    return isFailure(begun) ? begun : answer({ ...viewer, guestId: begun.guestId }, begun.id);
  });

  mount(app, ctx, listGuestModels, async ({ viewer }) => {
    const found = viewer.guestId ? await findModelsOfGuest(ctx.db, viewer.guestId) : [];
    return found.map((model) => presentModel(viewer, model));
  });

  /** With whether its newest analysis is behind what was given since. */
  const present = async (viewer: Viewer, stored: StoredModel): Promise<Model> => {
    const { model } = stored;
    const opened = can(viewer, "model.change", model)
      ? await findOpenCase(ctx.db, { modelId: model.id, workspaceId: model.workspaceId })
      : undefined;
    const shown = {
      ...presentModel(viewer, stored),
      ...(opened && { caseNotice: { reason: opened.reason, dueAt: opened.dueAt, isAnswered: opened.isAnswered } }),
    };
    if (!shown.analysis || !stored.run || !can(viewer, "evidence.add", stored.model)) return shown;
    const isBehind = await isBehindEvidence(ctx.db, stored.model.id, stored.run);
    return isBehind ? { ...shown, analysis: { ...shown.analysis, hasNewEvidence: true } } : shown;
  };

  mount(app, ctx, getModel, async ({ params, viewer }) => {
    const model = (await findModel(ctx.db, params.id)) ?? (await findMerged(ctx.db, params.id));
    if (!model || !can(viewer, "model.read", model.model)) return fail("not-found");
    return present(viewer, model);
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
    const stating = refuse(
      refusedFields({
        instagramUrl: isNew(body.instagramUrl, links.instagramUrl),
        twitterUrl: isNew(body.twitterUrl, links.twitterUrl),
        name: body.name === name ? undefined : body.name,
        username: body.username === username ? undefined : body.username,
        notes: given,
        tags: body.tags,
      }),
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
    const current = stored ? await present(viewer, stored) : await findListing(viewer, modelId);
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
    return model ? present(viewer, model) : fail("not-found");
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

/** Refuses whose role or scope in the workspace lets them add no model. */
const refuseSubmitter = ({ member }: Viewer) =>
  member && !mayAs(member, "model.submit") ? fail("forbidden") : undefined;

/** For the workspace that a person works in. */
const submitterOf = ({ id }: SessionUser, { member }: Viewer) => ({
  userId: id,
  workspaceId: member?.workspaceId ?? id,
});

type SubmittedNotes = { notes?: string | null | undefined } & {
  [Field in LinkField]?: { handle: string } | string | null | undefined;
};

/** Notes with 'model' in place of each handle that the same request links. */
function withoutHandles(submitted: SubmittedNotes): string | null | undefined {
  const handles = Object.values(linkFields).flatMap((field) => {
    const link = submitted[field];
    return typeof link === "object" && link ? [link.handle] : [];
  });
  return handles.reduce((text, handle) => text?.replaceAll(handle, "model"), submitted.notes);
}
