import type { Platform } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { isOwn as isOwnOf, type Viewer } from "../access/policy.ts";
import { canFind, editionVisibility, ownVisibility, type ReportVisibility } from "../access/visibility.ts";

/** A model that a viewer may compare, and how they read it. */
export interface ComparisonMember {
  id: number;
  name: string;
  isOwn: boolean;
  profiles: { id: number; platform: Platform; handle: string }[];
  isVerified: boolean;
  isOwnerVerified: boolean;
  reading: ReportVisibility;
  /** The newest; null before there is one. */
  report: { id: number; hash: string } | null;
}

const profiles = z.array(
  z.object({ id: z.number(), platform: z.enum(["onlyfans", "instagram", "x", "tiktok"]), handle: z.string() }),
);
const level = z.enum(["public", "link", "private"]);
const row = z.object({
  id: z.number(),
  workspaceId: z.nullable(z.number()),
  guestId: z.nullable(z.number()),
  name: z.string(),
  isVerified: z.boolean(),
  isOwnerVerified: z.boolean(),
  profiles,
  creator: z.nullable(
    z.object({
      displayName: z.string(),
      ownerUserId: z.nullable(z.number()),
      isListed: z.boolean(),
      id: z.number(),
      visibility: z.record(z.string(), level),
    }),
  ),
  reportId: z.nullable(z.number()),
  hash: z.nullable(z.string()),
});

/**
 * Those of these models that a viewer may compare, in the requested order: their own, and creators whom they may find. An id
 * that is not theirs is left out like one that does not exist.
 */
export async function findMembers(db: Db, viewer: Viewer, ids: readonly number[]): Promise<ComparisonMember[]> {
  const { rows } = await db.execute(sql`
    select models.id, owner.workspace_id as "workspaceId", owner.guest_id as "guestId", models.name,
      coalesce(creators.is_verified, false) as "isVerified", coalesce(creators.is_owner_verified, false) as "isOwnerVerified",
      (
        select coalesce(json_agg(json_build_object('id', profiles.id, 'platform', platform, 'handle', handle) order by profiles.id), '[]')
        from profiles where creator_id = creators.id
          or (creators.id is null and id in (select profile_id from model_profiles where model_id = models.id))
      ) as profiles,
      case when creators.id is null then null else json_build_object('displayName', creators.display_name,
        'id', creators.id, 'ownerUserId', creators.owner_user_id, 'isListed', creators.is_listed, 'visibility', creators.visibility) end as creator,
      newest.id as "reportId", newest.hash
    from model_owners as owner
    join models on models.id = owner.id
    left join creators on creators.id = owner.id
    left join lateral (
      select id, hash from reports where model_id = models.id order by id desc limit 1
    ) newest on true
    where models.id = any(${sql.param([...ids])}::int[])`);
  const found = new Map(rows.map((one) => row.parse(one)).map((one) => [one.id, one]));
  return ids.flatMap((id) => {
    const model = found.get(id);
    if (!model) return [];
    const isOwn = isOwnOf(viewer, { ...model, modelId: id });
    const { creator, reportId, hash } = model;
    if (!isOwn && !(creator && canFind(viewer, creator))) return [];
    return {
      id,
      // What a submitter typed never leaves their account: of a creator it is the name that others see.
      name: creator?.displayName ?? model.name,
      isOwn,
      profiles: model.profiles,
      isVerified: model.isVerified,
      isOwnerVerified: model.isOwnerVerified,
      reading: isOwn || !creator ? ownVisibility(viewer) : editionVisibility("public", creator),
      report: reportId === null || hash === null ? null : { id: reportId, hash },
    };
  });
}
