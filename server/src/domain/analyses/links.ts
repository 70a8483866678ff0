import { canonicalUrl } from "@fanradar/contract";
import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { creators, evidence, modelOwners, modelProfiles, models, profiles } from "../../platform/db/schema.ts";
import { byPlatform } from "../profiles/model-links.ts";

/** A profile that the model under analysis points at. */
export type Link = Awaited<ReturnType<typeof findLinks>>[number];

/**
 * The linked profiles with their addresses, in the order of the form. `isVetoed`: its owner refuses analyses by others, and the
 * model is another's.
 */
export async function findLinks(db: Db, modelId: number) {
  const rows = await db
    .select({
      id: profiles.id,
      platform: profiles.platform,
      handle: profiles.handle,
      /** Outcome and time of its last public read; null before the first. */
      lastOutcome: profiles.lastOutcome,
      lastAskedAt: profiles.lastAskedAt,
      isVetoed: sql<boolean>`coalesce(${creators.vetoesAnalyses} and ${creators.ownerUserId} is not null
        and ${creators.ownerUserId} is distinct from ${modelOwners.workspaceId}, false)`,
    })
    .from(modelProfiles)
    .innerJoin(profiles, eq(profiles.id, modelProfiles.profileId))
    .leftJoin(modelOwners, eq(modelOwners.id, modelProfiles.modelId))
    .leftJoin(creators, eq(creators.id, profiles.creatorId))
    .where(eq(modelProfiles.modelId, modelId));
  return rows.map((link) => ({ ...link, url: canonicalUrl[link.platform](link.handle) })).sort(byPlatform);
}

/** Whether one of these profiles is quarantined until a moderator decides. */
export async function isAnyQuarantined(db: Db, links: readonly Link[]): Promise<boolean> {
  if (links.length === 0) return false;
  const isOne = inArray(
    profiles.id,
    links.map(({ id }) => id),
  );
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(isOne, isNotNull(profiles.heldAt)));
  return rows.length > 0;
}

/** Whether what the model was about was removed at its person's request, and it links nothing else since. */
export async function isRemoved(db: Db, modelId: number): Promise<boolean> {
  const [model] = await db.select({ removedAt: models.removedAt }).from(models).where(eq(models.id, modelId));
  return model?.removedAt != null;
}

/** Whether the submitter gave anything for the model. */
export async function hasEvidence(db: Db, modelId: number): Promise<boolean> {
  const rows = await db.select({ id: evidence.id }).from(evidence).where(eq(evidence.modelId, modelId)).limit(1);
  return rows.length > 0;
}
