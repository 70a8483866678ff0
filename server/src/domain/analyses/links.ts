import { canonicalUrl } from "@fanradar/contract";
import { eq, isNotNull, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { creators, modelOwners, modelProfiles, models, profiles } from "../../platform/db/schema.ts";
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

/** What may stop the analysis of a model once its links were read. Tables are named in text: a query without a join leaves their names out. */
export async function findStanding(db: Db, modelId: number) {
  const [model] = await db
    .select({
      /** What it was about was removed at its person's request, and it links nothing else since. */
      isRemoved: isNotNull(models.removedAt).mapWith(Boolean),
      /** One of its profiles is quarantined until a moderator decides. */
      isQuarantined: sql<boolean>`exists (
        select 1 from model_profiles join profiles on profiles.id = model_profiles.profile_id
        where model_profiles.model_id = models.id and profiles.quarantined_at is not null)`,
      /** Its submitter gave anything for it. */
      hasEvidence: sql<boolean>`exists (select 1 from evidence where evidence.model_id = models.id)`,
    })
    .from(models)
    .where(eq(models.id, modelId));
  return model;
}
