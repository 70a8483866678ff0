import { getModelDashboard } from "@fanradar/contract";
import type { Platform } from "@fanradar/engine";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { mount } from "../../domain/access/mount.ts";
import { visibility } from "../../domain/access/visibility.ts";
import { findSettings } from "../../domain/settings/user-settings.ts";
import { claimNotices } from "../../platform/db/schema.ts";
import { findOwnCreator, findSources, findSubmission, hasGiven } from "./find-own.ts";
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
    const submission = await findSubmission(db, user.id);
    const modelId = owned?.own.id ?? submission;
    const creatorId = owned?.creator.id ?? null;
    const sources = modelId === null ? [] : await findSources(db, { modelId, creatorId });
    const named = submission === null ? [] : await findSources(db, { modelId: submission, creatorId });
    const first = sources.find(({ isClaimed }) => isClaimed);
    const creator =
      owned && first
        ? {
            platform: first.platform,
            handle: first.handle,
            name: owned.creator.displayName,
            isPublic: visibility(owned.creator, "profile") === "public",
            vetoesAnalyses: owned.creator.vetoesAnalyses,
          }
        : null;
    const steps = {
      isVerified: user.isVerified,
      isClaimed: creator !== null,
      hasEvidence: modelId !== null && (await hasGiven(db, modelId)),
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
          ? await findViews(db, { creatorId: owned.creator.id, viewCount: owned.own.viewCount, now: new Date() })
          : [],
      nextStep: nextStepOf({ steps, sources, creator, isContested, canConnect }),
    };
  });
}
