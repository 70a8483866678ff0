import type { Model } from "@fanradar/contract";
import { dayMs } from "@fanradar/engine";
import { guestDays } from "../access/guest.ts";
import { can, seesWhole, type Viewer } from "../access/policy.ts";
import { withoutEvidence } from "../access/visibility.ts";
import { linkUrls, moderationOf } from "../profiles/model-links.ts";
import { notComputed } from "../profiles/not-computed.ts";
import type { StoredModel } from "./find-models.ts";
import { asQueued, presentAnalysis } from "./present-analysis.ts";

/** Every answer with a model is made here. Notes, time zone and tags are returned to the team alone. */
export function presentModel(viewer: Viewer, stored: StoredModel): Model {
  const { run, links, badge, sandbox } = stored;
  const { guestId, workspaceId: _, modelId: __, removedAt, ...model } = stored.model;
  const isWhole = seesWhole(viewer, stored.model);
  const analysis = run && presentAnalysis(run, links);
  const isOwn = can(viewer, "model.notes", stored.model);
  return {
    ...model,
    ...notComputed,
    ...linkUrls(links),
    privacySettings: { showEarnings: false, showSubscribers: false },
    notes: isOwn ? model.notes : null,
    timeZone: isOwn ? model.timeZone : null,
    tags: isOwn ? model.tags : [],
    createdAt: model.createdAt.toISOString(),
    updatedAt: model.updatedAt.toISOString(),
    expiresAt: guestId === null ? null : new Date(model.createdAt.getTime() + guestDays * dayMs).toISOString(),
    badge: isWhole ? badge : null,
    sandbox: sandbox ?? false,
    moderation: moderationOf(removedAt, links),
    analysis: analysis && !isWhole ? withoutEvidence(analysis) : analysis,
  };
}

/** The model as it was created, so that all answers to one submission are equal, whatever has happened since. */
export function presentSubmission(viewer: Viewer, stored: StoredModel): Model {
  const { model, run } = stored;
  return presentModel(viewer, {
    ...stored,
    model: { ...model, status: "pending", updatedAt: model.createdAt },
    run: run && asQueued(run),
    badge: null,
    sandbox: false,
  });
}
