import { setImmediate as otherWork } from "node:timers/promises";
import { type RangeMiss, rangeMisses, rangePoolOf } from "@fanradar/engine";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../platform/db/open-database.ts";
import { rangePools } from "../../platform/db/schema.ts";
import { defineJob, scheduledAt } from "../../platform/queue/define-job.ts";
import { mayBeCounted } from "../access/visibility.ts";
import { findSettledPosts } from "./settled-posts.ts";

/** A sample of the pool, the newest readings first, and of each creator's posts: a dozen moments. */
const mostCreators = 300;
const mostPosts = 100;
const platforms = ["instagram", "x", "tiktok"] as const;

const profileRow = z.object({ id: z.number() });

/**
 * Reads off this instance's creators how wide ranges of engagement have to be on each platform, from public posts read by
 * `at`; a platform with too few of them has no pool, and reports keep to the width that ships.
 */
export async function refreshRangePools(db: Db, at: Date): Promise<void> {
  for (const platform of platforms) {
    const creators: RangeMiss[][] = [];
    for (const id of await profilesRead(db, platform)) {
      const settled = await findSettledPosts(db, id, { at, most: mostPosts });
      creators.push(rangeMisses(settled.toReversed()));
      // What people wait for goes between.
      await otherWork();
    }
    const pool = rangePoolOf(creators);
    if (!pool) {
      await db.delete(rangePools).where(eq(rangePools.platform, platform));
      continue;
    }
    const row = { pool, computedAt: at };
    await db
      .insert(rangePools)
      .values({ platform, ...row })
      .onConflictDoUpdate({ target: rangePools.platform, set: row });
  }
}

async function profilesRead(db: Db, platform: (typeof platforms)[number]): Promise<number[]> {
  const { rows } = await db.execute(sql`
    select id from profiles
    where platform = ${platform} and last_posts_at is not null and ${mayBeCounted("figures")}
    order by last_posts_at desc limit ${mostCreators}`);
  return rows.map((row) => profileRow.parse(row).id);
}

export const rangePoolsJob = defineJob({
  name: "range-pools",
  payload: scheduledAt,
  cron: "40 3 * * 1",
  run: ({ db }: { db: Db }, at) => refreshRangePools(db, at),
});
