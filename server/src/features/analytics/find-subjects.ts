import { type Platform, platformNames } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { isPublic } from "../../domain/access/visibility.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { creators, profiles, userSettings } from "../../platform/db/schema.ts";

/** As many creators, those that were read last: a typical one is found among fewer. */
const most = 1_000;

/** A model with the profiles that it links. */
export interface PortfolioModel {
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

/** A person's own models. */
export async function findOwnModels(db: Db, userId: number): Promise<PortfolioModel[]> {
  const { rows } = await db.execute(sql`
    select models.id, models.name, coalesce(${links} filter (where ${profiles.id} is not null), '[]') as links
    from models left join model_profiles on model_id = models.id left join ${profiles} on ${profiles.id} = profile_id
    where models.user_id = ${userId} group by models.id order by models.id`);
  return rows.map((one) => row.parse(one));
}

/** The own records of creators whom anybody may find and whose figures everybody may read. */
export async function findPublicModels(db: Db): Promise<PortfolioModel[]> {
  const { rows } = await db.execute(sql`
    select models.id, creators.display_name as name, ${links} as links
    from (
      select ${profiles.creatorId} as creator_id from ${profiles} join ${creators} on ${creators.id} = ${profiles.creatorId}
      where ${profiles.lastReadAt} is not null and ${isPublic("figures")}
      order by ${profiles.lastReadAt} desc limit ${most}
    ) read
    join creators on creators.id = read.creator_id
    join models on models.creator_id = creators.id
    join ${profiles} on ${profiles.creatorId} = creators.id
    group by models.id, creators.display_name order by models.id`);
  return rows.map((one) => row.parse(one));
}

/**
 * Those of these own records whose earnings may be counted: `told` where their creator tells everybody what they earn, `lent`
 * where their owner lets private figures enter statistics over many, and nothing else.
 */
export async function findEarning(db: Db, modelIds: readonly number[]): Promise<{ told: number[]; lent: number[] }> {
  const { rows } = await db.execute(sql`
    select models.id, ${isPublic("earnings")} as told
    from models join ${creators} on ${creators.id} = models.creator_id
      left join ${userSettings} on ${userSettings.userId} = ${creators.ownerUserId}
    where models.id = any(${sql.param([...modelIds])}::int[])
      and (${isPublic("earnings")} or ${userSettings.dataSharing})`);
  const found = rows.map((one) => z.object({ id: z.number(), told: z.boolean() }).parse(one));
  const idsOf = (told: boolean) => found.flatMap((one) => (one.told === told ? [one.id] : []));
  return { told: idsOf(true), lent: idsOf(false) };
}

/** Those of these own records that anybody may still find, with their figures. */
export async function findStillPublic(db: Db, modelIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await db.execute(sql`
    select models.id from models join ${creators} on ${creators.id} = models.creator_id
    where models.id = any(${sql.param([...modelIds])}::int[]) and ${isPublic("figures")}`);
  return new Set(rows.map((one) => z.object({ id: z.number() }).parse(one).id));
}
