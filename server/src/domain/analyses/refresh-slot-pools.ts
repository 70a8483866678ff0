import { setImmediate as otherWork } from "node:timers/promises";
import { daySlots, fewestForPool, poolEffects, residualsOf, type SlotSums, slotSums } from "@fanradar/engine";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { slotPools } from "../../platform/db/schema.ts";
import { defineJob, scheduledAt } from "../../platform/queue/define-job.ts";
import { mayBeCounted } from "../access/visibility.ts";
import { findSettledPosts } from "./settled-posts.ts";

/** A sample of the pool, the newest posts first, and of each creator's posts: as many as a report looks at. */
const mostCreators = 1_000;
const mostPosts = 300;
/** From so many posts on a creator's hours have figures, as in a report (engine/src/content/schedule.ts). */
const fewestPosts = 20;
const platforms = ["instagram", "x", "tiktok"] as const;

const creatorRow = z.object({ id: z.number(), zone: z.string() });

/**
 * Reads what hours of their own day bring off this instance's creators, from public posts read by `at`: of those whose time
 * zone was given with a submission, each platform apart. A platform with fewer than 200 of them has no pool.
 */
export async function refreshSlotPools(db: Db, at: Date): Promise<void> {
  for (const platform of platforms) {
    const creators: SlotSums[] = [];
    for (const { id, zone } of await creatorsWithZone(db, platform)) {
      const timed = await findSettledPosts(db, id, { at, most: mostPosts });
      if (timed.length >= fewestPosts) creators.push(slotSums(residualsOf(timed), daySlots(zone)));
      // What people wait for goes between.
      await otherWork();
    }
    if (creators.length < fewestForPool) {
      await db.delete(slotPools).where(eq(slotPools.platform, platform));
      continue;
    }
    const row = { pool: poolEffects(creators), computedAt: at };
    await db
      .insert(slotPools)
      .values({ platform, ...row })
      .onConflictDoUpdate({ target: slotPools.platform, set: row });
  }
}

/** If submitters chose different time zones for a profile, the most frequent one. */
async function creatorsWithZone(db: Db, platform: (typeof platforms)[number]) {
  const { rows } = await db.execute(sql`
    select profiles.id, mode() within group (order by submissions.time_zone) as zone
    from profiles
      join model_profiles on model_profiles.profile_id = profiles.id
      join submissions on submissions.id = model_profiles.model_id
    where profiles.platform = ${platform} and profiles.last_posts_at is not null and submissions.time_zone is not null
      and ${mayBeCounted("posts")}
    group by profiles.id order by max(profiles.last_posts_at) desc limit ${mostCreators}`);
  return rows.length < fewestForPool ? [] : rows.map((row) => creatorRow.parse(row));
}

export const slotPoolsJob = defineJob({
  name: "slot-pools",
  payload: scheduledAt,
  cron: "45 3 * * 1",
  run: ({ db }: { db: Db }, at) => refreshSlotPools(db, at),
});
