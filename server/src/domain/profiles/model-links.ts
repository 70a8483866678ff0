import { canonicalUrl, type LinkField, linkFields } from "@fanradar/contract";
import { type Platform, platformNames } from "@fanradar/engine";
import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/open-database.ts";
import { modelProfiles, profiles } from "../../platform/db/schema.ts";

/** A profile that a model links. */
export interface LinkedProfile {
  id: number;
  platform: Platform;
  handle: string;
  /** Not read and not shown until a moderator has decided. */
  isQuarantined: boolean;
}

/** SQL: the profiles that a row of `models` links, the one known first before others. Tables are named in text: a query without a join would leave their names out. */
export const linkedProfiles = sql<LinkedProfile[]>`(
  select coalesce(
    json_agg(json_build_object('id', profiles.id, 'platform', profiles.platform, 'handle', profiles.handle,
      'isQuarantined', profiles.quarantined_at is not null) order by profiles.id), '[]')
  from model_profiles join profiles on profiles.id = model_profiles.profile_id where model_profiles.model_id = models.id
)`;

/** SQL for new evidence of a model: the only profile that it links on the platform; null for none or several. */
export const onlyLinked = (modelId: number, platform: Platform | null | undefined) => sql<number | null>`(
  select case when count(*) = 1 then min(profiles.id) end
  from model_profiles join profiles on profiles.id = model_profiles.profile_id
  where model_profiles.model_id = ${modelId} and profiles.platform = ${platform ?? null}
)`;

/** SQL: the models whose evidence counts for a model: itself, and for a creator the submission that includes it. */
export const evidenceModels = (modelId: number | SQL) =>
  sql`(select ${modelId}::int as given_for union all select submission_id from included_creators where creator_id = ${modelId})`;

/** SQL: whether a column that names a model names one whose evidence counts for this model. Reads an index, also inside of an OR. */
export const isEvidenceOf = (column: SQLWrapper, modelId: number | SQL) =>
  sql<boolean>`${column} = any(array${evidenceModels(modelId)})`;

/**
 * SQL: whether a row of `evidence` still applies to a model, the one that it was given for unless named. Evidence about a page that the model no longer links does
 * not; it counts again once the page is linked again.
 */
export const isOfLinkedPage = (modelId: number | SQL = sql`evidence.model_id`) => sql<boolean>`(
  evidence.about_profile_id is null or exists (
    select 1 from model_profiles
    where model_profiles.model_id = ${modelId} and model_profiles.profile_id = evidence.about_profile_id
  )
)`;

/** Whether a model links a profile on the platform. */
export async function linksPlatform(db: Db | Tx, modelId: number, platform: Platform): Promise<boolean> {
  const isOn = and(eq(modelProfiles.modelId, modelId), eq(profiles.platform, platform));
  const [link] = await db
    .select({ id: profiles.id })
    .from(modelProfiles)
    .innerJoin(profiles, eq(profiles.id, modelProfiles.profileId))
    .where(isOn)
    .limit(1);
  return link !== undefined;
}

/** The wire's link fields of a model: of several profiles on a platform the first. Null where it links none. */
export function linkUrls(
  links: readonly Pick<LinkedProfile, "platform" | "handle">[],
): Record<LinkField, string | null> {
  const urlOf = (platform: Platform) => {
    const link = links.find((one) => one.platform === platform);
    return link ? canonicalUrl[platform](link.handle) : null;
  };
  return {
    [linkFields.onlyfans]: urlOf("onlyfans"),
    [linkFields.instagram]: urlOf("instagram"),
    [linkFields.x]: urlOf("x"),
    [linkFields.tiktok]: urlOf("tiktok"),
  };
}

/** Why a model can't be analyzed now; null where it can. */
export const moderationOf = (removedAt: Date | null, links: readonly Pick<LinkedProfile, "isQuarantined">[]) =>
  removedAt ? "removed" : links.some(({ isQuarantined }) => isQuarantined) ? "quarantined" : null;

/** In the order of the form. */
export const byPlatform = (a: { platform: Platform }, b: { platform: Platform }) =>
  platformNames.indexOf(a.platform) - platformNames.indexOf(b.platform);
