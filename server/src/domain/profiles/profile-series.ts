import { sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/open-database.ts";

/** A portfolio counts followers over a year and the week before it, and posts over two years and the 90 days up to the first month of them. */
const keptDays = { followers: 380, posts: 800 };

/**
 * Stores with a profile the sorted arrays that a portfolio reads (`profile_series`): followers as last read on each day, and
 * the interactions of each post with likes, as far back as one looks. Only from what platforms publish. Belongs
 * into each transaction that stores public readings.
 *
 * @param profileId undefined: all profiles
 */
export async function updateProfileSeries(tx: Db | Tx, profileId?: number): Promise<void> {
  await tx.execute(sql`
    insert into profile_series (profile_id, read_at, followers, sandbox, posted_at, interactions)
    select profile.id, coalesce(read.at, '{}'), coalesce(read.followers, '{}'), coalesce(read.sandbox, false),
      coalesce(posted.at, '{}'), coalesce(posted.interactions, '{}')
    from profiles profile
    cross join lateral (
      select array_agg(ceil(extract(epoch from observed_at))::int order by observed_at) as at,
        array_agg(value order by observed_at) as followers, (array_agg(sandbox order by observed_at desc))[1] as sandbox
      from (
        -- A day ends with its midnight, which a reading of that instant stands for.
        select distinct on (ceil(extract(epoch from observed_at) / 86400)) observed_at, value, evidence.sandbox
        from observations join evidence on evidence.id = evidence_id
        where observations.profile_id = profile.id and metric = 'followers' and observed_at > (
          select max(observed_at) - ${keptDays.followers} * interval '1 day' from observations
          where profile_id = profile.id and metric = 'followers')
        order by ceil(extract(epoch from observed_at) / 86400), observed_at desc
      ) daily
    ) read
    cross join lateral (
      select array_agg(floor(extract(epoch from published_at))::int order by published_at, id) as at,
        array_agg(likes + coalesce(comments, 0) order by published_at, id) as interactions
      from posts
      where profile_id = profile.id and model_id is null and likes is not null and published_at > (
        select max(published_at) - ${keptDays.posts} * interval '1 day' from posts where profile_id = profile.id)
    ) posted
    ${profileId === undefined ? undefined : sql`where profile.id = ${profileId}::int`}
    on conflict (profile_id) do update set read_at = excluded.read_at, followers = excluded.followers,
      sandbox = excluded.sandbox, posted_at = excluded.posted_at, interactions = excluded.interactions`);
}
