import { type AlikeCandidate, type Platform, platformNames } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { isPublic } from "../../domain/access/visibility.ts";
import type { Db } from "../../platform/db/open-database.ts";
import { creators, profiles, searchEntries } from "../../platform/db/schema.ts";

/** Of so many larger and so many smaller ones the terms are compared. */
const most = 150;

const known = { followers: z.number(), perWeek: z.number(), terms: z.array(z.string()) };
const ownRow = z.object({ platform: z.enum(platformNames), ...known });
const candidate = z.object({ id: z.number(), ...known });

/** The one of these profiles with most followers of which size, rhythm and words are known. */
export async function findOwnSide(db: Db, profileIds: readonly number[]): Promise<OwnSide | undefined> {
  const { rows } = await db.execute(sql`
    select platform, followers, posts_per_week as "perWeek", caption_terms as terms from profiles
    where id = any(${sql.param([...profileIds])}::int[]) and followers > 0 and posts_per_week > 0 and caption_terms is not null
    order by followers desc limit 1`);
  return rows.map((row) => ownRow.parse(row))[0];
}
export type OwnSide = Omit<AlikeCandidate, "id"> & { platform: Platform };

/**
 * Of the public creators nearest in size those who show figures and posts of the platform and let others analyse them; none who has one of these profiles. By the
 * index of search: a pool of any size is read as fast.
 */
export async function findCandidates(db: Db, own: OwnSide, profileIds: readonly number[]): Promise<AlikeCandidate[]> {
  const size = sql`coalesce(${searchEntries.followers}, -1)`;
  const { rows } = await db.execute(sql`
    with near as materialized (
      (select creator_id from ${searchEntries} where ${size} >= ${own.followers}
        order by ${size}, creator_id limit ${most})
      union all
      (select creator_id from ${searchEntries} where ${size} < ${own.followers} and ${size} > 0
        order by ${size} desc, creator_id desc limit ${most})
    )
    select ${creators.id}, ${profiles.followers}, ${profiles.postsPerWeek} as "perWeek", ${profiles.captionTerms} as terms
    from near join ${creators} on ${creators.id} = near.creator_id join ${profiles} on ${profiles.creatorId} = ${creators.id}
    where ${profiles.platform} = ${own.platform} and ${profiles.captionTerms} is not null and ${profiles.quarantinedAt} is null
      and ${profiles.followers} > 0 and ${profiles.postsPerWeek} > 0 and ${profiles.lastReadAt} > now() - interval '30 days'
      and ${isPublic("figures")} and ${isPublic("posts")} and not ${creators.vetoesAnalyses}
      and ${creators.id} not in (
        select creator_id from profiles where id = any(${sql.param([...profileIds])}::int[]) and creator_id is not null)`);
  return rows.map((row) => candidate.parse(row));
}
