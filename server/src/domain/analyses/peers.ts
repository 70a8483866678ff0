import { type Peer, type Platform, platformNames } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { mayBeCounted } from "../access/visibility.ts";

/** A sample of each platform's profiles, newest readings first: percentiles need no more. */
const mostPerPlatform = 500;

const peerRow = z.object({
  platform: z.enum(platformNames),
  followers: z.number(),
  engagement: z.number().nullable(),
  gain28: z.number().nullable(),
  perWeek: z.number().nullable(),
});

interface PeersOptions {
  /** Profiles that are not among them. */
  profileIds: readonly number[];
  platforms: readonly Platform[];
}

/**
 * Figures of the other profiles on this instance, as of their last reading. Only those that everybody may read; gain and
 * engagement only of what was read in the last 30 days.
 */
export async function findPeers(db: Db, { profileIds, platforms }: PeersOptions): Promise<Peer[]> {
  if (platforms.length === 0) return [];
  const recent = sql`last_read_at > now() - interval '30 days'`;
  const { rows } = await db.execute(sql`
    select sample.* from unnest(${sql.param([...new Set(platforms)])}::text[]) as requested (platform)
    cross join lateral (
      select profiles.platform, followers, posts_per_week as "perWeek",
        case when ${recent} then engagement end as engagement, case when ${recent} then gain28 end as gain28
      from profiles
      where profiles.platform = requested.platform and followers is not null
        and id <> all(${sql.param([...profileIds])}::int[]) and ${mayBeCounted("figures")}
      order by last_read_at desc limit ${mostPerPlatform}
    ) sample`);
  return rows.map((row) => {
    const { platform, followers, engagement, gain28, perWeek } = peerRow.parse(row);
    return {
      ...{ platform, followers },
      ...(engagement !== null && { engagement }),
      ...(gain28 !== null && { gain28 }),
      ...(perWeek !== null && { perWeek }),
    };
  });
}
