import { platformNames } from "@fanradar/engine";
import { and, eq } from "drizzle-orm";
import type { Db } from "../db/open-database.ts";
import { evidence, modelProfiles, models, profiles } from "../db/schema.ts";

/** A profile that the model under analysis points at. */
export type Link = Awaited<ReturnType<typeof findLinks>>[number];

/** The linked profiles with their addresses, in the order of the form. */
export async function findLinks(db: Db, modelId: number) {
  const rows = await db
    .select({
      id: profiles.id,
      platform: profiles.platform,
      handle: profiles.handle,
      urls: {
        onlyfans: models.onlyfansUrl,
        instagram: models.instagramUrl,
        x: models.twitterUrl,
        tiktok: models.tiktokUrl,
      },
    })
    .from(modelProfiles)
    .innerJoin(profiles, eq(profiles.id, modelProfiles.profileId))
    .innerJoin(models, eq(models.id, modelProfiles.modelId))
    .where(eq(modelProfiles.modelId, modelId));
  return rows
    .map(({ id, platform, handle, urls }) => ({ id, platform, handle, url: urls[platform] ?? "" }))
    .sort((a, b) => platformNames.indexOf(a.platform) - platformNames.indexOf(b.platform));
}

/** Whether the submitter typed anything for the model. */
export async function hasTypedFigures(db: Db, modelId: number): Promise<boolean> {
  const rows = await db
    .select({ id: evidence.id })
    .from(evidence)
    .where(and(eq(evidence.modelId, modelId), eq(evidence.kind, "manual")))
    .limit(1);
  return rows.length > 0;
}
