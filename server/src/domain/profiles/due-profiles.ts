import type { Platform } from "@fanradar/engine";
import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/open-database.ts";
import { profiles } from "../../platform/db/schema.ts";

const most = 500;

/** A submission or a claim points at it. Names are written out: of columns among what is selected Drizzle leaves the table away. */
const isPointedAt = sql<boolean>`exists (select 1 from model_profiles left join creators on creators.id = model_profiles.model_id
  where model_profiles.profile_id = profiles.id and (creators.id is null or creators.owner_user_id is not null))`;

/** Unfollowed, and its creator is listed. */
const isListedAlone = sql`not ${isPointedAt} and profiles.quarantined_at is null and exists (select 1 from creators
  where creators.id = profiles.creator_id and creators.is_listed and creators.owner_user_id is null)`;

interface DueQuery {
  now: Date;
  platforms: readonly Platform[];
}

/**
 * Profiles that a submission or a claim points at and that were not read in this UTC day. Each has its own minute of the day, so that
 * readings spread; one whose last reading is a day old is due whenever we are up. A refused one waits an hour.
 */
export const dueProfiles = (db: Db, due: DueQuery): Promise<number[]> => findDue(db, isPointedAt, due);

/**
 * As `dueProfiles`, unfollowed ones while their creators are on every list: looked at so that one that became private,
 * suspended or unknown is hidden within the day.
 */
export const dueChecks = (db: Db, due: DueQuery): Promise<number[]> => findDue(db, isListedAlone, due);

/** A profile with whether a submission or a claim points at it; undefined when there is none. */
export async function findProfileToRead(db: Db, profileId: number) {
  const [found] = await db
    .select({ profile: profiles, isFollowed: isPointedAt })
    .from(profiles)
    .where(eq(profiles.id, profileId));
  return found;
}

async function findDue(db: Db, which: SQL, { now, platforms }: DueQuery): Promise<number[]> {
  if (platforms.length === 0) return [];
  const at = now.toISOString();
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      sql`${profiles.platform} in ${platforms} and ${which}
        and (${profiles.lastReadAt} is null or ${profiles.lastReadAt} < ${`${at.slice(0, 10)}T00:00:00Z`}::timestamptz)
        and (${profiles.lastAttemptAt} is null or ${profiles.lastAttemptAt} < ${at}::timestamptz - interval '1 hour')
        and ((hashint4(${profiles.id})::bigint & 2147483647) % 1440 <= ${minute}
          or ${profiles.lastReadAt} is null or ${profiles.lastReadAt} < ${at}::timestamptz - interval '1 day')`,
    )
    .orderBy(profiles.lastReadAt)
    .limit(most);
  return rows.map(({ id }) => id);
}
