import type { Peer, Platform } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../db/open-database.ts";

/** A sample of the pool, newest readings first: percentiles need no more. */
const most = 1_000;

const peerRow = z.object({
  platform: z.enum(["onlyfans", "instagram", "x", "tiktok"]),
  followers: z.number(),
  engagement: z.number().nullable(),
  gain28: z.number().nullable(),
});

/**
 * What other profiles on this instance look like, from what was read of them: newest followers, engagement by followers
 * (typical of the last 12 settled posts, from 5 with likes, as engine/src/posts/typical-range.ts), relative gain over 28 days. Public figures only.
 */
export async function findPeers(
  db: Db,
  { profileIds, platforms, asOf }: { profileIds: number[]; platforms: Platform[]; asOf: Date },
): Promise<Peer[]> {
  if (platforms.length === 0) return [];
  const at = sql`${asOf.toISOString()}::timestamptz`;
  const { rows } = await db.execute(sql`
    select profile.platform, newest.value as followers, rate.engagement, 100 * (newest.value - past.value) / nullif(past.value, 0) as gain28
    from (
      select id, platform from profiles
      where platform in ${platforms} and id not in ${profileIds} and last_read_at is not null
      order by last_read_at desc limit ${most}
    ) profile
    cross join lateral (
      select value from observations
      where profile_id = profile.id and metric = 'followers' and observed_at <= ${at}
      order by observed_at desc limit 1
    ) newest
    left join lateral (
      select value from observations
      where profile_id = profile.id and metric = 'followers'
        and observed_at between ${at} - interval '30 days' and ${at} - interval '27 days'
      order by observed_at desc limit 1
    ) past on true
    left join lateral (
      with settled as (
        select likes + coalesce(comments, 0) as interactions, row_number() over (order by published_at desc, id) as place from posts
        where profile_id = profile.id and likes is not null and published_at between ${at} - interval '90 days' and ${at} - interval '1 day'
        order by published_at desc, id limit 12
      )
      select percentile_cont(0.5) within group (order by 50 * (a.interactions + b.interactions) / nullif(newest.value, 0)) as engagement
      from settled a join settled b on b.place >= a.place
      having count(distinct a.place) >= 5
    ) rate on true`);
  return rows.map((row) => {
    const { platform, followers, engagement, gain28 } = peerRow.parse(row);
    return { platform, followers, ...(engagement !== null && { engagement }), ...(gain28 !== null && { gain28 }) };
  });
}
