import { sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/open-database.ts";

/**
 * Stores with a profile the figures that others are compared with, as of its last reading: newest followers; engagement in
 * percent of them (typical of the last 12 settled posts, from 5 with likes, as engine/src/posts/typical-range.ts); gain over 28
 * days in percent, from the day nearest to 28 before (as engine/src/growth/gain.ts); posts a week (as engine/src/posts/cadence.ts). Only from
 * what platforms publish. Belongs into each transaction that stores public readings. Of one profile, so that it is planned once.
 */
export async function updatePeerFigures(tx: Db | Tx, profileId: number): Promise<void> {
  await tx.execute(sql`
    update profiles set followers = figures.followers, engagement = figures.engagement, gain28 = figures.gain28,
      posts_per_week = figures.posts_per_week
    from (
      select profile.id, newest.value as followers, rate.engagement, posted.posts_per_week,
        100 * (newest.value - past.value) / nullif(past.value, 0) as gain28
      from profiles profile
      left join lateral (
        select value, observed_at from observations
        where profile_id = profile.id and metric = 'followers' and observed_at <= profile.last_read_at
        order by observed_at desc limit 1
      ) newest on true
      left join lateral (
        select value from observations cross join lateral (
          select (newest.observed_at at time zone 'UTC')::date - (observed_at at time zone 'UTC')::date as ago
        ) days
        where profile_id = profile.id and metric = 'followers'
          and observed_at between newest.observed_at - interval '32 days' and newest.observed_at - interval '24 days'
          and ago between 25 and 31
        order by abs(ago - 28), ago desc, observed_at desc limit 1
      ) past on true
      left join lateral (
        with settled as (
          select likes + coalesce(comments, 0) as interactions, row_number() over (order by published_at desc, id) as place from posts
          where profile_id = profile.id and model_id is null and likes is not null
            and published_at between profile.last_read_at - interval '90 days' and profile.last_read_at - interval '1 day'
          order by published_at desc, id limit 12
        )
        select percentile_cont(0.5) within group (order by 50 * (a.interactions + b.interactions) / nullif(newest.value, 0)) as engagement
        from settled a join settled b on b.place >= a.place
        having count(distinct a.place) >= 5
      ) rate on true
      left join lateral (
        -- Where the known posts end inside the 56 days, the oldest opens the span.
        select case
          when count(*) < 2 then null
          when count(*) > count(*) filter (where within) then count(*) filter (where within) / 8.0
          else 7.0 * (count(*) - 1) / greatest(1, extract(epoch from profile.last_posts_at - min(published_at)) / 86400)
        end as posts_per_week
        from (
          select published_at, published_at >= profile.last_posts_at - interval '56 days' as within from posts
          where profile_id = profile.id and model_id is null and published_at <= profile.last_posts_at
          order by published_at desc limit 300
        ) known
      ) posted on true
      where profile.id = ${profileId}::int
    ) figures
    where profiles.id = figures.id`);
}
