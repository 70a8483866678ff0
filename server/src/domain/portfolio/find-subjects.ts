import { type Platform, platformNames } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { creators, profiles, userSettings } from "../../platform/db/schema.ts";
import { inScope, type Scope } from "../access/policy.ts";
import { isPublic, mayCountEarnings } from "../access/visibility.ts";

/** As many creators, those that were read last: a typical one is found among fewer. */
const most = 1_000;

/** A model with the profiles that it links. */
export interface SubjectModel {
  id: number;
  name: string;
  links: { profileId: number; platform: Platform; handle: string }[];
}

const row = z.object({
  id: z.number(),
  name: z.string(),
  links: z.array(z.object({ profileId: z.number(), platform: z.enum(platformNames), handle: z.string() })),
});

const links = sql`json_agg(json_build_object('profileId', ${profiles.id}, 'platform', ${profiles.platform}, 'handle', ${profiles.handle}) order by ${profiles.id})`;

/** A model, or one of its links: one answer of thousands, whose every value is not checked again. */
type OwnRow = [id: number, name: string, profileId: number | null, platform: Platform, handle: string];

/** The models of a scope: all, or those of these ids. */
export async function findOwnModels(db: Db, scope: Scope, modelIds?: readonly number[]): Promise<SubjectModel[]> {
  const isOfThese = modelIds ? sql`and id = any(${sql.param([...modelIds])}::int[])` : sql``;
  const { rows } = await db.execute(sql`
    with owner as materialized (select id from portfolio_models where ${inScope(scope, sql`portfolio_models`)} ${isOfThese})
    select coalesce(json_agg(json_build_array(models.id, models.name, ${profiles.id}, ${profiles.platform}, ${profiles.handle})
      order by models.id, ${profiles.id}), '[]') as found
    from owner join models on models.id = owner.id
      left join model_profiles on model_id = models.id left join ${profiles} on ${profiles.id} = profile_id`);
  const [{ found }] = z.tuple([z.object({ found: z.array(z.custom<OwnRow>(Array.isArray)) })]).parse(rows);
  const models: SubjectModel[] = [];
  for (const [id, name, profileId, platform, handle] of found) {
    const link = profileId === null ? [] : [{ profileId, platform, handle }];
    const last = models.at(-1);
    if (last?.id === id) last.links.push(...link);
    else models.push({ id, name, links: link });
  }
  return models;
}

/** Public creators with public figures. */
export async function findPublicModels(db: Db): Promise<SubjectModel[]> {
  const { rows } = await db.execute(sql`
    select creators.id, creators.display_name as name, ${links} as links
    from (
      select ${profiles.creatorId} as creator_id from ${profiles} join ${creators} on ${creators.id} = ${profiles.creatorId}
      where ${profiles.lastReadAt} is not null and ${isPublic("figures")}
      group by ${profiles.creatorId} order by max(${profiles.lastReadAt}) desc limit ${most}
    ) read
    join creators on creators.id = read.creator_id
    join ${profiles} on ${profiles.creatorId} = creators.id
    group by creators.id order by creators.id`);
  return rows.map((one) => row.parse(one));
}

/**
 * Those of these creators whose earnings may be counted: `shown` where they show everybody what they earn, `counted` where
 * their owner lets private figures enter statistics over many, and nothing else.
 */
export async function findEarning(db: Db, ids: readonly number[]): Promise<{ shown: number[]; counted: number[] }> {
  const { rows } = await db.execute(sql`
    select ${creators.id}, ${isPublic("earnings")} as shown
    from ${creators} left join ${userSettings} on ${userSettings.userId} = ${creators.ownerUserId}
    where ${creators.id} = any(${sql.param([...ids])}::int[])
      and ${mayCountEarnings}`);
  const found = rows.map((one) => z.object({ id: z.number(), shown: z.boolean() }).parse(one));
  const idsOf = (shown: boolean) => found.flatMap((one) => (one.shown === shown ? [one.id] : []));
  return { shown: idsOf(true), counted: idsOf(false) };
}

/** Those of these creators that are still public, with public figures. */
export async function findStillPublic(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.execute(sql`
    select ${creators.id} from ${creators}
    where ${creators.id} = any(${sql.param([...ids])}::int[]) and ${isPublic("figures")}`);
  return new Set(rows.map((one) => z.object({ id: z.number() }).parse(one).id));
}
