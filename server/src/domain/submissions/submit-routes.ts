import {
  listGuestModels,
  mayAs,
  submitGuestModel,
  submitModel as submitModelCall,
  submitModels,
} from "@fanradar/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { networkOf } from "../../platform/http/client-address.ts";
import { fail, isFailure } from "../../platform/http/fail.ts";
import { idempotencyKey } from "../../platform/http/idempotency-key.ts";
import { rememberGuest } from "../access/guest.ts";
import { mount } from "../access/mount.ts";
import { refuseOtherUser, type Viewer } from "../access/policy.ts";
import type { SessionUser } from "../access/session.ts";
import { admitGuest, countFirst } from "./admit-guest.ts";
import { findModelsOfGuest, findSubmission } from "./find-models.ts";
import { presentModel, presentSubmission } from "./present-model.ts";
import { helpWith, type KnowsHandle, refusedFields, refuseFields } from "./refuse-submission.ts";
import { submitBatch } from "./submit-batch.ts";
import { createSubmission } from "./submit-model.ts";

/** Submitting models: one, many, or a visitor's first. */
export function submitRoutes(app: FastifyInstance, ctx: Context, { knowsHandle }: { knowsHandle: KnowsHandle }): void {
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
      refuseFields(refusedFields(body, knowsHandle)) ??
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
      Object.entries(refusedFields(row, knowsHandle)).map(([field, code]) => [`rows.${index}.${field}`, code] as const),
    );
    const stating = refuseFields(Object.fromEntries(fields)) ?? helpWith(...rows);
    if (stating) return stating;
    return submitBatch(ctx.db, rows, { config: ctx.config, by: submitterOf(user, viewer), key, now: new Date() });
  });

  mount(app, ctx, submitGuestModel, async ({ body, user, viewer, request, reply }) => {
    const key = idempotencyKey(request);
    if (isFailure(key)) return key;
    const refused =
      refuseOtherUser(viewer, body.userId) ?? refuseFields(refusedFields(body, knowsHandle)) ?? helpWith(body);
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
}

/** Refuses whose role or scope in the workspace lets them add no model. */
const refuseSubmitter = ({ member }: Viewer) =>
  member && !mayAs(member, "model.submit") ? fail("forbidden") : undefined;

/** For the workspace that a person works in. */
const submitterOf = ({ id }: SessionUser, { member }: Viewer) => ({
  userId: id,
  workspaceId: member?.workspaceId ?? id,
});
