import { getModelDashboard } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { visibility } from "../../domain/access/visibility.ts";
import { findSettings } from "../../domain/settings/user-settings.ts";
import { claimNotices } from "../../platform/db/schema.ts";
import { findOwnCreator, findSignupSubmission, findSources, hasOwnEvidence } from "./find-own-creator.ts";
import { nextStepOf } from "./next-step.ts";
import { findViews } from "./views.ts";

const claimable: readonly Platform[] = ["instagram", "x"];

/** A model's own page. Of others' things nothing is on it. */
export function dashboardRoutes(app: FastifyInstance, ctx: Context): void {
  const { db, config } = ctx;
  const canConnect = (platform: string) =>
    Object.entries(config.connect).some(([name, app]) => name === platform && app);

  mount(app, ctx, getModelDashboard, async ({ user }) => {
    const owned = await findOwnCreator(db, user.id);
    const submission = await findSignupSubmission(db, user.id);
    const creatorId = owned?.id ?? null;
    // One place for all: the submission while it links profiles that are not claimed yet.
    const modelId = submission?.includesCreator ? submission.id : (creatorId ?? submission?.id ?? null);
    const sources = modelId === null ? [] : await findSources(db, { modelId, creatorId });
    const named = submission ? await findSources(db, { modelId: submission.id, creatorId }) : [];
    const first = sources.find(({ isClaimed }) => isClaimed);
    const creator =
      owned && first
        ? {
            id: owned.id,
            platform: first.platform,
            handle: first.handle,
            name: owned.displayName,
            isPublic: visibility(owned, "profile") === "public",
            vetoesAnalyses: owned.vetoesAnalyses,
          }
        : null;
    const steps = {
      isVerified: user.isVerified,
      isClaimed: creator !== null,
      hasEvidence: modelId !== null && (await hasOwnEvidence(db, modelId)),
    };
    const areCounted = (await findSettings(db, user.id))?.privacy.analyticsTracking !== false;
    const isContested = (await db.$count(claimNotices, eq(claimNotices.holderId, user.id))) > 0;
    return {
      modelId,
      creator,
      steps,
      claimable: named
        .filter(({ platform, isClaimed }) => claimable.includes(platform) && !isClaimed)
        .map(({ platform, handle }) => ({ platform, handle })),
      sources,
      views:
        owned && areCounted
          ? await findViews(db, { creatorId: owned.id, viewCount: owned.viewCount, now: new Date() })
          : [],
      nextStep: nextStepOf({ steps, sources, creator, isContested, canConnect }),
    };
  });
}
