import type { Peer, Platform } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { mayBeCounted } from "../access/visibility.ts";

/** A sample of the pool, newest readings first: percentiles need no more. */
const most = 1_000;

const peerRow = z.object({
  platform: z.enum(["onlyfans", "instagram", "x", "tiktok"]),
  followers: z.number(),
  engagement: z.number().nullable(),
  gain28: z.number().nullable(),
  perWeek: z.nullish(z.number()),
  profileId: z.number(),
});

/** A peer, and which profile it is. */
export interface PooledPeer extends Peer {
  profileId: number;
}

interface PoolOptions {
  platforms: readonly Platform[];
  /** Profiles that are not among them. */
  without: number[];
  asOf: Date;
  /** With how often each posts, as engine/src/posts/cadence.ts counts it. */
  withPosts?: boolean;
}

/** Statistics of the other profiles on this instance, for comparison in a report. */
export async function findPeers(
  db: Db,
  { profileIds, platforms, asOf }: { profileIds: number[]; platforms: Platform[]; asOf: Date },
): Promise<Peer[]> {
  if (platforms.length === 0) return [];
  const peers = await findPool(db, { platforms, without: profileIds, asOf });
  return peers.map(({ profileId, ...peer }) => peer);
}

/**
 * A sample of the profiles on this instance, from what was read of them: newest followers, engagement by followers
 * (typical of the last 12 settled posts, from 5 with likes, as engine/src/posts/typical-range.ts), relative gain over 28 days. Only figures that everybody may read.
 */
export async function findPool(
  db: Db,
  { platforms, without, asOf, withPosts = false }: PoolOptions,
): Promise<PooledPeer[]> {
  const at = sql`${asOf.toISOString()}::timestamptz`;
  const { rows } = await db.execute(sql`
    select profile.id as "profileId", profile.platform, newest.value as followers, rate.engagement,
      100 * (newest.value - past.value) / nullif(past.value, 0) as gain28${withPosts ? sql`, posted."perWeek"` : sql``}
    from (
      select id, platform, last_posts_at from profiles
      where platform = any(${sql.param([...platforms])}::text[]) and id <> all(${sql.param(without)}::int[]) and last_read_at is not null
        and ${mayBeCounted("figures")}
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
        where profile_id = profile.id and model_id is null and likes is not null and published_at between ${at} - interval '90 days' and ${at} - interval '1 day'
        order by published_at desc, id limit 12
      )
      select percentile_cont(0.5) within group (order by 50 * (a.interactions + b.interactions) / nullif(newest.value, 0)) as engagement
      from settled a join settled b on b.place >= a.place
      having count(distinct a.place) >= 5
    ) rate on true
    ${withPosts ? postedOf : sql``}`);
  return rows.map((row) => {
    const { profileId, platform, followers, engagement, gain28, perWeek } = peerRow.parse(row);
    return {
      profileId,
      platform,
      followers,
      ...(engagement !== null && { engagement }),
      ...(gain28 !== null && { gain28 }),
      ...(typeof perWeek === "number" && { perWeek }),
    };
  });
}

/** Up to when posts were last read; where what is known ends inside the 56 days, its oldest post opens the span. */
const postedOf = sql`
    left join lateral (
      select case
        when count(*) < 2 then null
        when count(*) > count(*) filter (where within) then count(*) filter (where within) / 8.0
        else 7.0 * (count(*) - 1) / greatest(1, extract(epoch from profile.last_posts_at - min(published_at)) / 86400)
      end::float8 as "perWeek"
      from (
        select published_at, published_at >= profile.last_posts_at - interval '56 days' as within from posts
        where profile_id = profile.id and model_id is null and published_at <= profile.last_posts_at
        order by published_at desc limit 300
      ) known
    ) posted on true`;
