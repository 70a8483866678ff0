import { fewestForPool, momentum, type Reference, referenceOf } from "@fanradar/engine";
import { desc } from "drizzle-orm";
import type { Db } from "../../../platform/db/open-database.ts";
import { trendingReferences } from "../../../platform/db/schema.ts";
import { defineJob, scheduledAt } from "../../../platform/queue/define-job.ts";
import { dailyHistories } from "../../profiles/daily-histories.ts";

/** Days of momentum's input, and the day before. */
const lookBackDays = 29;
const fewestDays = 28;

/**
 * Takes the quantiles of momentum that trending scores are places in off this instance's own creators, from 200 with four
 * weeks of public daily readings. It is frozen: taken anew only once there are twice as many creators as it was taken
 * from, so that a score moves because its creator does.
 */
export async function refreshReference(db: Db, at: Date): Promise<void> {
  const [newest] = await db
    .select({ creators: trendingReferences.creators })
    .from(trendingReferences)
    .orderBy(desc(trendingReferences.id))
    .limit(1);
  const histories = await dailyHistories(db, { at, lookBackDays, fewestDays });
  const speeds = histories.flatMap(({ values }) => momentum(values) ?? []);
  const needed = newest ? 2 * newest.creators : fewestForPool;
  if (speeds.length < needed) return;
  await db
    .insert(trendingReferences)
    .values({ reference: referenceOf(speeds), creators: speeds.length, computedAt: at });
}

/** The reference that counts; undefined while the one that ships does. */
export async function findReference(db: Db): Promise<Reference | undefined> {
  const [newest] = await db
    .select({ reference: trendingReferences.reference })
    .from(trendingReferences)
    .orderBy(desc(trendingReferences.id))
    .limit(1);
  return newest?.reference;
}

export const trendingReferenceJob = defineJob({
  name: "trending-reference",
  payload: scheduledAt,
  cron: "50 3 * * 1",
  run: ({ db }: { db: Db }, at) => refreshReference(db, at),
});
