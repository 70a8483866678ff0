import type { Platform } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import type { Db } from "../db/open-database.ts";
import { modelProfiles, profiles } from "../db/schema.ts";

const most = 500;

/**
 * Profiles that a model points at and that were not read in this UTC day. Each has its own minute of the day, so that
 * readings spread; one whose last reading is a day old is due whenever we are up. A refused one waits an hour.
 */
export async function dueProfiles(
  db: Db,
  { now, platforms }: { now: Date; platforms: readonly Platform[] },
): Promise<number[]> {
  if (platforms.length === 0) return [];
  const at = now.toISOString();
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
  const rows = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      sql`${profiles.platform} in ${platforms}
        and exists (select 1 from ${modelProfiles} where ${modelProfiles.profileId} = ${profiles.id})
        and (${profiles.lastReadAt} is null or ${profiles.lastReadAt} < ${`${at.slice(0, 10)}T00:00:00Z`}::timestamptz)
        and (${profiles.lastAskedAt} is null or ${profiles.lastAskedAt} < ${at}::timestamptz - interval '1 hour')
        and ((hashint4(${profiles.id})::bigint & 2147483647) % 1440 <= ${minute}
          or ${profiles.lastReadAt} is null or ${profiles.lastReadAt} < ${at}::timestamptz - interval '1 day')`,
    )
    .orderBy(profiles.lastReadAt)
    .limit(most);
  return rows.map(({ id }) => id);
}
