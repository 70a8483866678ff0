import type { AnalyseInput } from "@fanradar/engine";
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { mayBeCounted } from "../access/visibility.ts";

/** A sample of the pool, newest posts first; under the fewest a frequency says nothing. */
const most = 300;
const fewest = 30;

const poolRow = z.object({ creators: z.number(), frequency: z.record(z.string(), z.number()) });

/** Number of other profiles that use each word of these profiles' captions; undefined for a small pool. */
export async function findWordPool(db: Db, profileIds: number[]): Promise<AnalyseInput["wordPool"]> {
  if (profileIds.length === 0) return undefined;
  const { rows } = await db.execute(sql`
    with pool as materialized (
      select caption_terms from profiles
      where caption_terms is not null and id not in ${profileIds} and ${mayBeCounted("posts")}
      order by last_posts_at desc limit ${most}
    ), own as materialized (
      select distinct term from profiles, unnest(caption_terms) term where id in ${profileIds}
    ), used as (
      select term, count(*)::int as creators from pool, unnest(caption_terms) term
      where term in (select term from own) group by term
    )
    select (select count(*)::int from pool) as creators,
      coalesce((select json_object_agg(own.term, coalesce(used.creators, 0)) from own left join used using (term)), '{}')
        as frequency`);
  const pool = poolRow.parse(rows[0]);
  return pool.creators < fewest ? undefined : pool;
}
