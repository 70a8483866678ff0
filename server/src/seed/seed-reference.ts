import { momentum, referenceOf } from "@fanradar/engine";
import { populationFollowers } from "@fanradar/sandbox";
import type { Db } from "../platform/db/open-database.ts";
import { trendingReferences } from "../platform/db/schema.ts";

/** As far as momentum looks back, and the day before. */
const days = 29;

/**
 * Places the demo's trending scores among the people of the sandbox's world: the reference that ships was read off people of
 * whom few gain much, and nearly all of the sandbox would be ahead of it.
 */
export async function seedReference(db: Db, now: Date): Promise<void> {
  const speeds = populationFollowers({ at: now.getTime(), days }).flatMap((daily) => momentum(daily) ?? []);
  await db
    .insert(trendingReferences)
    .values({ reference: referenceOf(speeds), creators: speeds.length, computedAt: now });
}
